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

/** Distance from the end, in bytes, in which readers look for the offset of the newest section. */
const tailLength = 1_000;
/** Distance from the start, in bytes, in which readers look for the header. */
const headLength = 1_024;

const header = /%PDF-\d\.\d(?!\d)/;
/**
 * Readers skip white space before `xref`. The offset of node-signpdf points to the end of the line
 * above it.
 */
const tableHead = /[\t\n\f\r ]{0,8}xref[\t ]{0,8}(?:\r\n|\n|\r)/y;
const subsection = /(0|[1-9]\d{0,9}) (0|[1-9]\d{0,9})[\t ]{0,8}(?:\r\n|\n|\r)/y;
const entryLine = /\d{10} (\d{5}) ([nf])(?: \r| \n|\r\n)/y;
const trailerHead = /[\t\n\f\r ]{0,16}trailer(?=[\t\n\f\r <])/y;
const end = /startxref[\t ]{0,8}(?:\r\n|\n|\r)(0|[1-9]\d{0,9})[\t ]{0,8}(?:\r\n|\n|\r)%%EOF/y;

const samePlace = (a: XrefEntry, b: XrefEntry) => JSON.stringify(a) === JSON.stringify(b);
const isCount = (value: PdfValue): value is number => Number.isInteger(value) && Number(value) >= 0;

/** End of each section. Null if the form of the section does not determine its end. */
type Ends = ReadonlyMap<Section, number | null>;

class FileForm {
  readonly #file: PdfFile;
  readonly #reader: FormReader;
  /** Offsets of the trailers. */
  readonly #trailers = new Set<number>();

  constructor(file: PdfFile) {
    this.#file = file;
    this.#reader = new FormReader(file);
  }

