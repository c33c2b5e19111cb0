import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Health } from '@dokubox/spec/control/schemas/worlds.ts';
import type { World } from '../../simulator/engine/world/world.ts';
import { commonHeaders } from '../../simulator/door/messages.ts';
import { ContractServer, inFolder, portalHeaders, withServer } from './contract-server.ts';

let server: ContractServer;

beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());

/** Sends bytes and waits until the server closes the connection. */
function exchange({ url }: ContractServer, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

const page = { headers: { Accept: 'text/html,*/*' } };

describe('every answer', () => {
  it.each(['/config.json', '/dde/dokubox/1', '/none', '/%zz', '/__sim/'])(
    '%s may not be stored, sniffed or framed',
    async (path) => {
      const { headers } = await server.fetch(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none';.*frame-ancestors 'none'$/,
      );
    },
  );

  it.each([
    ['bytes that are no HTTP', 'HELLO\r\n\r\n', 400, 'dde.error.malformedBody'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'dde.error.invalidHeader',
    ],
  ] as const)('to %s uses the error codes of the contract', async (_what, bytes, status, key) => {
    const text = await exchange(server, bytes);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toContain(`"messageKey":"${key}"`);
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(text).toContain(`\r\n${name}: ${value}\r\n`);
    }
  });

  it('to a name that is too long says so', async () => {
    const answer = await server.fetch(`${operations.listWorlds.url}/${'a'.repeat(201)}`);
    expect([answer.status, answer.error.reason]).toEqual([
      414,
      'a part of the path has more than 200 characters',
    ]);
  });

  it('[A-394] ignores query parameters that a probe or a tracker adds to an address', async () => {
    const { getConfig, getHealth, getTrustRoot, listWorlds } = operations;
    for (const { url } of [getConfig, getHealth, getTrustRoot]) {
      expect((await server.fetch(`${url}?utm_source=x&x=1&x=2`)).status, url).toBe(200);
    }
    const { openUrl } = (await server.post(listWorlds.url, { scenario: 'contract', tenant: 'HU' }))
      .json as { openUrl: string };
    const opened = await server.fetch(`${openUrl}?user=bankerRm&utm_source=x`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/intranetHU.html']);
    const refused = await server.fetch(`${listWorlds.url}?x=1`);
    expect([refused.status, refused.error.messageKey]).toEqual([400, 'dde.error.unknownField']);
  });
});

describe('callers who stop in the middle', () => {
  const post = `POST ${operations.listWorlds.url} HTTP/1.1\r\nHost: localhost\r\n`;
  const json = 'Content-Type: application/json\r\n';
  it.each([
    ['before the first byte', ''],
    ['in the head', post],
    ['in a body', `${post}${json}Content-Length: 100\r\n\r\n{"scenario":`],
    ['in a body of chunks', `${post}${json}Transfer-Encoding: chunked\r\n\r\n5\r\n{"sce\r\n`],
  ])('are disconnected: %s', async (_where, bytes) => {
    await withServer({ stallMs: 200 }, async (own) => {
      const started = performance.now();
      await exchange(own, bytes);
      expect(performance.now() - started).toBeGreaterThan(150);
    });
  });
});

describe('an answer that breaks the contract', () => {
  const break_ = (world: World | undefined) => {
    Object.defineProperty(world, 'settings', {
      value: { ...world?.settings, featureFlags: { broken: 'yes' } },
    });
  };
  const flags = operations.getFeatureFlags.url;

  it('is a 500 that names the place', async () => {
    const own = await server.signIn();
    break_(server.simulator.engine.worlds.get(own.worldId));
    const answer = await server.post(flags, {}, own.headers);
    expect(answer.status).toBe(500);
    expect(answer.error.reason).toBe(
      'the answer of getFeatureFlags breaks the contract: at /broken: must be boolean',
    );
  });

  it('is sent in production, but counted and reported', async () => {
    await withServer({ mode: 'production' }, async (own) => {
      const signedIn = await own.signIn();
      break_(own.simulator.engine.worlds.get(signedIn.worldId));
      const answer = await own.post(flags, {}, signedIn.headers);
      expect([answer.status, answer.json]).toEqual([200, { broken: 'yes' }]);
      const health = (await own.fetch('/__sim/health')).json as Health;
      expect(health.contractBreaches).toBe(1);
      expect(own.problems).toEqual([
        { kind: 'breach', where: 'getFeatureFlags', detail: 'at /broken: must be boolean' },
      ]);
    });
  });

  it('an internal error is a 500 without details, and is reported with its place', async () => {
    await withServer({}, async (own) => {
      const signedIn = await own.signIn();
      Object.defineProperty(own.simulator.engine.worlds.get(signedIn.worldId), 'settings', {
        get: () => {
          throw new Error('secret detail');
        },
      });
      const answer = await own.post(flags, {}, signedIn.headers);
      expect([answer.status, answer.error.errorCode]).toEqual([500, 'GENERAL_ERROR']);
      expect(answer.text).not.toContain('secret');
      expect(own.problems[0]?.detail).toContain('secret detail');
    });
  });
});

describe('the control API', () => {
  const worlds = operations.listWorlds.url;

  it('is open on a loopback address', async () => {
    expect((await server.fetch(worlds)).status).toBe(200);
  });

  const foreignPages: readonly Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
  ];
  it.each(foreignPages)('rejects a page of another site: %j', async (headers) => {
    const answer = await server.fetch(worlds, { headers });
    expect([answer.status, answer.error.messageKey]).toEqual([
      401,
      'dde.error.controlTokenRequired',
    ]);
  });

  it('rejects an unknown host name, which an attacker could point at this machine', async () => {
    const text = await exchange(
      server,
      `GET ${worlds} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('needs its token if others can reach it', async () => {
    await withServer({ host: '0.0.0.0', controlToken: 'open-sesame' }, async (own) => {
      const list = async (authorization: string | null) => {
        const headers = authorization === null ? {} : { Authorization: authorization };
        return (await own.fetch(worlds, { headers })).status;
      };
      expect(await list(null)).toBe(401);
      expect(await list('Bearer wrong')).toBe(401);
      expect(await list('Bearer open-sesame')).toBe(200);
      expect((await own.fetch('/__sim/health')).status).toBe(200);
    });
  });

  it('rejects every call there if no token is configured', async () => {
    await withServer({ host: '0.0.0.0' }, async (own) => {
      expect((await own.fetch(worlds)).status).toBe(401);
      expect((await own.fetch('/__sim/')).status).toBe(401);
    });
  });
});

describe('[A-396] figures and probes', () => {
  const { getMetrics, getReadiness, listWorlds } = operations;

  it('count answers by operation and status, and refusals by key', async () => {
    await withServer({}, async (own) => {
      await own.fetch(listWorlds.url);
      await own.fetch(listWorlds.url);
      await own.fetch(`${listWorlds.url}/none`);
      await own.fetch('/index.html');
      const { status, headers, text } = await own.fetch(getMetrics.url);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      for (const line of [
        'dokubox_requests_total{operation="listWorlds",status="200"} 2',
        'dokubox_requests_total{operation="getWorld",status="404"} 1',
        'dokubox_requests_total{operation="none",status="503"} 1',
        'dokubox_refusals_total{key="dde.error.unknownWorld"} 1',
        'dokubox_worlds 0',
        'dokubox_contract_breaches 0',
        'dokubox_validations_running 0',
        'dokubox_validations_waiting 0',
      ]) {
        expect(text).toContain(`${line}\n`);
      }
      expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
      const again = (await own.fetch(getMetrics.url)).text;
      expect(again).toContain('dokubox_requests_total{operation="listWorlds",status="200"} 2\n');
    });
  });

  it('show figures only with the token, readiness to everyone', async () => {
    await withServer({ host: '0.0.0.0', controlToken: 'token' }, async (own) => {
      expect((await own.fetch(getMetrics.url)).status).toBe(401);
      const ready = await own.fetch(`${getReadiness.url}?probe=1`);
      expect([ready.status, ready.json]).toEqual([
        200,
        { status: 'ready', scenarios: own.simulator.engine.scenarios.all().length },
      ]);
    });
  });

  it('report a simulator without a scenario as not ready', async () => {
    await inFolder(async (scenariosFolder) => {
      await withServer({ scenariosFolder }, async (own) => {
        const ready = await own.fetch(getReadiness.url);
        expect([ready.status, ready.error.reason]).toEqual([503, 'no scenario is loaded']);
        expect((await own.fetch(operations.getHealth.url)).status).toBe(200);
      });
    });
  });
});

describe('embedding hosts', () => {
  const origin = 'https://host.example';
  const preflight = (own: ContractServer, from: string) =>
    own.fetch(operations.getPortalStatuses.url, {
      method: 'OPTIONS',
      headers: {
        Origin: from,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-tenant,x-flow-id',
      },
    });

  it('[R1.5] may call with credentials, and other sites may not', async () => {
    await withServer({ embedOrigins: [origin] }, async (own) => {
      const allowed = await preflight(own, origin);
      expect(allowed.headers.get('access-control-allow-origin')).toBe(origin);
      expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
      expect(allowed.headers.get('access-control-allow-headers')).toContain('x-tenant');
      const other = await preflight(own, 'https://evil.example');
      expect(other.headers.get('access-control-allow-origin')).toBeNull();
      const config = await own.fetch('/config.json');
      expect(config.json).toMatchObject({ embed: { allowedOrigins: [origin] } });
    });
  });

  it('are all rejected if none is configured', async () => {
    const answer = await preflight(server, origin);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('rate limits', () => {
  it('limit a user name before an address, and return when to try again', async () => {
    await withServer({ rateLimits: { perUser: 2, perAddress: 4 } }, async (own) => {
      const attempt = async (username: string) => {
        const body = { username, password: 'x', language: 'en' };
        return own.post(operations.clientLogin.url, body, portalHeaders());
      };
      expect((await attempt('a')).status).toBe(401);
      expect((await attempt('a')).status).toBe(401);
      const third = await attempt('a');
      expect([third.status, third.error.messageKey]).toEqual([429, 'dde.error.tooManyRequests']);
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await attempt('b')).status).toBe(401);
      expect((await attempt('c')).status).toBe(429);
    });
  });
});

describe('pages', () => {
  it('say that the portal is not built', async () => {
    const answer = await server.fetch('/index.html', page);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('npm run build');
  });

  it('[R2.1][R2.6] serve the portal for its screens, and redirect wrong addresses to it', async () => {
    await inFolder(async (folder) => {
      const index = '<!doctype html><title>Portal</title>';
      const script = 'console.log(1)';
      mkdirSync(join(folder, 'assets'));
      mkdirSync(join(folder, 'embed'));
      writeFileSync(join(folder, 'index.html'), index);
      writeFileSync(join(folder, 'embed', 'index.html'), '<!doctype html><title>Frame</title>');
      writeFileSync(join(folder, 'assets', 'index-0a1b2c3d.js'), script);
      writeFileSync(join(folder, 'assets', 'index-0a1b2c3d.js.br'), brotliCompressSync(script));
      const options = { portalFolder: folder, embedOrigins: ['https://host.example'] };
      await withServer(options, async (own) => {
        const screens = ['/', '/index.html', '/intranet.html', '/cookies', '/app/dokubox/7'];
        for (const path of [
          ...screens,
          '/internetHU',
          '/indexcz.html',
          '/oauth/authorize?code=1',
        ]) {
          const answer = await own.fetch(path);
          expect([path, answer.status, answer.text]).toEqual([path, 200, index]);
          expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
        }
        const embedded = await own.fetch('/embed');
        expect([embedded.status, embedded.text]).toEqual([200, expect.stringContaining('Frame')]);
        expect(embedded.headers.get('content-security-policy')).toContain(
          "frame-ancestors 'self' https://host.example",
        );
        const wrong = await own.fetch('/nonsense', page);
        expect([wrong.status, wrong.text]).toEqual([404, index]);
        // The second is longer than a file name can be.
        for (const path of ['/nonsense', `/${'a'.repeat(300)}`]) {
          const call = await own.fetch(path);
          expect([call.status, call.error.messageKey]).toEqual([404, 'dde.error.notFound']);
        }
        const asset = await own.fetch('/assets/index-0a1b2c3d.js', {
          headers: { 'Accept-Encoding': 'br' },
        });
        expect([asset.headers.get('content-encoding'), asset.text]).toEqual(['br', script]);
        expect(asset.headers.get('cache-control')).toContain('immutable');
        const missing = await own.fetch('/assets/none.js', page);
        expect(missing.status).toBe(404);
      });
    });
  });

  it('list the scenarios with a form that opens them, without script', async () => {
    const start = await server.fetch('/__sim/');
    expect(start.text).toContain('Two clients, each with a box');
    expect(start.text).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const opened = await server.fetch('/__sim/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'scenario=contract&tenant=BG&user=bankerRm',
    });
    const location = opened.headers.get('location') ?? '';
    expect([opened.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/__sim\/open\/w[\w-]{22}$/),
    ]);
    const landed = await server.fetch(location);
    expect(landed.headers.get('location')).toBe('/intranetBG.html');
    const unknown = await server.fetch('/__sim/open', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'scenario=none',
    });
    expect(unknown.status).toBe(404);
  });

  it('[A-437] explain to a person why a link into a world was rejected, in their language, and to a program as JSON', async () => {
    for (const path of ['/__sim/open?scenario=none', '/__sim/open/default-hu?user=nobody']) {
      const headers = { Accept: 'text/html', 'Accept-Language': 'cs-CZ,cs;q=0.9' };
      const page = await server.fetch(path, { headers });
      expect([page.status, page.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ]);
      expect(page.text).toContain('<html lang="cs">');
      expect(page.text).toContain('<h1>Tento odkaz nelze otevřít</h1>');
      const { error } = await server.fetch(path);
      expect(page.text).toContain(`<code>${error.messageKey}</code>`);
    }
  });

  it('[A-438] use the product’s typeface, from files of this server only', async () => {
    const page = await server.fetch('/__sim/plain');
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.text) ?? [];
    const { text } = await server.fetch(style);
    const fonts = [...text.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(fonts.length).toBeGreaterThan(0);
    for (const path of fonts) {
      const font = await server.fetch(path);
      expect([path, font.status, font.headers.get('content-type')]).toEqual([
        expect.stringMatching(/^\/__sim\/fonts\//),
        200,
        'font/woff2',
      ]);
    }
  });

  it('show the contract as a document, from files of this server only', async () => {
    const bare = await server.fetch('/__sim/reference');
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/__sim/reference/']);
    const reference = await server.fetch('/__sim/reference/');
    expect(reference.status).toBe(200);
    expect(reference.text).toContain('The Dokubox contract');
    const policy = reference.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    for (const [, source] of reference.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(source).not.toMatch(/^(?:https?:)?\/\//);
    }
    expect((await server.fetch('/__sim/reference/calls/none.html')).status).toBe(404);
  });

  it('offer the documents as JSON and as YAML', async () => {
    for (const name of ['openapi', 'openapi.simulator']) {
      const document = await server.fetch(`/__sim/${name}.json`);
      expect(document.json).toMatchObject({ openapi: '3.1.0' });
      const yaml = await server.fetch(`/__sim/${name}.yaml`);
      expect(yaml.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
      expect(yaml.text).toContain('openapi: 3.1.0\n');
    }
  });
});
