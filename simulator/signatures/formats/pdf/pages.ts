import type { PdfFile } from './file.ts';
import { common, overlap, rectangleOf, type Rectangle } from './geometry.ts';
import { isArray, PdfError, PdfRef, type PdfDict, type PdfValue } from './values.ts';

const maxPages = 20_000;
const maxDepth = 64;

/** A page with the values it inherits from the page tree. */
export interface PdfPage {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  /**
   * Visible part of the page: left, bottom, right, top in units of the page. Null if the page
   * states none.
   */
  readonly box: Rectangle | null;
  /** Clockwise rotation of the page when shown, in degrees from 0 to below 360. */
  readonly rotation: number;
  /** Points per unit of the page (`UserUnit`). */
  readonly unit: number;
}

/** Visible part of a page: the part of its MediaBox inside its CropBox (ISO 32000-2 § 14.11.2). */
function shownBox(file: PdfFile, mediaBox: PdfValue, cropBox: PdfValue): Rectangle | null {
  const media = rectangleOf(file, mediaBox);
  const crop = rectangleOf(file, cropBox);
  return media && crop && overlap(media, crop) ? common(media, crop) : media;
}

interface Inherited {
  readonly box: PdfValue;
  readonly crop: PdfValue;
  readonly rotation: PdfValue;
}

/**
 * All pages in order.
 * @throws PdfError for a page tree that is broken, too large or circular
 */
export function readPages(file: PdfFile): readonly PdfPage[] {
  const pages: PdfPage[] = [];
  const seen = new Set<number>();
  const visit = (value: PdfValue, above: Inherited, depth: number): void => {
    if (!(value instanceof PdfRef)) throw new PdfError('a page has no object number');
    if (seen.has(value.number) || depth > maxDepth) throw new PdfError('the page tree is circular');
    if (seen.size > maxPages) throw new PdfError('too many pages');
    seen.add(value.number);
    const dict = file.dict(value);
    if (!dict) throw new PdfError('a page does not exist');
    const inherited = {
      box: dict.get('MediaBox') ?? above.box,
      crop: dict.get('CropBox') ?? above.crop,
      rotation: dict.get('Rotate') ?? above.rotation,
    };
    const kids = file.resolve(dict.get('Kids'));
    if (isArray(kids)) {
      for (const kid of kids) visit(kid, inherited, depth + 1);
      return;
    }
    const rotation = file.resolve(inherited.rotation);
    const unit = file.resolve(dict.get('UserUnit'));
    pages.push({
      ref: value,
      dict,
      box: shownBox(file, inherited.box, inherited.crop),
      rotation: typeof rotation === 'number' ? ((rotation % 360) + 360) % 360 : 0,
      unit: typeof unit === 'number' && unit > 0 ? unit : 1,
    });
  };
  const root = file.catalog.get('Pages');
  visit(root, { box: null, crop: null, rotation: null }, 0);
  return pages;
}
