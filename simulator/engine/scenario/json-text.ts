/** A place in a text, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A JSON text that could be read, with the place of everything in it. */
export interface Located {
  readonly value: unknown;
  /** Place of a path such as `boxes[2].status`, or of what is nearest around it. */
  place(path: string): TextPlace;
}

export interface JsonFault extends TextPlace {
  readonly path: string;
  readonly message: string;
}

class Broken extends Error {
  readonly offset: number;
  readonly path: string;
  constructor(message: string, offset: number, path: string) {
    super(message);
    this.offset = offset;
    this.path = path;
  }
}

/** `a` + `b` → `a.b`, `a` + 2 → `a[2]`. */
export function joinPath(path: string, step: string | number): string {
  if (typeof step === 'number') return `${path}[${step}]`;
  return path === '' ? step : `${path}.${step}`;
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

const literals: readonly (readonly [string, boolean | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

/**
 * JSON by the book (RFC 8259), as `JSON.parse` reads it, but remembering where each value stands and
 * refusing a key that stands twice.
 */
class Reader {
  readonly offsets = new Map<string, number>();
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): unknown {
    this.#skip();
    const value = this.#value('');
    this.#skip();
    if (this.#at < this.#text.length) throw this.#broken('the end of the file', '');
    return value;
  }

  #value(path: string): unknown {
    if (!this.offsets.has(path)) this.offsets.set(path, this.#at);
    const char = this.#text[this.#at];
    if (char === '{') return this.#object(path);
    if (char === '[') return this.#array(path);
    if (char === '"') return this.#string(path);
    for (const [word, value] of literals) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    return this.#number(path);
  }

  #object(path: string): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    const keys = new Set<string>();
    this.#at += 1;
    this.#skip();
    if (this.#take('}')) return object;
    for (;;) {
      if (this.#text[this.#at] !== '"') throw this.#broken('a key in double quotes', path);
      const offset = this.#at;
      const key = this.#string(path);
      const inner = joinPath(path, key);
      if (keys.has(key)) throw new Broken(`the key "${key}" stands here twice`, offset, inner);
      keys.add(key);
      if (!this.offsets.has(inner)) this.offsets.set(inner, offset);
      this.#skip();
      if (!this.#take(':')) throw this.#broken(`a colon after the key "${key}"`, inner);
      this.#skip();
      const value = this.#value(inner);
      // defineProperty: a key named __proto__ is data like any other.
      Object.defineProperty(object, key, {
        value,
        enumerable: true,
        writable: true,
        configurable: true,
      });
      this.#skip();
      if (this.#take('}')) return object;
      if (!this.#take(',')) throw this.#broken('a comma or the closing brace }', inner);
      this.#skip();
    }
  }

  #array(path: string): unknown[] {
    const array: unknown[] = [];
    this.#at += 1;
    this.#skip();
    if (this.#take(']')) return array;
    for (;;) {
      const inner = joinPath(path, array.length);
      array.push(this.#value(inner));
      this.#skip();
      if (this.#take(']')) return array;
      if (!this.#take(',')) throw this.#broken('a comma or the closing bracket ]', inner);
      this.#skip();
    }
  }

  #string(path: string): string {
    const start = this.#at;
    for (this.#at += 1; this.#at < this.#text.length; this.#at += 1) {
      const char = this.#text[this.#at];
      if (char === '\\') this.#at += 1;
      else if (char === '\n') break;
      else if (char === '"') {
        this.#at += 1;
        try {
          return JSON.parse(this.#text.slice(start, this.#at)) as string;
        } catch {
          throw new Broken(
            'this text holds an escape or a character JSON does not know',
            start,
            path,
          );
        }
      }
    }
    throw new Broken('this text has no closing double quote on its line', start, path);
  }

  #number(path: string): number {
    const match = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/y;
    match.lastIndex = this.#at;
    const found = match.exec(this.#text);
    if (!found) throw this.#broken('a value', path);
    this.#at += found[0].length;
    return Number(found[0]);
  }

  #take(char: string): boolean {
    if (this.#text[this.#at] !== char) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    while (' \t\r\n'.includes(this.#text[this.#at] ?? 'x')) this.#at += 1;
  }

  #broken(expected: string, path: string): Broken {
    const char = this.#text[this.#at];
    const found = char === undefined ? 'the file ends' : `${JSON.stringify(char)} stands`;
    return new Broken(`expected ${expected}, but ${found} here`, this.#at, path);
  }
}

/** Reads a JSON text, or says where and why it cannot be read. */
export function locateIn(text: string): Located | { readonly fault: JsonFault } {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const reader = new Reader(source);
  try {
    const value = reader.read();
    return { value, place: (path) => placeAt(source, offsetOf(path, reader.offsets)) };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const message = `not JSON: ${error.message}`;
    return { fault: { ...placeAt(source, error.offset), path: error.path, message } };
  }
}

function offsetOf(path: string, offsets: ReadonlyMap<string, number>): number {
  for (let around = path; around !== ''; around = around.replace(/(^|\.)[^.[]*$|\[\d+\]$/, '')) {
    const offset = offsets.get(around);
    if (offset !== undefined) return offset;
  }
  return 0;
}
