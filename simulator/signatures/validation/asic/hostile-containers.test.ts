import { containerTypes } from '@dokubox/spec/uploads.ts';
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { oids } from '../../formats/asn1/oids.ts';
import { readContainer, writeContainer, type ContainerEntry } from '../../formats/zip/container.ts';
import { signFiles } from '../../signing/asic/sign-asice.ts';
import { signedData } from '../../signing/cms/signed-data.ts';
import type { TestTrust } from '../../signing/trust/test-trust.ts';
import type { Credential } from '../../signing/x509/credential.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { archivePossible } from '../archive-rule.ts';
import { findings, indications, openTrust, signedAt, validate } from '../fixtures/files.ts';
import { signedXml, type XmlPlan } from '../fixtures/xml-signatures.ts';
import { zipOf } from '../fixtures/zip-parts.ts';

let trust: TestTrust;
let signer: Credential;
let whole: readonly ContainerEntry[];

const utf8 = (text: string) => Buffer.from(text, 'utf8');
const contract = { name: 'contract.txt', mimeType: 'text/plain', bytes: utf8('amount 100') };
const signatureFile = 'META-INF/signatures001.xml';

beforeAll(async () => {
  ({ trust, signer } = await openTrust());
  const container = await signFiles([contract], { signer, at: signedAt }, trust);
  whole = (await readContainer(container)).filter(({ name }) => name !== 'mimetype');
});

const pack = (entries: readonly ContainerEntry[], mimeType: string = containerTypes['ASiC-E']) =>
  writeContainer(mimeType, entries, signedAt);

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const cms = (content: Uint8Array) =>
  signedData({
    credential: signer,
    contentType: oids.data,
    digest: digest(content),
    certificates: signer.authorities,
  });

const manifest = (files: readonly ContainerEntry[], signature = 'META-INF/signature001.p7s') =>
  utf8(
    `<asic:ASiCManifest xmlns:asic="${xmlNamespaces.asic}" xmlns:ds="${xmlNamespaces.ds}">` +
      `<asic:SigReference URI="${signature}"/>${files
        .map(
          ({ name, bytes }) =>
            `<asic:DataObjectReference URI="${name}">` +
            '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/>' +
            `<ds:DigestValue>${digest(bytes).toString('base64')}</ds:DigestValue>` +
            '</asic:DataObjectReference>',
        )
        .join('')}</asic:ASiCManifest>`,
  );

/** Files of a container signed with CMS over a list of files. */
function listed(files: readonly ContainerEntry[], there: readonly ContainerEntry[]) {
  const list = manifest(files);
  return [
    ...there,
    { name: 'META-INF/ASiCManifest.xml', bytes: list },
    { name: 'META-INF/signature001.p7s', bytes: cms(list) },
  ];
}

const xades = (plan: Partial<XmlPlan>) => ({
  name: signatureFile,
  bytes: utf8(
    signedXml(
      {
        document: (signature) =>
          `<asic:XAdESSignatures xmlns:asic="${xmlNamespaces.asic}">${signature}</asic:XAdESSignatures>`,
        references: [],
        ...plan,
      },
      signer,
      trust,
    ),
  ),
});

const inMetadata = { name: 'META-INF/contract.txt', bytes: contract.bytes };
const namedAsList = { name: 'META-INF/manifest-contract.xml', bytes: contract.bytes };
const reference = (file: ContainerEntry) => ({
  references: [{ uri: file.name, transforms: [], bytes: file.bytes }],
});

interface Hostile {
  readonly name?: string;
  /** Entry that the finding must name. */
  readonly entry?: string;
  /** Expected finding of every signature, or of the file if it has no signature. */
  readonly finding: string;
  readonly bytes: () => Promise<Uint8Array>;
}

const single = { name: 'contract.asics' };

