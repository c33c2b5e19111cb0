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

/** A point of a PDF is 1/72 inch, a pixel of a page 1/96. */
export const PIXELS_PER_POINT = 96 / 72;

/** Largest picture decoded, in pixels: enough for an A3 scan of 600 dpi, too small for a bomb. */
const MAX_PICTURE = 9_933 * 7_016;

GlobalWorkerOptions.workerSrc = workerUrl;

/** A PDF that is loading, and a function to cancel it. */
export interface PdfLoading {
  readonly document: Promise<PDFDocumentProxy>;
  readonly cancel: () => void;
}

/**
 * Opens a PDF in the bundled worker. Nothing in the file is run: no scripts, no forms, no evaluated
 * code. Pictures are decoded without WebAssembly, as a strict content policy requires.
 */
export function loadPdf(bytes: Uint8Array): PdfLoading {
  const task = getDocument({
    // The worker takes the memory over, so the caller's bytes are copied.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    // The worker adds its own file name after the slash. The fragment keeps the bundled address.
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

/** Returns the reason to show for a PDF that did not open. */
export function pdfFailure(cause: unknown): PdfFailure {
  return cause instanceof Error && cause.name === 'PasswordException' ? 'password' : 'broken';
}
