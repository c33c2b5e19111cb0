import type { PdfFile } from '../../formats/pdf/file.ts';
import { itemsOf, quietly } from '../../formats/pdf/lenient.ts';
import { isPart } from '../../formats/pdf/parts.ts';
import { isArray, PdfRef, type PdfValue } from '../../formats/pdf/values.ts';
import type { ChangeLocation } from './change.ts';
import { grown } from './lists.ts';
import type { Walk } from './walk.ts';

/**
 * Whether a name of a field led nowhere when the file was signed, and leads to a font or an appearance
 * now. Who takes single pages out of a file leaves such names behind, and poppler gives the next free
 * number to what its own signature is written with. No field was there, and none is: nothing in these
 * objects is anything to a field.
 */
export function strayed(
  { before: signed, after: now }: Walk,
  was: PdfValue,
  is: PdfValue,
): boolean {
  if (!(was instanceof PdfRef) || !(is instanceof PdfRef)) return false;
  if (was.number !== is.number || was.generation !== is.generation) return false;
  const place = signed.places.get(was.number);
  if (place !== undefined && place.kind !== 'free') return false;
  return isPart(quietly(() => now.object(is.number)));
}

/** Whether a value leads to nothing, as a name of an object that is not there does (§ 7.3.10). */
function leadsNowhere(file: PdfFile, value: PdfValue): boolean {
  // What cannot be read here may be read by others.
  const read = quietly(() => ({ found: file.resolve(value) }));
  return read !== null && read.found === null;
}

/**
 * Compares the fields of a form, or the notes of a page, but for the names that lead to none. Programs that
 * sign write such names in their own way: iText as `null`, PDFBox as the number of an object that is `null`.
 * A name that led nowhere and leads to something now stands among those after, as a new one.
 */
export function grownButForStrays(
  walk: Walk,
  before: PdfValue,
  after: PdfValue,
  place: ChangeLocation,
  comparers: Parameters<typeof grown>[4],
): void {
  if (after !== null && !isArray(after)) walk.differ(place);
  const [was, is] = [itemsOf(walk.before, before), itemsOf(walk.after, after)];
  const keyOf = (one: PdfValue) =>
    one instanceof PdfRef ? `${one.number} ${one.generation}` : null;
  const named = new Set(was.map(keyOf));
  const stray = (one: PdfValue) => named.has(keyOf(one)) && strayed(walk, one, one);
  const there = was.filter((one) => !leadsNowhere(walk.before, one));
  const now = is.filter((one) => !leadsNowhere(walk.after, one) && !stray(one));
  grown(walk, there, now, place, comparers);
}
