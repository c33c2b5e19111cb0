import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { bakedModules, precompressed, workspaceGroups } from '../vite.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Attributes, not classes: CSS modules would rename those. */
const scope = ':where([data-dokubox-embed])';
const pageItself = /^(?:html|body|:root)(?![\w-])/;

/** One selector that applies inside Dokubox only, as strong as it was. */
function scoped(selector: string): string {
  const inner = selector.trim();
  if (!pageItself.test(inner)) return `${scope} ${inner}`;
  return `${scope} ${inner.replace(pageItself, ':where([data-dokubox-root])')}`;
}

export default defineConfig({
  root: path('.'),
  base: '/embed/',
  publicDir: 'public',
  plugins: [react(), bakedModules(), precompressed()],
  css: {
    postcss: {
      plugins: [
        {
          postcssPlugin: 'dokubox-scope',
          Once(sheet) {
            sheet.walkRules((rule) => {
              const { parent } = rule;
              const inKeyframes =
                parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(parent.name);
              if (inKeyframes || parent?.type === 'rule') return;
              // There is no shadow root, so there is no host of one.
              const own = rule.selectors.filter((one) => !one.trim().startsWith(':host'));
              if (own.length === 0) rule.remove();
              else rule.selectors = own.map(scoped);
            });
          },
        },
      ],
    },
  },
  // Where the files lie is known when they run: on another server than the host's page.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: path('../dist/embed'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    // Links in the host's head would outlive us.
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: { dokubox: path('dokubox.ts'), frame: path('frame.ts'), page: path('index.html') },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: workspaceGroups },
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? 'dokubox.css'
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
