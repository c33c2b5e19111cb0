import type { PdfFile } from './file.ts';
import { quietly } from './lenient.ts';
import { isBlank, PdfParser } from './parser.ts';
import { isPart } from './parts.ts';
import {
  isArray,
  isName,
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfRef,
  PdfStream,
  type PdfValue,
} from './values.ts';
import { writeValue } from './write.ts';

/** Parts of a file that readers may interpret differently. */
export type FormPart = 'HEADER' | 'SECTION' | 'OBJECT' | 'BYTES' | 'END';

/** A place that two programs can read in two ways. */
export interface FileFormProblem {
  readonly part: FormPart;
  /** Offset in bytes from the start of the file. */
  readonly offset: number;
  /** Reason for developers. Users never see it. */
  readonly why: string;
}

/** Highest object number. Programs that count in 32 bits read larger numbers as other numbers. */
const maxReference = 2 ** 31 - 1;

const fieldKeys: ReadonlySet<string> = new Set(['Annots', 'Fields', 'Kids', 'Parent']);

const objectHead =
  /(0|[1-9]\d{0,9})[\t\n\f\r ]{1,8}(0|[1-9]\d{0,4})[\t\n\f\r ]{1,8}obj(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** Beginning of an object anywhere in the file. An object that is `null` counts as missing. */
const anyHead =
  /(?<!\d)\d+(?:[\0\t\n\f\r ]|%[^\r\n]{0,80}[\r\n])+\d+(?:[\0\t\n\f\r ]|%[^\r\n]{0,80}[\r\n])+obj(?![\t\n\f\r ]{1,8}null[\t\n\f\r ]{1,8}endobj)/g;
const anyTrailer = /trailer[\0\t\n\f\r ]*<</g;
const streamHead = /[\t\n\f\r ]{0,16}stream(?:\r\n|\n)/y;
const streamEnd = /(?:\r\n|\n|\r)?endstream[\t\n\f\r ]{1,16}endobj(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const objectEnd = /[\t\n\f\r ]{0,16}endobj(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
/** A comment that a reader cannot mistake for structure when it rebuilds a file. */
const comment =
  /%(?![^\r\n]{0,80}(?:obj|xref|stream|trailer|%EOF|PDF-))[ -~\x80-\xff]{0,80}(?=[\r\n])/y;
/** Keys whose numbers lead a reader from a section or an object stream to other parts. */
const leading = /\/(?:First|Index|Length|N|Prev|Size|W|XRefStm)[\0\t\n\f\r []*$/;
/**
 * The same for any other object, where `N 1.0` of a function and `W 0.5` of a border are normal.
 */
const leadingAnywhere = /\/Length[\0\t\n\f\r []*$/;
const isLeading = (value: PdfValue): boolean =>
  value instanceof PdfDict && ['ObjStm', 'XRef'].some((type) => isName(value.get('Type'), type));

/** A range of bytes that belongs to an object, a section or an end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Reads a file in the exact form of ISO 32000-2, and records every deviation. */
export class FormReader {
  readonly problems: FileFormProblem[] = [];
  readonly text: string;
  readonly #file: PdfFile;
  /** Number of bytes that may still be parsed. */
  #parseable: number;
  readonly #objects = new Map<number, Span | null>();
  /** Offsets of the object streams that were read, by object number. */
  readonly packs = new Map<number, number>();
  /**
   * Objects whose value readers may interpret differently. They are a problem only if something
   * refers to them.
   */
  readonly unread: { readonly number: number; readonly at: number; readonly why: string }[] = [];
  /** Offsets of all sections. */
  readonly #sections: ReadonlySet<number>;
  /** Numbers that are in use in any section. */
  readonly #used: ReadonlySet<number>;

  constructor(file: PdfFile) {
    const { bytes } = file;
    this.#file = file;
    this.#parseable = 4 * bytes.length + 65_536;
    this.#sections = new Set(file.sections.map(({ offset }) => offset));
    this.#used = new Set(
      file.sections.flatMap(({ entries }) =>
        [...entries].flatMap(([number, { kind }]) => (kind === 'free' ? [] : number)),
      ),
    );
    this.text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  }

  /** Records the first problem of each part. */
  problem(part: FormPart, offset: number, why: string): null {
    if (!this.problems.some((one) => one.part === part)) this.problems.push({ part, offset, why });
    return null;
  }

  /** @param pattern a pattern with the flag `y` */
  match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at;
    return pattern.exec(this.text);
  }

  /**
   * Value at an offset. Null if readers may interpret it differently.
   * @param onProblem receives the offset and the reason
   * @param ofSection whether the value belongs to a section, whatever type it names
   */
  value(
    at: number,
    onProblem: (at: number, why: string) => null,
    ofSection: boolean,
  ): { value: PdfValue; to: number } | null {
    if (this.#parseable < 0) throw new PdfLimitError('too many objects overlap');
    const parser = new PdfParser(this.#file.bytes, at);
    try {
      const value = parser.value();
      const keys = ofSection || isLeading(value) ? leading : leadingAnywhere;
      for (const place of parser.reals) {
        const before = this.text.slice(Math.max(0, place - 40), place);
        if (keys.test(before)) return onProblem(place, 'a number is not whole');
      }
      return { value, to: parser.at };
    } catch (error) {
      if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
      return onProblem(at, error.message);
    } finally {
      this.#parseable -= parser.at - at;
    }
  }

  /** Checks that the object of an entry is at the offset of the entry. */
  named(number: number, generation: number, offset: number): void {
    const head = this.match(objectHead, offset);
    if (head?.[1] === String(number) && head[2] === String(generation)) this.objectAt(offset);
    else this.problem('OBJECT', offset, `the entry of object ${number} points elsewhere`);
  }

  /** The object at an offset. Null if its form does not determine its end. */
  objectAt(offset: number): Span | null {
    const known = this.#objects.get(offset);
    if (known !== undefined) return known;
    const to = this.#readObject(offset);
    const span = to === null ? null : { from: offset, to };
    this.#objects.set(offset, span);
    return span;
  }

  #readObject(offset: number): number | null {
    const head = this.match(objectHead, offset);
    if (!head) return this.problem('OBJECT', offset, 'the object has no number');
    const unread = (at: number, why: string) => {
      this.unread.push({ number: Number(head[1]), at, why });
      return null;
    };
    const found = this.value(offset + head[0].length, unread, this.#sections.has(offset));
    if (!found) return null;
    this.dictionary(found.value, offset);
    const stream = found.value instanceof PdfDict && this.match(streamHead, found.to);
    if (!stream) {
      const last = this.match(objectEnd, found.to);
      return last
        ? found.to + last[0].length
        : this.problem('OBJECT', found.to, 'the object has no end');
    }
    const dict = found.value as PdfDict;
    if (isName(dict.get('Type'), 'ObjStm')) this.packs.set(Number(head[1]), offset);
    const start = found.to + stream[0].length;
    const length = this.#length(dict.get('Length'));
    const last = length === null ? null : this.match(streamEnd, start + length);
    if (length === null || !last) {
      return this.problem('OBJECT', start, 'the stream does not end where it should');
    }
    return start + length + last[0].length;
  }

  #length(value: PdfValue): number | null {
    try {
      const length = this.#file.resolve(value);
      return typeof length === 'number' && Number.isInteger(length) && length >= 0 ? length : null;
    } catch (error) {
      if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
      return null;
    }
  }

  /** Checks for keys with two values, and for references that readers resolve differently. */
  dictionary(value: PdfValue, offset: number, key = ''): void {
    if (value instanceof PdfRef) this.#reference(value, offset, key);
    else if (isArray(value)) for (const one of value) this.dictionary(one, offset, key);
    else if (value instanceof PdfStream) this.dictionary(value.dict, offset);
    else if (value instanceof PdfDict) {
      for (const [own, one] of value.entries) {
        this.dictionary(one, offset, own);
        if (!own.endsWith('\0')) continue;
        const last = value.get(own.slice(0, -1));
        if (!writeValue(one).equals(writeValue(last))) {
          this.problem('OBJECT', offset, `the key ${own.slice(0, -1)} has two values`);
        }
      }
    }
  }

  #reference({ number, generation }: PdfRef, offset: number, key: string): void {
    const place = this.#file.places.get(number);
    if (number > maxReference)
      this.problem('OBJECT', offset, 'an object number needs more than 32 bits');
    if (!place || place.kind === 'free') {
      // Readers that scan for all objects still find a deleted object.
      if (this.#used.has(number))
        this.problem('OBJECT', offset, `a reference points to ${number}, which is now free`);
      return;
    }
    if (generation === (place.kind === 'plain' ? place.generation : 0)) return;
    // Some signing programs give the numbers of deleted fields to fonts, which are never taken for
    // a field.
    if (fieldKeys.has(key) && isPart(quietly(() => this.#file.object(number)))) return;
    this.problem('OBJECT', offset, `a reference has another generation than object ${number}`);
  }

  /**
   * Checks that a scan of the whole file finds only objects and trailers that sections name.
   * Poppler scans in this way for a missing object.
   */
  looseEnds(trailers: ReadonlySet<number>): void {
    for (const { index } of this.text.matchAll(anyHead)) {
      if (this.#objects.has(index)) continue;
      this.problem('BYTES', index, 'no section names this object');
      return;
    }
    for (const { index } of this.text.matchAll(anyTrailer)) {
      if (trailers.has(index)) continue;
      this.problem('BYTES', index, 'this trailer has no section');
      return;
    }
  }

  /** End of white space and harmless comments. */
  gap(from: number): number {
    for (let at = from; ;) {
      while (isBlank(this.#file.bytes, at, at + 1) && at < this.text.length) at += 1;
      const found = this.match(comment, at);
      if (!found) return at;
      at += found[0].length;
    }
  }
}
