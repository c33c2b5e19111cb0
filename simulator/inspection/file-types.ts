import { containerTypes } from '@dokubox/spec/uploads.ts';
import { bytesOfHex, bytesOfText, includesBytes, startsWith, textOfBytes } from './bytes.ts';
import { hasPdfSignature } from './pdf-signature.ts';
import { hasXmlSignature, xmlRoot } from './xml-root.ts';
import { openZip, type ZipContents } from './zip.ts';

/** What one kind of file looks like inside. */
interface Format {
  readonly mimeType: string;
  /** Files of this kind can show something else elsewhere, and are looked into for that. */
  readonly layered?: boolean;
  matches(bytes: Uint8Array): boolean | Promise<boolean>;
  /** Looks for a signature; only asked when the content fits. */
  signed?(bytes: Uint8Array): boolean | Promise<boolean>;
}

/** The trailer of a PDF may be followed by some bytes, but stands near the end. */
function isPdf(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, bytesOfText('%PDF-'))) return false;
  const tail = textOfBytes(bytes.subarray(Math.max(0, bytes.length - 2048)));
  return tail.includes('%%EOF') && tail.includes('startxref');
}

function isPng(bytes: Uint8Array): boolean {
  const signature = bytesOfHex('89504e470d0a1a0a');
  return startsWith(bytes, signature) && startsWith(bytes.subarray(12), bytesOfText('IHDR'));
}

function isJpeg(bytes: Uint8Array): boolean {
  return startsWith(bytes, Uint8Array.of(0xff, 0xd8, 0xff)) && bytes.length > 20;
}

async function zipWith(bytes: Uint8Array, fits: (zip: ZipContents) => boolean | Promise<boolean>) {
  const zip = await openZip(bytes);
  return zip !== null && (await fits(zip));
}

function officeFormat(mimeType: string, part: string): Format {
  return {
    mimeType,
    layered: true,
    matches: (bytes) =>
      zipWith(
        bytes,
        (zip) => zip.names.includes('[Content_Types].xml') && zip.names.includes(part),
      ),
  };
}

/** Containers from the field do not always keep the `mimetype` entry first, so any place counts. */
async function isAsice(zip: ZipContents): Promise<boolean> {
  const mimeType = await zip.read('mimetype');
  return mimeType !== null && textOfBytes(mimeType).trim() === containerTypes['ASiC-E'];
}

async function isSignedContainer(zip: ZipContents): Promise<boolean> {
  for (const name of zip.names) {
    const file = /^META-INF\/(.*)$/i.exec(name)?.[1]?.toLowerCase();
    if (file === undefined || !file.includes('signature')) continue;
    const bytes = await zip.read(name);
    if (bytes === null) continue;
    if (file.endsWith('.xml') && hasXmlSignature(bytes)) return true;
    if (file.endsWith('.p7s') && bytes[0] === 0x30 && bytes.length > 64) return true;
  }
  return false;
}

/** Text of any common encoding: UTF-8, UTF-16 with a mark, or a single-byte code page. */
function isText(bytes: Uint8Array): boolean {
  const marked =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (marked) return bytes.length % 2 === 0;
  return bytes.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d);
}

const compoundFile = bytesOfHex('d0cf11e0a1b11ae1');

/** The property stream of the message format, in the two bytes a letter its directory has. */
const messageProperties = bytesOfText(
  [...'__properties_version1.0'].map((letter) => `${letter}\u0000`).join(''),
);

/** An Outlook message is a compound file with the property stream of the message format. */
function isOutlookMessage(bytes: Uint8Array): boolean {
  return startsWith(bytes, compoundFile) && includesBytes(bytes, messageProperties);
}

const dossierNamespace =
  /^(?:https:\/\/www\.microsec\.hu\/ds\/e-szigno30#|http:\/\/www\.e-cegjegyzek\.hu\/(?:2007|2009|2012)\/e-cegeljaras#)$/;

/** The Hungarian e-dossier formats are XML with a known root namespace. */
const dossier: Format = {
  mimeType: 'application/vnd.eszigno3+xml',
  matches: (bytes) => dossierNamespace.test(xmlRoot(bytes)?.namespace ?? ''),
  layered: true,
  signed: hasXmlSignature,
};

const jpeg: Format = { mimeType: 'image/jpeg', matches: isJpeg };

/** Formats by extension; every extension a tenant allows has one. */
export const formats: Readonly<Record<string, Format>> = {
  pdf: { mimeType: 'application/pdf', layered: true, matches: isPdf, signed: hasPdfSignature },
  png: { mimeType: 'image/png', matches: isPng },
  jpg: jpeg,
  jpeg,
  docx: officeFormat(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'word/document.xml',
  ),
  xlsx: officeFormat(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'xl/workbook.xml',
  ),
  csv: { mimeType: 'text/csv', matches: isText },
  asice: {
    mimeType: containerTypes['ASiC-E'],
    layered: true,
    matches: (bytes) => zipWith(bytes, isAsice),
    signed: (bytes) => zipWith(bytes, isSignedContainer),
  },
  msg: { mimeType: 'application/vnd.ms-outlook', matches: isOutlookMessage },
  es3: dossier,
  et3: dossier,
  dosszie: dossier,
};
