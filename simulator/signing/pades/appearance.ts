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

/** Size of the visible text of a signature, in points. */
export const appearanceSize = { width: 152, height: 26 } as const;

const require = createRequire(import.meta.url);
let fontFile: Promise<Uint8Array> | undefined;

function loadFont(): Promise<Uint8Array> {
  fontFile ??= readFile(
    require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  );
  return fontFile;
}

/** The text is drawn letter by letter; reading the tables that would move letters costs most of it. */
const withoutPositions = { kern: false, mark: false, mkmk: false };

function shorten(text: string, font: PDFFont, size: number, width: number): string {
  if (font.widthOfTextAtSize(text, size) <= width) return text;
  let kept = text;
  while (kept.length > 1 && font.widthOfTextAtSize(`${kept}…`, size) > width) {
    kept = kept.slice(0, -1);
  }
  return `${kept}…`;
}

async function drawPage(lines: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  const font = await pdf.embedFont(await loadFont(), {
    subset: true,
    customName: 'NotoSans',
    features: withoutPositions,
  });
  const { width, height } = appearanceSize;
  const page = pdf.addPage([width, height]);
  page.drawLine({
    start: { x: 0.5, y: 0 },
    end: { x: 0.5, y: height },
    thickness: 1,
    color: rgb(0.35, 0.5, 0.62),
  });
  lines.slice(0, 3).forEach((line, index) => {
    const size = index === 0 ? 7.5 : 6;
    page.drawText(shorten(line, font, size, width - 8), {
      x: 5,
      y: height - 8 - index * 8,
      size,
      font,
      color: rgb(0.09, 0.15, 0.24),
    });
  });
  return pdf.save({ useObjectStreams: false });
}

/** Copies a value and all it refers to from one file into an update of another. */
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
 * Adds the visible text of a signature.
 * @param lines at most three; a line too long is cut
 * @returns the form to draw, for the widget's appearance
 */
export async function addAppearance(update: PdfUpdate, lines: readonly string[]): Promise<PdfRef> {
  const source = new PdfFile(await drawPage(lines));
  const [page] = readPages(source);
  if (!page) throw new PdfError('an appearance without a page');
  const copy = copyInto(update, source);
  const contents = source.resolve(page.dict.get('Contents'));
  const [first] = isArray(contents) ? contents : [contents];
  const drawing = source.resolve(first ?? null);
  if (!(drawing instanceof PdfStream)) throw new PdfError('an appearance without content');
  const dict = PdfDict.of({
    Type: new PdfName('XObject'),
    Subtype: new PdfName('Form'),
    BBox: [0, 0, appearanceSize.width, appearanceSize.height],
    Resources: copy(page.dict.get('Resources')),
    Filter: drawing.dict.get('Filter') ?? undefined,
  });
  return update.add(new PdfStream(dict, drawing.raw));
}
