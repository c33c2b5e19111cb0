import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { containerTypes } from '@dokubox/spec/uploads.ts';
import { canonicalizationOf, canonicalize } from '../../formats/xml/canonical.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { parseXml, rootOf } from '../../formats/xml/parse.ts';
import { allElements } from '../../formats/xml/tree.ts';
import { readContainer, writeContainer } from '../../formats/zip/container.ts';
import { signFiles } from '../../signing/asic/sign-asice.ts';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { findings, indications, openTrust, signedAt, validate } from '../fixtures/files.ts';

let trust: TestTrust;
let signer: Credential;

const contract = {
  name: 'contract.txt',
  mimeType: 'text/plain',
  bytes: new TextEncoder().encode('amount 100'),
};
const signatureFile = 'META-INF/signatures001.xml';
const options = { name: 'contract.asice' };
const end = '</xades:UnsignedSignatureProperties>';
const laterThat = new Date('2026-03-03T09:30:00Z');

/** Changes the text of a container's signature. */
async function withText(container: Uint8Array, change: (text: string) => string) {
  const entries = await readContainer(container);
  const changed = entries
    .filter(({ name }) => name !== 'mimetype')
    .map((one) =>
      one.name === signatureFile
        ? { ...one, bytes: Buffer.from(change(Buffer.from(one.bytes).toString('utf8'))) }
        : one,
    );
  return writeContainer(containerTypes['ASiC-E'], changed, signedAt);
}

/** Canonical bytes of all elements with these names, in order. */
function canonical(text: string, ...names: readonly string[]): readonly Buffer[] {
  const form = canonicalizationOf(xmlNamespaces.exclusive);
  const elements = [...allElements(rootOf(parseXml(Buffer.from(text))))];
  return names.flatMap((name) =>
    elements.filter(({ localName }) => localName === name).map((one) => canonicalize(one, form!)),
  );
}

/**
 * Time-stamped bytes according to EN 319 132-1 § 5.5.2.3, written out for the files of these tests.
 */
function stamped(text: string): Buffer {
  const signature = ['SignedProperties', 'SignedInfo', 'SignatureValue', 'KeyInfo'];
  const properties =
    /<xades:UnsignedSignatureProperties>(.*)<\/xades:UnsignedSignatureProperties>/s;
  const before = (properties.exec(text)?.[1] ?? '').matchAll(
    /<(xades|xades141):(SignatureTimeStamp|CertificateValues|RevocationValues|ArchiveTimeStamp)[ >].*?<\/\1:\2>/gs,
  );
  // In these files, elements are already canonical except for inherited namespaces.
  const own = [...before].map(([one]) =>
    one
      .replace(/^<xades:(\w+)/, `<xades:$1 xmlns:xades="${xmlNamespaces.xades}"`)
      .replace('<ds:CanonicalizationMethod', `$& xmlns:ds="${xmlNamespaces.ds}"`),
  );
  return Buffer.concat([
    contract.bytes,
    ...canonical(text, ...signature),
    Buffer.from(own.join('')),
  ]);
}

function archived(text: string, imprint = stamped(text)): string {
  const token = trust.timeStamp(createHash('sha256').update(imprint).digest(), laterThat);
  const stamp =
    `<xades141:ArchiveTimeStamp xmlns:xades141="${xmlNamespaces.xades141}">` +
    `<ds:CanonicalizationMethod Algorithm="${xmlNamespaces.exclusive}"></ds:CanonicalizationMethod>` +
    `<xades:EncapsulatedTimeStamp>${Buffer.from(token).toString('base64')}</xades:EncapsulatedTimeStamp>` +
    '</xades141:ArchiveTimeStamp>';
  return text.replace(end, `${stamp}${end}`);
}

let container: Uint8Array;

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  container = await signFiles([contract], { signer, at: signedAt }, trust);
});

