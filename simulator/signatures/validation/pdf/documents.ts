import type { PdfFile } from '../../formats/pdf/file.ts';
import { PdfDict, PdfName, PdfStream, PdfString, type PdfValue } from '../../formats/pdf/values.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import { xmlNamespaces } from '../../formats/xml/names.ts';
import { parseXml, rootOf } from '../../formats/xml/parse.ts';
import { XmlError } from '../../formats/xml/read.ts';
import { allElements, childElements, type XmlElement } from '../../formats/xml/tree.ts';
import type { Comparer, Walk } from './walk.ts';

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

/** Where a file describes itself. */
export interface SelfDescription {
  readonly file: PdfFile;
  readonly info: PdfValue;
  readonly metadata: PdfValue;
}

/** What viewers show of a file's description, by its key in the information and in the metadata. */
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

/** Metadata is a page of text; beyond this nobody reads it, in bytes. */
const maxMetadata = 1024 * 1024;

/** Root of the metadata, none where it is empty; null where nobody can say what a viewer reads in it. */
function readMetadata(bytes: Uint8Array): readonly XmlElement[] | null {
  if (bytes.length > maxMetadata) return null;
  try {
    return bytes.length === 0 ? [] : [rootOf(parseXml(bytes))];
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** Text and attributes of a property in their order; the usual language goes without saying. */
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

/** What a name in the metadata is called, and where it comes from. */
interface Named {
  readonly name: string;
  readonly localName: string;
  readonly namespace: string;
}

/**
 * The texts of a property, as element or attribute. Some viewers go by its namespace, and some by the
 * prefix everybody writes, so either one counts.
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

/** Bytes of the metadata, as they stand in the file where they cannot be unpacked; none without any. */
function metadataOf({ file, metadata }: SelfDescription): Uint8Array | null {
  const stream = quietly(() => file.resolve(metadata));
  if (stream === null) return new Uint8Array();
  return stream instanceof PdfStream ? (quietly(() => file.decode(stream)) ?? stream.raw) : null;
}

/** What a file says about itself, by property and both ways. */
function descriptionOf({ file, info }: SelfDescription, roots: readonly XmlElement[]) {
  const dict = quietly(() => file.dict(info));
  return shown.map((property) => {
    const own = decodeText(quietly(() => file.resolve(dict?.get(property.key) ?? null))).trim();
    return [...new Set([own, textsIn(roots, property)].filter(Boolean))];
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
  const bytes = [before, after].map(metadataOf);
  const [first, second] = bytes;
  const same = first && second && Buffer.compare(first, second) === 0;
  // What nobody can read says the same as long as it is the same.
  const [was, is] = bytes.map((one) => one && (readMetadata(one) ?? (same ? [] : null)));
  if (!was || !is) {
    differ();
    return;
  }
  const old = descriptionOf(before, was);
  const fresh = descriptionOf(after, is);
  const kept = old.every((texts, index) => {
    const now = fresh[index] ?? [];
    // A program may write the same text in the other place, too.
    return now.every((one) => texts.includes(one)) && texts.length > 0 === now.length > 0;
  });
  if (!kept) differ();
}
