import { strToU8, zipSync } from 'fflate';
import { limits } from '@dokubox/spec/limits.ts';
import type { Stage } from './stage.ts';
import { step, withBody, type Step } from './step.ts';

const types = { '[Content_Types].xml': strToU8('<Types/>') };
const withDocument = (document: Uint8Array) => zipSync({ ...types, 'word/document.xml': document });

/** What an office program writes that asks for a password: the text inside is encrypted. */
const encrypted = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(512),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

/** A container whose signature has a value that fits nothing. */
const broken = zipSync({
  mimetype: [strToU8('application/vnd.etsi.asic-e+zip'), { level: 0 }],
  'contract.txt': strToU8('contract'),
  'META-INF/signatures001.xml': strToU8(
    '<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#"><ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:SignatureValue>AA==</ds:SignatureValue></ds:Signature></asic:XAdESSignatures>',
  ),
});

/** Files nobody could use later, and one whose signature is worth nothing. */
const files: readonly (readonly [shows: string, name: string, make: () => Uint8Array])[] = [
  ['Opens with a password only', 'extract.docx', () => encrypted],
  [
    'Names a document type',
    'extract.docx',
    () => withDocument(strToU8('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')),
  ],
  [
    'Unpacks to too much',
    'extract.docx',
    () => withDocument(new Uint8Array(limits.uploadMaxUnpackedBytes + 1)),
  ],
  ['The signature is broken', 'extract.asice', () => broken],
];

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

/** Files that look like what they are called, and are refused for what is inside. */
export const fileSteps: readonly Step[] = [
  ...files.map(([shows, name, make]) =>
    step('checkClientUpload', shows, {
      as: 'client1',
      input: () => ({ file: { part: 'file', name, text: make() } }),
    }),
  ),
  step('checkClientUpload', 'Two files', {
    as: 'client1',
    input: () => ({
      file: ['a.csv', 'b.csv'].map((name) => ({ part: 'file', name, text })),
    }),
  }),
  step('submitClientDokubox', 'Only a signed file will do', {
    as: 'client1',
    boxes: ['signedUpload'],
    input: unsigned,
  }),
  step('submitBankerDokubox', 'Only a file the bank has signed will do', {
    as: 'bankerRm',
    boxes: ['bankUpload'],
    input: unsigned,
  }),
];
