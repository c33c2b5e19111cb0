import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { SIGNED_IN_COOKIE } from '@dokubox/spec/cookies.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { LoginAnswer, Tokens } from '@dokubox/spec/schemas/sign-in.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { ContractServer, portalHeaders, type SignedIn } from './contract-server.ts';

const { clientLogin, bankerLogin, verifyOtp, refreshToken, getCurrentUser } = operations;

let server: ContractServer;

beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());

function usernameOf(worldId: string, key: string): string {
  return server.simulator.engine.worlds.get(worldId)?.userByKey(key)?.username ?? '';
}

/** Headers of the same world without a signed-in user. */
function strangerOf(signedIn: SignedIn): Record<string, string> {
  const { 'X-Id-Token': _token, ...headers } = signedIn.headers;
  return headers;
}

async function logIn(user: string, tenant: (typeof tenants)[number]) {
  const world = await server.signIn(user, tenant);
  const headers = strangerOf(world);
  const isClient = user.startsWith('client');
  const first = await server.post(
    (isClient ? clientLogin : bankerLogin).url,
    {
      username: isClient
        ? usernameOf(world.worldId, user)
        : usernameOf(world.worldId, user).toLowerCase(),
      password: testPassword,
      language: 'en',
    },
    headers,
  );
  const { transactionId } = first.json as LoginAnswer;
  const second = await server.post(verifyOtp.url, { transactionId, otp: testOtp }, headers);
  return { world, headers, first, second, answer: second.json as LoginAnswer };
}

describe('sign-in', () => {
  it.each(
    tenants.flatMap((tenant) => [[tenant, 'client1'] as const, [tenant, 'bankerRm'] as const]),
  )('[R1.2][R5.13] %s: %s signs in with password and code', async (tenant, user) => {
    const { first, second, answer, headers } = await logIn(user, tenant);
    expect((first.json as LoginAnswer).status).toBe('OTP_REQUIRED');
    expect([second.status, answer.status]).toEqual([200, 'LOGGED_IN']);
    const me = await server.fetch(getCurrentUser.url, {
      headers: { ...headers, 'X-Id-Token': answer.idToken ?? '' },
    });
    expect(me.json).toMatchObject({ tenant, user: answer.user });
  });

  it('[R2.26] lets a representative of several clients choose one before anything else', async () => {
    const { answer, headers } = await logIn('client3', 'HU');
    expect(answer.status).toBe('CLIENT_SELECTION_REQUIRED');
    const partial = { ...headers, 'X-Id-Token': answer.idToken ?? '' };
    const early = await server.call('searchClientDokuboxes', partial);
    expect(early.status).toBe(403);
    const clients = await server.call('getClients', partial);
    const [chosen] = (clients.json as { content: { clientNumber: string }[] }).content;
    const body = { clientNumber: chosen?.clientNumber };
    const selected = await server.call('selectClient', partial, body);
    expect((selected.json as LoginAnswer).status).toBe('LOGGED_IN');
    const foreign = await server.call(
      'selectClient',
      { ...headers, 'X-Id-Token': (selected.json as LoginAnswer).idToken ?? '' },
      { clientNumber: '99999999' },
    );
    expect(foreign.status).toBe(403);
  });

  it('[R8.7] answers a wrong password and an unknown name alike, then locks', async () => {
    const world = await server.signIn();
    const headers = strangerOf(world);
    const attempt = async (username: string) => {
      const body = { username, password: 'wrong', language: 'en' };
      const { status, error } = await server.post(clientLogin.url, body, headers);
      return { status, errorCode: error.errorCode, messageKey: error.messageKey };
    };
    const known = usernameOf(world.worldId, 'client1');
    for (let i = 0; i < limits.loginFailuresBeforeLock; i += 1) {
      const refused = {
        status: 401,
        errorCode: 'LOGIN_FAILED',
        messageKey: 'dde.error.loginFailed',
      };
      expect(await attempt(known)).toEqual(refused);
      expect(await attempt('nobody')).toEqual(refused);
    }
    const locked = { status: 403, errorCode: undefined, messageKey: 'dde.error.userLocked' };
    expect(await attempt(known)).toEqual(locked);
    expect(await attempt('nobody')).toEqual(locked);
  });

  it('[R2.26][R7.10] answers a forgotten password alike for known and unknown users', async () => {
    const body = { email: 'a@b.example', username: 'nobody', phoneNumber: '+3612345678' };
    const answer = await server.post(operations.resetPassword.url, body, portalHeaders());
    expect([answer.status, answer.text]).toEqual([204, '']);
  });
});