const hostile: Readonly<Record<string, Hostile>> = {
  'no signed data file: only a signature of its own properties': {
    finding: 'SIGNED_DATA_MISSING',
    bytes: () => pack([xades({})]),
  },
  'no signed data file: only a list of the signatures': {
    finding: 'SIGNED_DATA_MISSING',
    bytes: () => {
      const other = { name: 'META-INF/signature000.p7s', bytes: cms(utf8('x')) };
      return pack(listed([other], [other]));
    },
  },
  'the data files removed': {
    finding: 'SIGNED_DATA_MISSING',
    bytes: () => pack(whole.filter(({ name }) => name !== contract.name)),
  },
  'an empty list': {
    finding: 'SIGNATURE_NOT_READABLE',
    bytes: () => pack(listed([], [contract])),
  },
  'a signed data file in META-INF': {
    finding: 'STRUCTURE_SUSPICIOUS',
    entry: inMetadata.name,
    bytes: () => pack([inMetadata, xades(reference(inMetadata))]),
  },
  'a signed data file in META-INF with the name of a list': {
    finding: 'SIGNED_DATA_MISSING',
    bytes: () => pack([namedAsList, xades(reference(namedAsList))]),
  },
  'an unsigned data file in META-INF': {
    finding: 'STRUCTURE_SUSPICIOUS',
    bytes: () => pack([...whole, inMetadata]),
  },
  'a signature file without a signature': {
    finding: 'STRUCTURE_SUSPICIOUS',
    bytes: () =>
      pack([
        ...whole,
        { name: 'META-INF/signatures-more.xml', bytes: utf8('<amount>900</amount>') },
      ]),
  },
  'a signature that no list names': {
    finding: 'STRUCTURE_SUSPICIOUS',
    bytes: () => pack([...whole, { name: 'META-INF/signature9.p7s', bytes: cms(utf8('x')) }]),
  },
  'an ASiC-S without its file': {
    ...single,
    finding: 'SIGNED_DATA_MISSING',
    bytes: () =>
      pack(
        [{ name: 'META-INF/signature.p7s', bytes: cms(contract.bytes) }],
        containerTypes['ASiC-S'],
      ),
  },
  'an ASiC-S with a time stamp but without its file': {
    ...single,
    finding: 'SIGNED_DATA_MISSING',
    bytes: () =>
      pack(
        [{ name: 'META-INF/timestamp.tst', bytes: trust.timeStamp(digest(utf8('x')), signedAt) }],
        containerTypes['ASiC-S'],
      ),
  },
  'another type in mimetype': {
    finding: 'MIME_TYPE_DIFFERS',
    bytes: () => pack(whole, 'application/pdf'),
  },
  'the type ASiC-S for two files': {
    finding: 'STRUCTURE_SUSPICIOUS',
    bytes: () => pack([...whole, { name: 'more.txt', bytes: utf8('!') }], containerTypes['ASiC-S']),
  },
  'a second mimetype file': {
    finding: 'CONTAINER_NAMES_TWICE',
    bytes: () => pack([...whole, { name: 'Mimetype', bytes: utf8('application/pdf') }]),
  },
  'two entries with the same name': {
    finding: 'CONTAINER_NAMES_TWICE',
    bytes: async () => {
      const other = { name: 'contracu.txt', bytes: utf8('amount 900') };
      const packed = Buffer.from(await pack([other, ...whole])).toString('latin1');
      return Buffer.from(packed.replaceAll(other.name, contract.name), 'latin1');
    },
  },
  'two entries whose names differ only in case': {
    finding: 'CONTAINER_NAMES_TWICE',
    bytes: () => pack([...whole, { name: 'CONTRACT.TXT', bytes: utf8('amount 900') }]),
  },
  'an unlisted file after the last listed one': {
    finding: 'STRUCTURE_SUSPICIOUS',
    entry: signatureFile,
    bytes: async () => withHidden(Buffer.from(await pack(whole)), 'behind'),
  },
  'a list that names no signature': {
    finding: 'STRUCTURE_SUSPICIOUS',
    entry: 'META-INF/ASiCManifest.xml',
    bytes: () =>
      pack([...whole, { name: 'META-INF/ASiCManifest.xml', bytes: utf8('<amount>900</amount>') }]),
  },
  'properties whose Target is another signature': {
    finding: 'SIGNED_PROPERTIES_MISSING',
    bytes: () => pack(aimed('#s2')),
  },
  'properties whose Target does not exist': {
    finding: 'SIGNED_PROPERTIES_MISSING',
    bytes: () => pack(aimed('')),
  },
  ...Object.fromEntries(
    [
      'manifest-contract.xml',
      'contract-manifest.xml',
      'signatures001.p7s.xml.txt',
      'timestamp.xml',
      'folder/signatures001.xml',
      'evidencerecord.txt',
    ].map((name) => [
      `a file among the signatures the standard does not name: ${name}`,
      {
        finding: 'STRUCTURE_SUSPICIOUS',
        entry: `META-INF/${name}`,
        bytes: () => pack([...whole, { name: `META-INF/${name}`, bytes: contract.bytes }]),
      },
    ]),
  ),
  'an unlisted file between the listed ones': {
    finding: 'STRUCTURE_SUSPICIOUS',
    bytes: async () => withHidden(Buffer.from(await pack(whole))),
  },
  'a name that differs between header and directory': {
    finding: 'STRUCTURE_SUSPICIOUS',
    bytes: async () => {
      const packed = Buffer.from(await pack(whole));
      packed.write('contracu.txt', packed.indexOf(contract.name), 'latin1');
      return packed;
    },
  },
};

