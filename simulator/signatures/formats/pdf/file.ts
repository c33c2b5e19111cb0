import { decodeStream, unpackBudget } from './filters.ts';
import { PackedObjects } from './packed.ts';
import { PdfParser, type IndirectObject } from './parser.ts';
import { mergeSections, readSections, type XrefEntry, type Section } from './xref.ts';
import { PdfDict, PdfError, PdfLimitError, PdfRef, PdfStream, type PdfValue } from './values.ts';

const maxReferences = 32;
/** Distance from the end, in bytes, in which the last `startxref` must be. */
const tailLength = 2_048;

function lastStart(bytes: Uint8Array): number {
  const from = Math.max(0, bytes.length - tailLength);
  const tail = Buffer.from(bytes.subarray(from)).toString('latin1');
  const at = tail.lastIndexOf('startxref');
  const match = at === -1 ? null : /^startxref\s+(\d{1,12})(?:\s+%%EOF|\s*$)/.exec(tail.slice(at));
  if (!match) throw new PdfError('the end of the file is missing');
  return Number(match[1]);
}

/** An object that its bytes alone determine, and where it ends. */
interface ReadObject {
  readonly found: IndirectObject;
  readonly end: number;
}

/** Objects by their offset. The revisions of one file share the objects they read. */
type SharedObjects = Map<number, ReadObject>;

/**
 * A PDF file, or the beginning of a file up to an earlier revision. Like viewers, it finds objects
 * only through the cross-reference, and reads them on demand.
 */
export class PdfFile {
  readonly bytes: Uint8Array;
  /** Sections, newest first. */
  readonly sections: readonly Section[];
  readonly places: ReadonlyMap<number, XrefEntry>;
  readonly #values = new Map<number, PdfValue>();
  readonly #packed = new Map<number, PackedObjects>();
  readonly #unpack = unpackBudget();
  /**
   * Number of bytes that may still be parsed. Without a limit, objects nested in each other would
   * take forever.
   */
  #parseable: number;
  readonly #reading = new Set<number>();
  readonly #shared: SharedObjects;

  /** @param whole the file of which these bytes are the beginning, so that nothing is read twice */
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
    if (!newest) throw new PdfError('the file has no trailer');
    return newest.trailer;
  }

  get encrypted(): boolean {
    return this.sections.some(({ trailer }) => trailer.get('Encrypt') !== null);
  }

  /** @throws PdfError if there is no catalog */
  get catalog(): PdfDict {
    const catalog = this.resolve(this.trailer.get('Root'));
    if (!(catalog instanceof PdfDict)) throw new PdfError('the file has no catalog');
    return catalog;
  }

  /** First number that no object uses. */
  get nextNumber(): number {
    let highest = 0;
    for (const number of this.places.keys()) highest = Math.max(highest, number);
    return highest + 1;
  }

  /** Value of an object. Null if the object does not exist. */
  object(number: number): PdfValue {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    if (this.#reading.has(number)) throw new PdfError('an object depends on itself');
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
      throw new PdfError(`object ${number} is not where it should be`);
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
    // An object at the very end may continue in a longer revision.
    const end = parser.at;
    const { value } = found;
    this.#parseable -= end - offset - (value instanceof PdfStream ? value.raw.length : 0);
    if (this.#parseable < 0) throw new PdfLimitError('too many objects overlap');
    if (found.selfContained && end < this.bytes.length) this.#shared.set(offset, { found, end });
    return found;
  }

  /**
   * Whether an object's own bytes determine its value. It is then the same in every revision that
   * has it at this place. An object that cannot be read here may be readable in a longer revision.
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
    if (!(stream instanceof PdfStream))
      throw new PdfError('the packed objects have no object stream');
    const count = this.resolve(stream.dict.get('N'));
    const first = this.resolve(stream.dict.get('First'));
    if (typeof count !== 'number' || typeof first !== 'number' || count > 100_000) {
      throw new PdfError('the packed objects have no table');
    }
    const packed = new PackedObjects(this.decode(stream), count, first);
    packed.numbers.forEach((own, index) => {
      const place = this.places.get(own);
      if (place?.kind === 'packed' && place.stream === number && place.index !== index) {
        throw new PdfError('the packed objects are out of order');
      }
    });
    this.#packed.set(number, packed);
    return packed;
  }

  /**
   * Numbers of the objects in an object stream, in order.
   * @throws PdfError if the object is not an object stream
   */
  packedNumbers(stream: number): readonly number[] {
    return this.#packedIn(stream).numbers;
  }

  /** Follows references to a value. */
  resolve(value: PdfValue): PdfValue {
    let current = value;
    for (let step = 0; current instanceof PdfRef; step += 1) {
      if (step >= maxReferences) throw new PdfError('references form a circle');
      current = this.object(current.number);
    }
    return current;
  }

  /** Dictionary that a value refers to. For a stream, its dictionary. Null for any other value. */
  dict(value: PdfValue): PdfDict | null {
    const found = this.resolve(value);
    if (found instanceof PdfStream) return found.dict;
    return found instanceof PdfDict ? found : null;
  }

  /** Decoded bytes of a stream that belongs to the structure of the file. */
  decode(stream: PdfStream): Uint8Array {
    return decodeStream(stream, (value) => this.resolve(value), this.#unpack);
  }
}
