import type { PdfFile } from './file.ts';
import { isArray, isName, type PdfDict, type PdfValue } from './values.ts';
import { itemsOf, quietly } from './lenient.ts';

/** Widths of a font, in thousandths of its size. */
export interface Glyphs {
  /** Width of a text, and how many signs and spaces it has: both may be set apart. */
  measure(text: Uint8Array): { width: number; signs: number; spaces: number };
}

/** The widest letters of the standard fonts are hardly wider; too wide errs on the safe side. */
const standardWidth = 667;
const compositeWidth = 1000;

const numberOr = (file: PdfFile, value: PdfValue, standard: number): number => {
  const found = quietly(() => file.resolve(value));
  return typeof found === 'number' ? found : standard;
};

/** Widths of single signs (ISO 32000-1 § 9.7.4.3): `first [w …]` or `first last w`. */
function compositeWidths(file: PdfFile, value: PdfValue): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const items = itemsOf(file, value).map((one) => quietly(() => file.resolve(one)));
  for (let at = 0; at < items.length && widths.size < 70_000;) {
    const [first, second, third] = [items[at], items[at + 1] ?? null, items[at + 2]];
    if (typeof first !== 'number') break;
    if (isArray(second)) {
      second.forEach((one, index) => {
        if (typeof one === 'number') widths.set(first + index, one);
      });
      at += 2;
    } else {
      if (typeof second !== 'number' || typeof third !== 'number') break;
      for (let code = first; code <= second && code < first + 70_000; code += 1) {
        widths.set(code, third);
      }
      at += 3;
    }
  }
  return widths;
}

function composite(file: PdfFile, font: PdfDict): Glyphs {
  const [below] = itemsOf(file, font.get('DescendantFonts'));
  const dict = quietly(() => file.dict(below ?? null));
  const standard = numberOr(file, dict?.get('DW') ?? null, compositeWidth);
  const widths = compositeWidths(file, dict?.get('W') ?? null);
  return {
    measure(text) {
      let width = 0;
      for (let at = 0; at + 1 < text.length; at += 2) {
        width += widths.get(((text[at] ?? 0) << 8) | (text[at + 1] ?? 0)) ?? standard;
      }
      return { width, signs: text.length >> 1, spaces: 0 };
    },
  };
}

/** Reads the widths of a font; without one, as wide as letters get. */
export function glyphsOf(file: PdfFile, font: PdfDict | null): Glyphs {
  if (
    font &&
    isName(
      quietly(() => file.resolve(font.get('Subtype'))),
      'Type0',
    )
  ) {
    return composite(file, font);
  }
  const widths = itemsOf(file, font?.get('Widths') ?? null);
  const first = numberOr(file, font?.get('FirstChar') ?? null, 0);
  const matrix = itemsOf(file, font?.get('FontMatrix') ?? null);
  // A Type 3 font has units of its own.
  const unit = numberOr(file, matrix[0] ?? null, 0.001) * 1000;
  return {
    measure(text) {
      let width = 0;
      let spaces = 0;
      for (const code of text) {
        if (code === 32) spaces += 1;
        const own = quietly(() => file.resolve(widths[code - first] ?? null));
        width += typeof own === 'number' && own !== 0 ? own * unit : standardWidth;
      }
      return { width, signs: text.length, spaces };
    },
  };
}
