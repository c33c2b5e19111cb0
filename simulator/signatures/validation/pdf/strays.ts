import type { PdfFile } from '../../formats/pdf/file.ts';
import { itemsOf, quietly } from '../../formats/pdf/lenient.ts';
import { isPart } from '../../formats/pdf/parts.ts';
import { isArray, PdfRef, type PdfValue } from '../../formats/pdf/values.ts';
import type { ChangeLocation } from './change.ts';
import { grown } from './lists.ts';
import type { Walk } from './walk.ts';

/**
 * Whether a field reference had no target in the signed file and now refers to a font or an
 * appearance. Programs that extract pages leave such references behind. Poppler then uses the free
 * numbers for its own objects. There was no field and there still is none, because viewers cannot
 * take these objects for a field.
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

/** Whether a value is a reference to a missing object (§ 7.3.10). */
function leadsNowhere(file: PdfFile, value: PdfValue): boolean {
  // Other readers may be able to read it.
  const read = quietly(() => ({ found: file.resolve(value) }));
  return read !== null && read.found === null;
}

/**
 * Compares the fields of a form or the notes of a page, without references to missing objects.
 * Programs rewrite them differently: iText as `null`, PDFBox as a reference to an object that is
 * `null`. A reference that has a target now counts as new.
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
