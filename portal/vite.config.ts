import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { builtPages, precompressed } from '../tests/tools/pages-build.ts';

/** Where the simulator listens while the portal is developed. */
const simulator = process.env['SIMULATOR_URL'] ?? 'http://127.0.0.1:4010';

/** Everything a server answers; the rest is the portal's own. */
const serverPaths = ['/dde', '/authorization', '/utilities', '/gateway', '/config.json', '/__sim'];

const styleSheet = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/**
 * Puts the style sheets behind what the page shows by itself: in its head they would keep it white until
 * they are there. The scripts wait for them in either place.
 */
export function styleSheetsLast(): Plugin {
  return {
    name: 'dokubox:style-sheets-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheets = html.match(styleSheet)?.join('') ?? '';
        return html.replace(styleSheet, '').replace('  </body>', () => `${sheets}  </body>`);
      },
    },
  };
}

/** What screens about boxes share, in one file; inside a host as well. */
export const boxChunk = {
  name: 'boxes',
  test: /spec.workflow|ui-kit.(?:helpers|shell)|icons|(?:OpenBox|BoxLock|TerminatedDialog|LockBanner)\.tsx?/,
  minShareCount: 2,
};

/**
 * Each module comes with all it imports: the entry with the sign-in, and the frame of the screens behind
 * it. Left to itself the bundler makes a hundred files of what they share.
 */
const groups = [
  { name: 'entry', tags: ['$initial' as const] },
  {
    name: 'workspace',
    test: /app.Workspace\.tsx|ui-kit.shared.Dialog\.|DirectionProvider|esm.core/,
  },
  boxChunk,
  // Lists and menus float: nothing of it is needed to read a box.
  { name: 'floating', test: /floating-ui|components.(?:Select|Popover|ScrollArea)/ },
];

export default defineConfig({
  plugins: [react(), styleSheetsLast(), precompressed()],
  build: {
    ...builtPages,
    // Two thirds of the styles belong to the entry: the rest is not worth a request for each screen.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: simulator }])),
  },
});
