import { decodeStream, unpackBudget, type UnpackBudget } from './filters.ts';
import { PdfParser } from './parser.ts';
import { PdfDict, PdfError, PdfStream, isArray, isName, type PdfValue } from './values.ts';

/** Place of an object. */
export type XrefEntry =
  | { readonly kind: 'free' }
  | { readonly kind: 'plain'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly stream: number; readonly index: number };

/** One cross-reference section: the places of objects in one revision. */
export interface Section {
  /** Offset in the file. */
  readonly offset: number;
  /** Offset after its last byte. */
  readonly end: number;
  readonly form: 'table' | 'stream';
  readonly entries: ReadonlyMap<number, XrefEntry>;
  readonly trailer: PdfDict;
}

const maxSections = 1_000;
/** Highest object number, and maximum number of entries in all sections together. */
export const maxObjects = 200_000;

const free: XrefEntry = { kind: 'free' };

/** Limits that all sections of a file share. */
interface SectionBudget {
  places: number;
  readonly unpack: UnpackBudget;
}

function takePlaces(budget: SectionBudget, first: number, count: number): void {
  budget.places -= count;
  if (budget.places < 0 || first + count > maxObjects) throw new PdfError('too many objects');
}

function readTable(bytes: Uint8Array, offset: number, budget: SectionBudget): Section {
  const parser = new PdfParser(bytes, offset);
  parser.expect('xref');
  const entries = new Map<number, XrefEntry>();
  for (;;) {
    const before = parser.at;
    const word = parser.word();
    if (word === 'trailer') break;
    parser.at = before;
    const first = parser.natural();
    const count = parser.natural();
    takePlaces(budget, first, count);
    for (let number = first; number < first + count; number += 1) {
      const place = parser.natural();
      const generation = parser.natural();
      const kind = parser.word();
      if (kind === 'n') entries.set(number, { kind: 'plain', offset: place, generation });
      else if (kind === 'f') entries.set(number, free);
      else throw new PdfError('an entry is neither used nor free');
    }
  }
  const trailer = parser.value();
  if (!(trailer instanceof PdfDict)) throw new PdfError('the trailer is not a dictionary');
  return { offset, end: parser.at, form: 'table', entries, trailer };
}

function numbers(value: PdfValue, what: string): readonly number[] {
  if (!isArray(value)) throw new PdfError(`${what} is missing`);
  return value.map((one) => {
    if (typeof one !== 'number' || !Number.isInteger(one) || one < 0) {
      throw new PdfError(`${what} is not made of numbers`);
    }
    return one;
  });
}

function readStream(bytes: Uint8Array, offset: number, budget: SectionBudget): Section {
  const parser = new PdfParser(bytes, offset);
  const { value } = parser.indirect(() => null);
  if (!(value instanceof PdfStream) || !isName(value.dict.get('Type'), 'XRef')) {
    throw new PdfError('there is no cross-reference section where it should be');
  }
  const { dict } = value;
  const data = decodeStream(value, (one) => one, budget.unpack);
  const [w0, w1, w2] = numbers(dict.get('W'), 'the widths of entries');
  if (w0 === undefined || w1 === undefined || w2 === undefined || w0 + w1 + w2 > 24) {
    throw new PdfError('the widths of entries are invalid');
  }
  const size = dict.get('Size');
  const index = numbers(dict.get('Index') ?? [0, typeof size === 'number' ? size : 0], 'the index');
  const entries = new Map<number, XrefEntry>();
  let at = 0;
  const field = (width: number, standard: number) => {
    if (width === 0) return standard;
    let number = 0;
    for (let digit = 0; digit < width; digit += 1) number = number * 256 + (data[at + digit] ?? 0);
    at += width;
    return number;
  };
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const first = index[pair] ?? 0;
    const count = index[pair + 1] ?? 0;
    takePlaces(budget, first, count);
    for (let number = first; number < first + count; number += 1) {
      if (at + w0 + w1 + w2 > data.length) throw new PdfError('entries are missing');
      const kind = field(w0, 1);
      const second = field(w1, 0);
      const third = field(w2, 0);
      if (kind === 0) entries.set(number, free);
      if (kind === 1) entries.set(number, { kind: 'plain', offset: second, generation: third });
      if (kind === 2) entries.set(number, { kind: 'packed', stream: second, index: third });
    }
  }
  return { offset, end: parser.at, form: 'stream', entries, trailer: dict };
}

function readSection(bytes: Uint8Array, offset: number, budget: SectionBudget): Section {
  const parser = new PdfParser(bytes, offset);
  const first = parser.word();
  return first === 'xref' ? readTable(bytes, offset, budget) : readStream(bytes, offset, budget);
}

/**
 * A table with its hidden objects: free in the table, but in use in its additional stream (ISO
 * 32000-1 § 7.5.8.4). Objects that the table itself has in use stay.
 */
function withHidden(table: Section, { entries, end }: Section): Section {
  const shown = [...table.entries].filter(([number, { kind }]) => {
    return kind !== 'free' || !entries.has(number);
  });
  return { ...table, entries: new Map([...entries, ...shown]), end: Math.max(table.end, end) };
}

/**
 * Reads the chain of sections from the newest to the first.
 * @param known sections by offset, of a file that begins with these bytes
 * @throws PdfError for a broken or circular chain. The reader never guesses, because a guess
 *   could show a file that others do not see.
 */
export function readSections(
  bytes: Uint8Array,
  start: number,
  known: ReadonlyMap<number, Section> = new Map(),
): readonly Section[] {
  const budget = { places: maxObjects, unpack: unpackBudget() };
  const sectionAt = (offset: number, read: typeof readSection): Section => {
    const there = known.get(offset);
    return there && there.end < bytes.length ? there : read(bytes, offset, budget);
  };
  const sections: Section[] = [];
  const seen = new Set<number>();
  let next: PdfValue = start;
  while (next !== null) {
    if (typeof next !== 'number') throw new PdfError('an offset is not a number');
    if (seen.has(next)) throw new PdfError('the sections form a circle');
    if (seen.size >= maxSections) throw new PdfError('too many sections');
    seen.add(next);
    const section = sectionAt(next, readSection);
    const hybrid = section.trailer.get('XRefStm');
    if (typeof hybrid === 'number' && section.form === 'table') {
      const hidden = sectionAt(hybrid, readStream);
      sections.push(withHidden(section, hidden), hidden);
    } else sections.push(section);
    next = section.trailer.get('Prev');
  }
  return sections;
}

/** Place of each object, from the newest section that names it. */
export function mergeSections(sections: readonly Section[]): ReadonlyMap<number, XrefEntry> {
  const [newest, ...older] = sections;
  const merged = new Map(newest?.entries);
  for (const { entries } of older) {
    for (const [number, entry] of entries) if (!merged.has(number)) merged.set(number, entry);
  }
  return merged;
}
