import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { builtPages, precompressed } from '../tests/tools/pages-build.ts';

/** Address of the simulator during development of the portal. */
const simulator = process.env['SIMULATOR_URL'] ?? 'http://127.0.0.1:4010';

/** Paths that the server answers. All other paths belong to the portal. */
const serverPaths = ['/dde', '/authorization', '/utilities', '/gateway', '/config.json', '/__sim'];

const styleSheet = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;

/**
 * Moves the style sheets below the content that the page shows at once. In the head they would keep
 * the page white until they have loaded. Scripts wait for them in either place.
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

/** Code shared by the screens about boxes, in one file. The build for hosts uses it too. */
export const boxChunk = {
  name: 'boxes',
  test: /spec.workflow|ui-kit.(?:helpers|shell)|icons|(?:OpenBox|BoxLock|TerminatedDialog|LockBanner)\.tsx?/,
  minShareCount: 2,
};

/**
 * Each group contains everything its modules import: the entry with the sign-in, and the frame of
 * the screens behind it. Without groups, the bundler creates a hundred shared files.
 */
const groups = [
  { name: 'entry', tags: ['$initial' as const] },
  {
    name: 'workspace',
    test: /app.Workspace\.tsx|ui-kit.shared.Dialog\.|DirectionProvider|esm.core/,
  },
  boxChunk,
  // Lists and menus float. A box can be read without them.
  { name: 'floating', test: /floating-ui|components.(?:Select|Popover|ScrollArea)/ },
];

export default defineConfig({
  plugins: [react(), styleSheetsLast(), precompressed()],
  build: {
    ...builtPages,
    // Two thirds of the styles belong to the entry. The remaining styles are not worth a request
    // for each screen.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: simulator }])),
  },
});
