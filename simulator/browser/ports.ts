import { Refusal } from '../engine/handler.ts';
import type { Ports } from '../engine/ports.ts';
import type { FontFiles } from '@dokubox/signatures/documents/render.ts';

/** Time limit in milliseconds for inspecting a file. A page has no thread that could be ended. */
const inspectionMs = 4_000;

/** Number of bytes of an unguessable token. */
const tokenBytes = 32;

/** Error for functions that a browser does not have. */
function needsServer(reason: string): Refusal {
  return new Refusal(501, 'dde.error.needsServer', null, { reason });
}

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(tokenBytes));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Functions that the engine needs from a browser. Large modules are loaded on first use.
 * @param loadFonts loads the fonts of documents
 */
export function createBrowserPorts(loadFonts: () => Promise<FontFiles>): Ports {
  return {
    async renderDocument(document) {
      const [{ renderDocument }, { printedDocument }, fonts] = await Promise.all([
        import('@dokubox/signatures/documents/render.ts'),
        import('../engine/printed-document.ts'),
        loadFonts(),
      ]);
      return renderDocument(printedDocument(document), fonts);
    },
    async inspectFile(fileName, bytes) {
      const [{ inspectFile }, { UploadBudget }] = await Promise.all([
        import('@dokubox/signatures/inspection/inspect.ts'),
        import('@dokubox/signatures/inspection/budget.ts'),
      ]);
      const end = performance.now() + inspectionMs;
      return inspectFile(fileName, bytes, new UploadBudget(() => performance.now() > end));
    },
    async passwordScore(password, inputs) {
      const { passwordScore } = await import('@dokubox/spec/password-strength/estimate.ts');
      return passwordScore(password, inputs);
    },
    signFile: () => Promise.reject(needsServer('signing needs the certificates of a server')),
    validateFile: () => Promise.reject(needsServer('the validation of signatures needs a server')),
    trustRoot: () => Promise.reject(needsServer('the TEST root certificate needs a server')),
    randomToken,
  };
}
