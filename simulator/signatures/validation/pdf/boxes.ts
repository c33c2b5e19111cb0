import { isArray, type PdfValue } from '../../formats/pdf/values.ts';
import type { Comparer, Walk } from './walk.ts';

/** What a corner of a box may be off when a program wrote it anew: this part of the shorter side. */
const tolerance = 1e-9;

/** Left, bottom, right, top; null for what is no box written out. */
function cornersOf(value: PdfValue): readonly [number, number, number, number] | null {
  if (!isArray(value) || value.length !== 4) return null;
  const [a, b, c, d] = value;
  const numbers = [a, b, c, d].every((one) => typeof one === 'number' && Number.isFinite(one));
  return numbers ? ([a, b, c, d] as [number, number, number, number]) : null;
}

/** Whether two boxes are one, written with fewer decimals the second time. */
function rounded(before: PdfValue, after: PdfValue): boolean {
  const [was, is] = [cornersOf(before), cornersOf(after)];
  if (!was || !is) return false;
  const side = Math.min(Math.abs(was[2] - was[0]), Math.abs(was[3] - was[1]));
  return was.every((one, index) => Math.abs(one - (is[index] ?? NaN)) <= side * tolerance);
}

/**
 * Compares a box of a page. Programs that write a page anew to hang a signature into it round its
 * numbers: poppler turns 595.303937007874 into 595.3039370079.
 */
export const compareBox =
  (walk: Walk): Comparer =>
  (before, after, place) => {
    if (!rounded(before, after)) walk.same(before, after, place);
  };
