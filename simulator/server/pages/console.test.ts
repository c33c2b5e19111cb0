import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guesses } from '../guesses.ts';
import { registerConsole } from './console.ts';

const folder = mkdtempSync(join(tmpdir(), 'dokubox-console-'));
const headers = { host: 'simulator.example', 'sec-fetch-site': 'same-origin' };

async function answer(path: string, options: { token?: string; built?: boolean } = {}) {
  const { token, built = true } = options;
  const app = Fastify();
  await registerConsole(app, {
    loopback: false,
    controlToken: 'secret',
    guesses: new Guesses(),
    consoleFolder: built ? folder : join(folder, 'none'),
  });
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await app.inject({ url: path, headers: { ...headers, ...authorization } });
  await app.close();
  return response;
}

describe('the console', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<title>Console</title>');
    writeFileSync(join(folder, 'assets', 'main-12345678.js'), 'export {};');
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('[A-404] is one page at each of its addresses, which loads its own files only', async () => {
    for (const path of ['/__sim/console', '/__sim/console/worlds/w1/journal']) {
      const { statusCode, body, headers } = await answer(path, { token: 'secret' });
      expect([path, statusCode, body]).toEqual([path, 200, '<title>Console</title>']);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('[A-271][A-404] asks for the control token, while its scripts contain no data and are there for all', async () => {
    expect((await answer('/__sim/console/worlds')).statusCode).toBe(401);
    expect((await answer('/__sim/console/worlds', { token: 'other' })).statusCode).toBe(401);
    const script = await answer('/__sim/console/assets/main-12345678.js');
    expect([script.statusCode, script.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is not there where it is not built', async () => {
    expect((await answer('/__sim/console', { token: 'secret', built: false })).statusCode).toBe(
      404,
    );
  });
});
