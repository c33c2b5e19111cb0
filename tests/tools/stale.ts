import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { hashFiles } from './hash.mjs';

/** Something made from source files. */
export interface Product {
  readonly name: string;
  /** Files and folders it is made from, relative to the root. Tests in them do not count. */
  readonly inputs: readonly string[];
  /** A file that exists once it is made, relative to the root. */
  readonly output: string;
  readonly make: () => Promise<void>;
}

/** Tests and stories change no product, except the Storybook, which is made of stories. */
const isProductSource = (path: string) => !/\.(test|stories|scenes)\.tsx?$/.test(path);

/**
 * Makes a product when its inputs, or the Node version, differ from those it was last made from.
 *
 * @param options.force make it in any case
 * @returns whether it was made
 */
export async function makeIfStale(
  product: Product,
  options: { root: string; cacheFolder: string; force?: boolean; withStories?: boolean },
): Promise<boolean> {
  const { root, cacheFolder, force = false, withStories = false } = options;
  const stampFile = join(cacheFolder, `${product.name}.sha256`);
  const keep = withStories ? (path: string) => !/\.test\.tsx?$/.test(path) : isProductSource;
  const stamp = hashFiles(root, product.inputs, [process.versions.node], keep);
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (!force && before === stamp && existsSync(join(root, product.output))) return false;

  await product.make();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}
