import {
  PdfDict,
  PdfError,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  shadowOf,
  type PdfValue,
} from './values.ts';

const maxDepth = 64;

const whitespace = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isRegular = (byte: number) => !whitespace.has(byte) && !delimiters.has(byte);

/** Whether there is only white space between two offsets. */
export function isBlank(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (!whitespace.has(bytes[at] ?? 0)) return false;
  return true;
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** An object with its number, as `12 0 obj … endobj`. */
export interface IndirectObject {
  readonly number: number;
  readonly generation: number;
  readonly value: PdfValue;
  /**
   * Whether these bytes alone determine the object. False for a stream whose length is in another
   * object or wrong. Its end depends on the bytes after it, which differ between revisions.
   */
  readonly selfContained: boolean;
}

/** Reads values from an offset of a file onwards. */
export class PdfParser {
  readonly #bytes: Uint8Array;
  at: number;
  /** Offsets of numbers that are not written in digits alone. */
  readonly reals: number[] = [];

  constructor(bytes: Uint8Array, at: number) {
    if (!Number.isInteger(at) || at < 0 || at > bytes.length) {
      throw new PdfError('the offset is outside the file');
    }
    this.#bytes = bytes;
    this.at = at;
  }

  #byte(at = this.at): number {
    return this.#bytes[at] ?? -1;
  }

  skipSpace(): void {
    for (;;) {
      const byte = this.#byte();
      if (byte === 0x25) {
        while (this.at < this.#bytes.length && this.#byte() !== 10 && this.#byte() !== 13) {
          this.at += 1;
        }
      } else if (byte !== -1 && whitespace.has(byte)) this.at += 1;
      else return;
    }
  }

  /** The next word of regular characters. Empty before a delimiter or at the end. */
  word(): string {
    this.skipSpace();
    const start = this.at;
    while (this.at < this.#bytes.length && isRegular(this.#byte())) {
      this.at += 1;
      if (this.at - start > 128) throw new PdfError('a word has no end');
    }
    return Buffer.from(this.#bytes.subarray(start, this.at)).toString('latin1');
  }

  /** @throws PdfError if another word comes next */
  expect(word: string): void {
    if (this.word() !== word) throw new PdfError(`"${word}" is missing`);
  }

  /** A whole number of 0 or more. */
  natural(): number {
    const word = this.word();
    if (!/^\+?\d{1,15}$/.test(word)) throw new PdfError('a number is missing');
    return Number(word);
  }

  value(depth = 0): PdfValue {
    if (depth > maxDepth) throw new PdfError('values are nested too deeply');
    this.skipSpace();
    switch (this.#byte()) {
      case 0x2f:
        return this.#name();
      case 0x28:
        return this.#literal();
      case 0x5b:
        return this.#array(depth);
      case 0x3c:
        return this.#byte(this.at + 1) === 0x3c ? this.#dict(depth) : this.#hex();
      default:
        return this.#simple();
    }
  }

  #name(): PdfName {
    this.at += 1;
    const start = this.at;
    while (this.at < this.#bytes.length && isRegular(this.#byte())) this.at += 1;
    const written = Buffer.from(this.#bytes.subarray(start, this.at)).toString('latin1');
    const plain = written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(parseInt(hex, 16)),
    );
    return new PdfName(plain);
  }

  #hex(): PdfString {
    const start = this.at;
    const close = this.#bytes.indexOf(0x3e, start);
    if (close === -1) throw new PdfError('a string has no end');
    this.at = close + 1;
    const text = Buffer.from(this.#bytes.subarray(start + 1, close)).toString('latin1');
    const digits = text.replace(/[\0\t\n\f\r ]+/g, '');
    if (!/^[0-9a-f]*$/i.test(digits)) throw new PdfError('a string is not hexadecimal');
    const even = digits.length % 2 === 0 ? digits : `${digits}0`;
    return new PdfString(Buffer.from(even, 'hex'), true, start, this.at);
  }

  #literal(): PdfString {
    const start = this.at;
    const out: number[] = [];
    let open = 0;
    for (;;) {
      const byte = this.#byte();
      if (byte === -1) throw new PdfError('a string has no end');
      this.at += 1;
      if (byte === 0x28) open += 1;
      if (byte === 0x29) open -= 1;
      if (open === 0) return new PdfString(Uint8Array.from(out), false, start, this.at);
      if (byte === 0x5c) this.#escape(out);
      else if (this.at - 1 > start) out.push(byte);
    }
  }

  #escape(out: number[]): void {
    const byte = this.#byte();
    this.at += 1;
    const sign = String.fromCharCode(byte);
    if (sign >= '0' && sign <= '7') {
      let code = byte - 0x30;
      for (let more = 0; more < 2; more += 1) {
        const digit = this.#byte() - 0x30;
        if (digit < 0 || digit > 7) break;
        code = code * 8 + digit;
        this.at += 1;
      }
      out.push(code & 0xff);
    } else if (byte === 13 || byte === 10) {
      if (byte === 13 && this.#byte() === 10) this.at += 1;
    } else if (byte !== -1) out.push(escapes[sign] ?? byte);
  }

  #array(depth: number): readonly PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      this.skipSpace();
      if (this.#byte() === 0x5d) {
        this.at += 1;
        return values;
      }
      values.push(this.value(depth + 1));
    }
  }

  #dict(depth: number): PdfDict {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      this.skipSpace();
      if (this.#byte() === 0x3e && this.#byte(this.at + 1) === 0x3e) {
        this.at += 2;
        return new PdfDict(entries);
      }
      if (this.#byte() !== 0x2f) throw new PdfError('a key is not a name');
      const key = this.#name().value;
      const value = this.value(depth + 1);
      const first = entries.get(key);
      if (first !== undefined) {
        // Most readers use the last of two equal keys, some the first. Both are kept and compared.
        if (entries.has(shadowOf(key))) throw new PdfError(`the key ${key} appears three times`);
        entries.delete(key);
        entries.set(shadowOf(key), first);
      }
      entries.set(key, value);
    }
  }

  #simple(): PdfValue {
    const word = this.word();
    if (/^\d{1,10}$/.test(word)) {
      const after = this.at;
      const generation = this.#peekWord();
      if (/^\d{1,5}$/.test(generation) && this.#peekWord() === 'R') {
        return new PdfRef(Number(word), Number(generation));
      }
      this.at = after;
      return Number(word);
    }
    if (/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/.test(word)) {
      if (!/^\d+$/.test(word)) this.reals.push(this.at - word.length);
      return Number(word);
    }
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === 'null') return null;
    throw new PdfError('the value cannot be read');
  }

  #peekWord(): string {
    this.skipSpace();
    return isRegular(this.#byte()) && this.#byte() !== -1 ? this.word() : '';
  }

  /**
   * An object with its number.
   * @param lengthOf finds the length of a stream if it is in an object of its own
   */
  indirect(lengthOf: (ref: PdfRef) => number | null): IndirectObject {
    const number = this.natural();
    const generation = this.natural();
    this.expect('obj');
    const value = this.value();
    const end = this.at;
    if (!(value instanceof PdfDict) || this.#peekWord() !== 'stream') {
      this.at = end;
      this.expect('endobj');
      return { number, generation, value, selfContained: true };
    }
    if (this.#byte() === 13) this.at += 1;
    if (this.#byte() === 10) this.at += 1;
    const length = value.get('Length');
    const stated = length instanceof PdfRef ? lengthOf(length) : length;
    const raw = this.#streamBytes(stated);
    this.expect('endstream');
    const selfContained = length === stated && raw.length === stated;
    return { number, generation, value: new PdfStream(value, raw), selfContained };
  }

  #streamBytes(stated: PdfValue): Uint8Array {
    const start = this.at;
    if (typeof stated === 'number' && Number.isInteger(stated) && stated >= 0) {
      this.at = start + stated;
      if (this.at <= this.#bytes.length && this.#peekWord() === 'endstream') {
        this.at = start + stated;
        return this.#bytes.subarray(start, start + stated);
      }
    }
    // A wrong length is common. Like every viewer, the parser then searches for the end.
    const end = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length).indexOf(
      'endstream',
      start,
      'latin1',
    );
    if (end === -1) throw new PdfError('a stream has no end');
    this.at = end;
    return this.#bytes.subarray(start, end);
  }
}
