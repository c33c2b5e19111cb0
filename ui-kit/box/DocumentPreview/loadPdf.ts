import {
  GlobalWorkerOptions,
  VerbosityLevel,
  getDocument,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import pictureDecoderUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

export type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Why a PDF cannot be shown. */
export type PdfFailure = 'password' | 'broken';

/** Points of a PDF are 1/72 inch, pixels of a page 1/96. */
export const PIXELS_PER_POINT = 96 / 72;

/** Largest picture decoded, in pixels: what an A3 scan of 600 dpi needs, and no bomb. */
const MAX_PICTURE = 9_933 * 7_016;

GlobalWorkerOptions.workerSrc = workerUrl;

/** A PDF on its way, and the means to give it up. */
export interface PdfLoading {
  readonly document: Promise<PDFDocumentProxy>;
  readonly cancel: () => void;
}

/**
 * Opens a PDF in the bundled worker. Nothing in the file is run: no scripts, no forms, no evaluated
 * code; pictures are decoded without WebAssembly, so that a strict content policy holds.
 */
export function loadPdf(bytes: Uint8Array): PdfLoading {
  const task = getDocument({
    // The worker takes the memory over; the caller keeps its own.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    // The worker adds its own file name behind the slash; the fragment keeps the bundled address.
    wasmUrl: `${new URL(pictureDecoderUrl, document.baseURI).href}#/`,
    maxImageSize: MAX_PICTURE,
    verbosity: VerbosityLevel.ERRORS,
  });
  return {
    document: task.promise,
    cancel: () => {
      void task.destroy();
    },
  };
}

/** What to tell about a PDF that did not open. */
export function pdfFailure(cause: unknown): PdfFailure {
  return cause instanceof Error && cause.name === 'PasswordException' ? 'password' : 'broken';
}
