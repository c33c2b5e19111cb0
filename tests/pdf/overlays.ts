import { oids } from '../../simulator/signatures/formats/asn1/oids.ts';
import { signedData } from '../../simulator/signatures/signing/cms/signed-data.ts';
import { addField } from '../../simulator/signatures/signing/pades/fields.ts';
import { placeholders, writeSealed } from '../../simulator/signatures/signing/pades/placeholder.ts';
import { PdfFile } from '../../simulator/signatures/formats/pdf/file.ts';
import { readPages } from '../../simulator/signatures/formats/pdf/pages.ts';
import { PdfDict, PdfName, PdfStream } from '../../simulator/signatures/formats/pdf/values.ts';
import { PdfUpdate } from '../../simulator/signatures/formats/pdf/write.ts';
import type { TestTrust } from '../../simulator/signatures/signing/trust/test-trust.ts';
import type { Credential } from '../../simulator/signatures/signing/x509/credential.ts';
import { signedAt } from '../../simulator/signatures/validation/fixtures/files.ts';

type Box = readonly [number, number, number, number];

/** A white sheet with another amount on it. */
const sheet = new PdfStream(
  PdfDict.of({ Type: new PdfName('XObject'), Subtype: new PdfName('Form'), BBox: [0, 0, 100, 50] }),
  Buffer.from('1 1 1 rg 0 0 100 50 re f 0 g 10 10 80 20 re f'),
);

/** Appends a signature or time stamp that is drawn in a box of the first page. */
function sealedOver(
  bytes: Uint8Array,
  box: Box,
  kind: 'Sig' | 'DocTimeStamp',
  seal: (digest: Uint8Array) => Uint8Array,
  also: (update: PdfUpdate) => void = () => undefined,
): Uint8Array {
  const file = new PdfFile(bytes);
  const update = new PdfUpdate(file);
  const [page] = readPages(file);
  if (!page) throw new Error('a file without pages');
  const value = update.add(
    PdfDict.of({
      Type: new PdfName(kind),
      Filter: new PdfName('Adobe.PPKLite'),
      SubFilter: new PdfName(kind === 'Sig' ? 'ETSI.CAdES.detached' : 'ETSI.RFC3161'),
      ...placeholders,
    }),
  );
  addField(update, { name: 'Over', value, page, box, appearance: update.add(sheet) });
  also(update);
  return writeSealed(update, value, seal);
}

/** A time stamp drawn over a page. */
export const stampOver = (bytes: Uint8Array, box: Box, trust: TestTrust): Uint8Array =>
  sealedOver(bytes, box, 'DocTimeStamp', (digest) => trust.timeStamp(digest, signedAt));

/**
 * A signature drawn over a page.
 * @param also other changes in the same revision
 */
export function signOver(
  bytes: Uint8Array,
  box: Box,
  signer: Credential,
  also?: (update: PdfUpdate) => void,
): Uint8Array {
  const { authorities: certificates } = signer;
  const seal = (digest: Uint8Array) =>
    signedData({ credential: signer, contentType: oids.data, digest, certificates });
  return sealedOver(bytes, box, 'Sig', seal, also);
}

/** A signature field drawn over a page. Its value is not a signature. */
export const nonsenseOver = (bytes: Uint8Array, box: Box): Uint8Array =>
  sealedOver(bytes, box, 'Sig', () => Buffer.from('3080', 'hex'));
