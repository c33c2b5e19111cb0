/** Values of a PDF file (ISO 32000-1 § 7.3), as written in the file. */

export class PdfName {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

/**
 * A string with the offsets of its token, including its brackets. The contents of a signature are
 * found by them.
 */
export class PdfString {
  readonly bytes: Uint8Array;
  readonly hex: boolean;
  readonly start: number;
  readonly end: number;

  constructor(bytes: Uint8Array, hex = true, start = -1, end = -1) {
    this.bytes = bytes;
    this.hex = hex;
    this.start = start;
    this.end = end;
  }
}

export class PdfRef {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** Key under which the first of two equal keys is stored. A key of a file never ends like this. */
export const shadowOf = (key: string): string => `${key}\0`;

export class PdfDict {
  readonly entries: ReadonlyMap<string, PdfValue>;

  constructor(entries: ReadonlyMap<string, PdfValue>) {
    this.entries = entries;
  }

  static of(entries: Readonly<Record<string, PdfValue | undefined>>): PdfDict {
    const present = Object.entries(entries).filter(
      (entry): entry is [string, PdfValue] => entry[1] !== undefined,
    );
    return new PdfDict(new Map(present));
  }

  get(key: string): PdfValue {
    return this.entries.get(key) ?? null;
  }

  /** Whether a key appears twice, so that readers may differ about its value. */
  get ambiguous(): boolean {
    return [...this.entries.keys()].some((key) => key.endsWith('\0'));
  }

  /** Copy with some entries replaced. */
  with(entries: Readonly<Record<string, PdfValue>>): PdfDict {
    return new PdfDict(new Map([...this.entries, ...Object.entries(entries)]));
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** Bytes as in the file, still encoded by the filters of the stream. */
  readonly raw: Uint8Array;

  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict;
    this.raw = raw;
  }
}

/** Text that is written unchanged. Only this code creates it. The parser never does. */
export class PdfRaw {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfDict
  | PdfStream
  | PdfRaw
  | readonly PdfValue[];

/** A file violates ISO 32000 or exceeds the limits. */
export class PdfError extends Error {
  override name = 'PdfError';
}

/** A file costs more than any honest file. Nothing may be concluded from its unread parts. */
export class PdfLimitError extends PdfError {
  override name = 'PdfLimitError';
}

export const isArray = (value: PdfValue): value is readonly PdfValue[] => Array.isArray(value);

/** Whether a value is a name with this text. */
export function isName(value: PdfValue, name: string): boolean {
  return value instanceof PdfName && value.value === name;
}
