/**
 * Who may import whom. Each rule lists what IS allowed, so that a new folder, a new package or a
 * new Node module is refused until somebody decides about it here.
 * `tests/tools/imports.test.ts` proves every rule on a tree that breaks it.
 */

/** Tests, stories and their data may import anything. */
const testCode = '\\.(test|stories|scenes)\\.tsx?$|(^|/)fixtures(/|\\.ts$)';

/** Code that runs on a developer's machine only: configuration and generators. */
const toolCode = ['\\.config\\.[cm]?[jt]s$', '^spec/generate(\\.ts$|/)'];

const notProduct = [testCode, ...toolCode];

/** A file of ours: neither a package nor a module of Node; what is missing has a rule of its own. */
const ours = { dependencyTypesNot: ['core', 'unknown'], path: '/' };

/** The same with the folders that may be imported; packages are the business of other rules. */
const oursExcept = (...allowed) => ({
  ...ours,
  pathNot: [...allowed.map((folder) => `^${folder}`), '(^|/)node_modules/'],
});

/** Packages by name, wherever npm puts them. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** Any package but these; types of a package count as the package. */
const packagesExcept = (...names) => ({
  path: '(^|/)node_modules/',
  pathNot: packages(...names, ...names.map((name) => `@types/${name}`)),
});

/** The reader of XML, which runs in browsers, too. */
const xmlReader = 'simulator/signatures/formats/xml/(names|read)\\.ts$';
/** What makes documents and looks into uploads, in Node and in browsers. */
const browserFiles = `^(simulator/signatures/(documents|inspection)/|${xmlReader})`;

/** Rooms below the simulator: packages of their own. */
const below = 'simulator/(?:signatures|console|publishing|testing)';
/** All rooms, the inner ones first. */
const rooms = `${below}|spec|simulator|ui-kit|portal`;

/** The modules of the contract that put the calls and schemas of product and control API together. */
const wholeContract = ['^spec/operations/table\\.ts$', '^spec/schemas/registry\\.ts$'];

/** The modules of the engine that stand in none of its folders, but for its top. */
const engineGround = '^simulator/engine/(?!(access|engine)\\.ts$)[^/]+\\.ts$';

/**
 * Floors of the engine from the ground up: the folder, the floors below that it may import, and what
 * it is for. Its ground may be imported by all of them; `access.ts` and `engine.ts` are the roof.
 */
const engineFloors = [
  ['seed', [], 'People, companies and catalogues are drawn from texts and a seed, for any world.'],
  ['side', [], 'Bounded maps are plain containers, whatever is kept in them.'],
  ['sessions', ['side'], 'Sessions belong to a world, which hands them the place they lie in.'],
  [
    'world',
    ['seed', 'side', 'sessions'],
    'A world is one set of records with its history: it knows neither how it was made nor who calls.',
  ],
  ['views', ['sessions', 'world'], 'A view reads records of a world and changes nothing.'],
  [
    'scenario',
    ['seed', 'world', 'views'],
    'A scenario becomes the beginning of a world, and a world a scenario, without a call.',
  ],
  [
    'worlds',
    ['seed', 'world', 'scenario'],
    'Worlds are made from scenarios, kept and listed here, whoever asks for it.',
  ],
  [
    'traffic',
    ['seed', 'side', 'world', 'worlds'],
    'Journal and faults are state that door, store and server read: no handler stands behind them.',
  ],
  [
    'handlers',
    ['seed', 'side', 'sessions', 'world', 'views', 'scenario', 'worlds', 'traffic'],
    'Handlers stand on all other floors; only the pipeline of the engine knows them.',
  ],
].map(([floor, below, comment]) => ({
  name: `engine-floor-${floor}`,
  severity: 'error',
  comment,
  from: { path: `^simulator/engine/${floor}/`, pathNot: notProduct },
  to: {
    path: '^simulator/engine/',
    pathNot: [engineGround, ...[floor, ...below].map((name) => `^simulator/engine/${name}/`)],
  },
}));

