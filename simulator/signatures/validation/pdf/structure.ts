import {
  isArray,
  isName,
  PdfDict,
  PdfName,
  PdfRef,
  type PdfValue,
} from '../../formats/pdf/values.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import type { ChangeLocation } from './change.ts';
import type { RevisionJudge } from './rule.ts';
import type { Comparer, Walk } from './walk.ts';

/**
 * Allowed keys for a new widget in the structure. Text that would be read aloud instead is not
 * allowed.
 */
const elementKeys = new Set([
  'Type',
  'S',
  'P',
  'Pg',
  'K',
  'T',
  'Alt',
  'ID',
  'Obj',
  'Lang',
  'A',
  'NS',
]);
const maxDepth = 6;

/**
 * Compares the logical structure, which screen readers follow. Programs that sign a tagged file add
 * the new widget to it. Everything else must stay, in the same order.
 */
export class StructureComparer {
  readonly #judge: RevisionJudge;
  readonly #walk: Walk;

  constructor(judge: RevisionJudge) {
    this.#judge = judge;
    this.#walk = judge.walk;
  }

  readonly comparer: Comparer = (before, after, place) => {
    if (!(before instanceof PdfDict) || !(after instanceof PdfDict)) {
      if (isArray(before) && isArray(after)) this.#list('K', before, after, place);
      else this.#walk.same(before, after, place);
      return;
    }
    const comparers = this.#judge.comparersIn('structure', before, after);
    for (const key of new Set([...before.entries.keys(), ...after.entries.keys()])) {
      const [a, b] = [before.get(key), after.get(key)];
      // Elements refer to their page and note.
      if (this.#pointsAt(a, b, key)) continue;
      const comparer = Object.hasOwn(comparers, key) ? comparers[key] : undefined;
      // A list is compared in its place, whether it is inline or an object of its own.
      if (comparer) comparer(a, b, place);
      else this.#walk.visit(a, b, place, this.#below(a), key);
    }
  };

  /** Whether both refer to the same page or note, which is compared in its own place. */
  #pointsAt(before: PdfValue, after: PdfValue, key: string): boolean {
    return (
      before instanceof PdfRef &&
      after instanceof PdfRef &&
      before.number === after.number &&
      this.#judge.landmarks.pointedAt(before.number, key)
    );
  }

  /** Comparer for a value of the structure. Only the structure itself may grow. */
  #below(value: PdfValue): Comparer {
    const found = quietly(() => this.#walk.before.resolve(value));
    return found instanceof PdfDict || isArray(found) ? this.comparer : this.#walk.same;
  }

  #items(value: PdfValue, own: boolean): readonly PdfValue[] {
    const file = own ? this.#walk.before : this.#walk.after;
    const found = quietly(() => file.resolve(value));
    if (found === null) return [];
    return isArray(found) ? found : [value];
  }

  /** A comparer for a list of the structure, which may have grown by new widgets. */
  grown(key: string): Comparer {
    return (before, after, place) =>
      this.#list(key, this.#items(before, true), this.#items(after, false), place);
  }

  #list(
    key: string,
    was: readonly PdfValue[],
    is: readonly PdfValue[],
    place: ChangeLocation,
  ): void {
    let next = 0;
    for (const value of is) {
      const old = was[next];
      if (old !== undefined && this.#stays(old, value)) {
        this.#walk.visit(old, value, place, this.#below(old), key);
        next += 1;
      } else if (!(typeof value === 'number' ? key === 'Nums' : this.#isAddition(value, 0))) {
        this.#walk.differ(place);
      }
    }
    if (next < was.length) this.#walk.differ(place);
  }

  #stays(old: PdfValue, value: PdfValue): boolean {
    if (old instanceof PdfRef || value instanceof PdfRef) {
      return old instanceof PdfRef && value instanceof PdfRef && old.number === value.number;
    }
    if (typeof old !== 'object' || typeof value !== 'object') return old === value;
    return old?.constructor === value?.constructor;
  }

  /** Whether an element contains only new widgets. */
  #isAddition(value: PdfValue, depth: number): boolean {
    const found = quietly(() => this.#walk.after.resolve(value));
    if (isArray(found)) return found.every((one) => this.#isAddition(one, depth + 1));
    if (!(found instanceof PdfDict) || depth > maxDepth) return false;
    if ([...found.entries.keys()].some((key) => !elementKeys.has(key))) return false;
    if (isName(found.get('Type'), 'OBJR')) {
      const target = found.get('Obj');
      return target instanceof PdfRef && this.#judge.form.newWidgets.has(target.number);
    }
    if (!(quietly(() => this.#walk.after.resolve(found.get('S'))) instanceof PdfName)) return false;
    return this.#items(found.get('K'), false).every((one) => this.#isAddition(one, depth + 1));
  }
}
