import type { FormatDefinition } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';

const ofPackage = fullFormats['date-time'] as FormatDefinition<string>;
const packageTakes = ofPackage.validate as (text: string) => boolean;

const ZERO = 48;

/** The number of the two digits at an index, or 100 if they are not digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 100;
}

/** Days of each month, from January. The package checks the 29th of February. */
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The non-digits of `2026-01-31T09:30:00.000Z`, by index. */
const signs = [
  [4, '-'],
  [7, '-'],
  [10, 'T'],
  [13, ':'],
  [16, ':'],
  [19, '.'],
  [23, 'Z'],
] as const satisfies readonly (readonly [at: number, sign: string])[];

/** True for a time as servers write it. If false, the text may still be valid. */
function isUsual(text: string): boolean {
  if (text.length !== 24) return false;
  for (const [at, sign] of signs) if (text[at] !== sign) return false;
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  return (
    twoDigits(text, 0) < 100 &&
    twoDigits(text, 2) < 100 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= (days[month - 1] ?? 0) &&
    twoDigits(text, 11) < 24 &&
    twoDigits(text, 14) < 60 &&
    twoDigits(text, 17) < 60 &&
    twoDigits(text, 20) < 100 &&
    twoDigits(text, 21) < 100
  );
}

/**
 * The format `date-time`, which accepts the same texts as the package. The package splits each
 * text, which was a quarter of all garbage when reading twenty messages. A usual time is not split.
 */
export const dateTimeFormat: FormatDefinition<string> = {
  ...ofPackage,
  validate: (text: string) => isUsual(text) || packageTakes(text),
};
