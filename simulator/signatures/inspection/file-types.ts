import { utf16OrderOf } from '@dokubox/spec/csv-text.ts';
import { containerTypes } from '@dokubox/spec/uploads.ts';
import { bytesOfHex, bytesOfText, includesBytes, startsWith, textOfBytes } from './bytes.ts';
import { officeMainPart } from './office.ts';
import { hasPdfSignature } from './pdf-signature.ts';
import { hasXmlSignature, lookThroughXml } from './xml.ts';
import type { ZipContents } from './zip.ts';

/** An upload prepared for the checks. A ZIP file is opened only once. */
export interface OpenUpload {
  readonly bytes: Uint8Array;
  /** Table of contents of a ZIP file. Null for other files. */
  readonly zip: ZipContents | null;
}

/** Checks of one file format. */
interface Format {
  readonly mimeType: string;
  matches(upload: OpenUpload): boolean | Promise<boolean>;
  /** Whether the file has a signature. Called only if the content matches. */
  signed?(upload: OpenUpload): boolean | Promise<boolean>;
}

const compoundFile = bytesOfHex('d0cf11e0a1b11ae1');
const pngFile = bytesOfHex('89504e470d0a1a0a');
const jpegFile = Uint8Array.of(0xff, 0xd8, 0xff);
/** Beginnings of other file formats. Such a file is never a PDF, whatever follows. */
const otherBeginnings = [bytesOfText('PK\u0003\u0004'), compoundFile, pngFile, jpegFile];

/** Number of bytes allowed before the header of a PDF, as in all viewers. */
const beforePdf = 1_024;
const pdfHeader = bytesOfText('%PDF-');

/** Offset at which a PDF begins. Null if the bytes are not a PDF. */
export function pdfStart(bytes: Uint8Array): number | null {
  if (otherBeginnings.some((beginning) => startsWith(bytes, beginning))) return null;
  const at = textOfBytes(bytes.subarray(0, beforePdf + pdfHeader.length)).indexOf('%PDF-');
  return at < 0 ? null : at;
}

/** Whether the bytes are a PDF. Anything may follow its end: zeros, mail, a second end. */
function isPdf({ bytes }: OpenUpload): boolean {
  if (pdfStart(bytes) === null) return false;
  const text = textOfBytes(bytes);
  return text.lastIndexOf('%%EOF') > 0 && text.lastIndexOf('startxref') > 0;
}

function isPng({ bytes }: OpenUpload): boolean {
  return startsWith(bytes, pngFile) && startsWith(bytes.subarray(12), bytesOfText('IHDR'));
}

function isJpeg({ bytes }: OpenUpload): boolean {
  return startsWith(bytes, jpegFile) && bytes.length > 20;
}

const openXml = 'application/vnd.openxmlformats-officedocument';

function officeFormat(kind: 'docx' | 'xlsx', mimeType: string): Format {
  return {
    mimeType,
    matches: async ({ zip }) => zip !== null && (await officeMainPart(zip))?.kind === kind,
  };
}

/** Files that identify a container, by their names in lower case. */
const signaturesInContainer = /^meta-inf\/[^/]*signatures[^/]*\.xml$/;

/** Media type that the manifest of a container states for the container. Null if it states none. */
async function manifestType(zip: ZipContents): Promise<string | null> {
  const manifest = await zip.read('META-INF/manifest.xml');
  let stated: string | null = null;
  if (manifest) {
    lookThroughXml(manifest, ({ attributes }) => {
      if (attributes.get('full-path') === '/') {
        stated = attributes.get('media-type') ?? null;
      }
      return stated === null;
    });
  }
  return stated;
}

/**
 * Whether the file is an ASiC-E container. `mimetype` decides, at any position. Without that file,
 * the manifest or the signatures decide (EN 319 162-1 § 4.3.3, A-480).
 */
async function isAsice({ zip }: OpenUpload): Promise<boolean> {
  if (!zip) return false;
  const mimeType = await zip.read('mimetype');
  const stated = mimeType ? textOfBytes(mimeType).trim() : await manifestType(zip);
  if (stated !== null) return stated === containerTypes['ASiC-E'];
  const names = zip.names.map((name) => name.toLowerCase());
  return names.some(
    (name) => signaturesInContainer.test(name) || /^meta-inf\/asicmanifest[^/]*\.xml$/.test(name),
  );
}

