import { build as bundle } from 'esbuild';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Where the simulator listens while the portal is developed. */
const simulator = process.env['SIMULATOR_URL'] ?? 'http://127.0.0.1:4010';

/** Everything a server answers; the rest is the portal's own. */
const serverPaths = ['/dde', '/authorization', '/utilities', '/gateway', '/config.json', '/__sim'];

/**
 * Evaluates modules called `*.baked.ts` at build time and ships what they export as plain data. Such
 * a module exports constants made of JSON values only.
 */
export function bakedModules(): Plugin {
  return {
    name: 'dokubox:baked-modules',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.baked.ts')) return null;
      const { outputFiles, metafile } = await bundle({
        entryPoints: [id],
        bundle: true,
        write: false,
        metafile: true,
        format: 'esm',
        platform: 'neutral',
        mainFields: ['module', 'main'],
      });
      for (const input of Object.keys(metafile.inputs)) this.addWatchFile(input);
      const code = outputFiles[0]?.text ?? '';
      const module = (await import(
        `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
      )) as Record<string, unknown>;
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

const compressible = /\.(?:js|css|html|svg|json|wasm)$/;
/** Below this a response fits one packet either way. */
const WORTH_COMPRESSING = 1024;

/** Writes a `.gz` and a `.br` beside each text file, so that the server compresses nothing itself. */
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

const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/**
 * What the sign-in and every other screen share goes into two chunks. Left to itself the bundler makes forty of it, each compressed alone, which costs the
 * login a twentieth of its weight and a request each.
 */
const entryGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store)\/|@mantine\/core\/esm\/(?:core(?!\/utils\/create-scoped)|components\/(?:ActionIcon|Anchor|Button|CloseButton|Input|InputBase|Loader|NativeSelect|PasswordInput|Skeleton|Text|TextInput|Transition|UnstyledButton))\/|rolldown[\\/]runtime|rolldown_dynamic_import_helper/,
  },
  {
    name: 'portal',
    test: anyOf(
      /\/(?:spec\/(?:enums|errors|limits|log-masking(?:-\w+)?|portal-paths|schemas\/(?:moment-fields|received)|tenants\/\w+)|portal\/(?:api\/(?!hooks|leaving|uploadByXhr)|config\/|platform\/(?:page|browserChannel)|services\/|session\/(?:availability|frame|language|session|sessionStore|start)|shared\/(?:failure|lazily|pageWords|usePageTitle|usePathname))[\w.]*|ui-kit\/(?:shell\/(?:StatusMessage|AppFooter)\/\w+|foundations\/(?:(?:Brand|Place|RiverArtwork)\/\w+|DokuboxProvider\/tenantContext)|helpers\/moments|shared\/validation))\.tsx?$/,
      /\/ui-kit\/(?:foundations\/(?:Place\/Place\.module|theme\/global)|shell\/ErrorPage\/\w+\.module|shared\/PlainPage\.module)\.css$/,
      /\/ui-kit\/(?:locales\/(?:errorMessages|names)|shell\/ErrorPage\/ErrorPage|shared\/PlainPage)\.tsx?$|\/ui-kit\/shell\/PageSkeleton\//,
      /\/portal\/app\/(?:chunks|Waiting)\./,
      /\/ui-kit\/shell\/(?:EnvironmentBadge\/(?:EnvironmentBadge|environment)|LanguageMenu\/FlagIcon|PortalBlocked\/MaintenanceNotice)\./,
      /\/ui-kit\/(?:shared\/(?:arrival|useFields|form\.module)\.|sign-in\/SignInLayout\/)|\/sign-in\/SignInFrame\./,
    ),
  },
];

/** What all screens behind the sign-in share. */
const sharedByScreens =
  /@mantine\/core\/esm\/(?:components\/(?:Accordion\/AccordionChevron|Checkbox\/CheckIcon|Radio\/RadioIcon)\.|core\/utils\/(?:create-scoped-keydown-handler|get-auto-contrast-value)\/)|\/ui-kit\/(?:locales\/work|shared\/(?:Dialog|LateMenu))\.|node_modules\/(?:react-router|react-router-dom|swr|dequal|tslib|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)\/|@mantine\/core\/esm\/components\/(?:ActionIcon|ModalBase|Paper|Skeleton|TextInput|Textarea)\/|\/portal\/(?:api\/hooks|session\/portalStatus|shared\/(?:QueryCache|base64|saveFile))\.|\/ui-kit\/helpers\/names\.|icons\/Icon(?:ArrowLeft|ChevronDown|Plus)\.|use-force-update/;

/**
 * The frame around them, which is not there inside a host, and the styles of boxes and lists: alone,
 * each would be a request.
 */
const frameOfScreens = anyOf(
  /\/portal\/app\/(?:Banner|EntryRedirect|Overlays|RoutedScreens|Shell|Workspace|accountEntries|overlays|screenRoutes|screens|useAccountEntries)\.|\/portal\/shared\/(?:ReturnNotice|useOnline|useScreenQuery)\.|\/ui-kit\/shell\/(?:AppShellFrame\/|OfflineBanner\/|UserMenu\/(?:UserMenu|initials))/,
  /\/portal\/app\/guards\/|\/ui-kit\/shell\/(?:LanguageMenu\/LanguageMenu|SessionGuards)[./]/,
  /\/ui-kit\/(?:box|list)\/\w+\/\w+\.module\.css$|\/portal\/features\/box\/\w+\.module\.css$/,
);

/** What screens about boxes share. */
const boxes = {
  name: 'boxes',
  test: anyOf(
    /\/spec\/uploads\.ts$/,
    /\/spec\/workflow\/(?:apply|disabled-reasons|doku-|effects|facts|offers|participants|predicates|readiness|rights|signer-dates|signing-turn)[\w/-]*\.ts$|\/portal\/(?:api\/leaving|session\/categories|shared\/(?:boxAddress|boxLock|drafts|keepBoxLock|useDialog|useFreshBox))\.|\/ui-kit\/(?:shell\/(?:ConfirmDialog|EmptyState|FloatingBar)|box\/(?:LockBanner|RejectionNotice|StatusBadge))\/|\/ui-kit\/(?:box\/FileDropzone\/checkChosenFile|helpers\/(?:categories|dayInput|files|turn))\.|icons\/Icon(?:DotsVertical|Download|File|Message|X)\./,
    /\/portal\/(?:shared\/(?:CannotOpenBox|TerminatedDialog|TerminationDialog|termination|reasons)|features\/box\/use(?:BoxCommand|FileContent))\./,
    /\/ui-kit\/box\/(?:TerminationDetails|TerminationDialog|ReasonFields)\//,
    /@mantine\/core\/esm\/utils\/(?:InlineInput|InputsGroupFieldset)\//,
  ),
};

/** What menus and fields with suggestions share: they are opened later, if at all. */
const menus = {
  name: 'menus',
  test: /node_modules\/@floating-ui\/|@mantine\/core\/esm\/(?:components\/(?:Menu|Popover|ScrollArea)|utils\/Floating)\/|\/ui-kit\/shared\/MenuPanel\./,
};

/** What lists share. */
const lists = {
  name: 'lists',
  test: anyOf(
    /\/ui-kit\/(?:list\/(?:DokuboxList|ListBody)|creating\/ClientSearchForm)\//,
    /\/portal\/shared\/(?:listState|useClientSearch)\.|\/ui-kit\/helpers\/atEnd\./,
    /@mantine\/core\/esm\/components\/(?:Checkbox|Combobox|Select|Pill|PillsInput)\//,
    /icons\/Icon(?:ChevronRight|ArrowUp|ArrowDown)\./,
  ),
};

/** What menus share with what is there without them: theirs, it would bring them along. */
const sharedWithMenus =
  /@mantine\/core\/esm\/core\/|@mantine\/hooks\/esm\/(?:utils|use-debounced-callback|use-uncontrolled)\//;

/** What lets a user in asks for inside a host, and the screens as well. */
const sharedWithDoor =
  /\/portal\/(?:session\/session|shared\/(?:boxAddress|drafts|usePageTitle))\.|@mantine\/core\/esm\/components\/Anchor\//;

/** Inside a host the lists share nothing with the screens: a chunk of theirs would come with each. */
export const embeddedGroups = [
  {
    name: 'screens',
    test: anyOf(sharedByScreens, sharedWithMenus, sharedWithDoor),
    priority: 1,
  },
  boxes,
  menus,
];

/** What the sign-in uses as well has to stand in its own groups: it would load all of these with it. */
const workspaceGroups = [
  { name: 'screens', test: anyOf(sharedByScreens, frameOfScreens) },
  boxes,
  menus,
  lists,
];

/** The router without its warnings for developers, which its package hands to everybody. */
export const routerForUsers = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('../production/index.mjs', import.meta.resolve('react-router')),
  ),
};

/** How pages are built that our simulator serves under its CSP. */
export const builtPages = {
  target: 'es2023',
  manifest: true,
  sourcemap: false,
  // The polyfill would be an inline script, which the CSP refuses; our browsers need none.
  modulePreload: { polyfill: false },
  // An asset inside the code is a data: address, which the CSP refuses as well.
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  chunkSizeWarningLimit: 2000,
} as const;

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [routerForUsers] : [] },
  plugins: [react(), bakedModules(), styleSheetsLast(), precompressed()],
  build: {
    ...builtPages,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { codeSplitting: { groups: [...entryGroups, ...workspaceGroups] } },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: simulator }])),
  },
}));
