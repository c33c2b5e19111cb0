/** Values of a PDF file (ISO 32000-1 § 7.3) as they stand in it. */

export class PdfName {
  readonly value: string;

  constructor(value: string) {
    this.value = value;
  }
}

/** A string with the place of its token, brackets included: a signature's contents are found so. */
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

/** Under which the first of two equal keys of a dictionary is kept; no key in a file ends so. */
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

  /** Whether a key stands twice, so that readers may differ on what it says. */
  get ambiguous(): boolean {
    return [...this.entries.keys()].some((key) => key.endsWith('\0'));
  }

  /** A copy with some entries replaced. */
  with(entries: Readonly<Record<string, PdfValue>>): PdfDict {
    return new PdfDict(new Map([...this.entries, ...Object.entries(entries)]));
  }
}

export class PdfStream {
  readonly dict: PdfDict;
  /** The bytes as they stand in the file, still encoded by the stream's filters. */
  readonly raw: Uint8Array;

  constructor(dict: PdfDict, raw: Uint8Array) {
    this.dict = dict;
    this.raw = raw;
  }
}

/** Text that is written as it is; only ever made by us, never read. */
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

/** A file is not what ISO 32000 says, or goes beyond the bounds. */
export class PdfError extends Error {
  override name = 'PdfError';
}

/** A file costs more than any honest one: nothing may be concluded from what was not read. */
export class PdfLimitError extends PdfError {
  override name = 'PdfLimitError';
}

export const isArray = (value: PdfValue): value is readonly PdfValue[] => Array.isArray(value);

/** Whether a value is this name. */
export function isName(value: PdfValue, name: string): boolean {
  return value instanceof PdfName && value.value === name;
}
