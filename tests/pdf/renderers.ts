import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A program that draws the pages of a PDF. */
export interface Renderer {
  readonly name: string;
  readonly args: (file: string, out: string) => readonly string[];
}

/** Dots per inch: enough to see a letter change, and low enough to draw thousands of pages. */
const resolution = '40';

const known: readonly Renderer[] = [
  { name: 'pdftoppm', args: (file, out) => ['-r', resolution, file, join(out, 'p')] },
  {
    name: 'mutool',
    args: (file, out) => ['draw', '-q', '-r', resolution, '-o', join(out, 'm%d.ppm'), file],
  },
];

/** The installed renderers. */
export const renderers: readonly Renderer[] = known.filter(
  ({ name }) => spawnSync('which', [name]).status === 0,
);

/** Milliseconds a renderer may take. A file that stops it shows nothing. */
const patience = 20_000;

/** A page as pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

function readPicture(bytes: Buffer): Picture {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'));
  if (!head) throw new Error('no picture');
  return {
    width: Number(head[1]),
    height: Number(head[2]),
    pixels: bytes.subarray(head[0].length),
  };
}

/** Pictures of all pages, as one renderer draws them. */
export async function draw(renderer: Renderer, pdf: Uint8Array): Promise<readonly Picture[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dokubox-draw-'));
  try {
    const file = join(folder, 'file.pdf');
    await writeFile(file, pdf);
    await run(renderer.name, renderer.args(file, folder), { timeout: patience }).catch(() => null);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).sort();
    return await Promise.all(
      names.map(async (name) => readPicture(await readFile(join(folder, name)))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** One short text for what a file shows. It is equal if every pixel of every page is equal. */
export async function look(renderer: Renderer, pdf: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (const { width, height, pixels } of await draw(renderer, pdf)) {
    hash.update(`${width} ${height} `).update(pixels);
  }
  return hash.digest('hex');
}
