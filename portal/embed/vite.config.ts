import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type CSSOptions, type Plugin, type Rolldown } from 'vite';
import { builtPages, precompressed } from '../../tests/tools/pages-build.ts';
import { boxChunk } from '../vite.config.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** As in `files.ts`, which looks for these files next to its own origin. */
const styleSheetFile = 'dokubox.css';
const fontsFile = 'fonts.css';

const pageItself = /^(?:html|body|:root)(?![\w-])/;
const unscaledRem = /(?<![\w.])(-?(?:\d+(?:\.\d+)?|\.\d+))rem\b(?!\s*\*\s*var\(--mantine-scale\))/g;

/**
 * Rules for the page become rules for the element around everything in the shadow root, which has
 * the scheme and the custom properties. Lengths in `rem` follow the scale that `ground.ts`
 * measures.
 */
const postcss: CSSOptions['postcss'] = {
  plugins: [
    {
      postcssPlugin: 'dokubox-shadow',
      Once(sheet) {
        sheet.walkRules((rule) => {
          // Mantine also names the host element, where other pages put scheme and properties.
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

/** A custom property whose value is used. */
const propertyInUse = /var\(\s*(--[\w-]+)/g;

/**
 * Returns rules that start each of our custom properties without a value, before any other rule
 * sets one. Custom properties cross the edge of a shadow root, and `all: initial` does not stop
 * them.
 */
function ownProperties(bundle: Rolldown.OutputBundle): string {
  const texts = Object.values(bundle).map((file) =>
    file.type === 'chunk' ? file.code : /\.css$/.test(file.fileName) ? String(file.source) : '',
  );
  const names = texts.flatMap((text) => [...text.matchAll(propertyInUse)].map(([, name]) => name));
  const empty = [...new Set(names)].sort().map((name) => `${String(name)}:initial`);
  return `:where([data-dokubox-root]){${empty.join(';')}}`;
}

/** Moves fonts to their own style sheet, because browsers use them only from the document. */
function fontsApart(): Plugin {
  return {
    name: 'dokubox:fonts-apart',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, output) {
        const sheet = output[styleSheetFile];
        if (sheet?.type !== 'asset')
          throw new Error(
            `The build created no ${styleSheetFile}. Check the style imports of the entry.`,
          );
        const text = String(sheet.source);
        const fonts = text.match(/@font-face\s*\{[^}]*\}/g) ?? [];
        if (fonts.length === 0)
          throw new Error('The style sheet has no fonts. Check the font imports.');
        sheet.source =
          ownProperties(output) + fonts.reduce((rest, font) => rest.replace(font, ''), text);
        this.emitFile({ type: 'asset', fileName: fontsFile, source: fonts.join('') });
        // The page for frames draws in a shadow root as well, which loads its own styles.
        const page = output['index.html'];
        if (page?.type !== 'asset')
          throw new Error('The build created no page for frames. Check the inputs.');
        page.source = String(page.source).replace(/\s*<link rel="stylesheet"[^>]*>/, '');
      },
    },
  };
}

/**
 * Repairs libraries that take the document for their place, which is wrong in a shadow root.
 * Mantine returns the focus to the document's focused element, which is the outer element there. It
 * asks the outer element whether a key was handled. It also measures text at the end of the page,
 * where the host's styles apply. In a page with Trusted Types, styles are inserted as text and the
 * worker through a policy.
 */
const repairs = [
  { find: 'document.activeElement', replace: 'focusedElement()' },
  {
    find: 'event.target?.getAttribute("data-mantine-stop-propagation")',
    replace: 'event.composedPath()[0]?.getAttribute?.("data-mantine-stop-propagation")',
  },
  {
    find: 'if (hiddenTextarea.parentNode === null) document.body.appendChild(hiddenTextarea);',
    replace:
      'if (!hiddenTextarea.isConnected) ' +
      "(document.querySelector('dokubox-embed')?.shadowRoot ?? document.body).appendChild(hiddenTextarea);",
  },
  { find: 'dangerouslySetInnerHTML: { __html: css }', replace: 'children: css' },
  { find: 'dangerouslySetInnerHTML: { __html: classes }', replace: 'children: classes' },
  {
    find: 'dangerouslySetInnerHTML: { __html: `${css}${shouldCleanVariables ? "" : getColorSchemeCssVariables(cssVariablesSelector)}` }',
    replace:
      'children: `${css}${shouldCleanVariables ? "" : getColorSchemeCssVariables(cssVariablesSelector)}`',
  },
  { find: 'new Worker(workerSrc,', replace: 'new Worker(trustedWorkerUrl(workerSrc),' },
];

/** Functions that the repairs call, by name. */
const helpers = {
  focusedElement: path('../../ui-kit/helpers/focused.ts'),
  trustedWorkerUrl: path('trustedWorkerUrl.ts'),
};

function librariesInShadowRoot(): Plugin {
  const missing = new Set(repairs);
  return {
    name: 'dokubox:libraries-in-shadow-root',
    apply: 'build',
    transform: {
      filter: {
        id: /@mantine[\\/](?:core|hooks)[\\/]|pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.mjs/,
      },
      handler(code) {
        const wanted = repairs.filter(({ find }) => code.includes(find));
        if (wanted.length === 0) return null;
        for (const repair of wanted) missing.delete(repair);
        const repaired = wanted.reduce(
          (text, { find, replace }) => text.replaceAll(find, replace),
          code,
        );
        const imports = Object.entries(helpers)
          .filter(([name]) => repaired.includes(`${name}(`))
          .map(([name, file]) => `import { ${name} } from ${JSON.stringify(file)};\n`);
        return imports.join('') + repaired;
      },
    },
    buildEnd(error) {
      const [first] = missing;
      if (!error && first)
        throw new Error(
          `A library has changed: "${first.find}" is missing. Update the repairs for its new version.`,
        );
    },
  };
}

/** Code that every Dokubox inside a host needs, in one file. */
const mounted = { name: 'mounted', test: /embed.dokubox\.ts|ui-kit.shared.Dialog\./ };

export default defineConfig({
  root: path('.'),
  base: '/embed/',
  publicDir: 'public',
  plugins: [react(), librariesInShadowRoot(), fontsApart(), precompressed()],
  css: { postcss },
  // The address of the files is known only at run time, because their server is not the host's.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    outDir: path('../dist/embed'),
    emptyOutDir: true,
    ...builtPages,
    // Links in the host's head would stay after the end.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { dokubox: path('dokubox.ts'), frame: path('frame.ts'), page: path('index.html') },
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [mounted, boxChunk] },
        assetFileNames: (asset) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? styleSheetFile
            : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