describe('[R7.13] a XAdES archive time stamp', () => {
  it('covers the signature and all evidence before it', async () => {
    const before = await validate(container, trust, options);
    expect(before.signatures[0]?.uncoveredEvidence).toEqual([
      'CERTIFICATES',
      'REVOCATION_DATA',
      'TIMESTAMPS',
    ]);
    const node = await validate(
      await withText(container, (text) => archived(text)),
      trust,
      options,
    );
    expect([indications(node), findings(node)]).toEqual([['TOTAL_PASSED'], []]);
    const [signature] = node.signatures;
    expect(signature).toMatchObject({
      signatureFormat: 'XAdES-BASELINE-LTA',
      uncoveredEvidence: [],
    });
    expect(signature?.timestamps).toMatchObject([
      { type: 'SIGNATURE_TIMESTAMP', indication: 'PASSED' },
      {
        type: 'ARCHIVE_TIMESTAMP',
        indication: 'PASSED',
        productionTime: laterThat.toISOString(),
      },
    ]);
  });

  it('does not cover evidence after it', async () => {
    const more = `<xades141:TimeStampValidationData xmlns:xades141="${xmlNamespaces.xades141}"><xades:CertificateValues><xades:EncapsulatedX509Certificate>${Buffer.from(trust.root.der).toString('base64')}</xades:EncapsulatedX509Certificate></xades:CertificateValues></xades141:TimeStampValidationData>`;
    const longer = await withText(container, (text) =>
      archived(text).replace(end, `${more}${end}`),
    );
    const node = await validate(longer, trust, options);
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
    expect(node.signatures[0]?.uncoveredEvidence).toEqual(['CERTIFICATES']);
  });

  it('makes the signature INDETERMINATE if covered content was changed', async () => {
    const taken =
      /<xades:EncapsulatedOCSPValue>[^<]*<\/xades:EncapsulatedOCSPValue>(?=<\/xades:OCSP)/;
    const without = await withText(container, (text) => archived(text).replace(taken, ''));
    const node = await validate(without, trust, options);
    expect(indications(node)[0]).toMatch(/^INDETERMINATE/);
    expect(findings(node)).toContain('LATER_TIMESTAMP_BROKEN');
  });

  it('makes the signature INDETERMINATE if it covers something else', async () => {
    const other = await withText(container, (text) => archived(text, Buffer.from('other')));
    const node = await validate(other, trust, options);
    expect(indications(node)).toEqual(['INDETERMINATE/SIG_CONSTRAINTS_FAILURE']);
    expect(findings(node)).toContain('LATER_TIMESTAMP_BROKEN');
  });

  it('is not read in the form of an older edition, and the report says so', async () => {
    const old = await withText(container, (text) =>
      archived(text).replaceAll('xades141:ArchiveTimeStamp', 'xades:ArchiveTimeStamp'),
    );
    const node = await validate(old, trust, options);
    expect([indications(node), findings(node)]).toEqual([
      ['TOTAL_PASSED'],
      ['ARCHIVE_TIMESTAMP_NOT_SUPPORTED'],
    ]);
    expect(node.signatures[0]?.signatureFormat).toBe('XAdES-BASELINE-LT');
  });
});

describe('[R7.13] an evidence record in an XML signature (RFC 6283)', () => {
  it.each([
    ['alone', '<ers:EvidenceRecord xmlns:ers="urn:ietf:params:xml:ns:ers" Version="1.0"/>'],
    [
      'in the XAdES property',
      '<x:SealingEvidenceRecords xmlns:x="http://uri.etsi.org/19132/v1.1.1#"/>',
    ],
  ])('is reported but not judged: a record %s', async (_how, record) => {
    const text = (one: string) => one.replace(end, `${record}${end}`);
    const node = await validate(await withText(container, text), trust, options);
    expect([indications(node), findings(node)]).toEqual([
      ['TOTAL_PASSED'],
      ['EVIDENCE_RECORD_NOT_JUDGED'],
    ]);
    expect(node.signatures[0]?.signatureFormat).toBe('XAdES-ERS');
  });
});