/** A container whose qualifying properties have this Target, which no signature covers. */
const aimed = (target: string) =>
  whole.map((one) =>
    one.name === signatureFile
      ? {
          ...one,
          bytes: utf8(
            Buffer.from(one.bytes)
              .toString()
              .replace(/Target="[^"]*"/, `Target="${target}"`),
          ),
        }
      : one,
  );

/** Adds an entry before or after all others. Only readers that scan from the front see it. */
function withHidden(packed: Buffer, where: 'in front' | 'behind' = 'in front'): Buffer {
  const entry = zipOf({ 'contract.txt': utf8('amount 900') }, { stored: true });
  const hidden = entry.subarray(0, 30 + contract.name.length + contract.bytes.length);
  const end = packed.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const start = packed.readUInt32LE(end + 16);
  const place = where === 'behind' ? start : 0;
  const moved = Buffer.concat([packed.subarray(0, place), hidden, packed.subarray(place)]);
  for (let at = start + hidden.length; moved.readUInt32LE(at) === 0x02014b50;) {
    const shift = where === 'behind' ? 0 : hidden.length;
    moved.writeUInt32LE(moved.readUInt32LE(at + 42) + shift, at + 42);
    at +=
      46 + moved.readUInt16LE(at + 28) + moved.readUInt16LE(at + 30) + moved.readUInt16LE(at + 32);
  }
  moved.writeUInt32LE(start + hidden.length, end + hidden.length + 16);
  return moved;
}

describe('[R3.6] a deceptive container does not pass:', () => {
  it.each(Object.entries(hostile))(
    '%s',
    async (_what, { finding, entry, bytes, name = 'a.asice' }) => {
      const node = await validate(await bytes(), trust, { name });
      expect(indications(node)).not.toContain('TOTAL_PASSED');
      expect(findings(node)).toContain(finding);
      const errors = node.errorGroups.flatMap((group) => group.errors);
      const named = errors.filter(({ errorId }) => errorId === finding).map((one) => one.entry);
      if (entry !== undefined) expect(named).toContain(entry);
      expect(archivePossible(node, true)).toBe(false);
    },
  );

  it('a container without the trick does pass', async () => {
    const node = await validate(await pack(whole), trust, { name: 'a.asice' });
    expect([indications(node), findings(node)]).toEqual([['TOTAL_PASSED'], []]);
  });
});

