import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type CSSOptions, type Plugin } from 'vite';
import { bakedModules, precompressed, workspaceGroups } from '../vite.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** As in `files.ts`, which finds them where it was fetched from. */
const styleSheetFile = 'dokubox.css';
const fontsFile = 'fonts.css';

const pageItself = /^(?:html|body|:root)(?![\w-])/;
const unscaledRem = /(?<![\w.])(-?\d*\.?\d+)rem\b(?!\s*\*\s*var\(--mantine-scale\))/g;

/**
 * Rules for the page itself mean the element around everything in the shadow root, which carries
 * scheme and custom properties. Lengths in `rem` follow what `ground.ts` measures.
 */
const postcss: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'dokubox-shadow',
      Once(sheet) {
        sheet.walkRules((rule) => {
          // Mantine names the host element as well, where others put scheme and properties.
          const own = rule.selectors.filter((one) => !one.trim().startsWith(':host'));
          if (own.length === 0) rule.remove();
          else {
            rule.selectors = own.map((one) =>
              one.trim().replace(pageItself, ':where([data-dokubox-root])'),
            );
          }
        });
        sheet.walkDecls((declaration) => {
          declaration.value = declaration.value.replaceAll(
            unscaledRem,
            'calc($1rem * var(--mantine-scale))',
          );
        });
      },
    },
  ],
};

/** Fonts are taken from style sheets of the document only: they get one of their own. */
function fontsApart(): Plugin {
  return {
    name: 'dokubox:fonts-apart',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        const sheet = output[styleSheetFile];
        if (sheet?.type !== 'asset') throw new Error(`The build made no ${styleSheetFile}.`);
        const text = String(sheet.source);
        const fonts = text.match(/@font-face\s*\{[^}]*\}/g) ?? [];
        if (fonts.length === 0) throw new Error('The style sheet has no fonts.');
        sheet.source = fonts.reduce((rest, font) => rest.replace(font, ''), text);
        this.emitFile({ type: 'asset', fileName: fontsFile, source: fonts.join('') });
        // The page for frames draws in a shadow root as well, which brings its styles.
        const page = output['index.html'];
        if (page?.type !== 'asset') throw new Error('The build made no page for frames.');
        page.source = String(page.source).replace(/\s*<link rel="stylesheet"[^>]*>/, '');
      },
    },
  };
}

/**
 * Mantine gives the focus back to what `document.activeElement` named when a dialog opened; for an
 * element in a shadow root that is the outer element, which cannot have it.
 */
function focusInShadowRoot(): Plugin {
  const helper = path('../../ui-kit/helpers/focused.ts');
  let changed = 0;
  return {
    name: 'dokubox:focus-in-shadow-root',
    apply: 'build',
    transform: {
      filter: { id: /@mantine[\\/](?:core|hooks)[\\/]/, code: 'document.activeElement' },
      handler(code) {
        changed += 1;
        const body = code.replaceAll('document.activeElement', 'focusedElement()');
        return `import { focusedElement } from ${JSON.stringify(helper)};\n${body}`;
      },
    },
    buildEnd(error) {
      if (!error && changed === 0) throw new Error('Mantine gives focus back in another way now.');
    },
  };
}

export default defineConfig({
  root: path('.'),
  base: '/embed/',
  publicDir: 'public',
  plugins: [react(), bakedModules(), focusInShadowRoot(), fontsApart(), precompressed()],
  css: { postcss },
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
            ? styleSheetFile
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
