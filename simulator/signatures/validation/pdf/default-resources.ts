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
import type { ChangeLocation } from './change.ts';
import { isFillable } from './permission.ts';
import { harmless, type Walk } from './walk.ts';

/** Fonts viewers take from the form by themselves, to draw check marks and values, and what each is for them. */
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
/** Fonts whose signs are no letters: an encoding of letters would make them others. */
const symbolic: ReadonlySet<string> = new Set(['Symb', 'ZaDb']);
/** All a font may say that is one of the fourteen every viewer brings along (§ 9.6.2.2). */
const standardFontKeys = new Set(['Type', 'Subtype', 'BaseFont', 'Encoding', 'Name']);

/**
 * Whether a font is the one a viewer takes under this name anyway. iText adds Helv and ZaDb to every
 * form it signs.
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

/** Whether a form has no font of its own under a name under which viewers have theirs. */
export function leavesToViewers(file: PdfFile, form: PdfDict, name: string): boolean {
  const fonts = quietly(() => file.dict(file.dict(form.get('DR'))?.get('Font') ?? null));
  const font = fonts?.get(name) ?? null;
  return font === null || isViewersOwn(file, name, font);
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** Streams of an appearance dictionary, those of its states among them. */
function streamsOf(file: PdfFile, value: PdfValue, depth = 0): readonly PdfStream[] {
  const found = quietly(() => file.resolve(value));
  if (found instanceof PdfStream) return [found];
  if (!(found instanceof PdfDict) || depth > 2) return [];
  return [...found.entries.values()].flatMap((one) => streamsOf(file, one, depth + 1));
}

/**
 * Names the signed revision takes from the form's resources: those its default appearances mention,
 * and those that appearances without resources of their own draw with. Null when that cannot be told.
 */
function namesTaken(file: PdfFile, landmarks: Landmarks): ReadonlySet<string> | null {
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
 * Compares the resources of a form. Programs that add a visible signature put what it draws with
 * here, too, and that is harmless as long as nothing that was signed is drawn with it: a new font
 * under a name nobody mentions, a picture no appearance takes from here.
 */
export function compareResources(
  walk: Walk,
  landmarks: Landmarks,
  before: PdfValue,
  after: PdfValue,
  place: ChangeLocation,
): void {
  const taken = namesTaken(walk.before, landmarks);
  // Acrobat writes its fonts with their encoding into every form; here nothing is drawn with them.
  const drawsNothing = taken?.size === 0 && ![...landmarks.fields.values()].some(isFillable);
  if (drawsNothing && (after === null || after instanceof PdfDict)) return;
  if (!taken) {
    walk.same(before, after, place);
    return;
  }
  const old = before instanceof PdfDict ? before : new PdfDict(new Map());
  if (after !== null && !(after instanceof PdfDict)) {
    walk.differ(place);
    return;
  }
  const fresh = after ?? new PdfDict(new Map());
  const group =
    (key: string) =>
    (a: PdfValue, b: PdfValue, at: ChangeLocation): void => {
      const was = a instanceof PdfDict ? a : new PdfDict(new Map());
      const is = b instanceof PdfDict ? b : new PdfDict(new Map());
      if (b !== null && !(b instanceof PdfDict)) return walk.differ(at);
      const names = new Set([...was.entries.keys(), ...is.entries.keys()]);
      const isNewFont = (name: string) =>
        !was.entries.has(name) &&
        (!viewersOwn.has(name) || isViewersOwn(walk.after, name, is.get(name)));
      const unused = (name: string) => !taken.has(name) && (key !== 'Font' || isNewFont(name));
      const roles = [...names].filter(unused).map((name) => [name, harmless] as const);
      walk.entries(was, is, at, Object.fromEntries(roles));
    };
  walk.entries(old, fresh, place, {
    // What a reader needs to print with PostScript, of no use for decades (ISO 32000-1 § 14.2).
    ProcSet: harmless,
    Font: group('Font'),
    XObject: group('XObject'),
    ExtGState: group('ExtGState'),
    ColorSpace: group('ColorSpace'),
  });
}
