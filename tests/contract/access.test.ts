import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import { GUESSES } from '../../simulator/server/guesses.ts';
import { ContractServer, portalHeaders, withServer, type Answered } from './contract-server.ts';

const token = 'open sesame, but long';
const worlds = operations.listWorlds.url;
const browser = { Accept: 'text/html' };
const isPage = ({ headers }: Answered) => headers.get('content-type')?.startsWith('text/html');
const cookieOf = ({ headers }: Answered, name: string) =>
  headers.getSetCookie().find((one) => one.startsWith(`${name}=`));

/** A form as a browser posts it. */
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...browser, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

describe('a simulator that others can reach', () => {
  let server: ContractServer;
  let openUrl: string;
  let worldId: string;
  const asControl = { Authorization: `Bearer ${Buffer.from(token).toString('base64url')}` };
  const controlToken = Buffer.from(token).toString('base64url');

  beforeAll(async () => {
    server = await ContractServer.start({ host: '0.0.0.0', controlToken });
    const made = await server.post(worlds, { scenario: 'contract', tenant: 'HU' }, asControl);
    ({ openUrl, worldId } = made.json as { openUrl: string; worldId: string });
  });
  afterAll(async () => {
    await server.stop();
  });

  it('[A-390] gives worlds names that cannot be guessed', async () => {
    expect(worldId).toMatch(/^w[\w-]{22}$/);
  });

  it('[A-272] opens no world without the token, not even a shared one', async () => {
    for (const path of [openUrl, '/__sim/open/default-hu', `${openUrl}?user=bankerRm&key=`]) {
      const answer = await server.fetch(path);
      expect([answer.status, answer.error.messageKey], path).toEqual([
        401,
        'dde.error.controlTokenRequired',
      ]);
      expect(answer.headers.getSetCookie(), path).toEqual([]);
    }
    expect((await server.fetch(openUrl, { headers: asControl })).status).toBe(302);
  });

  it('[A-391] asks a person for the token once, then redirects to the page they wanted', async () => {
    const asked = await server.fetch(openUrl, { headers: browser });
    expect([asked.status, isPage(asked)]).toEqual([401, true]);
    expect(asked.text).toContain(`name="to" value="${openUrl}"`);

    const wrong = await server.fetch('/__sim/access', form({ token: 'x', to: openUrl }));
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
    expect(wrong.text).toContain('role="alert"');

    const right = await server.fetch('/__sim/access', form({ token: controlToken, to: openUrl }));
    expect([right.status, right.headers.get('location')]).toEqual([303, openUrl]);
    const cookie = cookieOf(right, 'sim-control');
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(controlToken);

    const Cookie = cookie?.split(';')[0] ?? '';
    expect((await server.fetch(worlds, { headers: { Cookie } })).status).toBe(200);
    expect((await server.fetch(openUrl, { headers: { Cookie } })).status).toBe(302);
    const forged = { Cookie: `sim-control=${'A'.repeat(43)}` };
    expect((await server.fetch(worlds, { headers: forged })).status).toBe(401);
  });

  it.each(['https://evil.example/', '//evil.example', '/__sim//evil.example', '/app/x', ''])(
    '[A-391] redirects only to addresses of the simulator: %j',
    async (to) => {
      const answer = await server.fetch('/__sim/access', form({ token: controlToken, to }));
      expect(answer.headers.get('location')).toBe('/__sim/');
    },
  );

  it('[A-391] rejects a token from a page of another site', async () => {
    const foreign = form({ token: controlToken, to: '' }, { Origin: 'https://evil.example' });
    const answer = await server.fetch('/__sim/access', foreign);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('[A-474] delays an address that tries one wrong token after another, and accepts the right one', async () => {
    const trustedProxies = ['127.0.0.1'];
    await withServer({ host: '0.0.0.0', controlToken, trustedProxies }, async (own) => {
      const from = (ip: string, given: string) => ({
        headers: { 'X-Forwarded-For': ip, Authorization: `Bearer ${given}` },
      });
      const statuses = new Map<number, number>();
      for (let at = 0; at < 120; at += 1) {
        const { status } = await own.fetch(worlds, from('10.0.0.1', `guess-${at}`));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [401, GUESSES],
        [429, 120 - GUESSES],
      ]);
      const waiting = await own.fetch(worlds, from('10.0.0.1', 'one-more'));
      expect(waiting.error.messageKey).toBe('dde.error.tooManyRequests');
      expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
      const forwarded = { 'X-Forwarded-For': '10.0.0.1' };
      const page = await own.fetch('/__sim/access', form({ token: 'one-more' }, forwarded));
      expect([page.status, isPage(page), page.headers.has('retry-after')]).toEqual([
        429,
        true,
        true,
      ]);
      expect(page.text).toContain('Try again in');
      expect((await own.fetch(worlds, from('10.0.0.2', controlToken))).status).toBe(200);
      // A caller with the token may share the address of someone who guesses it.
      expect((await own.fetch(worlds, from('10.0.0.1', controlToken))).status).toBe(200);
      const opened = await own.fetch('/__sim/access', form({ token: controlToken }, forwarded));
      expect(opened.status).toBe(303);
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const remembered = await own.fetch(worlds, { headers: { ...forwarded, Cookie: cookie } });
      expect(remembered.status).toBe(200);
      expect((await own.fetch('/__sim/health', from('10.0.0.1', 'x'))).status).toBe(200);
    });
  });

  it('[A-474] accepts the right token after any number of the same wrong one', async () => {
    await withServer({ host: '0.0.0.0', controlToken }, async (own) => {
      const as = (given: string) => ({ headers: { Authorization: `Bearer ${given}` } });
      for (let at = 0; at < 2 * GUESSES; at += 1) {
        expect((await own.fetch(worlds, as('the-token-of-yesterday'))).status).toBe(401);
      }
      expect((await own.fetch(worlds, as(controlToken))).status).toBe(200);
    });
  });

  it('[A-391] explains when the console cannot be opened at all', async () => {
    await withServer({ host: '0.0.0.0' }, async (own) => {
      const answer = await own.fetch('/__sim/', { headers: browser });
      expect([answer.status, isPage(answer)]).toEqual([401, true]);
      expect(answer.text).toContain('SIM_CONTROL_TOKEN');
      expect(answer.text).not.toContain('<form');
    });
  });

  it('[A-390] a secret link opens only its own world, and a new link revokes it', async () => {
    const link = operations.linkWorld.url.replace('{worldId}', worldId);
    const make = async () =>
      ((await server.fetch(link, { method: 'POST', headers: asControl })).json as { url: string })
        .url;
    expect((await server.fetch(link, { method: 'POST' })).status).toBe(401);

    const first = await make();
    const opened = await server.fetch(first);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/indexHU.html']);
    expect((await server.fetch(`${first}&user=bankerRm`)).status).toBe(302);
    const key = new URL(first, server.url).searchParams.get('key') ?? '';
    expect((await server.fetch(`/__sim/open/default-hu?key=${key}`)).status).toBe(401);
    expect((await server.fetch(`${worlds}?key=${key}`)).status).toBe(401);

    const second = await make();
    expect((await server.fetch(first)).status).toBe(401);
    expect((await server.fetch(second)).status).toBe(302);
    await server.fetch(link, { method: 'DELETE', headers: asControl });
    expect((await server.fetch(second)).status).toBe(401);
    expect(cookieOf(opened, 'sim-world')).toContain(worldId);
  });
});

describe('a simulator on loopback', () => {
  let server: ContractServer;
  let openUrl: string;

  beforeAll(async () => {
    server = await ContractServer.start();
    const made = await server.post(worlds, { scenario: 'contract', tenant: 'HU' }, {});
    ({ openUrl } = made.json as { openUrl: string });
  });
  afterAll(async () => {
    await server.stop();
  });

  const notByThemselves: readonly Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender', 'Sec-Fetch-Site': 'none' },
  ];
  it.each(notByThemselves)(
    '[A-391] asks for confirmation before it opens a world from a link elsewhere: %j',
    async (headers) => {
      const path = `${openUrl}?user=bankerRm`;
      const answer = await server.fetch(path, { headers: { ...browser, ...headers } });
      expect([answer.status, isPage(answer)]).toEqual([401, true]);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.text).toContain(`<form method="get" action="${openUrl}">`);
      expect(answer.text).toContain('name="user" value="bankerRm"');
      const own = { ...browser, 'Sec-Fetch-Site': 'same-origin' };
      expect((await server.fetch(path, { headers: own })).status).toBe(302);
    },
  );

  it.each(['X-Forwarded-For', 'Via', 'Forwarded'])(
    '[A-391] does not treat a forwarded caller as local: %s',
    async (name) => {
      expect((await server.fetch(worlds, { headers: { [name]: '10.0.0.7' } })).status).toBe(401);
      expect((await server.fetch(openUrl, { headers: { [name]: '10.0.0.7' } })).status).toBe(401);
    },
  );

  it('[A-290] finds the world of a session by its cookie alone', async () => {
    const opened = await server.fetch(openUrl);
    const Cookie = cookieOf(opened, 'dde-session')?.split(';')[0] ?? '';
    const { url } = operations.getCurrentUser;
    const answer = await server.fetch(url, { headers: { ...portalHeaders(), Cookie } });
    expect(answer.status).toBe(200);
  });
});

describe('[A-392] behind a proxy', () => {
  const forwarded = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'sim.bank.test' };
  const cookies = async (trustedProxies: readonly string[]) => {
    let found: readonly string[] = [];
    await withServer({ host: '0.0.0.0', controlToken: 'token', trustedProxies }, async (own) => {
      const headers = { ...forwarded, Authorization: 'Bearer token' };
      const made = await own.post(worlds, { scenario: 'contract', tenant: 'HU' }, headers);
      const { openUrl } = made.json as { openUrl: string };
      found = (await own.fetch(openUrl, { headers })).headers.getSetCookie();
    });
    return found;
  };

  it('cookies are Secure if a trusted proxy reports HTTPS', async () => {
    const set = await cookies(['127.0.0.0/8']);
    expect(set).toHaveLength(4);
    expect(set.filter((one) => !one.endsWith('; Secure'))).toEqual([]);
  });

  it('the same header from other callers has no effect', async () => {
    const set = await cookies(['10.0.0.0/8']);
    expect(set).toHaveLength(4);
    expect(set.filter((one) => one.includes('Secure'))).toEqual([]);
  });
});
