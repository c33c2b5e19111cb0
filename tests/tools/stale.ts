import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { listFiles } from './files.ts';

/** A product of source files. */
export interface Product {
  readonly name: string;
  /** The source files, see {@link listFiles}. */
  readonly inputs: readonly string[];
  /** A file that exists once it is built, relative to the root. */
  readonly output: string;
}

/**
 * One SHA-256 over names and contents. Dates are not reliable, because a checkout or a copy changes
 * them all.
 */
function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.versions.node}\0`);
  for (const path of listFiles(root, inputs)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds a product if its inputs, or the Node version, differ from its last build.
 *
 * @param options.force builds it in any case
 * @returns whether it was built
 */
export async function makeIfStale(
  product: Product,
  make: () => Promise<void>,
  options: { root: string; cacheFolder: string; force?: boolean },
): Promise<boolean> {
  const { root, cacheFolder, force = false } = options;
  const stampFile = join(cacheFolder, `${product.name}.sha256`);
  const stamp = fingerprint(root, product.inputs);
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!force && before === stamp && existsSync(join(root, product.output))) return false;

  await make();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}