  look(signed: number): readonly FileFormProblem[] {
    const head = header.exec(this.#reader.text.slice(0, headLength));
    if (!head) this.#reader.problem('HEADER', 0, 'the file has no header');
    // Some readers count from the header, find nothing and scan for all objects. No object may then
    // be hidden.
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

  /** Checks one section and the objects it names. @returns its end */
  #section(section: Section, index: number, strictFrom: number): number | null {
    const { offset, form, trailer, entries } = section;
    for (const key of ['Prev', 'Size', 'XRefStm']) {
      const value = trailer.get(key);
      if (value === null ? key === 'Size' : !isCount(value)) {
        this.#reader.problem('SECTION', offset, `${key} is not a whole number`);
      } else if (key === 'Size' && Number(value) > maxObjects) {
        this.#reader.problem('SECTION', offset, 'the size is too large');
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
   * Checks a table with a stream that some readers do not know (§ 7.5.8.4). If the stream replaces
   * entries of an older section, readers see two different files.
   */
  #hybrid({ offset, entries }: Section, index: number, strictFrom: number): void {
    const hidden = this.#file.sections[index + 1]?.entries ?? [];
    const differ = [...hidden].some(([number, entry]) => {
      const shown = entries.get(number);
      return shown && !samePlace(shown, entry);
    });
    if (differ) this.#reader.problem('SECTION', offset, 'the table and its stream disagree');
    const older = mergeSections(this.#file.sections.slice(index + 2));
    const replaces = [...hidden].some(([number, entry]) => {
      const known = older.get(number);
      return known && known.kind !== 'free' && !samePlace(known, entry);
    });
    if (offset >= strictFrom || replaces) {
      this.#reader.problem('SECTION', offset, 'some readers do not see all objects');
    }
  }

  /** Checks a cross-reference table and its trailer (§ 7.5.4, § 7.5.5). @returns its end */
  #table(offset: number): number | null {
    const reader = this.#reader;
    let at = offset + (reader.match(tableHead, offset)?.[0].length ?? 0);
    if (at === offset) return reader.problem('SECTION', at, 'the table has no keyword');
    const seen = new Set<number>();
    for (let found = reader.match(subsection, at); found; found = reader.match(subsection, at)) {
      at += found[0].length;
      const first = Number(found[1]);
      for (let number = first; number < first + Number(found[2]); number += 1) {
        const entry = reader.match(entryLine, at);
        if (!entry) return reader.problem('SECTION', at, 'an entry is not 20 bytes long');
        const [written, generation, kind] = entry;
        if (seen.has(number)) return reader.problem('SECTION', at, 'a number appears twice');
        seen.add(number);
        // Some readers take such a beginning for a table that wrongly counts from 1.
        const shifted = first === 1 && number === 1 && kind === 'f' && generation === '65535';
        if (shifted || (number === 0 && kind === 'n')) {
          return reader.problem('SECTION', at, 'a free entry is misplaced');
        }
        at += written.length;
      }
    }
    const head = reader.match(trailerHead, at);
    if (!head) return reader.problem('SECTION', at, 'a subsection has a wrong length');
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

  /** Checks a cross-reference stream (§ 7.5.8). @returns its end */
  #stream({ offset, trailer, entries }: Section): number | null {
    const reader = this.#reader;
    const span = reader.objectAt(offset);
    const found = span && new PdfParser(this.#file.bytes, offset).indirect(() => null).value;
    if (!span || !(found instanceof PdfStream)) {
      return reader.problem('SECTION', offset, 'the section cannot be read');
    }
    const numbersOf = (value: PdfValue) => (isArray(value) && value.every(isCount) ? value : []);
    const [kinds = 0, places = 0, others = 0, ...more] = numbersOf(trailer.get('W'));
    if (more.length > 0 || kinds > 4 || places > 8 || others > 4 || places === 0) {
      return reader.problem('SECTION', offset, 'the fields have an unusual width');
    }
    const index = numbersOf(trailer.get('Index') ?? [0, trailer.get('Size')]);
    let [next, count] = [0, 0];
    for (let pair = 0; pair < index.length; pair += 2) {
      const first = index[pair] ?? 0;
      if (first < next) return reader.problem('SECTION', offset, 'the index is not in order');
      next = first + (index[pair + 1] ?? NaN);
      count += next - first;
    }
    if (this.#file.decode(found).length !== count * (kinds + places + others)) {
      return reader.problem('SECTION', offset, 'the index does not match the entries');
    }
    if (entries.size === count) return span.to;
    return reader.problem('SECTION', offset, 'an entry has an unknown type');
  }

  /**
   * Checks the objects in object streams (§ 7.5.7). Some readers find them by position, others by
   * number.
   */
  #packed(): void {
    const { encrypted, places, sections } = this.#file;
    if (encrypted) return;
    for (const [number, entry] of places) {
      if (entry.kind !== 'packed') continue;
      const at = this.#reader.packs.get(entry.stream);
      if (at === undefined) {
        this.#reader.problem('OBJECT', 0, `object ${number} has no object stream`);
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
        this.#reader.problem('OBJECT', at, 'no section names a packed object');
      }
      const misplaced = sections.some(({ entries }) =>
        [...entries].some(
          ([number, entry]) =>
            entry.kind === 'packed' && entry.stream === stream && table[entry.index] !== number,
        ),
      );
      if (misplaced) this.#reader.problem('OBJECT', at, 'a packed object is misplaced');
    }
  }

  /**
   * Checks broken objects only if a viewer can reach them. Private data of a program may be broken.
   */
  #unread(strictFrom: number): void {
    const { unread } = this.#reader;
    const reached = unread.length > 0 ? this.#reachable() : null;
    for (const { number, at, why } of unread) {
      if (at >= strictFrom || reached?.has(number)) this.#reader.problem('OBJECT', at, why);
    }
  }

  /** Numbers of the objects that a viewer can reach from the trailer. */
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

  /** Checks the end of the first signed revision. */
  #ending(signed: number): void {
    const { sections, bytes } = this.#file;
    const newest = sections.find(({ offset }) => offset < signed);
    const at = this.#reader.text.lastIndexOf('startxref', signed);
    const tail = this.#reader.match(end, at);
    if (tail?.[1] === String(newest?.offset) && isBlank(bytes, at + tail[0].length, signed)) return;
    this.#reader.problem('END', Math.max(0, at), 'the end does not name its section');
  }

  /** Checks that all bytes after an offset belong to the objects that their section names. */
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
          reader.problem('BYTES', Math.min(at, from), 'some bytes belong to no object or to two');
          return;
        }
        at = to;
      }
      at = reader.gap(at);
      const tail = reader.match(end, at);
      if (tail?.[1] !== String(section.offset)) {
        reader.problem('END', at, 'the end does not name its section');
        return;
      }
      at += tail[0].length;
    }
    const newest = reader.text.lastIndexOf('startxref');
    if (!isBlank(bytes, at, bytes.length))
      reader.problem('END', at, 'there are bytes after the end');
    else if (bytes.length - newest > tailLength)
      reader.problem('END', newest, 'the end is too far from the end of the file');
  }

  /** New objects that a section names, and the section itself, in order of offset. */
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
 * Finds places where readers may interpret a file differently. These are sections and
 * objects that differ from the exact form of ISO 32000-2 § 7.5. Bytes after a signed revision count
 * too, if its section does not name them.
 * @param signed length in bytes of the first signed revision. Stricter rules apply to the bytes
 *   after it.
 * @returns problems in the order in which they were found. Empty if all readers find the same
 *   content.
 * @throws PdfLimitError if the check costs more than for any honest file
 */
export function fileFormProblems(
  file: PdfFile,
  signed = file.bytes.length,
): readonly FileFormProblem[] {
  return new FileForm(file).look(signed);
}
