/**
 * `npm run sizes`: how much JavaScript a screen of the built portal needs, gzipped, counted by
 * walking the build's own list of chunks. Fails when a screen is over its budget.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages } from '@dokubox/spec/enums.ts';
import { root } from '../tools/root.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A screen: what is loaded to show it. */
interface Screen {
  readonly name: string;
  /** Bytes of gzipped JavaScript; a kB is 1,000 bytes, as in the browser's own tools. */
  readonly budget: number;
  /** Chunks that are fetched on demand, each with all it imports. */
  readonly demanded: readonly string[];
  /** Texts of one language that are fetched. */
  readonly texts: readonly string[];
}

const screens: readonly Screen[] = [
  {
    // The steps behind the password take the place of the form: they are other screens.
    name: 'login',
    budget: 150_000,
    demanded: ['features/sign-in/SignInPage.tsx', '../ui-kit/LanguageMenu/Flag.tsx'],
    texts: ['entry', 'portal'],
  },
  {
    // With everything on it but the viewer, which loads when a PDF is looked at.
    name: 'dokubox',
    budget: 300_000,
    demanded: [
      'app/Workspace.tsx',
      'features/box/BoxScreen.tsx',
      'features/box/MessagesOfDoku.tsx',
      'features/box/PreviewDialog.tsx',
      '../ui-kit/LanguageMenu/Flag.tsx',
      '../ui-kit/Toast/ToastHost.tsx',
    ],
    texts: ['entry', 'workspace', 'work', 'portal'],
  },
];

const folder = join(root, 'portal', 'dist');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readManifest(): Manifest {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) fail('The portal is not built: run "npm run build" first.');
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

const manifest = readManifest();

function chunkOf(key: string): Chunk {
  return (
    manifest[key] ?? fail(`The built portal has no chunk ${key}: correct the list of screens.`)
  );
}

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    size = gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
    sizes.set(file, size);
  }
  return size;
}

/** Files of a chunk and of everything it imports. */
function collect(key: string, files: Set<string>): void {
  const chunk = chunkOf(key);
  if (!/\.m?js$/.test(chunk.file) || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const one of chunk.imports ?? []) collect(one, files);
}

/** Scripts the page itself names beside its entry. */
function scriptsOfPage(): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+)"/g)].map(([, path]) => path ?? '');
}

function filesOf(screen: Screen, language: string): Set<string> {
  const files = new Set<string>();
  collect('index.html', files);
  for (const key of screen.demanded) collect(key, files);
  const textChunk = new RegExp(`/${language}/(?:${screen.texts.join('|')})\\.ts$`);
  for (const key of Object.keys(manifest)) if (textChunk.test(key)) collect(key, files);
  for (const path of scriptsOfPage()) files.add(path);
  return files;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

for (const screen of screens) {
  const totals = languages.map((language) => {
    const files = [...filesOf(screen, language)];
    return { language, files, total: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  });
  const worst = totals.reduce((a, b) => (b.total > a.total ? b : a));
  const good = worst.total <= screen.budget;
  console.log(
    `${good ? '✓' : '✗'} ${screen.name}: ${kilobytes(worst.total)} kB of JavaScript gzipped ` +
      `in ${worst.files.length} files (${worst.language}), budget ${kilobytes(screen.budget)} kB`,
  );
  if (good) continue;
  process.exitCode = 1;
  const largest = worst.files.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 10);
  for (const file of largest) console.log(`    ${kilobytes(sizeOf(file)).padStart(7)} kB  ${file}`);
}
