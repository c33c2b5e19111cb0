import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { cacheFolder } from '../../../tests/tools/root.ts';
import { storedExamples } from './stored.ts';

it('the recorded examples are found both from a bundle and from the sources', async () => {
  mkdirSync(cacheFolder, { recursive: true });
  const folder = mkdtempSync(join(cacheFolder, 'examples-'));
  try {
    const outfile = join(folder, 'bundle.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, 'stored.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
    });
    const bundled = (await import(pathToFileURL(outfile).href)) as {
      storedExamples: typeof storedExamples;
    };
    expect(Object.keys(storedExamples()).length).toBeGreaterThan(50);
    expect(bundled.storedExamples()).toEqual(storedExamples());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
