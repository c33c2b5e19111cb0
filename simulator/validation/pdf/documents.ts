import type { PdfFile } from '../../formats/pdf/file.ts';
import { PdfDict, PdfName, PdfStream, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import type { Role, Walk } from './walk.ts';

/** What a store of validation data holds (EN 319 142-1 § 5.4.2). */
const storeKeys = new Set(['Type', 'Certs', 'OCSPs', 'CRLs', 'VRI']);
const entryKeys = new Set(['Type', 'Cert', 'OCSP', 'CRL', 'TU', 'TS']);

/** Whether a value is a store of validation data and nothing else. */
export function isStore(file: PdfFile, value: PdfValue): boolean {
  if (!(value instanceof PdfDict)) return false;
  if ([...value.entries.keys()].some((key) => !storeKeys.has(key))) return false;
  const related = quietly(() => file.resolve(value.get('VRI')));
  if (related === null) return true;
  return (
    related instanceof PdfDict &&
    [...related.entries].every(([key, one]) => {
      const entry = quietly(() => file.resolve(one));
      if (key === 'Type') return true;
      return (
        entry instanceof PdfDict && [...entry.entries.keys()].every((own) => entryKeys.has(own))
      );
    })
  );
}

/** What an extension to the format says about itself (ISO 32000-2 table 49). */
const extensionKeys = new Set([
  ...['Type', 'BaseVersion', 'ExtensionLevel', 'ExtensionRevision', 'URL'],
]);

/**
 * Extensions name the edition of the format that later additions follow. What was added is compared
 * itself, so a further name is harmless; one that was there stays.
 */
export function compareExtensions(walk: Walk): Role {
  const plain = (value: PdfValue): boolean => {
    const dict = quietly(() => walk.after.resolve(value));
    if (Array.isArray(dict)) return (dict as readonly PdfValue[]).every(plain);
    if (!(dict instanceof PdfDict)) return false;
    return [...dict.entries].every(
      ([key, one]) =>
        extensionKeys.has(key) && (one === null || typeof one !== 'object' || isText(one)),
    );
  };
  return (before, after, place) => {
    const old = before instanceof PdfDict ? before : new PdfDict(new Map());
    if (!(after instanceof PdfDict)) {
      if (before !== null || after !== null) walk.differ(place);
      return;
    }
    for (const value of after.entries.values()) {
      if (!(value instanceof PdfName) && !plain(value)) walk.differ(place);
    }
    if ([...old.entries.keys()].some((key) => !after.entries.has(key))) walk.differ(place);
  };
}

const isText = (value: PdfValue): boolean => value instanceof PdfName || value instanceof PdfString;

/** Where a file describes itself. */
export interface SelfDescription {
  readonly file: PdfFile;
  readonly info: PdfValue;
  readonly metadata: PdfValue;
}

/** What viewers show of a file's description, by its key in the information and in the metadata. */
const shown = [
  ['Title', 'dc:title'],
  ['Author', 'dc:creator'],
  ['Subject', 'dc:description'],
  ['Keywords', 'pdf:Keywords'],
] as const;

function decodeText(value: PdfValue): string {
  if (!(value instanceof PdfString)) return '';
  const bytes = Buffer.from(value.bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const even = bytes.subarray(2, bytes.length - (bytes.length % 2));
    return Buffer.from(even).swap16().toString('utf16le');
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The texts of an element or attribute of the metadata, in order. */
function textsIn(xml: string, name: string): string {
  const element = new RegExp(`<${name}[^>]*>([\\s\\S]{0,100000}?)</${name}>`, 'g');
  const attribute = new RegExp(`\\s${name}\\s*=\\s*"([^"]*)"`, 'g');
  const found = [...xml.matchAll(element), ...xml.matchAll(attribute)].map((one) => one[1] ?? '');
  return found
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a file says about itself, both ways; null for metadata that cannot be read. */
function descriptionOf({
  file,
  info,
  metadata,
}: SelfDescription): readonly (readonly string[])[] | null {
  const dict = quietly(() => file.dict(info));
  const stream = quietly(() => file.resolve(metadata));
  let xml = '';
  if (stream instanceof PdfStream) {
    const bytes = quietly(() => file.decode(stream));
    if (!bytes) return null;
    xml = Buffer.from(bytes).toString(bytes[0] === 0xff || bytes[1] === 0 ? 'utf16le' : 'utf8');
  } else if (stream !== null) return null;
  return shown.map(([key, name]) => {
    const own = decodeText(quietly(() => file.resolve(dict?.get(key) ?? null))).trim();
    return [...new Set([own, textsIn(xml, name)].filter(Boolean))];
  });
}

/**
 * Compares what viewers show of a file's description. Everything else in it — when the file was
 * touched, and by which program — changes with every signature and is harmless.
 */
export function compareMetadata(
  before: SelfDescription,
  after: SelfDescription,
  differ: () => void,
): void {
  const old = descriptionOf(before);
  const fresh = descriptionOf(after);
  if (!old || !fresh) {
    const same = quietly(() => before.file.resolve(before.metadata));
    const other = quietly(() => after.file.resolve(after.metadata));
    if (same !== other || old !== fresh) differ();
    return;
  }
  const kept = old.every((texts, index) => {
    const now = fresh[index] ?? [];
    // A program may write the same text in the other place, too.
    return now.every((one) => texts.includes(one)) && texts.length > 0 === now.length > 0;
  });
  if (!kept) differ();
}
