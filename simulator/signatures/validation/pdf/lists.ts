import { isArray, PdfDict, PdfRef, type PdfValue } from '../../formats/pdf/values.ts';
import { itemsOf } from '../../formats/pdf/lenient.ts';
import type { ChangeLocation } from './change.ts';
import type { Comparer, Walk } from './walk.ts';

type Accepts = (before: PdfValue, after: PdfValue) => boolean;

/** A comparer that accepts some pairs. All others must be equal. */
export const sameUnless =
  (walk: Walk, accepts: Accepts): Comparer =>
  (before, after, place) => {
    if (!accepts(before, after)) walk.same(before, after, place);
  };

/** A comparer that accepts some pairs. All others are a change. */
export const changedUnless =
  (walk: Walk, accepts: Accepts): Comparer =>
  (before, after, place) => {
    if (!accepts(before, after)) walk.differ(place);
  };

/** Whether a value contains no other values. */
export const isLeaf = (value: PdfValue): boolean => !(value instanceof PdfDict || isArray(value));

/** Compares a list that may have grown. All its previous items must remain in the same order. */
export function grown(
  walk: Walk,
  before: PdfValue,
  after: PdfValue,
  place: ChangeLocation,
  comparers: {
    readonly old: Comparer;
    readonly added: (value: PdfValue) => void;
  },
): void {
  const was = itemsOf(walk.before, before);
  const is = itemsOf(walk.after, after);
  if (after !== null && !isArray(after)) walk.differ(place);
  const visit = (old: PdfValue, value: PdfValue) => walk.visit(old, value, place, comparers.old);
  if (was.length === is.length) {
    was.forEach((one, index) => visit(one, is[index] ?? null));
    return;
  }
  let next = 0;
  for (const value of is) {
    const old = was[next];
    const stays =
      old instanceof PdfRef && value instanceof PdfRef
        ? old.number === value.number
        : old !== undefined && !(old instanceof PdfRef) && !(value instanceof PdfRef);
    if (stays && old !== undefined) {
      visit(old, value);
      next += 1;
    } else comparers.added(value);
  }
  if (next < was.length) walk.differ(place);
}
