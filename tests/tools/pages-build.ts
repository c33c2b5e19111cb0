/** Shared settings of the builds of pages: portal, embedding, console. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|wasm)$/;
/** A smaller response fits in one packet anyway. */
const WORTH_COMPRESSING = 1024;

/**
 * Writes a `.gz` and a `.br` next to each text file, so that the server compresses nothing itself.
 */
export function precompressed(): Plugin {
  return {
    name: 'dokubox:precompressed',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        for (const [fileName, file] of Object.entries(output)) {
          const source = file.type === 'chunk' ? file.code : file.source;
          const bytes = Buffer.from(source);
          if (!compressible.test(fileName) || bytes.length < WORTH_COMPRESSING) continue;
          const brotli = brotliCompressSync(bytes, {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          });
          const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
          this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzip });
        }
      },
    },
  };
}

/** Build settings of pages that our simulator serves under its CSP. */
export const builtPages = {
  target: 'es2023',
  manifest: true,
  sourcemap: false,
  // The polyfill would be an inline script, which the CSP rejects. Our browsers do not need it.
  modulePreload: { polyfill: false },
  // An asset inside the code is a data: address, which the CSP rejects as well.
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  chunkSizeWarningLimit: 2000,
} as const;
