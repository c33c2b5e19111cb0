import type { SignerHints } from '../order.ts';
import { terminalFields, type TerminalField } from '../../formats/pdf/fields.ts';
import type { PdfFile } from '../../formats/pdf/file.ts';
import { overlap, rectangleOf } from '../../formats/pdf/geometry.ts';
import { itemsOf } from '../../formats/pdf/lenient.ts';
import { readPages, type PdfPage } from '../../formats/pdf/pages.ts';
import { pdfText } from '../../formats/pdf/text.ts';
import { PdfRef, type PdfDict } from '../../formats/pdf/values.ts';
import { placeOnPage, type Place } from './places.ts';
import { sideWords } from './side-words.ts';

/** A prepared signature field without a signature. */
export interface PreparedField {
  readonly field: TerminalField;
  /** The widget that draws the field. It may be the field itself. */
  readonly widget: PdfRef;
  readonly page: PdfPage;
  readonly place: Place;
}

const readOnly = 1;
/** Flags Hidden and NoView. */
const unseen = 2 | 32;

const flag = (file: PdfFile, dict: PdfDict, key: string): number => {
  const value = file.resolve(dict.get(key));
  return typeof value === 'number' ? value : 0;
};

/** Whether a prepared field requires something that this signature does not provide. */
function requiresMore(file: PdfFile, field: PdfDict): boolean {
  const seed = file.dict(field.get('SV'));
  if (!seed) return false;
  const certification = file.dict(seed.get('MDP'));
  return (
    flag(file, seed, 'Ff') !== 0 || (certification !== null && flag(file, certification, 'P') !== 0)
  );
}

/** Prepared fields that are visible and can be signed, in the order of the form. */
function preparedFields(file: PdfFile): readonly PreparedField[] {
  const empty = terminalFields(file).filter(
    ({ dict, type, value }) =>
      type === 'Sig' &&
      file.resolve(value) === null &&
      (flag(file, dict, 'Ff') & readOnly) === 0 &&
      !requiresMore(file, dict),
  );
  if (empty.length === 0) return [];
  const pages = new Map<number, PdfPage>();
  for (const page of readPages(file)) {
    for (const note of itemsOf(file, page.dict.get('Annots'))) {
      if (note instanceof PdfRef) pages.set(note.number, page);
    }
  }
  return empty.flatMap((field) => {
    const kids = itemsOf(file, field.dict.get('Kids'));
    const [widget, ...more] = kids.length > 0 ? kids : [field.ref];
    if (!(widget instanceof PdfRef) || more.length > 0) return [];
    const page = pages.get(widget.number);
    const dict = file.dict(widget);
    const box = dict && rectangleOf(file, dict.get('Rect'));
    if (!page?.box || !box || !overlap(page.box, box)) return [];
    if ((flag(file, dict, 'F') & unseen) !== 0 || page.rotation % 90 !== 0) return [];
    const place = placeOnPage(page, box);
    return place.width > 0 && place.height > 0 ? [{ field, widget, page, place }] : [];
  });
}

/**
 * Words of a text in lower case and without accents: `KlientPodpis_1` gives `klient` and `podpis`.
 */
function wordsOf(text: string): ReadonlySet<string> {
  const plain = text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return new Set(plain.match(/\p{L}{2,}/gu) ?? []);
}

/** Words in a field's name, tooltip and caption, which describe its signer. */
function wordsOfField(file: PdfFile, { field, widget }: PreparedField): ReadonlySet<string> {
  const caption = file.dict(file.dict(widget)?.get('MK') ?? null)?.get('CA') ?? null;
  const texts = [field.dict.get('TU'), caption].map((one) => pdfText(file.resolve(one)));
  return wordsOf([field.name, ...texts].join(' '));
}

/**
 * How well a field matches a signer: a higher number is better. Null if the field names someone
 * else.
 */
function matchOf(
  fieldWords: ReadonlySet<string>,
  { side, names, others }: SignerHints,
): number | null {
  const saysAll = (name: string) => {
    const words = [...wordsOf(name)];
    return words.length > 0 && words.every((word) => fieldWords.has(word));
  };
  if (names.some(saysAll)) return 2;
  if (others.some(saysAll)) return null;
  const says = (one: SignerHints['side']) =>
    [...fieldWords].some((word) => sideWords[one].some((start) => word.startsWith(start)));
  if (says(side)) return 1;
  return says(side === 'BANK' ? 'CLIENT' : 'BANK') ? null : 0;
}

/**
 * The prepared field for a signer: a field with the signer's name, else with the signer's side,
 * else the first field without a name.
 * @param hints known facts about the signer. Without hints, the first field is used.
 */
export function preparedFieldFor(file: PdfFile, hints?: SignerHints): PreparedField | null {
  let best: { readonly one: PreparedField; readonly match: number } | null = null;
  for (const one of preparedFields(file)) {
    const match = hints ? matchOf(wordsOfField(file, one), hints) : 0;
    if (match !== null && match > (best?.match ?? -1)) best = { one, match };
  }
  return best?.one ?? null;
}
