import type { PdfFile } from './file.ts';
import { FormReader, type FileFormProblem } from './form-reader.ts';
import { quietly } from './lenient.ts';
import { isBlank, PdfParser } from './parser.ts';
import {
  isArray,
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './values.ts';
import { maxObjects, mergeSections, type Section, type XrefEntry } from './xref.ts';

/** How far from the end readers look for the place of the newest section, in bytes. */
const tailLength = 1_000;
/** How far from the start readers look for the header, in bytes. */
const headLength = 1_024;

const header = /%PDF-\d\.\d(?!\d)/;
/** Readers skip white space before the word; node-signpdf names the end of the line above it. */
const tableHead = /[\t\n\f\r ]{0,8}xref[\t ]{0,8}(?:\r\n|\n|\r)/y;
const subsection = /(0|[1-9]\d{0,9}) (0|[1-9]\d{0,9})[\t ]{0,8}(?:\r\n|\n|\r)/y;
const entryLine = /\d{10} (\d{5}) ([nf])(?: \r| \n|\r\n)/y;
const trailerHead = /[\t\n\f\r ]{0,16}trailer(?=[\t\n\f\r <])/y;
const end = /startxref[\t ]{0,8}(?:\r\n|\n|\r)(0|[1-9]\d{0,9})[\t ]{0,8}(?:\r\n|\n|\r)%%EOF/y;

const samePlace = (a: XrefEntry, b: XrefEntry) => JSON.stringify(a) === JSON.stringify(b);
const isCount = (value: PdfValue): value is number => Number.isInteger(value) && Number(value) >= 0;

/** Where a section ends; null where its form leaves that open. */
type Ends = ReadonlyMap<Section, number | null>;

class FileForm {
  readonly #file: PdfFile;
  readonly #reader: FormReader;
  /** Where trailers stand. */
  readonly #trailers = new Set<number>();

  constructor(file: PdfFile) {
    this.#file = file;
    this.#reader = new FormReader(file);
  }

  look(signed: number): readonly FileFormProblem[] {
    const head = header.exec(this.#reader.text.slice(0, headLength));
    if (!head) this.#reader.problem('HEADER', 0, 'a file without its header');
    // Some readers count from the header, find nothing and look for all objects: none may be hidden.
    const strictFrom = head && head.index > 0 ? head.index + head[0].length : signed;
    const ends: Ends = new Map(
      this.#file.sections.map((one, index) => [one, this.#section(one, index, strictFrom)]),
    );
    this.#packed();
    this.#reader.looseEnds(this.#trailers);
    this.#unread(strictFrom);
    if (strictFrom === signed) this.#ending(signed);
    this.#behind(strictFrom, ends);
    return this.#reader.problems;
  }

  /** One section and the objects it names. @returns its end */
  #section(section: Section, index: number, strictFrom: number): number | null {
    const { offset, form, trailer, entries } = section;
    for (const key of ['Prev', 'Size', 'XRefStm']) {
      const value = trailer.get(key);
      if (value === null ? key === 'Size' : !isCount(value)) {
        this.#reader.problem('SECTION', offset, `${key} is not a whole number`);
      } else if (key === 'Size' && Number(value) > maxObjects) {
        this.#reader.problem('SECTION', offset, 'a size beyond any honest file');
      }
    }
    const size = this.#file.trailer.get('Size');
    if (trailer.get('XRefStm') !== null) this.#hybrid(section, index, strictFrom);
    for (const [number, entry] of entries) {
      if (entry.kind === 'plain') this.#reader.named(number, entry.generation, entry.offset);
      if (entry.kind !== 'free' && number >= Number(size)) {
        this.#reader.problem('SECTION', offset, `object ${number} is beyond the size`);
      }
    }
    return form === 'table' ? this.#table(offset) : this.#stream(section);
  }

  /**
   * A table beside which a stream stands that some readers do not know (§ 7.5.8.4): what it replaces of an
   * older section is seen in two ways.
   */
  #hybrid({ offset, entries }: Section, index: number, strictFrom: number): void {
    const hidden = this.#file.sections[index + 1]?.entries ?? [];
    const differ = [...hidden].some(([number, entry]) => {
      const shown = entries.get(number);
      return shown && !samePlace(shown, entry);
    });
    if (differ) this.#reader.problem('SECTION', offset, 'a table and a stream that disagree');
    const older = mergeSections(this.#file.sections.slice(index + 2));
    const replaces = [...hidden].some(([number, entry]) => {
      const known = older.get(number);
      return known && known.kind !== 'free' && !samePlace(known, entry);
    });
    if (offset >= strictFrom || replaces) {
      this.#reader.problem('SECTION', offset, 'objects that not all readers see');
    }
  }

  /** A table of places and its trailer (§ 7.5.4, § 7.5.5). @returns its end */
  #table(offset: number): number | null {
    const reader = this.#reader;
    let at = offset + (reader.match(tableHead, offset)?.[0].length ?? 0);
    if (at === offset) return reader.problem('SECTION', at, 'a table without its word');
    const seen = new Set<number>();
    for (let found = reader.match(subsection, at); found; found = reader.match(subsection, at)) {
      at += found[0].length;
      const first = Number(found[1]);
      for (let number = first; number < first + Number(found[2]); number += 1) {
        const entry = reader.match(entryLine, at);
        if (!entry) return reader.problem('SECTION', at, 'an entry that is not of 20 bytes');
        const [written, generation, kind] = entry;
        if (seen.has(number)) return reader.problem('SECTION', at, 'a number that stands twice');
        seen.add(number);
        // Some readers take such a beginning for a table that counts from 1 by mistake.
        const shifted = first === 1 && number === 1 && kind === 'f' && generation === '65535';
        if (shifted || (number === 0 && kind === 'n')) {
          return reader.problem('SECTION', at, 'a free entry in the wrong place');
        }
        at += written.length;
      }
    }
    const head = reader.match(trailerHead, at);
    if (!head) return reader.problem('SECTION', at, 'a subsection that does not end where it says');
    const behind = at + head[0].length;
    this.#trailers.add(behind - 'trailer'.length);
    const trailer = reader.value(
      behind,
      (place, why) => reader.problem('SECTION', place, why),
      true,
    );
    if (trailer) reader.dictionary(trailer.value, at);
    return trailer && trailer.to;
  }

  /** A stream of places (§ 7.5.8). @returns its end */
  #stream({ offset, trailer, entries }: Section): number | null {
    const reader = this.#reader;
    const span = reader.objectAt(offset);
    const found = span && new PdfParser(this.#file.bytes, offset).indirect(() => null).value;
    if (!span || !(found instanceof PdfStream)) {
      return reader.problem('SECTION', offset, 'a stream of places that cannot be read');
    }
    const numbersOf = (value: PdfValue) => (isArray(value) && value.every(isCount) ? value : []);
    const [kinds = 0, places = 0, others = 0, ...more] = numbersOf(trailer.get('W'));
    if (more.length > 0 || kinds > 4 || places > 8 || others > 4 || places === 0) {
      return reader.problem('SECTION', offset, 'fields of an unusual width');
    }
    const index = numbersOf(trailer.get('Index') ?? [0, trailer.get('Size')]);
    let [next, count] = [0, 0];
    for (let pair = 0; pair < index.length; pair += 2) {
      const first = index[pair] ?? 0;
      if (first < next) return reader.problem('SECTION', offset, 'an index that is not in order');
      next = first + (index[pair + 1] ?? NaN);
      count += next - first;
    }
    if (this.#file.decode(found).length !== count * (kinds + places + others)) {
      return reader.problem('SECTION', offset, 'an index that does not match its entries');
    }
    if (entries.size === count) return span.to;
    return reader.problem('SECTION', offset, 'an entry of an unknown type');
  }

  /** Objects in object streams (§ 7.5.7): readers find them by their place or by their number. */
  #packed(): void {
    const { encrypted, places, sections } = this.#file;
    if (encrypted) return;
    for (const [number, entry] of places) {
      if (entry.kind !== 'packed') continue;
      const at = this.#reader.packs.get(entry.stream);
      if (at === undefined) {
        this.#reader.problem('OBJECT', 0, `object ${number} is packed into no stream`);
      } else {
        const value = this.#orProblem(at, () => this.#file.object(number));
        if (value !== null) this.#reader.dictionary(value, at);
      }
    }
    for (const [stream, at] of this.#reader.packs) {
      const place = places.get(stream);
      if (place?.kind !== 'plain' || place.offset !== at) continue;
      const table = this.#orProblem(at, () => this.#file.packedNumbers(stream)) ?? [];
      const isNamed = (number: number, index: number) =>
        sections.some(({ entries }) => {
          const entry = entries.get(number);
          return entry?.kind === 'packed' && entry.stream === stream && entry.index === index;
        });
      if (!table.every(isNamed)) {
        this.#reader.problem('OBJECT', at, 'an object is packed that no section names');
      }
      const misplaced = sections.some(({ entries }) =>
        [...entries].some(
          ([number, entry]) =>
            entry.kind === 'packed' && entry.stream === stream && table[entry.index] !== number,
        ),
      );
      if (misplaced) this.#reader.problem('OBJECT', at, 'an object is packed in another place');
    }
  }

  /** Private data a program left behind may be broken: no viewer looks at it. */
  #unread(strictFrom: number): void {
    const { unread } = this.#reader;
    const reached = unread.length > 0 ? this.#reachable() : null;
    for (const { number, at, why } of unread) {
      if (at >= strictFrom || reached?.has(number)) this.#reader.problem('OBJECT', at, why);
    }
  }

  /** Numbers a viewer can come to from the trailer. */
  #reachable(): ReadonlySet<number> {
    const found = new Set<number>();
    const waiting: PdfValue[] = [this.#file.trailer];
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      if (value instanceof PdfRef) {
        const { number } = value;
        if (!found.has(number)) waiting.push(quietly(() => this.#file.object(number)));
        found.add(number);
      } else if (isArray(value)) waiting.push(...value);
      else if (value instanceof PdfStream) waiting.push(value.dict);
      else if (value instanceof PdfDict) {
        for (const [key, one] of value.entries) if (key !== 'PieceInfo') waiting.push(one);
      }
    }
    return found;
  }

  #orProblem<Found>(at: number, read: () => Found): Found | null {
    try {
      return read();
    } catch (error) {
      if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
      return this.#reader.problem('OBJECT', at, error.message);
    }
  }

  /** The end of the first signed revision. */
  #ending(signed: number): void {
    const { sections, bytes } = this.#file;
    const newest = sections.find(({ offset }) => offset < signed);
    const at = this.#reader.text.lastIndexOf('startxref', signed);
    const tail = this.#reader.match(end, at);
    if (tail?.[1] === String(newest?.offset) && isBlank(bytes, at + tail[0].length, signed)) return;
    this.#reader.problem('END', Math.max(0, at), 'an end that does not name its section');
  }

  /** Everything from a place on belongs to what its own section names. */
  #behind(strictFrom: number, ends: Ends): void {
    const { sections, bytes } = this.#file;
    const reader = this.#reader;
    const later = sections.filter(({ offset }) => offset >= strictFrom);
    const places = new Map(mergeSections(sections.slice(later.length)));
    let at = strictFrom;
    for (const section of later.reverse()) {
      for (const { from, to } of this.#spans(section, places, ends)) {
        at = reader.gap(at);
        if (from !== at) {
          reader.problem('BYTES', Math.min(at, from), 'bytes that belong to nothing, or to two');
          return;
        }
        at = to;
      }
      at = reader.gap(at);
      const tail = reader.match(end, at);
      if (tail?.[1] !== String(section.offset)) {
        reader.problem('END', at, 'an end that does not name its section');
        return;
      }
      at += tail[0].length;
    }
    const newest = reader.text.lastIndexOf('startxref');
    if (!isBlank(bytes, at, bytes.length)) reader.problem('END', at, 'bytes behind the end');
    else if (bytes.length - newest > tailLength)
      reader.problem('END', newest, 'an end too far away');
  }

  /** What a section names beside what is known, in order, and then the section. */
  #spans(section: Section, known: Map<number, XrefEntry>, ends: Ends) {
    const from = this.#reader.gap(section.offset);
    const spans = [{ from, to: ends.get(section) ?? this.#file.bytes.length }];
    for (const [number, entry] of section.entries) {
      const before = known.get(number);
      known.set(number, entry);
      if (entry.kind !== 'plain' || entry.offset === section.offset) continue;
      if (before && samePlace(before, entry)) continue;
      spans.push(this.#reader.objectAt(entry.offset) ?? { from: entry.offset, to: entry.offset });
    }
    return spans.sort((a, b) => a.from - b.from);
  }
}

/**
 * Where the form of a file leaves a choice: sections and objects that are not written exactly as
 * ISO 32000-2 § 7.5 has them, and bytes behind a signed revision that belong to nothing its own section names.
 * Programs then read it in different ways.
 * @param signed bytes of the first revision that was signed; what follows it is held to more
 * @returns problems in the order in which they were found; none where every reader finds the same
 * @throws PdfLimitError when it costs more than any honest file
 */
export function fileFormProblems(
  file: PdfFile,
  signed = file.bytes.length,
): readonly FileFormProblem[] {
  return new FileForm(file).look(signed);
}
