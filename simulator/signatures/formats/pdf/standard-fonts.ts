import { Encodings, Font, FontNames } from '@pdf-lib/standard-fonts';

/** Fonts every viewer brings along, by the beginnings of their names; others have other letters. */
const families = [
  { name: /^(?:Helvetica|Arial)/, upright: FontNames.Helvetica, bold: FontNames.HelveticaBold },
  { name: /^Times/, upright: FontNames.TimesRoman, bold: FontNames.TimesRomanBold },
  { name: /^Courier/, upright: FontNames.Courier, bold: FontNames.CourierBold },
] as const;

const known = new Map<string, Font>();

/**
 * The font a viewer takes for a name; null where it may take any.
 * @returns widths in thousandths of the size by letter; null for a letter the font lacks
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
