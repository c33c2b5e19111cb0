import type { PdfFile } from './file.ts';
import { standardFont } from './standard-fonts.ts';
import { TrueTypeOutlines } from './true-type.ts';
import { isArray, isName, PdfName, PdfStream, type PdfDict, type PdfValue } from './values.ts';
import { itemsOf, quietly } from './lenient.ts';

/** One character of a text, as a font draws it. */
export interface Sign {
  /** Width in thousandths of the font size. */
  readonly width: number;
  /** Whether the character is a space, which word spacing widens. */
  readonly space: boolean;
  /**
   * `blank`: the font draws nothing. `flat`: so flat that it can only be part of a line, such as a
   * dot. `letter`: anything else, including unknown characters.
   */
  readonly shape: 'blank' | 'flat' | 'letter';
}

/** Widths and shapes of a font's characters, in thousandths of its size. */
export interface Glyphs {
  /** Width of a text with its number of characters and spaces, for character and word spacing. */
  measure(text: Uint8Array): { width: number; signs: number; spaces: number };
  /** Characters of a text one by one. Null if their widths are only estimates. */
  signs(text: Uint8Array): readonly Sign[] | null;
}

/** Dots, lines and dashes in the fonts that viewers provide. */
const flatLetters = new Set(['.', '_', '-', '…', '·', '–', '—', '\u00ad']);
const blankLetters = new Set([' ', '\u00a0']);
/** Maximum height of a flat character, as a fraction of the font size. Every letter is higher. */
export const flatHeight = 0.2;

const shapeOfHeight = (height: number | null): Sign['shape'] =>
  height === null || height > flatHeight ? 'letter' : height === 0 ? 'blank' : 'flat';

/**
 * Outlines of an embedded font. Null if it is not a TrueType font, `absent` if no font is embedded.
 */
function outlinesOf(file: PdfFile, font: PdfDict | null): TrueTypeOutlines | 'absent' | null {
  const descriptor = quietly(() => file.dict(font?.get('FontDescriptor') ?? null));
  const keys = ['FontFile', 'FontFile2', 'FontFile3'];
  if (!keys.some((key) => descriptor?.entries.has(key))) return 'absent';
  const embedded = quietly(() => file.resolve(descriptor?.get('FontFile2') ?? null));
  const bytes = embedded instanceof PdfStream ? quietly(() => file.decode(embedded)) : null;
  return bytes && TrueTypeOutlines.of(bytes);
}

/**
 * Width of an unknown character. The widest letters are hardly wider, and an estimate that is too
 * wide is safe.
 */
const standardWidth = 667;
const compositeWidth = 1000;

const numberOr = (file: PdfFile, value: PdfValue, standard: number): number => {
  const found = quietly(() => file.resolve(value));
  return typeof found === 'number' ? found : standard;
};

/** Widths of single characters (ISO 32000-1 § 9.7.4.3): `first [w …]` or `first last w`. */
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
  const plain =
    isName(
      quietly(() => file.resolve(font.get('Encoding'))),
      'Identity-H',
    ) && (dict?.get('CIDToGIDMap') ?? null) instanceof PdfName;
  const shape = shapes((code) => {
    const outlines = plain ? outlinesOf(file, dict) : null;
    return outlines instanceof TrueTypeOutlines ? shapeOfHeight(outlines.height(code)) : 'letter';
  });
  return {
    measure(text) {
      let width = 0;
      for (let at = 0; at + 1 < text.length; at += 2) {
        width += widths.get(((text[at] ?? 0) << 8) | (text[at + 1] ?? 0)) ?? standard;
      }
      return { width, signs: text.length >> 1, spaces: 0 };
    },
    signs: (text) =>
      Array.from({ length: text.length >> 1 }, (_, index) => {
        const code = ((text[index * 2] ?? 0) << 8) | (text[index * 2 + 1] ?? 0);
        return { width: widths.get(code) ?? standard, space: false, shape: shape(code) };
      }),
  };
}

/** Caches the shape of each character. */
function shapes(look: (code: number) => Sign['shape']): (code: number) => Sign['shape'] {
  const known = new Map<number, Sign['shape']>();
  return (code) => {
    const shape = known.get(code) ?? look(code);
    known.set(code, shape);
    return shape;
  };
}

function nameOf(file: PdfFile, value: PdfValue): string {
  const name = quietly(() => file.resolve(value));
  return name instanceof PdfName ? name.value.replace(/^[A-Z]{6}\+/, '') : '';
}

/** Letters of a simple font by code. Null if its encoding leaves them to the font. */
function lettersOf(file: PdfFile, font: PdfDict | null): (code: number) => string | null {
  const encoding = font?.get('Encoding') ?? null;
  const name = nameOf(file, encoding);
  const changed = encoding !== null && name === '';
  const windows = name === 'WinAnsiEncoding';
  return (code) => {
    // Adobe's encodings differ in two quotes and in the upper half.
    const shared = code >= 32 && code < 127 && code !== 39 && code !== 96;
    if (changed || !(windows || shared)) return null;
    return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  };
}

/** Reads the widths of a font. Without a font, it assumes the widest letters. */
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
  // A Type 3 font defines its own units.
  const unit = numberOr(file, matrix[0] ?? null, 0.001) * 1000;
  const letterOf = lettersOf(file, font);
  const lookUp = standardFont(nameOf(file, font?.get('BaseFont') ?? null));
  const widthOf = (code: number): number | null => {
    const own = quietly(() => file.resolve(widths[code - first] ?? null));
    if (typeof own === 'number') return own === 0 ? null : own * unit;
    const letter = widths.length === 0 ? letterOf(code) : null;
    return letter === null ? null : (lookUp?.(letter) ?? null);
  };
  const isType3 = isName(
    quietly(() => file.resolve(font?.get('Subtype') ?? null)),
    'Type3',
  );
  const shape = shapes((code) => {
    // Without an encoding, only the tables of the font decide.
    const letter = letterOf(code) ?? (font?.entries.has('Encoding') ? null : '');
    const outlines = outlinesOf(file, font);
    if (letter === null || isType3 || !outlines) return 'letter';
    if (outlines === 'absent') {
      if (!lookUp) return 'letter';
      return blankLetters.has(letter) ? 'blank' : flatLetters.has(letter) ? 'flat' : 'letter';
    }
    const found = outlines
      .glyphsOf(code, letter)
      ?.map((one) => shapeOfHeight(outlines.height(one)));
    if (!found || found.length === 0 || found.includes('letter')) return 'letter';
    return found.includes('flat') ? 'flat' : 'blank';
  });
  return {
    signs(text) {
      const signs = [...text].map((code) => ({
        width: widthOf(code),
        space: code === 32,
        shape: shape(code),
      }));
      return signs.every((one): one is Sign => one.width !== null) ? signs : null;
    },
    measure(text) {
      let width = 0;
      let spaces = 0;
      for (const code of text) {
        if (code === 32) spaces += 1;
        width += widthOf(code) ?? standardWidth;
      }
      return { width, signs: text.length, spaces };
    },
  };
}
