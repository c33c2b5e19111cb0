import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { builtPages, precompressed } from '../../portal/vite.config.ts';

/** The console as the simulator serves it. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/__sim/console/',
  plugins: [react(), precompressed()],
  build: builtPages,
});