async function isSignedContainer({ zip }: OpenUpload): Promise<boolean> {
  for (const name of zip?.names ?? []) {
    const file = /^META-INF\/(.*)$/i.exec(name)?.[1]?.toLowerCase();
    if (file === undefined || !file.includes('signature')) continue;
    const bytes = await zip?.read(name);
    if (!bytes) continue;
    if (file.endsWith('.xml') && hasXmlSignature(bytes)) return true;
    if (file.endsWith('.p7s') && bytes[0] === 0x30 && bytes.length > 64) return true;
  }
  return false;
}

/**
 * Control characters allowed in text: tab, line ends, and characters of printers and old programs.
 */
const textSigns = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d]);
/** End mark of DOS. Only padding may follow it. */
const endMark = 0x1a;

function isTextOf(units: Uint8Array | Uint16Array): boolean {
  let end = units.length;
  while (end > 0 && (units[end - 1] === endMark || units[end - 1] === 0)) end -= 1;
  if (end < units.length && units[end] !== endMark) return false;
  // A plain loop, because it runs over every byte of a large upload.
  for (let at = 0; at < end; at += 1) {
    const unit = units[at] ?? 0;
    if (unit < 0x20 && !textSigns.has(unit)) return false;
  }
  return end > 0;
}

/**
 * Whether the bytes are text in any common encoding: UTF-8, UTF-16 with or without a byte order
 * mark, or a single-byte code page.
 */
function isText({ bytes }: OpenUpload): boolean {
  const order = utf16OrderOf(bytes);
  if (order === null) return isTextOf(bytes);
  const units = new Uint16Array(bytes.length / 2);
  const [low, high] = order === 'utf-16le' ? [0, 1] : [1, 0];
  for (let at = 0; at < units.length; at += 1) {
    units[at] = (bytes[2 * at + low] ?? 0) | ((bytes[2 * at + high] ?? 0) << 8);
  }
  return isTextOf(units);
}

/** Name of the property stream of the message format, in UTF-16 as in its directory. */
const messageProperties = bytesOfText(
  [...'__properties_version1.0'].map((letter) => `${letter}\u0000`).join(''),
);

/**
 * Whether the file is an Outlook message: a compound file with the property stream of the message
 * format.
 */
function isOutlookMessage({ bytes }: OpenUpload): boolean {
  return startsWith(bytes, compoundFile) && includesBytes(bytes, messageProperties);
}

const dossierNamespace =
  /^(?:https:\/\/www\.microsec\.hu\/ds\/e-szigno30#|http:\/\/www\.e-cegjegyzek\.hu\/(?:2007|2009|2012)\/e-cegeljaras#)$/;

/** Whether bytes may be XML: a byte order mark, white space and the first bracket. */
export function startsLikeXml(bytes: Uint8Array): boolean {
  const head = textOfBytes(bytes.subarray(0, 64)).replaceAll('\u0000', '');
  return /^(?:ï»¿|ÿþ|þÿ)?\s*</.test(head);
}

/** The Hungarian e-dossier formats are XML with a known root namespace. */
const dossier: Format = {
  mimeType: 'application/vnd.eszigno3+xml',
  matches({ bytes }) {
    if (!startsLikeXml(bytes)) return false;
    const first = lookThroughXml(bytes, () => false).root;
    if (!dossierNamespace.test(first?.namespace ?? '')) return false;
    return lookThroughXml(bytes).wellFormed;
  },
  signed: ({ bytes }) => hasXmlSignature(bytes),
};

const jpeg: Format = { mimeType: 'image/jpeg', matches: isJpeg };

/** Formats by extension. Every extension allowed for uploads has a format. */
export const formats: Readonly<Record<string, Format>> = {
  pdf: {
    mimeType: 'application/pdf',
    matches: isPdf,
    signed: ({ bytes }) => hasPdfSignature(bytes),
  },
  png: { mimeType: 'image/png', matches: isPng },
  jpg: jpeg,
  jpeg,
  docx: officeFormat('docx', `${openXml}.wordprocessingml.document`),
  xlsx: officeFormat('xlsx', `${openXml}.spreadsheetml.sheet`),
  asice: { mimeType: containerTypes['ASiC-E'], matches: isAsice, signed: isSignedContainer },
  msg: { mimeType: 'application/vnd.ms-outlook', matches: isOutlookMessage },
  es3: dossier,
  et3: dossier,
  dosszie: dossier,
  csv: { mimeType: 'text/csv', matches: isText },
};

/**
 * Extension that matches the actual content, whatever the name says. Null if the content
 * does not identify a format. Text never does.
 */
export async function extensionByContent(upload: OpenUpload): Promise<string | null> {
  for (const [extension, format] of Object.entries(formats)) {
    if (extension !== 'csv' && (await format.matches(upload))) return extension;
  }
  return null;
}
