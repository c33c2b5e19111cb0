import { isArray, type PdfValue } from '../../formats/pdf/values.ts';

/** Tolerance for a corner of a rewritten box, as a fraction of the shorter side. */
const tolerance = 1e-9;

/** Corners of a box: left, bottom, right, top. Null if the value is not a box of numbers. */
function cornersOf(value: PdfValue): readonly [number, number, number, number] | null {
  if (!isArray(value) || value.length !== 4) return null;
  const [a, b, c, d] = value;
  const numbers = [a, b, c, d].every((one) => typeof one === 'number' && Number.isFinite(one));
  return numbers ? ([a, b, c, d] as [number, number, number, number]) : null;
}

/**
 * Whether two boxes are the same, the second with fewer decimals. Programs that rewrite a page for
 * a signature round its numbers: poppler turns 595.303937007874 into 595.3039370079.
 */
export function isRounded(before: PdfValue, after: PdfValue): boolean {
  const [was, is] = [cornersOf(before), cornersOf(after)];
  if (!was || !is) return false;
  const side = Math.min(Math.abs(was[2] - was[0]), Math.abs(was[3] - was[1]));
  return was.every((one, index) => Math.abs(one - (is[index] ?? NaN)) <= side * tolerance);
}
