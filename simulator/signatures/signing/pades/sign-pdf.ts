import { createHash } from 'node:crypto';
import { oids } from '../../formats/asn1/oids.ts';
import { signedData } from '../cms/signed-data.ts';
import { contentIn } from '../../formats/pdf/covered.ts';
import type { PdfFile } from '../../formats/pdf/file.ts';
import type { PdfPage } from '../../formats/pdf/pages.ts';
import type { PdfRef } from '../../formats/pdf/values.ts';
import {
  isArray,
  PdfDict,
  PdfError,
  PdfName,
  PdfStream,
  type PdfValue,
} from '../../formats/pdf/values.ts';
import { dateString, PdfUpdate, textString } from '../../formats/pdf/write.ts';
import type { SignerHints } from '../order.ts';
import type { TestTrust } from '../trust/test-trust.ts';
import type { Credential } from '../x509/credential.ts';
import { addAppearance } from './appearance.ts';
import { addField, fillField, freeFieldName } from './fields.ts';
import { CannotSignError, lastPage, openForSignature, openForUpdate } from './open-pdf.ts';
import { freePlace, isSignedBefore, type Place } from './places.ts';
import { placeholders, writeSealed } from './placeholder.ts';
import { preparedFieldFor, type PreparedField } from './prepared.ts';

/** One signature to add to a PDF. */
export interface PdfSigning {
  readonly signer: Credential;
  /** Name of the signer in the signature dictionary and in viewers. */
  readonly name: string;
  readonly reason?: string | undefined;
  readonly location?: string | undefined;
  /** Claimed time and time stamp. */
  readonly at: Date;
  /**
   * At most three lines, shown in a prepared field or on the last page. Without lines, no text is
   * shown.
   */
  readonly visibleLines?: readonly string[] | undefined;
  /** Selects among prepared fields. Without hints, the first one is used. */
  readonly hints?: SignerHints | undefined;
}

const invisible = [0, 0, 0, 0] as const;

/**
 * Reference that the lock of a prepared field requires in its signature (ISO 32000-2 § 12.7.5.5).
 */
function lockReference(file: PdfFile, { field }: PreparedField): readonly PdfDict[] | undefined {
  const lock = file.dict(field.dict.get('Lock'));
  if (!lock) return undefined;
  const rules = lock.with({ Type: new PdfName('TransformParams'), V: new PdfName('1.2') });
  return [
    PdfDict.of({
      Type: new PdfName('SigRef'),
      TransformMethod: new PdfName('FieldMDP'),
      TransformParams: rules,
      Data: file.trailer.get('Root'),
    }),
  ];
}

/**
 * Place for the signature text. The prepared field is preferred, unless the text would cover other
 * signed content. Otherwise an empty place on the page is used.
 */
function placeFor(file: PdfFile, page: PdfPage, prepared: PreparedField | null): Place | null {
  if (!prepared) return freePlace(file, page);
  const { place, widget } = prepared;
  const covers = () => contentIn(file, prepared.page.dict, place.box, widget) !== 'nothing';
  return isSignedBefore(file) && covers() ? null : place;
}

async function sealedBySigner(bytes: Uint8Array, signing: PdfSigning, trust: TestTrust) {
  const file = openForSignature(bytes);
  const update = new PdfUpdate(file);
  const page = lastPage(file);
  const prepared = preparedFieldFor(file, signing.hints);
  const lines = signing.visibleLines ?? [];
  const place = lines.length > 0 ? placeFor(file, page, prepared) : null;
  const appearance = place ? await addAppearance(update, lines, place) : null;
  const value = update.add(
    PdfDict.of({
      Type: new PdfName('Sig'),
      Filter: new PdfName('Adobe.PPKLite'),
      SubFilter: new PdfName('ETSI.CAdES.detached'),
      ...placeholders,
      M: dateString(signing.at),
      Name: textString(signing.name),
      Reason: signing.reason === undefined ? undefined : textString(signing.reason),
      Location: signing.location === undefined ? undefined : textString(signing.location),
      Reference: prepared ? lockReference(file, prepared) : undefined,
    }),
  );
  if (prepared) fillField(update, prepared, value, appearance);
  else {
    const name = freeFieldName(file, 'Signature');
    addField(update, { name, value, page, box: place?.box ?? invisible, appearance });
  }
  return writeSealed(update, value, (digest) =>
    signedData({
      credential: signing.signer,
      contentType: oids.data,
      digest,
      certificates: signing.signer.authorities,
      timestamp: (signature) =>
        trust.timeStamp(createHash('sha256').update(signature).digest(), signing.at),
    }),
  );
}

const list = (value: PdfValue): readonly PdfValue[] => (isArray(value) ? value : []);

/**
 * Adds the data that a later validation needs (EN 319 142-1 § 5.4.2) and that the file does not
 * have yet.
 */
function addValidationData(update: PdfUpdate, signing: PdfSigning, trust: TestTrust): void {
  const root = update.file.trailer.get('Root') as PdfRef;
  const catalog = update.resolve(root) as PdfDict;
  const old = update.resolve(catalog.get('DSS'));
  const store = old instanceof PdfDict ? old : new PdfDict(new Map());
  const embed = (data: Uint8Array) => update.add(new PdfStream(new PdfDict(new Map()), data));
  const known = new Set(
    list(update.resolve(store.get('Certs'))).map((ref) => {
      const stream = update.resolve(ref);
      return stream instanceof PdfStream ? Buffer.from(stream.raw).toString('base64') : '';
    }),
  );
  const certificates = [signing.signer.certificate, ...trust.certificates].filter(
    ({ der }) => !known.has(Buffer.from(der).toString('base64')),
  );
  const answers = [
    ...trust.ocspFor(signing.signer.certificate, signing.at),
    ...trust.ocspFor(trust.timeStampAuthority, signing.at).slice(0, 1),
  ];
  const next = store.with({
    Type: new PdfName('DSS'),
    Certs: [
      ...list(update.resolve(store.get('Certs'))),
      ...certificates.map(({ der }) => embed(der)),
    ],
    OCSPs: [...list(update.resolve(store.get('OCSPs'))), ...answers.map(embed)],
  });
  update.put(root, catalog.with({ DSS: update.add(next) }));
}

function stampedDocument(bytes: Uint8Array, signing: PdfSigning, trust: TestTrust): Buffer {
  const file = openForUpdate(bytes);
  const update = new PdfUpdate(file);
  addValidationData(update, signing, trust);
  const value = update.add(
    PdfDict.of({
      Type: new PdfName('DocTimeStamp'),
      Filter: new PdfName('Adobe.PPKLite'),
      SubFilter: new PdfName('ETSI.RFC3161'),
      ...placeholders,
    }),
  );
  const name = freeFieldName(file, 'TimeStamp');
  addField(update, { name, value, page: lastPage(file), box: invisible });
  return writeSealed(update, value, (digest) => trust.timeStamp(digest, signing.at));
}

/**
 * Signs a PDF as PAdES B-LTA. The first incremental update has the signature with its time stamp.
 * The second has certificates, OCSP responses and the document time stamp. The original bytes stay
 * the same, so earlier signatures stay valid.
 * @throws CannotSignError if the file is broken, encrypted, certified as final or has no page
 */
export async function signPdf(
  bytes: Uint8Array,
  signing: PdfSigning,
  trust: TestTrust,
): Promise<Uint8Array> {
  try {
    const signed = await sealedBySigner(bytes, signing, trust);
    return stampedDocument(signed, signing, trust);
  } catch (error) {
    if (error instanceof PdfError) throw new CannotSignError(error.message, { cause: error });
    throw error;
  }
}