describe('[R3.6] other content of a container', () => {
  const warnings = async (entries: readonly ContainerEntry[]) => {
    const node = await validate(await pack(entries), trust, { name: 'a.asice' });
    expect(indications(node)).toEqual(['TOTAL_PASSED']);
    return node.errorGroups.flatMap(({ errors }) =>
      errors.map(({ errorId, status, entry }) => [errorId, status, entry]),
    );
  };
  const inList = (change: (text: string) => string) =>
    whole.map((one) =>
      one.name === 'META-INF/manifest.xml'
        ? { ...one, bytes: utf8(change(Buffer.from(one.bytes).toString())) }
        : one,
    );
  const line =
    '<manifest:file-entry manifest:full-path="contract.txt" manifest:media-type="text/plain"/>';

  it.each([
    [
      'a type that differs from the signed one',
      (text: string) => text.replace('text/plain', 'text/html'),
      contract.name,
    ],
    [
      'two types for one file',
      (text: string) => text.replace('</manifest:manifest>', `${line}</manifest:manifest>`),
      contract.name,
    ],
    [
      'a missing file',
      (text: string) =>
        text.replace(
          '</manifest:manifest>',
          `${line.replace('contract', 'other')}</manifest:manifest>`,
        ),
      'other.txt',
    ],
    [
      'an unlisted file',
      (text: string) => text.replace(/<manifest:file-entry[^>]*contract[^>]*>/, ''),
      contract.name,
    ],
  ])('is reported if the manifest differs: %s', async (_what, change, entry) => {
    expect(await warnings(inList((text) => text))).toEqual([]);
    expect(await warnings(inList(change))).toEqual([['MANIFEST_DIFFERS', 'WARNING', entry]]);
  });

  it.each(['evidencerecord.ers', 'evidencerecord001.xml'])(
    'is not judged if it is an evidence record: %s',
    async (file) => {
      const entry = `META-INF/${file}`;
      expect(await warnings([...whole, { name: entry, bytes: utf8('<EvidenceRecord/>') }])).toEqual(
        [['EVIDENCE_RECORD_NOT_JUDGED', 'WARNING', entry]],
      );
    },
  );
});

describe('[R3.6] counter-signatures', () => {
  const place = '</xades:UnsignedSignatureProperties>';
  const textOf = (entries: readonly ContainerEntry[]) =>
    Buffer.from(entries.find(({ name }) => name === signatureFile)?.bytes ?? []).toString();
  const counterSigned = (change: (text: string) => string) => {
    const document = (signature: string) =>
      textOf(whole).replace(
        place,
        `<xades:CounterSignature>${signature}</xades:CounterSignature>${place}`,
      );
    const plan: XmlPlan = { document, references: [{ uri: '#v1' }], prefix: 'c' };
    const bytes = utf8(change(signedXml(plan, signer, trust)));
    return pack(whole.map((one) => (one.name === signatureFile ? { ...one, bytes } : one)));
  };

  it('are reported with the signature they sign', async () => {
    const node = await validate(await counterSigned((text) => text), trust, { name: 'a.asice' });
    expect(findings(node)).toEqual([]);
    expect(indications(node)).toEqual(['TOTAL_PASSED', 'TOTAL_PASSED']);
    expect(node.signatures.map((one) => one.counterSignatureOf)).toEqual([
      undefined,
      node.signatures[0]?.signatureId,
    ]);
    expect(archivePossible(node, false)).toBe(true);
  });

  it.each([
    ['whose value was changed', (text: string) => text.replace('Id="cv1">', 'Id="cv1">AAAA')],
    ['that signs something else', (text: string) => text.replace('URI="#v1"', 'URI="#p1"')],
    [
      'that cannot be read',
      (text: string) => text.replace(/<ds:SignedInfo Id="ci1">.*?<\/ds:SignedInfo>/s, ''),
    ],
  ])('are reported as broken: a counter-signature %s', async (_what, change) => {
    const node = await validate(await counterSigned(change), trust, { name: 'a.asice' });
    expect(indications(node)).toEqual([
      'TOTAL_PASSED',
      expect.stringMatching(/^TOTAL_FAILED/) as string,
    ]);
    expect(findings(node)).toContain('COUNTER_SIGNATURE_BROKEN');
    expect(archivePossible(node, true)).toBe(false);
  });
});
