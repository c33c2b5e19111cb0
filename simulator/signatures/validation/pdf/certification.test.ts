import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { signFile } from '../../signing/sign-file.ts';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import {
  findings,
  identity,
  indications,
  openTrust,
  signedPdf,
  signedAt,
  validate,
} from '../fixtures/files.ts';
import { textString } from '../../formats/pdf/write.ts';
import { PdfString } from '../../formats/pdf/values.ts';
import {
  addNote,
  certified,
  fillIn,
  replaceContent,
  ruled,
  type Ruling,
} from '../fixtures/pdf-edits.ts';

let trust: TestTrust;
let signer: Credential;
/** A contract with a field to fill in. */
let form: Uint8Array;
/** The same contract, certified at each level. */
const levels = new Map<1 | 2 | 3, Uint8Array>();

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([600, 300]);
  page.drawText('amount', { x: 40, y: 200 });
  const field = pdf.getForm().createTextField('amount');
  field.setText('100');
  field.addToPage(page, { x: 120, y: 190, width: 80, height: 20 });
  form = await pdf.save({ useObjectStreams: false });
  for (const level of [1, 2, 3] as const) levels.set(level, certified(form, signer, level));
});

const at = (level: 1 | 2 | 3) => levels.get(level) ?? new Uint8Array();
/** Without revocation data no signature passes. Here only other findings count. */
const intact = 'INDETERMINATE/TRY_LATER';
const altered = 'TOTAL_FAILED/FORMAT_FAILURE';
const doubtful = 'INDETERMINATE/FORMAT_FAILURE';

describe('[R3.6][R7.13] a certified PDF', () => {
  it.each([
    [1, 'filled in', fillIn, altered],
    [2, 'filled in', fillIn, doubtful],
    [3, 'filled in', fillIn, doubtful],
    [1, 'with a note', addNote, altered],
    [2, 'with a note', addNote, altered],
    [3, 'with a note', addNote, doubtful],
    [3, 'with another content', replaceContent, altered],
    [3, 'as it was', (bytes: Uint8Array) => bytes, intact],
  ] as const)(
    'of level %i, %s, has the expected result',
    async (level, _what, change, expected) => {
      const node = await validate(change(at(level)), trust);
      expect(indications(node)).toEqual([expected]);
      expect(findings(node).includes('CHANGED_AFTER_SIGNING')).toBe(expected !== intact);
    },
  );

  it.each([
    [1, altered],
    [2, intact],
    [3, intact],
  ] as const)('of level %i allows further signatures, or not', async (level, expected) => {
    const order = { signer: identity('Petr'), at: signedAt.toISOString() };
    const signed = await signFile({ fileName: 'a.pdf', bytes: at(level) }, order, trust);
    // The simulator respects every certification: it signs a locked file in a container.
    expect(signed.fileName).toBe(level === 1 ? 'a.asice' : 'a.pdf');
    if (level === 1) {
      const { children, signatures } = await validate(signed.bytes, trust, { name: 'a.asice' });
      expect(signatures[0]?.signatureIndication).toBe('TOTAL_PASSED');
      expect(children.map((child) => indications(child))).toEqual([[intact]]);
      return;
    }
    const node = await validate(signed.bytes, trust);
    expect(indications(node)).toEqual([expected, 'TOTAL_PASSED']);
  });

  it('that was filled in before a later signature is INDETERMINATE, and the later signature passes', async () => {
    const filled = fillIn(at(2));
    const node = await validate(await signedPdf(filled, signer, trust), trust);
    expect(indications(node)).toEqual([doubtful, 'TOTAL_PASSED']);
  });
});

/** Results after Petr has signed inside the file, whether the first signature allows it or not. */
async function signedAfter(ruling: Ruling): Promise<readonly string[]> {
  const petr = await trust.signerFor(identity('Petr'));
  const visibleLines = ['TEST Petr'];
  const signed = await signedPdf(ruled(form, signer, ruling), petr, trust, { visibleLines });
  return indications(await validate(signed, trust));
}

describe('[R3.6][R7.13] a signature that restricts later changes', () => {
  const root: Ruling['data'] = (update) => update.file.trailer.get('Root') as never;
  const acroForm: Ruling['data'] = (update) => update.file.catalog.get('AcroForm') as never;

  it.each([
    ['certifies and names the catalog', { method: 'DocMDP', level: 2, data: root }],
    ['locks all fields', { method: 'FieldMDP' }],
    ['locks all fields and names the catalog', { method: 'FieldMDP', data: root }],
    ['locks all fields and names the form', { method: 'FieldMDP', data: acroForm }],
    ['locks all fields in an entry of its field only', { method: 'FieldMDP', inField: true }],
    ['locks at a level that allows signing', { method: 'FieldMDP', level: 2 }],
  ] as const)('still passes after a later signature if it %s', async (_how, ruling) => {
    expect(await signedAfter(ruling)).toEqual([intact, 'TOTAL_PASSED']);
  });

  it.each([
    ['in the signature', { method: 'FieldMDP', level: 1 }],
    ['in its field', { method: 'FieldMDP', level: 1, inField: true }],
  ] as const)('fails after a later signature if a lock %s closes it', async (_where, ruling) => {
    const locked = ruled(form, signer, ruling);
    const filled = fillIn(locked);
    expect(indications(await validate(locked, trust))).toEqual([intact]);
    expect(indications(await validate(filled, trust))).toEqual([altered]);
    // This signing code ignores that the file is locked.
    const careless = ruled(locked, signer, { method: 'FieldMDP' });
    expect(indications(await validate(careless, trust))).toEqual([altered, intact]);
  });

  it('makes the simulator sign in a container if it locks the file', async () => {
    const locked = ruled(form, signer, { method: 'FieldMDP', level: 1 });
    const order = { signer: identity('Petr'), at: signedAt.toISOString() };
    const signed = await signFile({ fileName: 'a.pdf', bytes: locked }, order, trust);
    const { children, signatures } = await validate(signed.bytes, trust, { name: 'a.asice' });
    expect(signatures[0]?.signatureIndication).toBe('TOTAL_PASSED');
    expect(children.map((child) => indications(child))).toEqual([[intact]]);
  });

  it.each([
    ['PDFDocEncoding', new PdfString(Buffer.from('amount'))],
    ['UTF-16', new PdfString(Buffer.from('feff0061006d006f0075006e0074', 'hex'))],
    ['UTF-8', new PdfString(Buffer.from('\ufeffamount'))],
  ])('locks a field that it names in %s', async (_encoding, name) => {
    const lock = ruled(at(2), signer, { method: 'FieldMDP', fields: [name] });
    expect(indications(await validate(fillIn(lock), trust))).toEqual([doubtful, altered]);
    const other = ruled(at(2), signer, { method: 'FieldMDP', fields: [textString('date')] });
    expect(indications(await validate(fillIn(other), trust))).toEqual([doubtful, doubtful]);
  });
});
