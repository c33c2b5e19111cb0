import { contentIn } from '../../formats/pdf/covered.ts';
import type { PdfFile } from '../../formats/pdf/file.ts';
import type { Rectangle } from '../../formats/pdf/geometry.ts';
import type { PdfPage } from '../../formats/pdf/pages.ts';

/** Place for the visible text of a signature. */
export interface Place {
  /** Box in units of the page. */
  readonly box: Rectangle;
  /** Width as shown, upright, in points. */
  readonly width: number;
  readonly height: number;
  /** Clockwise rotation of the page in degrees. */
  readonly rotation: number;
}

/** Size in points of a signature text without a prepared place. */
const usual = { width: 152, height: 26 };
const margin = 56;
const gap = 12;
/** Distance in points from the bottom, between the page number and the text of most documents. */
const bottom = 46;
/** Maximum number of places to try. Each one costs time, and some pages are as large as a wall. */
const most = { columns: 4, rows: 16 };

const isTurned = ({ rotation }: PdfPage) => rotation === 90 || rotation === 270;

/**
 * Converts a place from the visible page, in points from its lower left corner, to the units of the
 * page.
 */
function onPage({ box, rotation, unit }: PdfPage, seen: Rectangle): Rectangle | null {
  if (!box) return null;
  const [left, low, right, high] = box;
  const [x1, y1, x2, y2] = seen.map((one) => one / unit) as unknown as Rectangle;
  if (rotation === 0) return [left + x1, low + y1, left + x2, low + y2];
  if (rotation === 90) return [right - y2, low + x1, right - y1, low + x2];
  if (rotation === 180) return [right - x2, high - y2, right - x1, high - y1];
  return rotation === 270 ? [left + y1, high - x2, left + y2, high - x1] : null;
}

/** The place of a box on a page. */
export function placeOnPage(page: PdfPage, box: Rectangle): Place {
  const [x, y] = [(box[2] - box[0]) * page.unit, (box[3] - box[1]) * page.unit];
  const [width, height] = isTurned(page) ? [y, x] : [x, y];
  return { box, width, height, rotation: page.rotation };
}

/**
 * Possible places for signatures: rows from the bottom of the visible page to its middle, each from
 * the left.
 */
function placesOn(page: PdfPage): readonly Place[] {
  if (!page.box) return [];
  const { width: across, height: up } = placeOnPage(page, page.box);
  const { width, height } = usual;
  const side = Math.max(0, Math.min(margin, (across - width) / 2));
  const places: Place[] = [];
  for (let row = 0; row < most.rows; row += 1) {
    const y = Math.min(bottom, up / 4) + row * (height + gap);
    if (y + height >= up / 2) break;
    for (let column = 0; column < most.columns; column += 1) {
      const x = side + column * (width + gap);
      const box = onPage(page, [x, y, x + width, y + height]);
      if (x + width <= across - side + gap && x + width <= across && box) {
        places.push(placeOnPage(page, box));
      }
    }
  }
  return places;
}

/** Whether a file may already contain a signature. An unused type name does no harm. */
export const isSignedBefore = ({ bytes }: PdfFile): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/ByteRange');

/**
 * First empty place of a page. Covering signed text would change it. The content of a page that is
 * a picture is unknown, so only the first signature is visible there.
 */
export function freePlace(file: PdfFile, page: PdfPage): Place | null {
  const places = placesOn(page);
  const holding = (content: ReturnType<typeof contentIn>) =>
    places.find(({ box }) => contentIn(file, page.dict, box, null, true) === content) ?? null;
  return holding('nothing') ?? (isSignedBefore(file) ? null : holding('picture'));
}
