import { limits } from '@dokubox/spec/limits.ts';
import type { FileHindrance } from '../engine/ports.ts';
import { bytesOfHex, bytesOfText, includesBytes, startsWith, textOfBytes } from './bytes.ts';
import { hasDocumentType } from './xml-root.ts';
import { openZip, type ZipContents } from './zip.ts';

/** How deep archives in archives are counted; deeper ones are no documents. */
const maxDepth = 3;
/** Files that are archives by their names; others inside are only counted. */
const archiveName = /\.(?:zip|asic[es]|sc[es]|bdoc|edoc|docx|xlsx|pptx|od[tsp]|jar)$/i;
/** XML that programs read while they open such a file. */
const readOnOpening = /^(?:META-INF\/[^/]+|\[Content_Types\]|word\/document|xl\/workbook)\.xml$/i;

const utf16 = (text: string) => bytesOfText(text.replaceAll(/./g, '$&\u0000'));
const compoundFile = bytesOfHex('d0cf11e0a1b11ae1');
/** Where an office program puts a document it encrypted. */
const encryptedPackage = utf16('EncryptedPackage');

/** Adds up what an archive unpacks to; true when it is more than anybody may send. */
async function unpacksTooLarge(zip: ZipContents): Promise<boolean> {
  let left: number = limits.uploadMaxUnpackedBytes;
  const count = async (one: ZipContents, depth: number): Promise<boolean> => {
    left -= one.unpackedBytes;
    if (left < 0) return true;
    for (const name of one.names.filter((entry) => archiveName.test(entry))) {
      const bytes = await one.read(name, limits.uploadMaxBytes);
      const inner = bytes && (await openZip(bytes));
      if (!inner) continue;
      if (depth === maxDepth || (await count(inner, depth + 1))) return true;
    }
    return false;
  };
  return count(zip, 0);
}

async function ofArchive(bytes: Uint8Array): Promise<FileHindrance | null> {
  const zip = await openZip(bytes);
  if (!zip) return null;
  if (zip.encrypted) return 'passwordNeeded';
  if (await unpacksTooLarge(zip)) return 'unpacksTooLarge';
  for (const name of zip.names.filter((entry) => readOnOpening.test(entry))) {
    const xml = await zip.read(name);
    if (xml && hasDocumentType(xml)) return 'documentTypeInXml';
  }
  return null;
}

/** Whether a PDF opens only for who knows a password; asked of encrypted ones, because it takes time. */
async function asksPassword(bytes: Uint8Array): Promise<boolean> {
  if (!includesBytes(bytes, bytesOfText('/Encrypt'))) return false;
  const { PDFDocument, ParseSpeeds } = await import('@cantoo/pdf-lib');
  try {
    await PDFDocument.load(bytes, { password: '', parseSpeed: ParseSpeeds.Fastest });
    return false;
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message);
  }
}

/** What keeps a file from being used by those who get it, whatever its name says. */
export async function hindranceOf(bytes: Uint8Array): Promise<FileHindrance | null> {
  if (startsWith(bytes, bytesOfText('PK'))) return ofArchive(bytes);
  if (startsWith(bytes, bytesOfText('%PDF-'))) {
    return (await asksPassword(bytes)) ? 'passwordNeeded' : null;
  }
  if (startsWith(bytes, compoundFile)) {
    return includesBytes(bytes, encryptedPackage) ? 'passwordNeeded' : null;
  }
  const head = textOfBytes(bytes.subarray(0, 8)).replaceAll('\u0000', '');
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*</.test(head) && hasDocumentType(bytes)
    ? 'documentTypeInXml'
    : null;
}