const fastify = ['fastify', 'fastify-plugin', '@fastify/[^/]+'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'known-folders',
      severity: 'error',
      comment:
        'Code lives in spec, simulator, ui-kit, portal, tests or .storybook: a new place needs ' +
        'rules of its own before it gets code. Tools look for their configuration at the root.',
      from: {
        pathNot: [
          '^(spec|simulator|ui-kit|portal|tests|\\.storybook)/',
          '^(\\.dependency-cruiser|[^/]+\\.config)\\.[jt]s$',
        ],
      },
      to: {},
    },
    {
      name: 'spec-imports-nothing-of-ours',
      severity: 'error',
      comment:
        'The contract is what all parts agree on; a contract that knows a part is no contract.',
      from: { path: '^spec/', pathNot: notProduct },
      to: oursExcept('spec/'),
    },
    {
      name: 'spec-needs-no-package',
      severity: 'error',
      comment:
        'The contract is data and pure predicates: no framework, no I/O. Types made from schemas ' +
        'are its only need, and the libraries behind the two rules that rest on one.',
      from: {
        path: '^spec/',
        pathNot: [...notProduct, '^spec/password-strength/', '^spec/phone-numbers[.]ts$'],
      },
      to: packagesExcept('json-schema-to-ts'),
    },
    {
      name: 'spec-estimates-passwords',
      severity: 'error',
      comment: 'Screen and server ask the same estimator for the strength of a password.',
      from: { path: '^spec/password-strength/', pathNot: notProduct },
      to: packagesExcept('@zxcvbn-ts/[^/]+'),
    },
    {
      name: 'spec-reads-phone-numbers',
      severity: 'error',
      comment: 'Screen and server ask the same library what a phone number is.',
      from: { path: '^spec/phone-numbers[.]ts$' },
      to: packagesExcept('libphonenumber-js'),
    },
    {
      name: 'product-knows-no-control',
      severity: 'error',
      comment:
        'A back-end team reads and builds the product without the control API of the simulator. ' +
        'Only the two tables that put both together know both, and the product knows neither.',
      from: { path: '^spec/', pathNot: [...notProduct, '^spec/control/', ...wholeContract] },
      to: { path: ['^spec/control/', ...wholeContract] },
    },
    {
      name: 'simulator-imports-spec-only',
      severity: 'error',
      comment: 'The simulator implements the contract; it must run without any screen.',
      from: {
        path: '^simulator/',
        pathNot: [...notProduct, '^simulator/(console|publishing|signatures|testing)/'],
      },
      to: oursExcept('simulator/', 'spec/', 'scenarios/'),
    },
    {
      name: 'publishing-reads-the-contract',
      severity: 'error',
      comment: 'What is published of the contract is made from the contract: no server is asked.',
      from: {
        path: '^simulator/publishing/',
        pathNot: [
          ...notProduct,
          '^simulator/publishing/reading/theme\\.ts$',
          '^simulator/publishing/generate/(errors|console)-doc\\.ts$',
        ],
      },
      to: oursExcept('simulator/publishing/', 'spec/'),
    },
    {
      name: 'reading-wears-the-theme',
      severity: 'error',
      comment:
        'The pages to read the contract look like the product: they take the colours of the kit, ' +
        'in one file, and nothing else of it.',
      from: { path: '^simulator/publishing/reading/theme\\.ts$' },
      to: oursExcept('simulator/publishing/reading/', 'ui-kit/foundations/theme/', 'spec/'),
    },
    {
      name: 'page-of-errors-quotes-the-words',
      severity: 'error',
      comment: 'The page of error codes shows what a user reads, from the English texts alone.',
      from: { path: '^simulator/publishing/generate/errors-doc\\.ts$' },
      to: oursExcept(
        'simulator/publishing/',
        'simulator/console/words\\.ts$',
        'ui-kit/locales/en/',
        'spec/',
      ),
    },
    {
      name: 'page-of-the-console-lists-its-functions',
      severity: 'error',
      comment:
        'The page about the console is made from its table of functions, and from nothing else of it.',
      from: { path: '^simulator/publishing/generate/console-doc\\.ts$' },
      to: oursExcept('simulator/publishing/', 'simulator/console/functions\\.ts$', 'spec/'),
    },
    {
      name: 'console-is-a-client',
      severity: 'error',
      comment:
        'The console shows the simulator over HTTP, from ui-kit components and the contract.',
      from: { path: '^simulator/console/', pathNot: notProduct },
      to: oursExcept('simulator/console/', 'ui-kit/', 'spec/'),
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      comment: 'What helps other people’s tests is no part of what they test.',
      from: {
        path: '^(spec|simulator|ui-kit|portal)/',
        pathNot: ['^simulator/testing/', ...notProduct],
      },
      to: { path: '^simulator/testing/' },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      comment:
        'The engine also answers in the browser (simulator/browser), for stories: what needs Node ' +
        'reaches it through a port, never by import. From the toolkit it takes the types of files ' +
        'and signatures that a port hands over, and the name of a container.',
      from: { path: '^simulator/engine/', pathNot: notProduct },
      to: oursExcept(
        'simulator/engine/',
        'simulator/signatures/(documents/render|inspection/inspection|signing/(order|container-name))\\.ts$',
        'spec/',
        'scenarios/',
      ),
    },
    {
      name: 'engine-floor-ground',
      severity: 'error',
      comment:
        'Records, ports, refusals and small tools are what every floor of the engine stands on: ' +
        'they know none of the floors.',
      from: { path: engineGround, pathNot: notProduct },
      to: { path: '^simulator/engine/', pathNot: engineGround },
    },
    ...engineFloors,
    {
      name: 'state-is-no-handler',
      severity: 'error',
      comment:
        'Door and store read what worlds hold; a handler answers one call and is reached by the ' +
        'pipeline of the engine alone.',
      from: { path: '^simulator/(door|store)/', pathNot: notProduct },
      to: { path: '^simulator/engine/handlers/' },
    },
    {
      name: 'engine-packages-run-in-browsers',
      severity: 'error',
      comment: 'Only packages that run in Node and in the browser may be used by the engine.',
      from: { path: '^simulator/engine/', pathNot: notProduct },
      to: packagesExcept('immer', 'jsonc-parser'),
    },
    {
      name: 'door-stands-alone',
      severity: 'error',
      comment:
        'What lies between a request and the engine is the same over HTTP and in a page: it knows ' +
        'neither a server nor a browser.',
      from: { path: '^simulator/door/', pathNot: notProduct },
      to: oursExcept('simulator/door/', 'simulator/engine/', 'spec/'),
    },
    {
      name: 'door-packages-run-in-browsers',
      severity: 'error',
      comment: 'Every page with a browser door loads these packages: each costs all of them.',
      from: { path: '^simulator/door/', pathNot: notProduct },
      to: packagesExcept('ajv', 'ajv-formats', 'jsonc-parser', 'secure-json-parse'),
    },
    {
      name: 'signatures-stand-alone',
      severity: 'error',
      comment:
        'The toolkit for files and signatures serves other products too: it knows neither worlds ' +
        'nor workflow, and its own tests run without them.',
      from: { path: '^simulator/signatures/' },
      to: oursExcept('simulator/signatures/', 'spec/', 'tests/'),
    },
    {
      name: 'signatures-need-little-of-the-contract',
      severity: 'error',
      comment:
        'From the contract the toolkit takes the shape of a validation report with its closed ' +
        'lists (enums, validation-result, every-field), and what an upload may be (limits, ' +
        'uploads, file-names, free-text, csv-text).',
      from: { path: '^simulator/signatures/', pathNot: notProduct },
      to: oursExcept(
        'simulator/signatures/',
        'spec/(enums|limits|uploads|file-names|free-text|csv-text)\\.ts$',
        'spec/schemas/(validation-result|every-field)\\.ts$',
      ),
    },
    {
      name: 'file-parts-stand-alone',
      severity: 'error',
      comment:
        'Documents are made and uploads looked into in browsers too: what signs, validates or ' +
        'serves is no part of that. The reader of XML runs in both.',
      from: { path: browserFiles, pathNot: notProduct },
      to: oursExcept('simulator/signatures/(documents|inspection)/', xmlReader, 'spec/'),
    },
    {
      name: 'file-packages-run-in-browsers',
      severity: 'error',
      comment: 'Only packages that run in Node and in the browser may read and write files.',
      from: { path: browserFiles, pathNot: notProduct },
      to: packagesExcept('@cantoo/pdf-lib', 'fontkit', 'saxes', '@zip.js/zip\\.js'),
    },
    {
      name: 'formats-stand-alone',
      severity: 'error',
      comment:
        'PDF, ASN.1, certificates, XML and ZIP are read and written on one floor: what signs and ' +
        'what validates stand on it side by side.',
      from: { path: '^simulator/signatures/formats/', pathNot: notProduct },
      to: oursExcept('simulator/signatures/formats/', 'spec/'),
    },
    {
      name: 'validation-does-not-sign',
      severity: 'error',
      comment:
        'Who judges a signature shares no code with who made it, or both would be wrong together.',
      from: { path: '^simulator/signatures/validation/', pathNot: notProduct },
      to: oursExcept('simulator/signatures/(validation|formats|inspection)/', 'spec/'),
    },
    {
      name: 'signing-does-not-judge',
      severity: 'error',
      comment: 'Signing makes a signature; what it is worth is said by validation alone.',
      from: { path: '^simulator/signatures/signing/', pathNot: notProduct },
      to: oursExcept('simulator/signatures/(signing|formats|inspection)/', 'spec/'),
    },
    {
      name: 'stores-know-the-engine-only',
      severity: 'error',
      comment: 'A store keeps worlds, whoever asks for them: it knows no server and no call.',
      from: { path: '^simulator/store/', pathNot: notProduct },
      to: oursExcept('simulator/(store|engine)/', 'spec/'),
    },
    {
      name: 'store-packages',
      severity: 'error',
      comment: 'What keeps worlds is one package a kind of store.',
      from: { path: '^simulator/store/', pathNot: notProduct },
      to: packagesExcept('@redis/client'),
    },
    {
      name: 'browser-door-needs-no-server',
      severity: 'error',
      comment:
        'The simulator in a page is the engine behind its door, with what makes and reads files; ' +
        'nothing of the server may come along.',
      from: { path: '^simulator/browser/', pathNot: notProduct },
      to: oursExcept(
        'simulator/(browser|door|engine|signatures/documents|signatures/inspection)/',
        'simulator/package\\.json$',
        'spec/',
      ),
    },
    {
      name: 'browser-door-needs-no-package',
      severity: 'error',
      comment: 'A page brings everything the door itself needs; the fonts are files, not code.',
      from: { path: '^simulator/browser/', pathNot: notProduct },
      to: packagesExcept('@expo-google-fonts/noto-sans'),
    },
    {
      name: 'only-server-knows-fastify',
      severity: 'error',
      comment: 'Fastify is one door to the engine; nothing behind the door may depend on it.',
      from: { pathNot: ['^simulator/(server|examples)/', '^tests/', ...notProduct] },
      to: { path: packages(...fastify) },
    },
    {
      name: 'node-modules-by-place',
      severity: 'error',
      comment:
        "Node's own modules (disk, crypto, network) belong to the server, the stores, the signing " +
        'service and the command line; everything else also runs in a browser or is pure.',
      from: {
        path: '^(spec|simulator|ui-kit|portal)/',
        pathNot: [
          '^simulator/(server|store|examples|publishing|testing)/',
          '^simulator/signatures/(formats|signing|uploads|validation)/',
          '^simulator/signatures/documents/installed-fonts\\.ts$',
          '^simulator/((scenario-)?cli|record-examples)\\.ts$',
          ...notProduct,
        ],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'ui-kit-imports-spec-only',
      severity: 'error',
      comment:
        'Components take data by props; they know the contract, never the portal or a server.',
      from: { path: '^ui-kit/', pathNot: notProduct },
      to: oursExcept('ui-kit/', 'spec/'),
    },
    {
      name: 'ui-kit-is-pure',
      severity: 'error',
      comment: 'Components neither fetch nor route, so that Storybook shows them without a server.',
      from: { path: '^ui-kit/', pathNot: notProduct },
      to: packagesExcept(
        'react',
        'react-dom',
        '@mantine/[^/]+',
        '@tabler/icons-react',
        'i18next',
        'react-i18next',
        'pdfjs-dist',
        '@fontsource-variable/[^/]+',
      ),
    },
    {
      name: 'portal-imports-spec-and-ui-kit',
      severity: 'error',
      comment: 'The portal speaks to servers over the contract only, so that any back end fits.',
      from: { path: '^portal/', pathNot: notProduct },
      to: oursExcept('portal/', 'ui-kit/', 'spec/'),
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment:
        'A feature that imports another cannot be loaded, changed or removed alone; what two ' +
        'need belongs to portal/app, portal/api or the ui-kit.',
      from: { path: '^portal/features/([^/]+)/', pathNot: notProduct },
      to: { path: '^portal/features/', pathNot: '^portal/features/$1/' },
    },
    {
      name: 'api-knows-no-screens',
      severity: 'error',
      comment: 'The transport emits events and the shell listens; it must work without any screen.',
      from: { path: '^portal/api/', pathNot: notProduct },
      to: oursExcept('portal/api/', 'spec/'),
    },
    {
      name: 'workspaces-by-name',
      severity: 'error',
      comment:
        'Another workspace is imported as @dokubox/…, so that its package.json says what it uses.',
      from: { path: `^(${rooms})/`, pathNot: notProduct },
      to: {
        dependencyTypesNot: ['core', 'unknown', 'aliased-workspace'],
        path: `^(${rooms})/`,
        pathNot: '^$1/',
      },
    },
    {
      name: 'rooms-of-the-simulator-by-name',
      severity: 'error',
      comment: 'The simulator too takes what lies in a room below it by the name of that room.',
      from: { path: '^simulator/', pathNot: [`^(${below})/`, ...notProduct] },
      to: {
        dependencyTypesNot: ['core', 'unknown', 'aliased-workspace'],
        path: `^(${below})/`,
      },
    },
    {
      name: 'no-index-files',
      severity: 'error',
      comment:
        'Modules are imported by path: one index file of a library pulls all of it into every ' +
        'page that uses one piece.',
      from: {},
      to: { ...ours, path: '(^|/)index\\.[jt]sx?$', pathNot: 'node_modules/' },
    },
    {
      name: 'no-test-code-in-product',
      severity: 'error',
      comment: 'What ships must not depend on tests, stories or tools.',
      from: { path: '^(spec|simulator|ui-kit|portal)/', pathNot: notProduct },
      to: { path: [testCode, '^tests/', '^\\.storybook/'] },
    },
    {
      name: 'no-dev-package-in-product',
      severity: 'error',
      comment:
        'A package the product needs stands among its dependencies, or it is missing at work.',
      // The helpers for tests name the runner they help.
      from: {
        path: '^(spec|simulator|ui-kit|portal)/',
        pathNot: ['^simulator/testing/', ...notProduct],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      comment:
        "A package that no package.json names is there by luck, through somebody else's need.",
      from: { path: '^(spec|simulator|ui-kit|portal)/', pathNot: notProduct },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Modules in a circle cannot be understood, tested or loaded one by one. A circle with an ' +
        'import on demand in it is none at load time, so a page may name what loads pages.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere breaks at run time.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/' },
    exclude: { path: '(^|/)(dist|coverage|test-results|\\.cache)/|^tests/clients/programs/' },
    // Type imports are imports: a contract that needs a type of the portal depends on it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json', '.d.ts', '.css'],
    },
    moduleSystems: ['es6', 'cjs', 'tsd'],
  },
};
