import { decodeStream, unpackBudget } from './filters.ts';
import { PackedObjects } from './packed.ts';
import { PdfParser, type IndirectObject } from './parser.ts';
import { mergeSections, readSections, type XrefEntry, type Section } from './xref.ts';
import { PdfDict, PdfError, PdfLimitError, PdfRef, PdfStream, type PdfValue } from './values.ts';

const maxReferences = 32;
/** How far before the end the last `startxref` may stand, in bytes. */
const tailLength = 2_048;

function lastStart(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - tailLength);
  const tail = Buffer.from(bytes.subarray(from)).toString('latin1');
  const at = tail.lastIndexOf('startxref');
  const match = at === -1 ? null : /^startxref\s+(\d{1,12})(?:\s+%%EOF|\s*$)/.exec(tail.slice(at));
  if (!match) throw new PdfError('the end of the file is missing');
  return Number(match[1]);
}

/** An object its bytes alone decide, and where it ends. */
interface ReadObject {
  readonly found: IndirectObject;
  readonly end: number;
}

/** Objects by their place; the revisions of one file share what they read. */
type SharedObjects = Map<number, ReadObject>;

/**
 * A PDF file, or the beginning of one that ends with an earlier revision. Objects are found through
 * the cross-reference only, as viewers do, and read when asked for.
 */
export class PdfFile {
  readonly bytes: Uint8Array;
  /** Newest first. */
  readonly sections: readonly Section[];
  readonly places: ReadonlyMap<number, XrefEntry>;
  readonly #values = new Map<number, PdfValue>();
  readonly #packed = new Map<number, PackedObjects>();
  readonly #unpack = unpackBudget();
  /** Bytes that may still be parsed: objects that lie in each other would cost without end. */
  #parseable: number;
  readonly #reading = new Set<number>();
  readonly #shared: SharedObjects;

  /** @param whole a file these bytes are the beginning of, to read nothing twice */
  constructor(bytes: Uint8Array, whole?: PdfFile) {
    this.bytes = bytes;
    this.#parseable = 4 * bytes.length + 65_536;
    this.#shared = whole ? whole.#shared : new Map();
    const known = new Map(whole?.sections.map((section) => [section.offset, section]));
    this.sections = readSections(bytes, lastStart(bytes), known);
    this.places = mergeSections(this.sections);
  }

  get trailer(): PdfDict {
    const [newest] = this.sections;
    if (!newest) throw new PdfError('a file without a trailer');
    return newest.trailer;
  }

  get encrypted(): boolean {
    return this.sections.some(({ trailer }) => trailer.get('Encrypt') !== null);
  }

  /** @throws PdfError when there is none */
  get catalog(): PdfDict {
    const catalog = this.resolve(this.trailer.get('Root'));
    if (!(catalog instanceof PdfDict)) throw new PdfError('a file without a catalog');
    return catalog;
  }

  /** First number no object has. */
  get nextNumber(): number {
    let highest = 0;
    for (const number of this.places.keys()) highest = Math.max(highest, number);
    return highest + 1;
  }

  /** The value of an object; null when there is none. */
  object(number: number): PdfValue {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    if (this.#reading.has(number)) throw new PdfError('an object that needs itself');
    this.#reading.add(number);
    try {
      const value = this.#read(number, this.places.get(number));
      this.#values.set(number, value);
      return value;
    } finally {
      this.#reading.delete(number);
    }
  }

  #read(number: number, entry: XrefEntry | undefined): PdfValue {
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'packed') return this.#packedIn(entry.stream).value(entry.index);
    const found = this.#readAt(entry.offset);
    if (found.number !== number || found.generation !== entry.generation) {
      throw new PdfError(`object ${number} does not stand where it should`);
    }
    return found.value;
  }

  #readAt(offset: number): IndirectObject {
    const known = this.#shared.get(offset);
    if (known && known.end < this.bytes.length) return known.found;
    const parser = new PdfParser(this.bytes, offset);
    const found = parser.indirect((ref) => {
      const length = this.resolve(ref);
      return typeof length === 'number' ? length : null;
    });
    // An object at the very end may go on in a longer revision.
    const end = parser.at;
    const { value } = found;
    this.#parseable -= end - offset - (value instanceof PdfStream ? value.raw.length : 0);
    if (this.#parseable < 0) throw new PdfLimitError('objects that lie in each other');
    if (found.selfContained && end < this.bytes.length) this.#shared.set(offset, { found, end });
    return found;
  }

  /**
   * Whether an object is what it is by its own bytes, so that it is the same in every revision that
   * has it in this place. One that cannot be read here may be readable in a longer revision.
   */
  selfContained(number: number): boolean {
    const place = this.places.get(number);
    if (place?.kind !== 'plain') return true;
    try {
      return this.#readAt(place.offset).selfContained;
    } catch (error) {
      if (error instanceof PdfLimitError) throw error;
      return false;
    }
  }

  #packedIn(number: number): PackedObjects {
    const known = this.#packed.get(number);
    if (known) return known;
    const stream = this.object(number);
    if (!(stream instanceof PdfStream)) throw new PdfError('objects packed into no stream');
    const count = this.resolve(stream.dict.get('N'));
    const first = this.resolve(stream.dict.get('First'));
    if (typeof count !== 'number' || typeof first !== 'number' || count > 100_000) {
      throw new PdfError('packed objects without a table');
    }
    const packed = new PackedObjects(this.decode(stream), count, first);
    packed.numbers.forEach((own, index) => {
      const place = this.places.get(own);
      if (place?.kind === 'packed' && place.stream === number && place.index !== index) {
        throw new PdfError('packed objects out of order');
      }
    });
    this.#packed.set(number, packed);
    return packed;
  }

  /**
   * Numbers of the objects in an object stream, in order.
   * @throws PdfError when it is none
   */
  packedNumbers(stream: number): readonly number[] {
    return this.#packedIn(stream).numbers;
  }

  /** Follows references to a value. */
  resolve(value: PdfValue): PdfValue {
    let current = value;
    for (let step = 0; current instanceof PdfRef; step += 1) {
      if (step >= maxReferences) throw new PdfError('references in a circle');
      current = this.object(current.number);
    }
    return current;
  }

  /** The dictionary behind a value; null when it is none. Of a stream its dictionary. */
  dict(value: PdfValue): PdfDict | null {
    const found = this.resolve(value);
    if (found instanceof PdfStream) return found.dict;
    return found instanceof PdfDict ? found : null;
  }

  /** Decoded bytes of a stream of the structure. */
  decode(stream: PdfStream): Uint8Array {
    return decodeStream(stream, (value) => this.resolve(value), this.#unpack);
  }
}
