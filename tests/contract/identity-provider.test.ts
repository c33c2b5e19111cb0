import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Tokens } from '@dokubox/spec/schemas/sign-in.ts';
import {
  authorizePath,
  clientIdOf,
} from '../../simulator/engine/handlers/authorization/identity-provider.ts';
import { authorizationCodeMs } from '../../simulator/engine/sessions/authorization-codes.ts';
import { ContractServer, type SignedIn } from './contract-server.ts';

const { bankerToken, getConfig, getCurrentUser, refreshToken, setClock } = operations;

let server: ContractServer;
let world: SignedIn;

beforeAll(async () => {
  server = await ContractServer.start({ identityProviders: ['HU'] });
});
afterAll(() => server.stop());
beforeEach(async () => {
  world = await server.signIn('bankerRm', 'HU');
});

const base64Url = (bytes: Buffer) => bytes.toString('base64url');

/** The secrets the portal creates for one sign-in. */
function secrets() {
  const codeVerifier = base64Url(randomBytes(32));
  return { codeVerifier, challenge: base64Url(createHash('sha256').update(codeVerifier).digest()) };
}

function usernameOf(key: string): string {
  return server.simulator.engine.worlds.get(world.worldId)?.userByKey(key)?.username ?? '';
}

/** Address of the provider's page. Named changes replace a parameter or, if null, omit it. */
function address(challenge: string, changes: Readonly<Record<string, string | null>> = {}): string {
  const fields: Record<string, string | null> = {
    response_type: 'code',
    client_id: clientIdOf('HU'),
    redirect_uri: `${server.url}/oauth/authorize`,
    scope: 'openid',
    state: 'of-the-portal',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ui_locales: 'hu',
    ...changes,
  };
  const present = Object.entries(fields).filter((entry): entry is [string, string] => !!entry[1]);
  return `${authorizePath}?${new URLSearchParams(present).toString()}`;
}

/** Chooses a user on the provider's page. Returns the address the browser is redirected to. */
async function choose(challenge: string, username: string, answer = 'signIn'): Promise<URL> {
  const answered = await server.fetch(address(challenge), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Cookie: `sim-world=${world.worldId}`,
    },
    body: new URLSearchParams({ username, answer }).toString(),
  });
  expect(answered.status).toBe(303);
  return new URL(answered.headers.get('location') ?? '');
}

/** All steps up to the code. */
async function codeFor(key: string) {
  const made = secrets();
  const back = await choose(made.challenge, usernameOf(key));
  return { ...made, code: back.searchParams.get('code') ?? '' };
}

function exchange(code: string, codeVerifier: string, changes: Record<string, string> = {}) {
  const { 'X-Id-Token': _token, ...headers } = world.headers;
  const redirectUri = `${server.url}/oauth/authorize`;
  return server.post(bankerToken.url, { code, codeVerifier, redirectUri, ...changes }, headers);
}

