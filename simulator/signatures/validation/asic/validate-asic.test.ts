import { containerTypes } from '@dokubox/spec/uploads.ts';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { oids } from '../../formats/asn1/oids.ts';
import { readContainer, writeContainer, type ContainerEntry } from '../../formats/zip/container.ts';
import { signContainer, signFiles } from '../../signing/asic/sign-asice.ts';
import { signedData } from '../../signing/cms/signed-data.ts';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { archivePossible } from '../archive-rule.ts';
import {
  findings,
  identity,
  indications,
  openTrust,
  plainPdf,
  signedPdf,
  signedAt,
  validate,
} from '../fixtures/files.ts';
import { folderOf, installed, orSkipped, run } from '../fixtures/tools.ts';
import { zipOf } from '../fixtures/zip-parts.ts';
import { processorMs } from '../../../../tests/processor-time.ts';

let trust: TestTrust;
let signer: Credential;
let container: Uint8Array;

const options = { name: 'contract.asice' };
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const contract = { name: 'smlouva č. 1.txt', mimeType: 'text/plain', bytes: utf8('amount 100') };
const list = { name: 'list.csv', mimeType: 'text/csv', bytes: utf8('1;2') };
const signatureFile = 'META-INF/signatures001.xml';

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  container = await signFiles([contract, list], { signer, at: signedAt }, trust);
});

/** Changes files of a container and packs it again. */
async function repacked(
  change: (entries: readonly ContainerEntry[]) => readonly ContainerEntry[],
  type: keyof typeof containerTypes = 'ASiC-E',
): Promise<Uint8Array> {
  const entries = (await readContainer(container)).filter(({ name }) => name !== 'mimetype');
  return writeContainer(containerTypes[type], change(entries), signedAt);
}

const inFile = (wanted: string, change: (text: string) => string) =>
  repacked((entries) =>
    entries.map((entry) =>
      entry.name === wanted
        ? { ...entry, bytes: utf8(change(Buffer.from(entry.bytes).toString('utf8'))) }
        : entry,
    ),
  );

describe('[R3.6][R7.13] validation of ASiC-E with XAdES', () => {
  it('passes several signatures with their rank and their files', async () => {
    const bank = await trust.signerFor(identity('Bank', { rank: 'ADESIG', keys: 'rsa' }));
    const twice = await signContainer(container, { signer: bank, at: signedAt }, trust);
    const node = await validate(twice, trust, options);
    expect(findings(node)).toEqual([]);
    expect(node.container).toEqual({ containerType: 'ASiC-E' });
    expect(indications(node)).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED']);
    expect(
      node.signatures.map((one) => [
        one.signatureFormat,
        one.signatureInformation?.signatureQualification,
        one.timestamps[0]?.indication,
      ]),
    ).toEqual([
      ['XAdES-BASELINE-LT', 'QESIG', 'PASSED'],
      ['XAdES-BASELINE-LT', 'ADESIG', 'PASSED'],
    ]);
    expect(node.children.map(({ document }) => document.name)).toEqual([contract.name, list.name]);
    expect(archivePossible(node, false)).toBe(true);
  });

  it('checks signed files inside a container, and an altered one prevents archiving', async () => {
    const pdf = await signedPdf(await plainPdf(), signer, trust);
    const inner = async (bytes: Uint8Array) => {
      const file = { name: 'a.pdf', mimeType: 'application/pdf', bytes };
      return validate(await signFiles([file], { signer, at: signedAt }, trust), trust, options);
    };
    const good = await inner(pdf);
    expect(good.children.map(indications)).toEqual([['TOTAL_PASSED']]);
    expect(archivePossible(good, true)).toBe(true);
    const bad = await inner(Buffer.concat([pdf, utf8('x')]));
    expect(indications(bad)).toEqual(['TOTAL_PASSED']);
    expect(bad.children.map(indications)).toEqual([['INDETERMINATE/FORMAT_FAILURE']]);
    expect(archivePossible(bad, true)).toBe(false);
  });

  it.skipIf(!installed('xmlsec1'))(`passes xmlsec1${orSkipped('xmlsec1')}`, async () => {
    const bytes = await signFiles([list], { signer, at: signedAt }, trust);
    return readContainer(bytes).then((entries) => {
      const files = folderOf({ 'root.pem': trust.root.toPem() });
      const text = entries.find(({ name }) => name === signatureFile)?.bytes ?? utf8('');
      const beside = folderOf({ 'list.csv': list.bytes, 's.xml': text });
      const args = [
        ...['--verify', '--id-attr:Id', `${xmlNamespaces.xades}:SignedProperties`],
        ...['--trusted-pem', files.path('root.pem'), 's.xml'],
      ];
      expect(run('xmlsec1', args, beside.folder).output).toContain('(ok/all): 2/2');
      files.remove();
      beside.remove();
    });
  });

  it.skipIf(!installed('java'))(
    `passes the XML Signature of the JDK, and fails there if altered${orSkipped('java')}`,
    async () => {
      const program = fileURLToPath(
        new URL('../../../../tests/producers/VerifyXml.java', import.meta.url),
      );
      const bytes = await signFiles([list], { signer, at: signedAt }, trust);
      const entries = await readContainer(bytes);
      const text = entries.find(({ name }) => name === signatureFile)?.bytes ?? utf8('');
      const said = (listed: Uint8Array) => {
        const files = folderOf({ 'list.csv': listed, 's.xml': text });
        const { output } = run('java', [program, files.path('s.xml')]);
        files.remove();
        return output.trim();
      };
      expect(said(list.bytes)).toBe('holds');
      expect(said(utf8('1;3'))).toBe('does not hold');
    },
    60_000,
  );
});

