/**
 * `npm run sizes`: how much JavaScript, gzipped, each screen of the built portal, the console and
 * the simulator in a page need. It follows the build's own list of chunks. Fails when one is over
 * its budget.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@dokubox/spec/enums.ts';
import { build as bundle } from 'esbuild';
import { root } from '../tools/root.ts';
import { wordless } from '../tools/without-words.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A build of the portal: its folder, and what is loaded first. */
interface Build {
  readonly folder: string;
  readonly entry: string;
  /** A page whose scripts count as well. */
  readonly page?: string;
}

const portalBuild: Build = {
  folder: join(root, 'portal', 'dist'),
  entry: 'index.html',
  page: 'index.html',
};
const embeddedBuild: Build = {
  folder: join(root, 'portal', 'dist', 'embed'),
  entry: 'dokubox.ts',
};
const consoleBuild: Build = {
  folder: join(root, 'simulator', 'console', 'dist'),
  entry: 'index.html',
};

/** A screen, and what is loaded to show it. */
interface Screen {
  readonly name: string;
  /** The build it belongs to. Default: the portal's. */
  readonly build?: Build;
  /** Budget in bytes of gzipped JavaScript. A kB is 1,000 bytes, as in the browser's own tools. */
  readonly budget: number;
  /** Maximum number of scripts and style sheets, because each is a request of a new browser. */
  readonly files: number;
  /**
   * Chunks that are fetched on demand, each with all it imports. Named by module, or by group such
   * as `_workspace`.
   */
  readonly demanded: readonly string[];
  /** Texts of one language that are fetched. */
  readonly texts: readonly string[];
}

const screens: readonly Screen[] = [
  {
    // The steps after the password replace the form, so they are other screens.
    name: 'login',
    budget: 160_000,
    files: 8,
    demanded: ['../ui-kit/shell/LanguageMenu/Flag.tsx'],
    texts: ['entry', 'portal'],
  },
  {
    name: 'list',
    budget: 300_000,
    files: 25,
    demanded: [
      '_workspace',
      'features/boxes/BoxListScreen.tsx',
      '../ui-kit/shell/LanguageMenu/Flag.tsx',
    ],
    texts: ['entry', 'workspace', 'work', 'portal'],
  },
  {
    // Everything on the screen except the viewer and the menus. The viewer loads when a PDF is
    // opened, the menus when the pointer comes near their buttons.
    name: 'dokubox',
    budget: 300_000,
    files: 30,
    demanded: [
      '_workspace',
      'features/box/BoxScreen.tsx',
      'features/box/MessagesOfDoku.tsx',
      'features/box/PreviewDialog.tsx',
      '../ui-kit/shell/LanguageMenu/Flag.tsx',
      '../ui-kit/shell/Toast/ToastHost.tsx',
    ],
    texts: ['entry', 'workspace', 'work', 'portal'],
  },
  {
    // The form loads the strength estimator and the most common passwords. Few users open it.
    name: 'change of password',
    budget: 300_000,
    files: 20,
    demanded: [
      '_workspace',
      'app/Overlay.tsx',
      'shared/PasswordChange.tsx',
      '../ui-kit/shell/LanguageMenu/Flag.tsx',
      '../ui-kit/shell/Toast/ToastHost.tsx',
    ],
    texts: ['entry', 'workspace', 'session', 'portal'],
  },
  {
    // The dokubox screen without header, footer, menus and guards, because a host has its own.
    name: 'embedded dokubox',
    build: embeddedBuild,
    budget: 290_000,
    files: 35,
    demanded: [
      '../features/box/BoxScreen.tsx',
      '../features/box/MessagesOfDoku.tsx',
      '../features/box/PreviewDialog.tsx',
      '../../ui-kit/shell/Toast/ToastHost.tsx',
    ],
    texts: ['entry', 'workspace', 'work', 'portal'],
  },
  {
    // A tool for testers that includes the contract of the control API. Pages of a world load later.
    name: 'console',
    build: consoleBuild,
    budget: 180_000,
    files: 9,
    demanded: [],
    texts: ['entry'],
  },
];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const manifests = new Map<Build, Manifest>();

function manifestOf(build: Build): Manifest {
  let manifest = manifests.get(build);
  if (!manifest) {
    const path = join(build.folder, '.vite', 'manifest.json');
    if (!existsSync(path)) fail('The portal is not built: run "npm run build" first.');
    manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
    manifests.set(build, manifest);
  }
  return manifest;
}

