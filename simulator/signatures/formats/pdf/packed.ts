import { PdfParser } from './parser.ts';
import { PdfError, type PdfValue } from './values.ts';

/** Objects of an object stream (ISO 32000-1 § 7.5.7). Each is parsed on demand. */
export class PackedObjects {
  /** Numbers of the objects, in order. */
  readonly numbers: readonly number[];
  readonly #data: Uint8Array;
  readonly #starts: readonly number[];
  readonly #values = new Map<number, PdfValue>();

  /**
   * @param data the decoded stream
   * @param count number of objects
   * @param first offset of the first object
   * @throws PdfError if the offsets do not increase. Objects that share bytes would cost endless
   *   time.
   */
  constructor(data: Uint8Array, count: number, first: number) {
    const table = new PdfParser(data, 0);
    const numbers: number[] = [];
    const starts: number[] = [];
    for (let index = 0; index < count; index += 1) {
      numbers.push(table.natural());
      const start = first + table.natural();
      if (start <= (starts.at(-1) ?? -1)) throw new PdfError('the packed objects are out of order');
      starts.push(start);
    }
    this.numbers = numbers;
    this.#data = data;
    this.#starts = starts;
  }

  /** Object at an index of the table. Null if there is none. */
  value(index: number): PdfValue {
    const known = this.#values.get(index);
    if (known !== undefined) return known;
    const start = this.#starts[index];
    if (start === undefined) return null;
    const own = this.#data.subarray(0, this.#starts[index + 1] ?? this.#data.length);
    const value = new PdfParser(own, start).value();
    this.#values.set(index, value);
    return value;
  }
}
