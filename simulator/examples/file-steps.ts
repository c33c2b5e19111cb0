import { limits } from '@dokubox/spec/limits.ts';
import { writeContainer } from '@dokubox/signatures/formats/zip/container.ts';
import type { Stage } from './stage.ts';
import { step, withBody, type Step } from './step.ts';

/** A container with two files. The second one is at the place of its signature. */
const container = (contract: Uint8Array, signature: string) =>
  writeContainer(
    'application/vnd.etsi.asic-e+zip',
    [
      { name: 'contract.txt', bytes: contract },
      { name: 'META-INF/signatures001.xml', bytes: Buffer.from(signature) },
    ],
    new Date('2026-05-04T08:00:00Z'),
  );
const contract = Buffer.from('contract');

/** Output of an office program for a file with a password. The text inside is encrypted. */
const encrypted = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(512),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

/** A signature whose value does not match anything. */
const worthless =
  '<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#"><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>AA==</ds:SignatureValue></ds:Signature></asic:XAdESSignatures>';

/**
 * Files that cannot be used, a file with a wrong name, and a file with an invalid
 * signature.
 */
const files = [
  ['The file needs a password', 'extract.docx', () => encrypted],
  [
    'The XML names a document type',
    'extract.asice',
    () => container(contract, '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
  ],
  [
    'The file unpacks to too much',
    'extract.asice',
    () => container(new Uint8Array(limits.uploadMaxUnpackedBytes + 1), worthless),
  ],
  ['The type does not match the name', 'extract.docx', () => container(contract, worthless)],
  ['The signature is broken', 'extract.asice', () => container(contract, worthless)],
] as const;

const text = 'Account;Balance\n11-22;100\n';
const upload = (stage: Stage) => ({
  dokuId: stage.doku(),
  dokuStaticAction: 'Upload',
  actionData: { fileName: 'extract.csv' },
  fileContent: Buffer.from(text).toString('base64'),
});
const unsigned = withBody((stage) => ({
  dokuBoxId: stage.box().id,
  dokus: [{ id: stage.doku(), submitDokuStaticActions: [upload(stage)] }],
}));

/** Steps with files whose type is correct, but whose content is rejected. */
export const fileSteps: readonly Step[] = [
  ...files.map(([shows, name, make]) =>
    step('checkClientUpload', shows, {
      as: 'client1',
      before: make,
      input: (_stage, bytes: Uint8Array) => ({ file: { part: 'file', name, text: bytes } }),
    }),
  ),
  step('checkClientUpload', 'Two files', {
    as: 'client1',
    input: () => ({
      file: ['a.csv', 'b.csv'].map((name) => ({ part: 'file', name, text })),
    }),
  }),
  step('submitClientDokubox', 'The file must be signed', {
    as: 'client1',
    boxes: ['signedUpload'],
    input: unsigned,
  }),
  step('submitBankerDokubox', 'The file must be signed by the bank', {
    as: 'bankerRm',
    boxes: ['bankUpload'],
    input: unsigned,
  }),
];
