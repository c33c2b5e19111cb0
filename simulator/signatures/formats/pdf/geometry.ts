import type { PdfFile } from './file.ts';
import { isArray, type PdfValue } from './values.ts';
import { quietly } from './lenient.ts';

/** Left, bottom, right, top. */
export type Rectangle = readonly [number, number, number, number];
/** Operands of the operator `cm` (ISO 32000-1 § 8.3.3). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identityMatrix: Matrix = [1, 0, 0, 1, 0, 0];

/** Transformation that applies first `a`, then `b`. */
export function multiplied(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ];
}

/** Box around points after a transformation. */
export function boxAround(
  points: readonly (readonly [number, number])[],
  matrix: Matrix,
): Rectangle {
  const [a, b, c, d, e, f] = matrix;
  const moved = points.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const xs = moved.map(([x]) => x);
  const ys = moved.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const corners = ([left, low, right, high]: Rectangle) =>
  [
    [left, low],
    [right, low],
    [left, high],
    [right, high],
  ] as const;

export const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

export const contains = (outer: Rectangle, inner: Rectangle): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

export const common = (a: Rectangle, b: Rectangle): Rectangle => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** Array of exactly so many numbers. Null for any other value. */
export function numbersOf(
  file: PdfFile,
  value: PdfValue,
  amount: number,
): readonly number[] | null {
  const found = quietly(() => file.resolve(value));
  if (!isArray(found) || found.length !== amount) return null;
  const numbers = found.map((one) => quietly(() => file.resolve(one)));
  return numbers.every((one) => typeof one === 'number') ? numbers : null;
}

/** Rectangle with its corners in order. Null if the value is not a rectangle. */
export function rectangleOf(file: PdfFile, value: PdfValue): Rectangle | null {
  const numbers = numbersOf(file, value, 4);
  if (!numbers) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}
