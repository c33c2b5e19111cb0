import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PDFDocument, rgb, type PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';
import { PdfFile } from '../../formats/pdf/file.ts';
import { readPages } from '../../formats/pdf/pages.ts';
import {
  isArray,
  PdfDict,
  PdfError,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfValue,
} from '../../formats/pdf/values.ts';
import type { PdfUpdate } from '../../formats/pdf/write.ts';
import type { Matrix } from '../../formats/pdf/geometry.ts';
import type { Place } from './places.ts';

const require = createRequire(import.meta.url);
let fontFile: Promise<Uint8Array> | undefined;

function loadFont(): Promise<Uint8Array> {
  fontFile ??= readFile(
    require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  );
  return fontFile;
}

/**
 * The text is drawn letter by letter. Reading the tables that would move letters costs most of the
 * time.
 */
const withoutPositions = { kern: false, mark: false, mkmk: false };

function shorten(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let kept = text;
  while (kept.length > 1 && font.widthOfTextAtSize(`${kept}…`, size) > width) {
    kept = kept.slice(0, -1);
  }
  return `${kept}…`;
}

/** Usual size of a line in points. */
const usualLine = 8;
/**
 * Relative to the line size: letters of the first line, letters of the others, and the height of
 * all three lines.
 */
const parts = { first: 0.94, other: 0.75, all: 3.25 } as const;
/** Minimum size of a long line, as a fraction of its size. A line that is still too long is cut. */
const smallest = 0.6;
/** Space between the vertical line at the left and the text, and to the right of the text. */
const indent = { left: 5, right: 3 } as const;

async function drawPage(lines: readonly string[], { width, height }: Place): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const font = await pdf.embedFont(await loadFont(), {
    subset: true,
    customName: 'NotoSans',
    features: withoutPositions,
  });
  const page = pdf.addPage([width, height]);
  page.drawLine({
    start: { x: 0.5, y: 0 },
    end: { x: 0.5, y: height },
    thickness: 1,
    color: rgb(0.35, 0.5, 0.62),
  });
  const shown = lines.slice(0, 3);
  const partOf = (index: number) => (index === 0 ? parts.first : parts.other);
  const room = Math.max(1, width - indent.left - indent.right);
  const wanted = Math.min(usualLine, height / parts.all);
  const widest = Math.max(
    ...shown.map((line, index) => font.widthOfTextAtSize(line, partOf(index) * wanted)),
  );
  const line = wanted * Math.min(1, Math.max(smallest, room / widest));
  const top = (height + line * parts.all) / 2;
  shown.forEach((text, index) => {
    const size = partOf(index) * line;
    page.drawText(shorten(text, font, size, room), {
      x: indent.left,
      y: top - (index + 1) * line,
      size,
      font,
      color: rgb(0.09, 0.15, 0.24),
    });
  });
  return pdf.save({ useObjectStreams: false });
}

/** Rotation that makes a drawing upright on a rotated page (ISO 32000-2 § 12.5.5). */
function upright(rotation: number): Matrix {
  const [cos, sin] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][rotation / 90] ?? [1, 0];
  return [cos ?? 1, sin ?? 0, -(sin ?? 0), cos ?? 1, 0, 0];
}

/** Copies a value and everything it refers to from one file into an update of another file. */
function copyInto(update: PdfUpdate, source: PdfFile) {
  const known = new Map<number, PdfRef>();
  const copy = (value: PdfValue): PdfValue => {
    if (value instanceof PdfRef) {
      const there = known.get(value.number);
      if (there) return there;
      const ref = update.reserve();
      known.set(value.number, ref);
      update.put(ref, copy(source.resolve(value)));
      return ref;
    }
    if (isArray(value)) return value.map(copy);
    if (value instanceof PdfStream) {
      return new PdfStream(copy(value.dict) as PdfDict, value.raw);
    }
    if (value instanceof PdfDict) {
      return new PdfDict(new Map([...value.entries].map(([key, one]) => [key, copy(one)])));
    }
    return value;
  };
  return copy;
}

/**
 * Adds the visible text of a signature, in the size and direction of its place.
 * @param lines at most three. A line that is too long is first written smaller, then cut.
 * @returns the form XObject for the widget's appearance
 */
export async function addAppearance(
  update: PdfUpdate,
  lines: readonly string[],
  place: Place,
): Promise<PdfRef> {
  const source = new PdfFile(await drawPage(lines, place));
  const [page] = readPages(source);
  if (!page) throw new PdfError('the appearance has no page');
  const copy = copyInto(update, source);
  const contents = source.resolve(page.dict.get('Contents'));
  const [first] = isArray(contents) ? contents : [contents];
  const drawing = source.resolve(first ?? null);
  if (!(drawing instanceof PdfStream)) throw new PdfError('the appearance has no content');
  const dict = PdfDict.of({
    Type: new PdfName('XObject'),
    Subtype: new PdfName('Form'),
    BBox: [0, 0, place.width, place.height],
    Matrix: place.rotation === 0 ? undefined : upright(place.rotation),
    Resources: copy(page.dict.get('Resources')),
    Filter: drawing.dict.get('Filter') ?? undefined,
  });
  return update.add(new PdfStream(dict, drawing.raw));
}
