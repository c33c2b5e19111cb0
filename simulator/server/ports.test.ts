import { containerTypes } from '@dokubox/spec/uploads.ts';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeContainer } from '../signatures/formats/zip/container.ts';
import { signFiles } from '../signatures/signing/asic/sign-asice.ts';
import {
  flipped,
  identity,
  indications,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
  validate,
} from '../signatures/validation/fixtures/files.ts';
import { certified, ruled } from '../signatures/validation/fixtures/pdf-edits.ts';
import { paperOnlyPdf, sharedNotesPdf } from '../signatures/validation/fixtures/written-pdf.ts';
import { createNodePorts } from './ports.ts';
import { filesOfZip, zipOf } from '../signatures/validation/fixtures/zip-parts.ts';

const ports = createNodePorts();
afterAll(() => ports.close());

let pdf: Buffer;
let container: Buffer;

beforeAll(async () => {
  const { trust, signer } = await openTrust();
  pdf = Buffer.from(await signedPdf(await plainPdf(), signer, trust));
  const file = { name: 'a.txt', mimeType: 'text/plain', bytes: Buffer.from('amount 100') };
  container = Buffer.from(await signFiles([file], { signer, at: signedAt }, trust));
});

const whole = { validContent: true, signed: true, signatureBroken: false };
const broken = { validContent: true, signed: false, signatureBroken: true };
const none = { validContent: true, signed: false, signatureBroken: false };

describe('[R5.22] whether a file is signed', () => {
  it('is reported for a whole signature, trusted or not', async () => {
    expect(await ports.inspectFile('a.pdf', pdf, 'w1')).toMatchObject(whole);
    expect(await ports.inspectFile('a.asice', container, 'w1')).toMatchObject(whole);
  });

  it('is denied to a broken one, which is called broken', async () => {
    const altered = flipped(pdf, 20, 0);
    const range = pdf.toString('latin1').replace('/ByteRange [0 ', '/ByteRange [1 ');
    const inner = Buffer.from(container);
    inner.write('amount 900', inner.indexOf('amount 100'));
    for (const bytes of [altered, Buffer.from(range, 'latin1')]) {
      expect(await ports.inspectFile('a.pdf', bytes, 'w1')).toMatchObject(broken);
    }
    expect(await ports.inspectFile('a.asice', inner, 'w1')).toMatchObject(broken);
  });

  it('is denied to a file without one', async () => {
    expect(await ports.inspectFile('a.pdf', await plainPdf(), 'w1')).toMatchObject(none);
  });
});

describe('[R4.24][A-345] what has to be signed in a container', () => {
  const needsContainer = async (bytes: Uint8Array) =>
    (await ports.inspectFile('a.pdf', bytes, 'w1')).needsContainer;

  it('is only a PDF that is encrypted, or closed by a certification or lock', async () => {
    const { signer, trust } = await openTrust();
    const encrypted = await PDFDocument.load(await plainPdf());
    encrypted.encrypt({ ownerPassword: 'owner', userPassword: '' });
    expect(await needsContainer(await encrypted.save())).toBe(true);
    expect(await needsContainer(certified(await plainPdf(), signer, 1))).toBe(true);
    expect(await needsContainer(certified(await plainPdf(), signer, 2))).toBe(false);
    const lock = { method: 'FieldMDP', level: 1, inField: true } as const;
    expect(await needsContainer(ruled(await plainPdf(), signer, lock))).toBe(true);
    expect(await needsContainer(await plainPdf())).toBe(false);
    expect(await needsContainer(await signedPdf(await plainPdf(), signer, trust))).toBe(false);
  });
});

