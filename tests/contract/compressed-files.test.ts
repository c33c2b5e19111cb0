import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inFolder, withServer } from './contract-server.ts';

/** Lays a file into a folder, and its compressed forms beside it as the build does. */
function lay(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
}

it('[A-475] files leave in a coding the caller takes, and in none it refuses', async () => {
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'assets'));
    lay(folder, 'index.html', '<body>page</body>');
    lay(join(folder, 'assets'), 'a-12345678.js', 'export {};');
    await withServer({ portalFolder: folder, consoleFolder: folder }, async (own) => {
      const paths = [
        '/assets/a-12345678.js',
        '/indexHU.html',
        '/__sim/console/assets/a-12345678.js',
      ];
      for (const path of paths) {
        const coded = async (encoding: string) => {
          const headers = { 'Accept-Encoding': encoding };
          const { status, headers: told } = await own.fetch(path, { headers });
          expect([status, told.get('vary')]).toEqual([200, 'accept-encoding']);
          return told.get('content-encoding');
        };
        for (const none of ['gzip;q=0', '*;q=0', 'gzip;q=0, br;q=0, *', 'identity, br;q=0.5']) {
          expect([path, none, await coded(none)]).toEqual([path, none, null]);
        }
        expect([path, await coded('gzip')]).toEqual([path, 'gzip']);
        expect([path, await coded('br;q=0, *')]).toEqual([path, 'gzip']);
        expect([path, await coded('gzip;q=0, *')]).toEqual([path, 'br']);
      }
    });
  });
});