describe('tokens', () => {
  it('[R7.18][A-393] are refreshed once per refresh token, except by tabs at the same time, and are all revoked on a replay', async () => {
    const { headers, worldId, idToken, refreshToken: old } = await server.signIn();
    const body = { ialIdToken: idToken, ialRefreshToken: old };
    const fresh = await server.post(refreshToken.url, body, headers);
    expect(fresh.status).toBe(200);
    const tokens = fresh.json as Tokens;
    const withNew = { ...headers, 'X-Id-Token': tokens.ialIdToken };
    expect((await server.call('getCurrentUser', headers)).status).toBe(401);
    expect((await server.call('getCurrentUser', withNew)).status).toBe(200);

    const otherTab = await server.post(refreshToken.url, body, headers);
    expect([otherTab.status, otherTab.json]).toEqual([200, tokens]);

    server.simulator.engine.worlds.get(worldId)?.clock.advance(limits.refreshTogetherMs);
    const replay = await server.post(refreshToken.url, body, headers);
    expect(replay.status).toBe(401);
    expect((await server.call('getCurrentUser', withNew)).status).toBe(401);
  });

  it('are issued once for a code', async () => {
    const { headers, first } = await logIn('client1', 'HU');
    const { transactionId } = first.json as LoginAnswer;
    const again = await server.post(verifyOtp.url, { transactionId, otp: testOtp }, headers);
    expect(again.status).toBe(401);
  });

  it('and the cookie end when the user signs out', async () => {
    const { headers } = await server.signIn();
    const out = await server.call('logout', headers);
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie().join()).toMatch(/dde-session=;.*Expires=Thu, 01 Jan 1970/);
    expect(out.headers.getSetCookie().join()).toMatch(/dde-signed-in=;.*Expires=Thu, 01 Jan 1970/);
    expect((await server.call('getCurrentUser', headers)).status).toBe(401);
  });

  it('are not valid in another world', async () => {
    const here = await server.signIn();
    const there = await server.signIn();
    const headers = { ...there.headers, 'X-Id-Token': here.idToken };
    expect((await server.call('getCurrentUser', headers)).status).toBe(401);
  });
});

describe('cookies', () => {
  const cookieOf = (setCookies: readonly string[]) =>
    setCookies.map((one) => one.split(';', 1)[0]).join('; ');

  it('keep a session that scripts cannot read', async () => {
    const { second } = await logIn('client1', 'HU');
    const [cookie, mark] = second.headers.getSetCookie();
    expect(cookie).toMatch(/^dde-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    // The second cookie only shows scripts that there is a session.
    expect(mark).toBe(`${SIGNED_IN_COOKIE}=1; Path=/; SameSite=Lax`);
  });

  it('sign a user in when a world is opened, and the landing page follows', async () => {
    const { worldId } = await server.signIn('client1', 'RO');
    const opened = await server.fetch(`/__sim/open/${worldId}?user=bankerRm`);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, '/intranetRO.html']);
    const headers = portalHeaders({
      'X-Tenant': 'RO',
      'X-Flow-Type': 'BANKER',
      Cookie: cookieOf(opened.headers.getSetCookie()),
    });
    const me = await server.call('getCurrentUser', headers);
    expect(me.json).toMatchObject({ tenant: 'RO', user: { userType: 'BANKER' } });
  });

  it('keep a session opened by a link alive as long as a refreshed one', async () => {
    const { worldId } = await server.signIn('client1', 'HU');
    const opened = await server.fetch(`/__sim/open/${worldId}`);
    const headers = portalHeaders({ Cookie: cookieOf(opened.headers.getSetCookie()) });
    const clock = server.simulator.engine.worlds.get(worldId)?.clock;
    clock?.advance(limits.refreshTokenMs - 1000);
    expect((await server.call('getCurrentUser', headers)).status).toBe(200);
    clock?.advance(1000);
    expect((await server.call('getCurrentUser', headers)).status).toBe(401);
  });

  it('have lower priority than the header', async () => {
    const one = await server.signIn();
    const other = await server.signIn('client1', 'HU');
    const headers = {
      ...one.headers,
      Cookie: `sim-world=${other.worldId}; dde-session=${other.idToken}`,
    };
    expect((await server.call('getCurrentUser', headers)).status).toBe(200);
  });

  it('[R7.4] are required to declare the opened window', async () => {
    const { headers } = await server.signIn();
    expect((await server.call('setUserOpenedWindow', portalHeaders())).status).toBe(401);
    const set = await server.call('setUserOpenedWindow', headers);
    const get = await server.call('getUserOpenedWindow', headers);
    expect(get.json).toEqual(set.json);
  });

  it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'])(
    'never redirect to %j',
    async (path) => {
      const { worldId } = await server.signIn();
      const answer = await server.fetch(`/__sim/open/${worldId}?path=${encodeURIComponent(path)}`);
      const location = answer.headers.get('location');
      if (location === null) expect(answer.status).toBe(400);
      else expect(new URL(location, 'http://here.example').host).toBe('here.example');
    },
  );
});

describe('a blocked portal', () => {
  it('[R7.24] answers 307 without a Location, and still gives the reason', async () => {
    const { headers } = await server.signIn('client1', 'HU', 'blocked');
    const body = { status: 'ALL', page: 0, size: 10 };
    const answer = await server.call('searchClientDokuboxes', headers, body);
    expect([answer.status, answer.error.errorCode]).toEqual([307, 'PORTAL_BLOCKED']);
    expect(answer.headers.get('location')).toBeNull();
    const statuses = await server.call('getPortalStatuses', headers);
    expect(statuses.json).toMatchObject({
      statuses: [{ function: 'ALL', currentlyBlocked: true }],
    });
  });
});