describe('[A-505] what a file may show elsewhere', () => {
  it('is found in a PDF, in one inside a container, in an office file and in names', async () => {
    const { signer, trust } = await openTrust();
    const warningsOf = async (name: string, bytes: Uint8Array) =>
      (await ports.inspectFile(name, bytes, 'world')).warnings;
    const odd = paperOnlyPdf();
    expect(await warningsOf('a.pdf', odd)).toEqual(['PRINTS_DIFFERENTLY']);
    expect(await warningsOf('a.pdf', await signedPdf(odd, signer, trust))).toEqual([
      'PRINTS_DIFFERENTLY',
    ]);
    expect(await warningsOf('a.pdf', await plainPdf())).toEqual([]);
    const inside = [
      { name: 'odd.pdf', bytes: odd },
      { name: 'a\u202efdp.txt', bytes: Buffer.from('x') },
    ];
    const around = await writeContainer(containerTypes['ASiC-E'], inside, signedAt);
    expect(await warningsOf('a.asice', around)).toEqual(['PRINTS_DIFFERENTLY', 'MISLEADING_NAME']);
    const relation = (type: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://example.org/a" TargetMode="External"/></Relationships>`;
    const office = (type: string, more: Record<string, Uint8Array> = {}) =>
      zipOf({
        '[Content_Types].xml': Buffer.from('<Types/>'),
        'word/document.xml': Buffer.from('<document/>'),
        'word/_rels/document.xml.rels': Buffer.from(relation(type)),
        ...more,
      });
    expect(await warningsOf('a.docx', office('hyperlink'))).toEqual([]);
    expect(await warningsOf('a.docx', office('image'))).toEqual(['OUTSIDE_CONTENT']);
    const macro = { 'word/vbaProject.bin': Buffer.from('x') };
    expect(await warningsOf('a.docx', office('hyperlink', macro))).toEqual(['SCRIPTS']);
  });
});

describe('[R4.24][A-480] a PDF with bytes around it', () => {
  const at = signedAt.toISOString();
  it.each([
    ['a mark before it', Buffer.from('efbbbf', 'hex'), 0, 'a.asice'],
    ['as many bytes before it as viewers pass over', Buffer.alloc(1_024, ' '), 0, 'a.asice'],
    ['zeros behind it', Buffer.alloc(0), 512, 'a.pdf'],
    ['a disk of zeros behind it', Buffer.alloc(0), 100_000, 'a.asice'],
  ])('is taken and signed so that it is valid: %s', async (_what, before, zeros, name) => {
    const bytes = Buffer.concat([before, await plainPdf(), Buffer.alloc(zeros)]);
    const found = await ports.inspectFile('a.pdf', bytes, 'world');
    expect(found).toMatchObject({ ...none, needsContainer: name === 'a.asice' });
    const signed = await ports.signFile(
      { fileName: 'a.pdf', bytes },
      { signer: identity('Jana'), at },
    );
    expect(signed.fileName).toBe(name);
    const terms = { at, allowDoubts: false, trustedRoots: [], worldId: 'world' };
    const { node } = await ports.validateFile(signed, terms);
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
  });
});

describe('[R4.24] a file in which our own signature would be doubted', () => {
  const order = { signer: identity('Jana'), at: signedAt.toISOString() };

  it.each([
    ['what nobody knows lies among the signatures', containerTypes['ASiC-E'], 'META-INF/a.txt'],
    ['it is one of another type', containerTypes['ASiC-S'], 'META-INF/signature.p7s'],
  ])('is a container that is signed around, because %s', async (_why, type, stranger) => {
    const entries = [
      { name: 'a.txt', bytes: Buffer.from('amount 100') },
      { name: stranger, bytes: Buffer.from('x') },
    ];
    const odd = await writeContainer(type, entries, signedAt);
    const signed = await ports.signFile({ fileName: 'b.asice', bytes: odd }, order);
    expect(signed.fileName).toBe('signed-b.asice');
    expect(Buffer.from(filesOfZip(signed.bytes)['b.asice'] ?? [])).toEqual(Buffer.from(odd));
    const terms = {
      at: signedAt.toISOString(),
      allowDoubts: false,
      trustedRoots: [],
      worldId: 'w1',
    };
    const { node } = await ports.validateFile(signed, terms);
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
  });

  it('is not a container that another signer has signed', async () => {
    const signed = await ports.signFile({ fileName: 'b.asice', bytes: container }, order);
    expect(signed.fileName).toBe('b.asice');
  });

  it('is a PDF in a container with its signature', async () => {
    const odd = sharedNotesPdf();
    const own = await openTrust();
    const inside = await signedPdf(odd, own.signer, own.trust);
    expect(indications(await validate(inside, own.trust))).not.toContain('TOTAL_PASSED');

    const signed = await ports.signFile({ fileName: 'a.pdf', bytes: odd }, order);
    expect([signed.fileName, signed.mimeType]).toEqual(['a.asice', containerTypes['ASiC-E']]);
    const terms = {
      at: signedAt.toISOString(),
      allowDoubts: false,
      trustedRoots: [],
      worldId: 'w1',
    };
    const { node, archivePossible } = await ports.validateFile(signed, terms);
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
    expect(archivePossible).toBe(true);
    // The container has the unchanged file.
    expect(Buffer.from(filesOfZip(signed.bytes)['a.pdf'] ?? [])).toEqual(Buffer.from(odd));
  });

  it('takes the signature itself where nothing is odd', async () => {
    const signed = await ports.signFile({ fileName: 'a.pdf', bytes: await plainPdf() }, order);
    expect(signed.fileName).toBe('a.pdf');
  });
});
