import type { PdfFile } from './file.ts';
import { itemsOf, quietly } from './lenient.ts';
import { PdfParser } from './parser.ts';
import { pdfText } from './text.ts';
import {
  isArray,
  isName,
  PdfDict,
  PdfName,
  PdfStream,
  PdfString,
  type PdfValue,
} from './values.ts';

/** Limit of fields and widgets in one form. Further ones are not checked. */
const maxFields = 20_000;
/** Flags of a text field (ISO 32000-2 table 230). */
const password = 1 << 13;
const showing = new Set(['Tj', 'TJ', "'", '"']);

/** Values that a widget inherits from the fields above it. */
interface Inherited {
  readonly kind: PdfValue;
  readonly value: PdfValue;
  readonly flags: PdfValue;
}

/**
 * Whether the codes of a font are the letters of Latin-1, because its encoding is the usual one.
 */
function isPlain(file: PdfFile, font: PdfDict): boolean {
  const subtype = quietly(() => file.resolve(font.get('Subtype')));
  const encoding = quietly(() => file.resolve(font.get('Encoding')));
  const usual = encoding === null || isName(encoding, 'WinAnsiEncoding');
  const symbols = /Symbol|Dingbats/.test(nameIn(quietly(() => file.resolve(font.get('BaseFont')))));
  return (isName(subtype, 'Type1') || isName(subtype, 'TrueType')) && usual && !symbols;
}

const nameIn = (value: PdfValue): string => (value instanceof PdfName ? value.value : '');

/** Words that an appearance shows. Null if its fonts do not determine the letters. */
function wordsShown(file: PdfFile, look: PdfStream, form: PdfDict): string | null {
  const content = quietly(() => file.decode(look));
  if (!content) return null;
  const fontsOf = (dict: PdfDict | null) =>
    quietly(() =>
      file.dict(quietly(() => file.dict(dict?.get('Resources') ?? null))?.get('Font') ?? null),
    );
  const own = fontsOf(look.dict);
  const shared = quietly(() =>
    file.dict(quietly(() => file.dict(form.get('DR')))?.get('Font') ?? null),
  );
  const parser = new PdfParser(content, 0);
  let operands: PdfValue[] = [];
  let words = '';
  for (;;) {
    parser.skipSpace();
    const byte = content[parser.at];
    if (byte === undefined) return words;
    if ('+-.0123456789/([<'.includes(String.fromCharCode(byte))) {
      operands.push(parser.value());
      continue;
    }
    const word = parser.word();
    // Nested drawings and invalid content are beyond a comparison of words.
    if (word === '' || word === 'Do' || word === 'BI') return null;
    if (word === 'Tf') {
      const name = nameIn(operands[0] ?? null);
      const font = quietly(() => file.dict(own?.get(name) ?? shared?.get(name) ?? null));
      if (!font || !isPlain(file, font)) return null;
    } else if (showing.has(word)) {
      const last = operands.at(-1) ?? null;
      for (const part of isArray(last) ? last : [last]) {
        if (part instanceof PdfString) words += new TextDecoder('windows-1252').decode(part.bytes);
      }
    }
    operands = [];
  }
}

const letters = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** Appearance of a widget in its state. */
function lookOf(file: PdfFile, widget: PdfDict): PdfValue {
  const looks = quietly(() => file.dict(widget.get('AP')));
  return quietly(() => file.resolve(looks?.get('N') ?? null));
}

function textLooksDifferent(
  file: PdfFile,
  widget: PdfDict,
  field: Inherited,
  form: PdfDict,
): boolean {
  const { flags } = field;
  if (typeof flags === 'number' && (flags & password) !== 0) return false;
  // A script that formats a value changes how it looks. The script has its own warning.
  if (widget.get('AA') !== null) return false;
  const value = field.value instanceof PdfString ? pdfText(field.value) : null;
  const look = lookOf(file, widget);
  if (value === null) return false;
  if (!(look instanceof PdfStream)) return letters(value) !== '' && !needsAppearances(file, form);
  const shown = wordsShown(file, look, form);
  return shown !== null && letters(shown) !== letters(value);
}

/** Whether the form asks every viewer to draw its fields from their values. */
const needsAppearances = (file: PdfFile, form: PdfDict): boolean =>
  quietly(() => file.resolve(form.get('NeedAppearances'))) === true;

/** Whether the picture of a check box or radio button shows another state than its value. */
function buttonLooksDifferent(file: PdfFile, widget: PdfDict, { value }: Inherited): boolean {
  const looks = lookOf(file, widget);
  const state = nameIn(quietly(() => file.resolve(widget.get('AS'))));
  const chosen = nameIn(value);
  if (!(looks instanceof PdfDict) || state === '' || chosen === '') return false;
  const hasChosen = looks.get(chosen) !== null && chosen !== 'Off';
  return hasChosen ? state !== chosen : state !== 'Off' && looks.get(state) !== null;
}

function widgetLooksDifferent(file: PdfFile, widget: PdfDict, field: Inherited, form: PdfDict) {
  const { kind } = field;
  if (isName(kind, 'Tx')) return textLooksDifferent(file, widget, field, form);
  return isName(kind, 'Btn') && buttonLooksDifferent(file, widget, field);
}

/**
 * Whether a field of a form has one value but a picture of another. Viewers that redraw fields then
 * show something different from viewers that use the stored picture.
 */
export function fieldLooksDiffer(file: PdfFile, form: PdfDict): boolean {
  const seen = new Set<PdfDict>();
  const own = (dict: PdfDict, key: string, above: PdfValue): PdfValue =>
    quietly(() => file.resolve(dict.get(key))) ?? above;
  const visit = (value: PdfValue, above: Inherited): boolean => {
    const dict = quietly(() => file.dict(value));
    if (!dict || seen.has(dict) || seen.size > maxFields) return false;
    seen.add(dict);
    const field = {
      kind: own(dict, 'FT', above.kind),
      value: own(dict, 'V', above.value),
      flags: own(dict, 'Ff', above.flags),
    };
    const kids = itemsOf(file, dict.get('Kids'));
    if (kids.length > 0) return kids.some((kid) => visit(kid, field));
    // No viewer shows a field without a place on a page.
    return dict.get('Rect') !== null && widgetLooksDifferent(file, dict, field, form);
  };
  const nothing = { kind: null, value: null, flags: null };
  return itemsOf(file, form.get('Fields')).some((one) => visit(one, nothing));
}
