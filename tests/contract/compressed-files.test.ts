import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inFolder, withServer } from './contract-server.ts';

/** Writes a file into a folder, with its compressed forms next to it as the build does. */
function lay(folder: string, name: string, text: string): void {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
}

it('[A-475] files are sent in a coding the caller accepts, and never in a rejected one', async () => {
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

/** Status and media type of an answer. Node adds no header of its own, unlike `fetch`. */
function typeOfAnswer(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve(`${answer.statusCode} ${answer.headers['content-type']?.split(';')[0]}`);
      });
    });
    call.on('error', reject).end();
  });
}

const page = { Accept: 'text/html' };

it('[A-475] an address answers alike for every coding its caller accepts', async () => {
  await inFolder(async (folder) => {
    for (const name of ['assets', 'embed']) mkdirSync(join(folder, name));
    lay(folder, 'index.html', '<body>page</body>');
    lay(join(folder, 'embed'), 'index.html', '<body>frame</body>');
    const codings = [undefined, '', 'identity', '*;q=0', 'zstd', 'gzip', 'gzip, deflate, br'];
    const expected = [
      ['/', {}, '200 text/html'],
      ['/?from=mail', {}, '200 text/html'],
      ['/embed', {}, '200 text/html'],
      ['/app/', {}, '200 text/html'],
      ['/app//7', {}, '200 text/html'],
      ['/embed/', page, '404 text/html'],
      ['//nowhere', page, '404 text/html'],
      ['/embed/', {}, '404 application/json'],
      ['/assets/', page, '404 application/json'],
      ['/__sim/console/assets/', page, '404 application/json'],
      ['/__sim/', page, '200 text/html'],
    ] as const;
    await withServer({ portalFolder: folder, consoleFolder: folder }, async ({ url }) => {
      for (const [path, accepts, answer] of expected) {
        for (const coding of codings) {
          const headers = {
            ...accepts,
            ...(coding === undefined ? {} : { 'Accept-Encoding': coding }),
          };
          for (const method of ['GET', 'HEAD']) {
            const seen = await typeOfAnswer(`${url}${path}`, method, headers);
            expect([method, path, coding, seen]).toEqual([method, path, coding, answer]);
          }
        }
      }
    });
  });
});
