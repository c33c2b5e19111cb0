import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/root.ts';
import { clientFolder, compileTypeScript, documents, runProgram, walk, wholeWalk } from './walk.ts';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const tsx = ['--import', 'tsx'];

describe('generated clients of other tools', { timeout: 120_000 }, () => {
  it.concurrent(
    '[R7.21] openapi-typescript: the client compiles, and takes a box to the archive',
    async () => {
      const own = clientFolder('openapi-fetch', 'openapi-fetch.ts');
      const types = join(own, 'generated/schema.ts');
      await runProgram(bin('openapi-typescript'), [documents.product, '--output', types]);
      await compileTypeScript(own);
      expect(await walk(process.execPath, [...tsx, join(own, 'openapi-fetch.ts')])).toEqual(
        wholeWalk,
      );
    },
  );

  it.concurrent(
    '[R7.21] @hey-api/openapi-ts: the client compiles, and takes a box to the archive',
    async () => {
      const own = clientFolder('openapi-ts', 'openapi-ts.ts');
      const target = join(own, 'generated');
      await runProgram(bin('openapi-ts'), [
        '--input',
        documents.product,
        '--output',
        target,
        '--silent',
      ]);
      await compileTypeScript(own);
      expect(await walk(process.execPath, [...tsx, join(own, 'openapi-ts.ts')])).toEqual(wholeWalk);
    },
  );
});
