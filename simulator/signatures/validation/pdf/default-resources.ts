import type { PdfFile } from '../../formats/pdf/file.ts';
import {
  isName,
  PdfDict,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
} from '../../formats/pdf/values.ts';
import { quietly } from '../../formats/pdf/lenient.ts';
import type { Landmarks } from './landmarks.ts';
import type { RevisionJudge } from './rule.ts';
import { harmless, type Comparer } from './walk.ts';

/**
 * Fonts that viewers take from the form, to draw check marks and values, with the standard font
 * each one stands for.
 */
const viewersOwn = new Map([
  ['Cour', 'Courier'],
  ['HeBO', 'Helvetica-BoldOblique'],
  ['HeBo', 'Helvetica-Bold'],
  ['HeOb', 'Helvetica-Oblique'],
  ['Helv', 'Helvetica'],
  ['Symb', 'Symbol'],
  ['TiRo', 'Times-Roman'],
  ['ZaDb', 'ZapfDingbats'],
]);
/** Fonts whose characters are symbols. An encoding for letters would change them. */
const symbolic: ReadonlySet<string> = new Set(['Symb', 'ZaDb']);
/**
 * All allowed keys of one of the fourteen standard fonts, which every viewer provides (§ 9.6.2.2).
 */
const standardFontKeys = new Set(['Type', 'Subtype', 'BaseFont', 'Encoding', 'Name']);

/**
 * Whether a font is the one that a viewer uses for this name anyway. iText adds Helv and ZaDb to
 * every form it signs.
 */
function isViewersOwn(file: PdfFile, name: string, value: PdfValue): boolean {
  const font = quietly(() => file.dict(value));
  if (!font || [...font.entries.keys()].some((key) => !standardFontKeys.has(key))) return false;
  const encoding = font.get('Encoding');
  return (
    isName(font.get('Subtype'), 'Type1') &&
    isName(font.get('BaseFont'), viewersOwn.get(name) ?? '') &&
    (encoding === null || (!symbolic.has(name) && isName(encoding, 'WinAnsiEncoding')))
  );
}

/** Whether a form has no font of its own for a name that viewers define. */
function leavesToViewers(file: PdfFile, form: PdfDict, name: string): boolean {
  const fonts = quietly(() => file.dict(file.dict(form.get('DR'))?.get('Font') ?? null));
  const font = fonts?.get(name) ?? null;
  return font === null || isViewersOwn(file, name, font);
}

/** Default appearance: Helvetica in black, with automatic size. */
const usualAppearance = /^\s*\/Helv\s+0\s+Tf\s+0\s+g\s*$/;

/**
 * Whether values of a form are drawn as viewers draw them by default. iText writes this default
 * into every form.
 */
export const isUsualAppearance = (value: PdfValue, file: PdfFile, form: PdfDict): boolean =>
  value instanceof PdfString &&
  usualAppearance.test(latin1(value.bytes)) &&
  leavesToViewers(file, form, 'Helv');

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Streams of an appearance dictionary, including those of its states. */
function streamsOf(file: PdfFile, value: PdfValue, depth = 0): readonly PdfStream[] {
  const found = quietly(() => file.resolve(value));
  if (found instanceof PdfStream) return [found];
  if (!(found instanceof PdfDict) || depth > 2) return [];
  return [...found.entries.values()].flatMap((one) => streamsOf(file, one, depth + 1));
}

/**
 * Names that the signed revision takes from the form's resources: in default appearances, and in
 * appearances without their own resources. Null if they cannot be determined.
 */
export function namesTaken(file: PdfFile, landmarks: Landmarks): ReadonlySet<string> | null {
  const texts: string[] = [];
  const form = file.dict(file.catalog.get('AcroForm'));
  const dicts = [...new Set([...landmarks.fields.keys(), ...landmarks.annotations])].map((number) =>
    quietly(() => file.dict(new PdfRef(number, 0))),
  );
  for (const dict of [form, ...dicts]) {
    const text = quietly(() => file.resolve(dict?.get('DA') ?? null));
    if (text instanceof PdfString) texts.push(latin1(text.bytes));
    for (const stream of streamsOf(file, dict?.get('AP') ?? null)) {
      if (stream.dict.entries.has('Resources')) continue;
      const drawn = quietly(() => file.decode(stream));
      if (!drawn) return null;
      texts.push(latin1(drawn));
    }
  }
  const names = texts.flatMap((text) => [...text.matchAll(/\/([^\s/()<>[\]{}%]+)/g)]);
  return new Set(names.map((match) => match[1] ?? ''));
}

/**
 * Compares the resources of a form. Programs that add a visible signature also put its resources
 * here. That is harmless if no signed content uses them: a new font under an unused name, or a
 * picture that no appearance uses.
 */
export const compareResources =
  (judge: RevisionJudge): Comparer =>
  (before, after, place) => {
    const { walk, namesTaken: taken, form } = judge;
    // Acrobat writes its fonts with their encoding into every form. Nothing signed is drawn with
    // them.
    const drawsNothing = taken?.size === 0 && !form.drawsWithDefaults;
    if (drawsNothing && (after === null || after instanceof PdfDict)) return;
    if (!taken) walk.same(before, after, place);
    else if (after !== null && !(after instanceof PdfDict)) walk.differ(place);
    else {
      const [old, current] = [dictOr(before), dictOr(after)];
      walk.entries(old, current, place, judge.comparersIn('form resources', old, current));
    }
  };

const dictOr = (value: PdfValue): PdfDict =>
  value instanceof PdfDict ? value : new PdfDict(new Map());

/** Compares the resources of one kind. Names that no signed content uses are harmless. */
export const compareResourceGroup =
  ({ walk, namesTaken: taken }: RevisionJudge, key: string): Comparer =>
  (before, after, place) => {
    if (!taken || (after !== null && !(after instanceof PdfDict))) return walk.differ(place);
    const [was, is] = [dictOr(before), dictOr(after)];
    const names = new Set([...was.entries.keys(), ...is.entries.keys()]);
    const isNewFont = (name: string) =>
      !was.entries.has(name) &&
      (!viewersOwn.has(name) || isViewersOwn(walk.after, name, is.get(name)));
    const unused = (name: string) => !taken.has(name) && (key !== 'Font' || isNewFont(name));
    const comparers = [...names].filter(unused).map((name) => [name, harmless] as const);
    walk.entries(was, is, place, Object.fromEntries(comparers));
  };
