import type { PdfFile } from '../../formats/pdf/file.ts';
import {
  isArray,
  PdfDict,
  PdfError,
  PdfLimitError,
  PdfName,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../formats/pdf/values.ts';
import type { Landmarks } from './landmarks.ts';
import type { ChangeKind, Changes, ChangeLocation } from './change.ts';

/** Compares two values in the same place of the signed revision and of the later file. */
export type Comparer = (before: PdfValue, after: PdfValue, place: ChangeLocation) => void;

/** Comparers by entry of a dictionary. An entry without a comparer must stay the same. */
export type Comparers = Readonly<Record<string, Comparer | undefined>>;

/** Comparers for the dictionary of a stream before and after. */
type ComparersOfStream = (before: PdfDict, after: PdfDict) => Comparers;

interface Task {
  readonly before: PdfValue;
  readonly after: PdfValue;
  readonly place: ChangeLocation;
  readonly comparer: Comparer;
}

/** Kinds of change for entries, wherever they are. */
const kindOfKey: Readonly<Record<string, ChangeKind>> = {
  A: 'ACTIONS',
  AA: 'ACTIONS',
  AF: 'ATTACHMENTS',
  EmbeddedFiles: 'ATTACHMENTS',
  JavaScript: 'ACTIONS',
};
/** Kinds with free names below them, so that `/A` may be the name of a picture there. */
const namesAreFree: ReadonlySet<ChangeKind> = new Set(['PAGE_CONTENT', 'PAGE_RESOURCES']);

/** References of a value, each with the nearest key above it. */
type Links = readonly (readonly [key: string, ref: PdfRef])[];
const knownLinks = new WeakMap<object, Links>();

function linksOf(value: object & PdfValue): Links {
  const known = knownLinks.get(value);
  if (known) return known;
  const found: (readonly [string, PdfRef])[] = [];
  const collect = (one: PdfValue, key: string): void => {
    if (one instanceof PdfRef) found.push([key, one]);
    else if (isArray(one)) for (const item of one) collect(item, key);
    else if (one instanceof PdfStream) collect(one.dict, key);
    else if (one instanceof PdfDict) for (const [own, item] of one.entries) collect(item, own);
  };
  collect(value, '');
  knownLinks.set(value, found);
  return found;
}

/** Represents an object that cannot be read. */
class Unreadable {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  (a.buffer === b.buffer && a.byteOffset === b.byteOffset && a.length === b.length) ||
  Buffer.compare(a, b) === 0;

/**
 * Walks through a signed revision and the later file in parallel, following references from the
 * same starting points as a viewer does. Every difference that no comparer accepts is reported as a
 * change. Objects are identified by their references, not by their numbers. A missing object of the
 * signed revision is empty, so filling it later is a change.
 */
export class Walk {
  readonly before: PdfFile;
  readonly after: PdfFile;
  readonly changes: Changes;
  readonly #landmarks: Landmarks;
  readonly #comparersOfStream: ComparersOfStream;
  readonly #tasks: Task[] = [];
  readonly #seen = new Map<Comparer, Map<string, Set<number | string>>>();
  /** Number of pairs that may still be compared. A hostile file could need any number. */
  #left: number;

  constructor(
    before: PdfFile,
    after: PdfFile,
    landmarks: Landmarks,
    changes: Changes,
    comparersOfStream: ComparersOfStream,
  ) {
    this.#comparersOfStream = comparersOfStream;
    this.before = before;
    this.after = after;
    this.#landmarks = landmarks;
    this.changes = changes;
    this.#left = 500_000 + 4 * after.places.size;
  }

  /** Reports a change. */
  differ(place: ChangeLocation): void {
    this.changes.note(place);
  }

  #isNew(comparer: Comparer, place: ChangeLocation, before: PdfRef, after: PdfRef): boolean {
    const grades = this.#seen.get(comparer) ?? new Map<string, Set<number | string>>();
    this.#seen.set(comparer, grades);
    const seen = grades.get(place.grade) ?? new Set();
    grades.set(place.grade, seen);
    const { number } = before;
    const pair = number === after.number ? number : `${number} ${after.number}`;
    if (seen.has(pair)) return false;
    seen.add(pair);
    return true;
  }

  /**
   * Adds two values to the list of comparisons.
   * @param key nearest key above them. It decides whether an object with its own place is only
   *   referred to.
   */
  visit(
    before: PdfValue,
    after: PdfValue,
    place: ChangeLocation,
    comparer: Comparer = this.same,
    key = '',
  ): void {
    if (comparer === unseen) return;
    if (before instanceof PdfRef && after instanceof PdfRef) {
      if (before.number === after.number) {
        if (comparer === this.same && this.#landmarks.pointedAt(before.number, key)) return;
        if (!this.#isNew(comparer, place, before, after)) return;
        this.#sameResolution(before, after, place);
      } else if (!this.#isNew(comparer, place, before, after)) return;
    }
    this.#left -= 1;
    if (this.#left < 0) throw new PdfLimitError('the files need too many comparisons');
    const below = after instanceof PdfRef ? { ...place, holder: after.number } : place;
    this.#tasks.push({ before, after, place: below, comparer });
  }

  /**
   * Reports references that readers resolve differently: to another generation, or to objects
   * beyond the stated size.
   */
  #sameResolution(before: PdfRef, after: PdfRef, place: ChangeLocation): void {
    const resolves = (file: PdfFile, { number, generation }: PdfRef) => {
      const entry = file.places.get(number);
      if (!entry || entry.kind === 'free') return true;
      const size = file.trailer.get('Size');
      const own = entry.kind === 'plain' ? entry.generation : 0;
      return own === generation && (typeof size !== 'number' || number < size);
    };
    if (before.generation !== after.generation) this.differ(place);
    if (resolves(this.before, before) !== resolves(this.after, after)) {
      this.differ({ ...place, grade: 'doubtful' });
    }
  }

  /** Compares until the list is empty. */
  run(): void {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      const { before, after, place, comparer } = task;
      const a = this.#read(this.before, before);
      const b = this.#read(this.after, after);
      if (a instanceof Unreadable || b instanceof Unreadable) this.#unreadable(a, b, place);
      else comparer(a, b, place);
    }
  }

  #read(file: PdfFile, value: PdfValue): PdfValue | Unreadable {
    if (!(value instanceof PdfRef)) return value;
    try {
      return file.resolve(value);
    } catch (error) {
      if (error instanceof PdfLimitError || !(error instanceof PdfError)) throw error;
      return new Unreadable(value.number);
    }
  }

  /**
   * Compares objects that cannot be read here, because a more lenient viewer may read them. They
   * are the same only if their bytes are the same and completely signed.
   */
  #unreadable(a: PdfValue | Unreadable, b: PdfValue | Unreadable, place: ChangeLocation): void {
    if (!(a instanceof Unreadable) || !(b instanceof Unreadable)) {
      this.differ(place);
      return;
    }
    const old = this.before.places.get(a.number);
    const newPlace = this.after.places.get(b.number);
    const same =
      old?.kind === 'plain' && newPlace?.kind === 'plain' && old.offset === newPlace.offset
        ? Buffer.from(this.before.bytes.subarray(old.offset)).includes('endobj')
        : old?.kind === 'packed' &&
          newPlace?.kind === 'packed' &&
          old.stream === newPlace.stream &&
          old.index === newPlace.index;
    if (!same) this.differ({ ...place, grade: 'doubtful' });
    else if (old?.kind === 'packed') {
      this.visit(new PdfRef(old.stream, 0), new PdfRef(old.stream, 0), place);
    }
  }

  /** Accepts only equal values. */
  readonly same: Comparer = (before, after, place) => {
    if (before === after) {
      if (before === null || typeof before !== 'object') return;
      for (const [key, ref] of linksOf(before)) this.#below(key, ref, ref, place);
    } else if (isArray(before) && isArray(after) && before.length === after.length) {
      before.forEach((one, index) => this.visit(one, after[index] ?? null, place, this.same));
    } else if (before instanceof PdfStream && after instanceof PdfStream) {
      if (!sameBytes(before.raw, after.raw)) this.differ(place);
      const [was, is] = [before.dict, after.dict];
      this.entries(was, is, place, this.#comparersOfStream(was, is));
    } else if (before instanceof PdfDict && after instanceof PdfDict) {
      this.entries(before, after, place);
    } else if (!sameLeaf(before, after)) this.differ(place);
  };

  #below(key: string, before: PdfValue, after: PdfValue, place: ChangeLocation): void {
    const kind = namesAreFree.has(place.kind) ? undefined : kindOfKey[key];
    const below = kind === undefined ? place : { ...place, kind };
    this.visit(before, after, below, this.same, key);
  }

  /** Compares two dictionaries entry by entry. Some entries have their own comparer. */
  entries(before: PdfDict, after: PdfDict, place: ChangeLocation, comparers: Comparers = {}): void {
    for (const key of new Set([...before.entries.keys(), ...after.entries.keys()])) {
      const comparer = Object.hasOwn(comparers, key) ? comparers[key] : undefined;
      const [a, b] = [before.get(key), after.get(key)];
      if (comparer) this.visit(a, b, place, comparer, key);
      else if (isArray(a) && isArray(b)) this.#items(key, a, b, place);
      else this.#below(key, a, b, place);
    }
  }

  /** Compares the items of two arrays, under the key of the array. */
  #items(key: string, a: readonly PdfValue[], b: readonly PdfValue[], place: ChangeLocation): void {
    if (a.length !== b.length) this.#below(key, a, b, place);
    else a.forEach((one, index) => this.#below(key, one, b[index] ?? null, place));
  }
}

function sameLeaf(a: PdfValue, b: PdfValue): boolean {
  if (a instanceof PdfName) return b instanceof PdfName && a.value === b.value;
  if (a instanceof PdfString) return b instanceof PdfString && sameBytes(a.bytes, b.bytes);
  return a === b;
}

/** Accepts any value. Only for values that no viewer shows. */
export const harmless: Comparer = () => undefined;

/**
 * Accepts any value without looking it up: a reference to a missing object, however it is written.
 */
export const unseen: Comparer = () => undefined;