const sizes = new Map<string, number>();

/** @param file its whole path */
function sizeOf(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = gzipSync(readFileSync(file), { level: 9 }).length;
    sizes.set(file, size);
  }
  return size;
}

/** Files of a chunk and of everything it imports. */
function collect(build: Build, key: string, files: Set<string>, styles: Set<string>): void {
  const manifest = manifestOf(build);
  const group = Object.keys(manifest).find(
    (one) => one.startsWith(`${key}-`) && !one.endsWith('.css'),
  );
  const chunk =
    manifest[key] ??
    manifest[group ?? ''] ??
    fail(`The built portal has no chunk ${key}: correct the list of screens.`);
  const path = join(build.folder, chunk.file);
  if (!/\.m?js$/.test(chunk.file) || files.has(path)) return;
  files.add(path);
  for (const one of chunk.css ?? []) styles.add(one);
  for (const one of chunk.imports ?? []) collect(build, one, files, styles);
}

/** Files the page itself names in elements that begin with `element`. */
function filesOfPage({ folder, page }: Build, element: string, attribute: string): string[] {
  if (page === undefined) return [];
  const html = readFileSync(join(folder, page), 'utf8');
  return [...html.matchAll(new RegExp(`<${element}[^>]*\\s${attribute}="/([^"]+)"`, 'g'))].map(
    ([, path]) => join(folder, path ?? ''),
  );
}

function filesOf(screen: Screen, language: string) {
  const { build = portalBuild } = screen;
  const files = new Set<string>();
  const styles = new Set<string>();
  for (const key of [build.entry, ...screen.demanded]) collect(build, key, files, styles);
  const textChunk = new RegExp(`/${language}/(?:${screen.texts.join('|')})\\.ts$`);
  for (const key of Object.keys(manifestOf(build))) {
    if (textChunk.test(key)) collect(build, key, files, styles);
  }
  for (const path of filesOfPage(build, 'script', 'src')) files.add(path);
  for (const path of filesOfPage(build, 'link rel="stylesheet"', 'href')) styles.add(path);
  return { scripts: [...files], styles: styles.size };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

for (const screen of screens) {
  const totals = languages.map((language) => {
    const { scripts, styles } = filesOf(screen, language);
    const total = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
    return { language, scripts, count: scripts.length + styles, total };
  });
  const worst = totals.reduce((a, b) => (b.total > a.total ? b : a));
  const good = worst.total <= screen.budget && worst.count <= screen.files;
  console.log(
    `${good ? '✓' : '✗'} ${screen.name}: ${kilobytes(worst.total)} kB of JavaScript gzipped ` +
      `(${worst.language}), budget ${kilobytes(screen.budget)} kB, in ${worst.count} files with ` +
      `style sheets, at most ${screen.files}`,
  );
  if (good) continue;
  process.exitCode = 1;
  const largest = worst.scripts.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 10);
  for (const file of largest) {
    console.log(`    ${kilobytes(sizeOf(file)).padStart(7)} kB  ${relative(root, file)}`);
  }
}

/**
 * Budget in bytes of gzipped JavaScript that a page loads for the simulator before its first call.
 * It includes the product's calls and the control API's operations (5 kB), whose schemas and larger
 * handlers load later.
 */
const doorBudget = 230_000;

/** Size of the browser door as a page bundles it. Parts loaded on demand are in other files. */
async function doorSize(): Promise<number> {
  const { outputFiles, metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: ['simulator/browser/door.ts'],
    outdir: join(root, 'simulator', 'dist', 'browser'),
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    // Vite, which bundles the pages, writes UTF-8 too. Escapes would need six bytes for a letter.
    charset: 'utf8',
    loader: { '.ttf': 'file' },
    plugins: [wordless],
    metafile: true,
    write: false,
  });
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') load(path);
    }
  };
  const entry = Object.entries(metafile.outputs).find(
    ([, output]) => output.entryPoint === 'simulator/browser/door.ts',
  );
  load(entry?.[0] ?? fail('The bundle of the browser door has no entry.'));
  return outputFiles
    .filter(({ path }) => loaded.has(relative(root, path)))
    .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

const door = await doorSize();
console.log(
  `${door <= doorBudget ? '✓' : '✗'} simulator in a page: ${kilobytes(door)} kB of JavaScript ` +
    `gzipped, budget ${kilobytes(doorBudget)} kB`,
);
if (door > doorBudget) process.exitCode = 1;
