import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { look as lookOf, renderers } from '../pdf/renderers.ts';

/** A program people use to view PDFs. */
export interface Viewer {
  readonly name: string;
  /** One short text that identifies how all pages of a file look. `nothing` if none is drawn. */
  look(pdf: Uint8Array): Promise<string>;
}

/** Pixels per point: enough to see a changed letter. */
const scale = 0.5;
/** Pages of a mutated file that are drawn. */
const maxPages = 5;

type Hash = ReturnType<typeof createHash>;

async function hashed(draw: (hash: Hash) => Promise<number> | number): Promise<string> {
  const hash = createHash('sha256');
  try {
    return (await draw(hash)) > 0 ? hash.digest('hex') : 'nothing';
  } catch {
    return 'nothing';
  }
}

// The messages of viewers about damaged files do not matter here.
const silent = { print: () => undefined, printErr: () => undefined };
Object.assign(globalThis, { $libmupdf_wasm_Module: silent });
const mupdf = await import('mupdf');

const mupdfViewer: Viewer = {
  name: 'MuPDF',
  look: (pdf) =>
    hashed((hash) => {
      const document = mupdf.Document.openDocument(new Uint8Array(pdf), 'application/pdf');
      try {
        const pages = document.countPages();
        for (let number = 0; number < Math.min(pages, maxPages); number += 1) {
          const page = document.loadPage(number);
          const size = mupdf.Matrix.scale(scale, scale);
          const picture = page.toPixmap(size, mupdf.ColorSpace.DeviceRGB, false, true);
          hash.update(`${pages} ${picture.getWidth()} `).update(picture.getPixels());
          picture.destroy();
          page.destroy();
        }
        return pages;
      } finally {
        document.destroy();
      }
    }),
};

const pdfium = await PDFiumLibrary.init();

const pdfiumViewer: Viewer = {
  name: 'pdfium',
  look: (pdf) =>
    hashed(async (hash) => {
      const document = await pdfium.loadDocument(new Uint8Array(pdf));
      try {
        const pages = document.getPageCount();
        for (let number = 0; number < Math.min(pages, maxPages); number += 1) {
          const page = document.getPage(number);
          const { width, data } = await page.render({ scale, render: 'bitmap' });
          hash.update(`${pages} ${width} `).update(data);
        }
        return pages;
      } finally {
        document.destroy();
      }
    }),
};

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

const pdfjsViewer: Viewer = {
  name: 'pdf.js',
  look: (pdf) =>
    hashed(async (hash) => {
      const task = getDocument({
        data: new Uint8Array(pdf),
        verbosity: VerbosityLevel.ERRORS,
        useSystemFonts: false,
        standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`,
      });
      try {
        const document = await task.promise;
        for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
          const page = await document.getPage(number);
          const viewport = page.getViewport({ scale });
          const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
          const canvas = createCanvas(width, height);
          const canvasContext = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
          await page.render({ canvas: null, canvasContext, viewport }).promise;
          const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
          hash.update(`${document.numPages} ${width} `).update(data);
        }
        return document.numPages;
      } finally {
        await task.destroy();
      }
    }),
};

/** The installed viewers. Poppler is included only if it is installed. */
export const viewers: readonly Viewer[] = [
  mupdfViewer,
  pdfiumViewer,
  pdfjsViewer,
  ...renderers
    .filter(({ name }) => name === 'pdftoppm')
    .map((one) => ({ name: 'poppler', look: (pdf: Uint8Array) => lookOf(one, pdf) })),
];