describe('[R3.6] an altered container', () => {
  it.each([
    ['a changed file', contract.name, 'amount 100', 'amount 900', 'TOTAL_FAILED/HASH_FAILURE'],
    [
      'a changed time',
      signatureFile,
      '2026-03-02T09:30',
      '2026-03-01T09:30',
      'TOTAL_FAILED/HASH_FAILURE',
    ],
    ['a changed type', signatureFile, 'text/csv', 'text/xml', 'TOTAL_FAILED/HASH_FAILURE'],
    [
      'a renamed reference',
      signatureFile,
      'URI="list.csv"',
      'URI="lost.csv"',
      'TOTAL_FAILED/SIG_CRYPTO_FAILURE',
    ],
  ])('fails with the matching finding: %s', async (_what, name, from, to, expected) => {
    const node = await validate(
      await inFile(name, (text) => text.replace(from, to)),
      trust,
      options,
    );
    expect(indications(node)).toEqual([expected]);
    expect(archivePossible(node, true)).toBe(false);
  });

  it('fails if a file and its digest were changed together', async () => {
    const sha = (text: string) => createHash('sha256').update(text).digest('base64');
    const changed = await repacked((entries) =>
      entries.map((entry) => {
        const text = Buffer.from(entry.bytes).toString('utf8');
        if (entry.name === list.name) return { ...entry, bytes: utf8('9;9') };
        return { ...entry, bytes: utf8(text.replace(sha('1;2'), sha('9;9'))) };
      }),
    );
    expect(indications(await validate(changed, trust, options))).toEqual([
      'TOTAL_FAILED/SIG_CRYPTO_FAILURE',
    ]);
  });

  it('reports a file in META-INF that does not belong there', async () => {
    const name = 'META-INF/more.txt';
    const more = await repacked((entries) => [...entries, { name, bytes: utf8('!') }]);
    const node = await validate(more, trust, options);
    expect(findings(node)).toContain('STRUCTURE_SUSPICIOUS');
    expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
    expect(findings(await validate(container, trust, options))).toEqual([]);
  });

  // The folder of the signatures is META-INF in capitals. Other programs show files of any other
  // folder.
  it.each(['more.txt', 'meta-inf/more.txt', '__proto__'])(
    'is INDETERMINATE with an unsigned file: %s',
    async (name) => {
      const more = await repacked((entries) => [...entries, { name, bytes: utf8('!') }]);
      const node = await validate(more, trust, options);
      expect(indications(node)).toEqual(['INDETERMINATE/FORMAT_FAILURE']);
      expect(findings(node)).toContain('CONTENT_NOT_SIGNED');
      expect(archivePossible(node, true)).toBe(false);
    },
  );

  it('is INDETERMINATE if a signed file is missing', async () => {
    const less = await repacked((entries) => entries.filter(({ name }) => name !== list.name));
    expect(indications(await validate(less, trust, options))).toEqual([
      'INDETERMINATE/SIGNED_DATA_NOT_FOUND',
    ]);
  });

  it('fails if its signed properties appear twice', async () => {
    const wrapped = await inFile(signatureFile, (text) => {
      const own = /<xades:SignedProperties.*<\/xades:SignedProperties>/s.exec(text)?.[0] ?? '';
      const forged = own.replace('2026-03-02', '2025-03-02');
      return text.replace(own, `${forged}${own}`);
    });
    const node = await validate(wrapped, trust, options);
    expect(indications(node)[0]).not.toBe('TOTAL_PASSED');
  });

  it('fails with the certificate of someone else', async () => {
    const other = await trust.signerFor(identity('Other'));
    const swapped = await inFile(signatureFile, (text) =>
      text.replaceAll(
        Buffer.from(signer.certificate.der).toString('base64'),
        Buffer.from(other.certificate.der).toString('base64'),
      ),
    );
    expect(indications(await validate(swapped, trust, options))).toEqual([
      'TOTAL_FAILED/SIG_CRYPTO_FAILURE',
    ]);
  });

  it.each([
    ['a document type', (text: string) => text.replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>')],
    ['invalid XML', () => '<asic:XAdESSignatures'],
    [
      'endlessly nested elements',
      (text: string) => text.replace('<ds:KeyInfo>', '<a>'.repeat(100_000)),
    ],
  ])('cannot be read: %s', async (_what, change) => {
    const node = await validate(await inFile(signatureFile, change), trust, options);
    expect(node.signatures).toEqual([]);
    expect(findings(node)).toContain('DOCUMENT_NOT_READABLE');
  });

  it('cannot be read if two files have the same name', async () => {
    const bytes = zipOf({
      mimetype: utf8(containerTypes['ASiC-E']),
      'a.txt': utf8('1'),
      'A.txt': utf8('2'),
    });
    expect(findings(await validate(bytes, trust, options))).toContain('CONTAINER_NAMES_TWICE');
  });

  it('are not read: bombs, one file or many in each other', async () => {
    const big = zipOf({
      mimetype: utf8(containerTypes['ASiC-E']),
      'a.txt': new Uint8Array(limits.uploadMaxUnpackedBytes + 1),
    });
    const validateBig = async () => {
      expect(findings(await validate(big, trust, options))).toContain('LIMIT_REACHED');
    };
    let nested: Uint8Array = container;
    for (let depth = 0; depth < 8; depth += 1) {
      const file = { name: 'inner.asice', mimeType: containerTypes['ASiC-E'], bytes: nested };
      nested = await signFiles([file], { signer, at: signedAt }, trust);
    }
    const validateNested = async () => {
      const node = await validate(nested, trust, options);
      expect(findings(node)).toEqual(['LIMIT_REACHED']);
      expect(archivePossible(node, true)).toBe(false);
    };
    expect(await processorMs(validateBig)).toBeLessThan(5_000);
    expect(await processorMs(validateNested)).toBeLessThan(5_000);
  }, 60_000);
});

const cms = (content: Uint8Array) =>
  signedData({
    credential: signer,
    contentType: oids.data,
    digest: createHash('sha256').update(content).digest(),
    certificates: signer.authorities,
  });

const asicManifest = (file: ContainerEntry, signature: string) =>
  utf8(
    `<asic:ASiCManifest xmlns:asic="${xmlNamespaces.asic}" xmlns:ds="${xmlNamespaces.ds}">` +
      `<asic:SigReference URI="${signature}"/><asic:DataObjectReference URI="${encodeURIComponent(file.name)}">` +
      '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>' +
      `<ds:DigestValue>${createHash('sha256').update(file.bytes).digest('base64')}</ds:DigestValue>` +
      '</asic:DataObjectReference></asic:ASiCManifest>',
  );

describe('[R3.6] the validation of CAdES and time stamps in containers', () => {
  const made = (file: ContainerEntry, type: 'ASiC-E' | 'ASiC-S', extra: ContainerEntry[]) =>
    writeContainer(containerTypes[type], [file, ...extra], signedAt);

  it('passes the signature of an ASiC-E, and fails it if a file was changed', async () => {
    const manifest = asicManifest(contract, 'META-INF/signature001.p7s');
    const extra = [
      { name: 'META-INF/ASiCManifest.xml', bytes: manifest },
      { name: 'META-INF/signature001.p7s', bytes: cms(manifest) },
    ];
    // Without embedded revocation data, the result stays INDETERMINATE.
    const good = await validate(await made(contract, 'ASiC-E', extra), trust, options);
    expect(indications(good)).toEqual(['INDETERMINATE/TRY_LATER']);
    expect(good.signatures[0]?.signatureFormat).toBe('CAdES-BASELINE-B');
    const changed = { ...contract, bytes: utf8('amount 900') };
    const bad = await validate(await made(changed, 'ASiC-E', extra), trust, options);
    expect(indications(bad)).toEqual(['TOTAL_FAILED/HASH_FAILURE']);
  });

  it('reports the signature and the time stamp of an ASiC-S', async () => {
    const signature = { name: 'META-INF/signature.p7s', bytes: cms(contract.bytes) };
    const node = await validate(await made(contract, 'ASiC-S', [signature]), trust, {
      name: 'a.asics',
    });
    expect(node.container).toEqual({ containerType: 'ASiC-S' });
    expect(indications(node)).toEqual(['INDETERMINATE/TRY_LATER']);
    const imprint = createHash('sha256').update(contract.bytes).digest();
    const stamp = { name: 'META-INF/timestamp.tst', bytes: trust.timeStamp(imprint, signedAt) };
    const stamped = await validate(await made(contract, 'ASiC-S', [stamp]), trust, {
      name: 'a.asics',
    });
    expect(stamped.signatures).toEqual([]);
    expect(archivePossible(stamped, true)).toBe(false);
  });

  it('is INDETERMINATE if an ASiC-S contains a second file', async () => {
    const signature = { name: 'META-INF/signature.p7s', bytes: cms(contract.bytes) };
    const bytes = await made(contract, 'ASiC-S', [list, signature]);
    const node = await validate(bytes, trust, { name: 'a.asics' });
    expect(findings(node)).toContain('CONTENT_NOT_SIGNED');
  });
});
