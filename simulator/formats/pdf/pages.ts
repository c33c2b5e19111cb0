import type { PdfFile } from './file.ts';
import type { PdfDict } from './values.ts';
import { isArray, PdfError, PdfRef, type PdfValue } from './values.ts';

const maxPages = 20_000;
const maxDepth = 64;

/** A page with what it inherits from the tree above it. */
export interface PdfPage {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  /** Left, bottom, right, top in points; null when the page states none. */
  readonly box: readonly [number, number, number, number] | null;
  /** Degrees clockwise. */
  readonly rotation: number;
}

function rectangle(file: PdfFile, value: PdfValue): PdfPage['box'] {
  const list = file.resolve(value);
  if (!isArray(list) || list.length !== 4) return null;
  const numbers = list.map((one) => file.resolve(one));
  const [a, b, c, d] = numbers;
  if (![a, b, c, d].every((one) => typeof one === 'number')) return null;
  const [x1, y1, x2, y2] = numbers as [number, number, number, number];
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

interface Inherited {
  readonly box: PdfValue;
  readonly rotation: PdfValue;
}

/**
 * All pages in order.
 * @throws PdfError for a tree that is broken, too large or goes in a circle
 */
export function readPages(file: PdfFile): readonly PdfPage[] {
  const pages: PdfPage[] = [];
  const seen = new Set<number>();
  const visit = (value: PdfValue, above: Inherited, depth: number): void => {
    if (!(value instanceof PdfRef)) throw new PdfError('a page without a number');
    if (seen.has(value.number) || depth > maxDepth) throw new PdfError('pages in a circle');
    if (seen.size > maxPages) throw new PdfError('too many pages');
    seen.add(value.number);
    const dict = file.dict(value);
    if (!dict) throw new PdfError('a page that does not exist');
    const inherited = {
      box: dict.get('MediaBox') ?? above.box,
      rotation: dict.get('Rotate') ?? above.rotation,
    };
    const kids = file.resolve(dict.get('Kids'));
    if (isArray(kids)) {
      for (const kid of kids) visit(kid, inherited, depth + 1);
      return;
    }
    const rotation = file.resolve(inherited.rotation);
    pages.push({
      ref: value,
      dict,
      box: rectangle(file, inherited.box),
      rotation: typeof rotation === 'number' ? ((rotation % 360) + 360) % 360 : 0,
    });
  };
  const root = file.catalog.get('Pages');
  visit(root, { box: null, rotation: null }, 0);
  return pages;
}
