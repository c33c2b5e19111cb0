import { loadPdf, type PDFDocumentProxy } from '../DocumentPreview/loadPdf.ts';
import { changedArea, type Area } from './area.ts';

/** A page as it was signed and as it is now. Null if there is no such page. */
export interface ComparedPage {
  /** Counted from 1. */
  readonly number: number;
  readonly before: HTMLCanvasElement | null;
  readonly after: HTMLCanvasElement | null;
  /** The area that differs. Null if both look the same. */
  readonly area: Area | null;
}

/** The result of the comparison. */
export interface Compared {
  readonly pages: readonly ComparedPage[];
  /** There are more pages than were compared or are shown. */
  readonly more: boolean;
}

/** Width of a picture in pixels: sharp in half a dialog, and on paper. */
const WIDTH = 900;
/** A page much longer than wide would need more memory than a browser gives. */
const MAX_HEIGHT = 4_000;
/** Most pages to compare, and most pictures to show. */
const MAX_LOOKED = 30;
const MAX_SHOWN = 6;

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<HTMLCanvasElement | null> {
  if (number > pdf.numPages) return null;
  const page = await pdf.getPage(number);
  const natural = page.getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / natural.width, MAX_HEIGHT / natural.height);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

function areaOf(before: HTMLCanvasElement | null, after: HTMLCanvasElement | null): Area | null {
  const [was, is] = [before, after].map((canvas) =>
    canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height),
  );
  return was && is ? changedArea(was, is) : { left: 0, top: 0, width: 1, height: 1 };
}

/** A drawing in progress, and a function to cancel it. */
export interface PageDrawing {
  readonly compared: Promise<Compared>;
  readonly cancel: () => void;
}

/**
 * Draws the pages of a PDF as they were signed and as they are now, and keeps those that differ.
 * @param bytes the current file
 * @param length number of bytes in the signed revision
 * @param named pages in question, counted from 1. Empty for all
 */
export function drawPages(
  bytes: Uint8Array,
  length: number,
  named: readonly number[],
): PageDrawing {
  const signed = loadPdf(bytes.subarray(0, length));
  const now = loadPdf(bytes);
  const compare = async (): Promise<Compared> => {
    const [was, is] = await Promise.all([signed.document, now.document]);
    const count = Math.max(was.numPages, is.numPages);
    const numbers = named.length > 0 ? named : Array.from({ length: count }, (_, at) => at + 1);
    const pages: ComparedPage[] = [];
    let looked = 0;
    for (const number of numbers) {
      if (pages.length === MAX_SHOWN || looked === MAX_LOOKED) break;
      looked += 1;
      const before = await drawn(was, number);
      const after = await drawn(is, number);
      if (!before && !after) continue;
      const area = areaOf(before, after);
      if (area) pages.push({ number, before, after, area });
    }
    return { pages, more: looked < numbers.length };
  };
  return {
    compared: compare(),
    cancel: () => {
      signed.cancel();
      now.cancel();
    },
  };
}
