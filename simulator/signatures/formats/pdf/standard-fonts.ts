import { Encodings, Font, FontNames } from '@pdf-lib/standard-fonts';

/**
 * Fonts that every viewer provides, by the beginnings of their names. Fonts such as Symbol have
 * other letters.
 */
const families = [
  { name: /^(?:Helvetica|Arial)/, upright: FontNames.Helvetica, bold: FontNames.HelveticaBold },
  { name: /^Times/, upright: FontNames.TimesRoman, bold: FontNames.TimesRomanBold },
  { name: /^Courier/, upright: FontNames.Courier, bold: FontNames.CourierBold },
] as const;

const known = new Map<string, Font>();

/**
 * The font that a viewer uses for a name. Null if viewers may choose any font.
 * @returns widths by letter, in thousandths of the size. Null for a letter that the font lacks.
 */
export function standardFont(name: string): ((letter: string) => number | null) | null {
  const family = families.find((one) => one.name.test(name));
  if (!family) return null;
  const own = /bold/i.test(name) ? family.bold : family.upright;
  return (letter) => {
    const font = known.get(own) ?? Font.load(own);
    known.set(own, font);
    const point = letter.codePointAt(0) ?? 0;
    if (!Encodings.WinAnsi.canEncodeUnicodeCodePoint(point)) return null;
    return font.getWidthOfGlyph(Encodings.WinAnsi.encodeUnicodeCodePoint(point).name) ?? null;
  };
}
