import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import { paths } from '../../simulator/console/paths.ts';
import { ContractServer } from './contract-server.ts';

const controlToken = 'a-token-that-is-long-enough';
const asControl = { Authorization: `Bearer ${controlToken}` };
const fetchSite = { 'Sec-Fetch-Site': 'cross-site' };
const browser = { Accept: 'text/html' };
const origin = { Origin: 'https://evil.example' };

const simulation = Object.entries(operations).filter(([, { url }]) => url.startsWith('/__sim/'));
/** Open operations. Their callers learn nothing about a world and change none. */
const open = simulation.flatMap(([name, { access }]) => (access === 'public' ? [name] : []));
const closed = simulation.filter(([name]) => !open.includes(name));

let remote: ContractServer;
let local: ContractServer;
let cookie: string;
let worlds: Readonly<Record<'remote' | 'local', string>>;

beforeAll(async () => {
  remote = await ContractServer.start({ host: '0.0.0.0', controlToken });
  local = await ContractServer.start();
  const made = async (server: ContractServer, headers: Record<string, string>) => {
    const body = { scenario: 'contract', tenant: 'HU' };
    const { json } = await server.post(operations.createWorld.url, body, headers);
    return (json as { worldId: string }).worldId;
  };
  worlds = { remote: await made(remote, asControl), local: await made(local, {}) };
  const entered = await remote.fetch('/__sim/access', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ token: controlToken, to: '' }).toString(),
  });
  cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});
afterAll(() => Promise.all([remote.stop(), local.stop()]));

const pathOf = (url: string, worldId: string) =>
  url.replace('{worldId}', worldId).replace(/\{\w+\}/g, '1');

/** The status of a call with exactly these headers, because `fetch` sets `Host` automatically. */
function statusOf(
  server: ContractServer,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, server.url), { method, headers }, (answer) => {
      // One of the answers is an endless stream.
      answer.destroy();
      resolve(answer.statusCode ?? 0);
    });
    call.on('error', reject);
    call.end();
  });
}

describe('[A-271][A-391] every entry to a world and to its controls', () => {
  it('is listed here, and public entries are named', () => {
    expect(open.sort()).toEqual(['getHealth', 'getReadiness', 'getTrustRoot']);
    expect(closed.length).toBeGreaterThan(35);
  });

  const ways = closed.map(([name, { method, url }]) => ({ name, method, url }));

  it.each(ways)('$name is rejected if others can reach the simulator', async ({ method, url }) => {
    const path = pathOf(url, worlds.remote);
    const call = (headers: Record<string, string>) => statusOf(remote, method, path, headers);
    expect(
      [
        await call({}),
        await call({ Authorization: 'Bearer wrong' }),
        await call({ Cookie: `sim-control=${'A'.repeat(43)}` }),
        await call({ ...origin, ...fetchSite }),
        await call({ Host: 'localhost' }),
        await call({ Host: '127.0.0.1', 'X-Forwarded-For': '127.0.0.1' }),
        await call({ Cookie: cookie, ...origin }),
        await call({ Cookie: cookie, ...fetchSite }),
      ],
      path,
    ).toEqual([401, 401, 401, 401, 401, 401, 401, 401]);
  });

  it.each(ways)(
    '$name is rejected for a page of another site on loopback',
    async ({ method, url }) => {
      const path = pathOf(url, worlds.local);
      const call = (headers: Record<string, string>) => statusOf(local, method, path, headers);
      expect(
        [
          await call(origin),
          await call(fetchSite),
          await call({ 'Sec-Fetch-Site': 'same-site' }),
          await call({ Host: 'evil.example' }),
          await call({ 'X-Forwarded-For': '10.0.0.7' }),
          await call({ 'Sec-Purpose': 'prefetch' }),
        ],
        path,
      ).toEqual([401, 401, 401, 401, 401, 401]);
    },
  );

  const reads = ways.filter(({ method }) => method === 'GET');
  it.each(reads)(
    '$name is open to a caller with the token, or with the session it opened',
    async ({ method, url }) => {
      const path = pathOf(url, worlds.remote);
      const call = (headers: Record<string, string>) => statusOf(remote, method, path, headers);
      expect(await call(asControl), path).not.toBe(401);
      expect(await call({ Cookie: cookie }), path).not.toBe(401);
    },
  );

  it('the start page is closed', async () => {
    const path = `${paths.base}${paths.situations}`;
    expect(await statusOf(remote, 'GET', path, browser)).toBe(401);
    expect(await statusOf(local, 'GET', path, { ...browser, Host: 'evil.example' })).toBe(401);
    expect(await statusOf(local, 'GET', path, browser)).toBe(200);
  });
});
