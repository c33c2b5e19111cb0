import type { PdfFile } from '../../formats/pdf/file.ts';
import { PdfDict, PdfName, PdfStream, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { parseXml, rootOf } from '../../formats/xml/parse.ts';
import { XmlError } from '../../formats/xml/read.ts';
import { allElements, childElements, type XmlElement } from '../../formats/xml/tree.ts';
import type { Comparer, Walk } from './walk.ts';

/** Keys of a store of validation data (EN 319 142-1 § 5.4.2). */
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

/** Keys of an extension of the format (ISO 32000-2 table 49). */
const extensionKeys = new Set([
  ...['Type', 'BaseVersion', 'ExtensionLevel', 'ExtensionRevision', 'URL'],
]);

/**
 * Compares extensions, which name the edition of the format for later additions. A new extension is
 * harmless, because the additions are compared themselves. Existing ones must stay.
 */
export function compareExtensions(walk: Walk): Comparer {
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

/** Places in which a file describes itself. */
export interface SelfDescription {
  readonly file: PdfFile;
  readonly info: PdfValue;
  readonly metadata: PdfValue;
}

/**
 * Properties that viewers show, by their keys in the information dictionary and in the metadata.
 */
const shown = [
  { key: 'Title', namespace: 'dc', name: 'title' },
  { key: 'Author', namespace: 'dc', name: 'creator' },
  { key: 'Subject', namespace: 'dc', name: 'description' },
  { key: 'Keywords', namespace: 'pdf', name: 'Keywords' },
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

/** Maximum size of metadata in bytes. Honest metadata is about a page of text. */
const maxMetadata = 1024 * 1024;

/**
 * Root elements of the metadata. None if it is empty. Null if readers could read it differently.
 */
function readMetadata(bytes: Uint8Array): readonly XmlElement[] | null {
  if (bytes.length > maxMetadata) return null;
  try {
    return bytes.length === 0 ? [] : [rootOf(parseXml(bytes))];
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** Text and attributes of a property in order. The default language is left out. */
function textOf(property: XmlElement): string {
  const attributes = [...allElements(property)].flatMap((one) =>
    [...one.attributes]
      .filter(({ name, value, namespace }) => {
        const usual = name === 'xml:lang' && value === 'x-default';
        return namespace !== xmlNamespaces.xmlns && !usual;
      })
      .map(({ name, value }) => `${name}=${value}`),
  );
  const text = property.text.split(/\s+/).filter(Boolean);
  return [...attributes, ...text].join(' ');
}

/** An element or attribute of the metadata: its name and its namespace. */
interface Named {
  readonly name: string;
  readonly localName: string;
  readonly namespace: string;
}

/**
 * Texts of a property, as elements or attributes. Some viewers use its namespace and some the usual
 * prefix, so both count.
 */
function textsIn(
  roots: readonly XmlElement[],
  { namespace, name }: (typeof shown)[number],
): string {
  const isProperty = (one: Named) =>
    one.name === `${namespace}:${name}` ||
    (one.localName === name && one.namespace === xmlNamespaces[namespace]);
  const texts: string[] = [];
  const open = [...roots];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const one of next.attributes) if (isProperty(one)) texts.push(one.value.trim());
    if (isProperty(next)) texts.push(textOf(next));
    else open.push(...[...childElements(next)].reverse());
  }
  return texts.filter(Boolean).join(' ');
}

/**
 * Bytes of the metadata. If they cannot be unpacked, the bytes in the file. Empty without metadata.
 */
function metadataOf({ file, metadata }: SelfDescription): Uint8Array | null {
  const stream = quietly(() => file.resolve(metadata));
  if (stream === null) return new Uint8Array();
  return stream instanceof PdfStream ? (quietly(() => file.decode(stream)) ?? stream.raw) : null;
}

/** Description of a file by property, from both places. */
function descriptionOf({ file, info }: SelfDescription, roots: readonly XmlElement[]) {
  const dict = quietly(() => file.dict(info));
  return shown.map((property) => {
    const own = decodeText(quietly(() => file.resolve(dict?.get(property.key) ?? null))).trim();
    return [...new Set([own, textsIn(roots, property)].filter(Boolean))];
  });
}

/**
 * Compares the visible properties of a file's description. The other properties, such as date and
 * program, change with every signature and are harmless.
 */
export function compareMetadata(
  before: SelfDescription,
  after: SelfDescription,
  differ: () => void,
): void {
  const bytes = [before, after].map(metadataOf);
  const [first, second] = bytes;
  const same = first && second && Buffer.compare(first, second) === 0;
  // Unreadable metadata is the same only if its bytes are the same.
  const [was, is] = bytes.map((one) => one && (readMetadata(one) ?? (same ? [] : null)));
  if (!was || !is) {
    differ();
    return;
  }
  const old = descriptionOf(before, was);
  const current = descriptionOf(after, is);
  const kept = old.every((texts, index) => {
    const now = current[index] ?? [];
    // A program may also write the same text in the other place.
    return now.every((one) => texts.includes(one)) && texts.length > 0 === now.length > 0;
  });
  if (!kept) differ();
}