describe('the identity provider', () => {
  it('[R2.12] is named in the configuration of the tenants that have one', async () => {
    const { json } = await server.fetch(getConfig.url);
    const { tenants } = json as { tenants: Record<string, { identityProvider: unknown }> };
    expect(tenants['HU']?.identityProvider).toEqual({
      authorizeUrl: authorizePath,
      clientId: clientIdOf('HU'),
    });
    expect(tenants['CZ']?.identityProvider).toBeNull();
  });

  it('[R2.12] asks for the user in the portal’s language, and runs no script', async () => {
    const page = await server.fetch(address(secrets().challenge), {
      headers: { Cookie: `sim-world=${world.worldId}` },
    });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    expect(page.text).toContain('lang="hu"');
    expect(page.text).toContain('TEST');
    expect(page.text).toContain(`value="${usernameOf('bankerRm')}"`);
    expect(page.text).not.toContain(usernameOf('client1'));
  });

  it('[R2.12][R7.19] signs a banker in by a code and its verifier', async () => {
    const made = secrets();
    const back = await choose(made.challenge, usernameOf('bankerRm'));
    expect(back.origin + back.pathname).toBe(`${server.url}/oauth/authorize`);
    expect(back.searchParams.get('state')).toBe('of-the-portal');
    const answer = await exchange(back.searchParams.get('code') ?? '', made.codeVerifier);
    expect(answer.status, answer.text).toBe(200);
    const tokens = answer.json as Tokens;
    const me = await server.fetch(getCurrentUser.url, {
      headers: { ...world.headers, 'X-Id-Token': tokens.ialIdToken },
    });
    expect(me.json).toMatchObject({ user: { username: usernameOf('bankerRm') } });
  });

  it('[R7.19] lets a code be exchanged once, and ends its session at the second use', async () => {
    const { code, codeVerifier } = await codeFor('bankerRm');
    const first = (await exchange(code, codeVerifier)).json as Tokens;
    const { 'X-Id-Token': _token, ...headers } = world.headers;
    const renewed = await server.post(
      refreshToken.url,
      { ialIdToken: first.ialIdToken, ialRefreshToken: first.ialRefreshToken },
      headers,
    );
    expect(renewed.status).toBe(200);
    const second = await exchange(code, codeVerifier);
    expect(second.status).toBe(401);
    expect(second.error).toMatchObject({ errorCode: 'LOGIN_FAILED' });
    // The tokens that replaced the first ones are also revoked.
    const { ialIdToken } = renewed.json as Tokens;
    const me = await server.fetch(getCurrentUser.url, {
      headers: { ...world.headers, 'X-Id-Token': ialIdToken },
    });
    expect(me.status).toBe(401);
  });

  it('[R7.19] rejects a wrong verifier, and the right one after it', async () => {
    const { code, codeVerifier } = await codeFor('bankerRm');
    const wrong = await exchange(code, secrets().codeVerifier);
    expect(wrong.status).toBe(401);
    expect(wrong.error).toMatchObject({
      errorCode: 'LOGIN_FAILED',
      messageKey: 'dde.error.loginFailed',
    });
    expect((await exchange(code, codeVerifier)).status).toBe(401);
  });

  it('[R7.19] rejects another address than the code was sent to, and unknown codes', async () => {
    const { code, codeVerifier } = await codeFor('bankerRm');
    const redirectUri = 'https://elsewhere.example/oauth/authorize';
    expect((await exchange(code, codeVerifier, { redirectUri })).status).toBe(401);
    expect((await exchange('made-up', codeVerifier)).status).toBe(401);
  });

  it('[R7.19] rejects a code of another world', async () => {
    const { code, codeVerifier } = await codeFor('bankerRm');
    world = await server.signIn('bankerRm', 'HU');
    expect((await exchange(code, codeVerifier)).status).toBe(401);
  });

  it('[R7.19] rejects an expired code', async () => {
    const clock = setClock.url.replace('{worldId}', world.worldId);
    for (const [advanceMs, status] of [
      [authorizationCodeMs - 1_000, 200],
      [authorizationCodeMs, 401],
    ] as const) {
      const { code, codeVerifier } = await codeFor('bankerRm');
      await server.post(clock, { advanceMs });
      expect((await exchange(code, codeVerifier)).status, String(advanceMs)).toBe(status);
    }
  });

  it.each([
    ['an answer that was cancelled', async () => choose(secrets().challenge, '', 'cancel')],
    ['somebody who is no banker', async () => choose(secrets().challenge, usernameOf('client1'))],
  ])('returns no code for %s', async (_name, act) => {
    const back = await act();
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('of-the-portal');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge: null }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_scope', { scope: 'profile' }],
  ])('returns %s to the portal for %j', async (error, changes) => {
    const page = await server.fetch(address(secrets().challenge, changes));
    expect(page.status).toBe(303);
    const back = new URL(page.headers.get('location') ?? '');
    expect(back.origin).toBe(server.url);
    expect(back.searchParams.get('error')).toBe(error);
  });

  it.each([
    ['a stranger', { client_id: 'somebody' }],
    ['a tenant without a provider', { client_id: clientIdOf('CZ') }],
    ['another host', { redirect_uri: 'https://elsewhere.example/oauth/authorize' }],
    ['another path', { redirect_uri: 'SERVER/app/dokuboxlist' }],
    ['a further query', { redirect_uri: 'SERVER/oauth/authorize?next=1' }],
    ['no web address', { redirect_uri: 'javascript:alert(1)' }],
    ['no address', { redirect_uri: null }],
  ] as const)('never redirects to %s', async (_name, changes: Record<string, string | null>) => {
    const filled = Object.fromEntries(
      Object.entries(changes).map(([name, value]) => [
        name,
        value?.replace('SERVER', server.url) ?? null,
      ]),
    );
    for (const method of ['GET', 'POST']) {
      const page = await server.fetch(address(secrets().challenge, filled), {
        method,
        ...(method === 'POST'
          ? {
              headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
              body: `username=${usernameOf('bankerRm')}&answer=signIn`,
            }
          : {}),
      });
      expect(page.status).toBe(400);
      expect(page.headers.get('location')).toBeNull();
    }
  });
});
