import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { precompressed } from '../../portal/vite.config.ts';

/** The console as the simulator serves it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__sim/console/',
  plugins: [react(), precompressed()],
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    // The polyfill would be an inline script, which the CSP refuses; our browsers need none.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});
