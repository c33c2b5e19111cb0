import { randomBytes } from 'node:crypto';
import type { PdfFile } from './file.ts';
import { namedNumbers } from './named.ts';
import {
  isArray,
  PdfDict,
  PdfName,
  PdfRaw,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from './values.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function writeName({ value }: PdfName): string {
  const plain = (sign: string) => /[A-Za-z0-9_.+\-*:@]/.test(sign);
  const escaped = (sign: string) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
  return `/${[...value].map((sign) => (plain(sign) ? sign : escaped(sign))).join('')}`;
}

/**
 * Number with all its digits, because a rounded page box would differ from the signed one. PDF has
 * no exponents.
 */
function writeNumber(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/\.?0{1,20}$/, '') : text;
}

/** Bytes of a value in a PDF file. */
export function writeValue(value: PdfValue): Buffer {
  if (value === null || typeof value === 'boolean') return latin1(String(value));
  if (typeof value === 'number') return latin1(writeNumber(value));
  if (value instanceof PdfName) return latin1(writeName(value));
  if (value instanceof PdfString) {
    return latin1(`<${Buffer.from(value.bytes).toString('hex').toUpperCase()}>`);
  }
  if (value instanceof PdfRef) return latin1(`${value.number} ${value.generation} R`);
  if (value instanceof PdfRaw) return latin1(value.text);
  if (isArray(value)) {
    const parts = value.flatMap((one) => [latin1(' '), writeValue(one)]);
    return Buffer.concat([latin1('['), ...parts.slice(1), latin1(']')]);
  }
  if (value instanceof PdfStream) {
    const dict = value.dict.with({ Length: value.raw.length });
    return Buffer.concat([
      writeValue(dict),
      latin1('\nstream\n'),
      value.raw,
      latin1('\nendstream'),
    ]);
  }
  const entries = [...(value as PdfDict).entries].flatMap(([key, one]) => [
    // The first of two equal keys is written as it was read.
    latin1(`\n${writeName(new PdfName(key.replace(/\0$/, '')))} `),
    writeValue(one),
  ]);
  return Buffer.concat([latin1('<<'), ...entries, latin1('\n>>')]);
}

/** Text as a PDF string: ASCII text unchanged, other text in UTF-16 with a byte order mark. */
export function textString(text: string): PdfString {
  if (/^[\x20-\x7e]*$/.test(text)) return new PdfString(latin1(text));
  return new PdfString(
    Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(text, 'utf16le').swap16()]),
  );
}

/** Time as a PDF string in UTC. */
export function dateString(time: Date): PdfString {
  const digits = time.toISOString().replace(/[-:T]|\.\d+Z/g, '');
  return new PdfString(latin1(`D:${digits}Z`));
}

/** New or changed objects to append to a file. */
export class PdfUpdate {
  readonly file: PdfFile;
  readonly #objects = new Map<number, PdfValue>();
  readonly #named: ReadonlySet<number>;
  /** Next number after the highest number in use. */
  #next: number;

  constructor(file: PdfFile) {
    this.file = file;
    this.#named = namedNumbers(file);
    this.#next = file.nextNumber;
  }

  /** Adds a new object. */
  add(value: PdfValue): PdfRef {
    const ref = this.reserve();
    this.#objects.set(ref.number, value);
    return ref;
  }

  /** Reserves a number for a later object. Nothing in the file references this number. */
  reserve(): PdfRef {
    while (this.#named.has(this.#next)) this.#next += 1;
    this.#next += 1;
    return new PdfRef(this.#next - 1, 0);
  }

  /** Adds or replaces an object. */
  put(ref: PdfRef, value: PdfValue): void {
    this.#next = Math.max(this.#next, ref.number + 1);
    this.#objects.set(ref.number, value);
  }

  /** Value of an object after this update. */
  resolve(value: PdfValue): PdfValue {
    if (!(value instanceof PdfRef)) return value;
    const changed = this.#objects.get(value.number);
    return changed === undefined ? this.file.resolve(value) : this.resolve(changed);
  }

  #generation(number: number): number {
    const place = this.file.places.get(number);
    return place?.kind === 'plain' ? place.generation : 0;
  }

  /**
   * The file with this update appended. The original bytes stay the same.
   * @returns the bytes, and the offset of each object of the update
   */
  write(): { readonly bytes: Buffer; readonly offsets: ReadonlyMap<number, number> } {
    const { bytes: before } = this.file;
    const last = before[before.length - 1];
    const parts: Uint8Array[] = [before];
    if (last !== 10 && last !== 13) parts.push(latin1('\n'));
    let at = parts.reduce((sum, part) => sum + part.length, 0);
    const offsets = new Map<number, number>();
    for (const [number, value] of this.#objects) {
      const head = `${number} ${this.#generation(number)} obj\n`;
      const body = Buffer.concat([latin1(head), writeValue(value), latin1('\nendobj\n')]);
      offsets.set(number, at);
      parts.push(body);
      at += body.length;
    }
    const places = new Map(offsets);
    parts.push(
      this.file.sections[0]?.form === 'stream'
        ? this.#crossReferenceStream(places, at)
        : this.#crossReferenceTable(places),
      latin1(`startxref\n${at}\n%%EOF\n`),
    );
    return { bytes: Buffer.concat(parts), offsets };
  }

  #trailer(size: number): PdfDict {
    const { trailer, sections } = this.file;
    const id = this.file.resolve(trailer.get('ID'));
    const newId = new PdfString(randomBytes(16));
    const original = isArray(id) ? (id[0] ?? newId) : newId;
    return PdfDict.of({
      Size: size,
      Prev: sections[0]?.offset ?? 0,
      Root: trailer.get('Root'),
      Info: trailer.get('Info') ?? undefined,
      ID: [original, newId],
    });
  }

  #crossReferenceTable(places: ReadonlyMap<number, number>): Buffer {
    const numbers = [...places.keys()].sort((a, b) => a - b);
    const runs: number[][] = [];
    for (const number of numbers) {
      const run = runs.at(-1);
      if (run && run.at(-1) === number - 1) run.push(number);
      else runs.push([number]);
    }
    const lines = runs.map((run) => {
      const entries = run.map((number) => {
        const offset = String(places.get(number) ?? 0).padStart(10, '0');
        const generation = String(this.#generation(number)).padStart(5, '0');
        return `${offset} ${generation} n \n`;
      });
      return `${run[0] ?? 0} ${run.length}\n${entries.join('')}`;
    });
    const trailer = writeValue(this.#trailer(this.#next)).toString('latin1');
    return latin1(`xref\n${lines.join('')}trailer\n${trailer}\n`);
  }

  #crossReferenceStream(places: Map<number, number>, at: number): Buffer {
    const own = this.reserve().number;
    places.set(own, at);
    const numbers = [...places.keys()].sort((a, b) => a - b);
    const data = Buffer.alloc(numbers.length * 7);
    numbers.forEach((number, index) => {
      data[index * 7] = 1;
      data.writeUInt32BE(places.get(number) ?? 0, index * 7 + 1);
      data.writeUInt16BE(this.#generation(number), index * 7 + 5);
    });
    const dict = this.#trailer(this.#next).with({
      Type: new PdfName('XRef'),
      W: [1, 4, 2],
      Index: numbers.flatMap((number) => [number, 1]),
    });
    const head = latin1(`${own} 0 obj\n`);
    return Buffer.concat([head, writeValue(new PdfStream(dict, data)), latin1('\nendobj\n')]);
  }
}
