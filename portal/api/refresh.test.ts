import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { messages, peer, refusal, signInWithOldTokens, type Script } from '../fixtures/peer.ts';

const isRefresh = (request: IncomingMessage) => request.url === '/authorization/token/dde/refresh';
const isRefreshOf = ({ url }: { readonly url: string }) =>
  url === '/authorization/token/dde/refresh';
const fresh = { ialIdToken: 'new-id', ialRefreshToken: 'new-refresh', expiresIn: 900 };

/** Accepts only the new token, and issues it. */
const expired: Script = (request) => {
  if (isRefresh(request)) return { status: 200, body: fresh };
  return request.headers['x-id-token'] === 'new-id'
    ? { status: 200, body: [] }
    : refusal(401, 'dde.error.sessionExpired');
};

describe('an expired session', () => {
  it('[R7.22][R9.4] is refreshed once and the call is repeated without an event', async () => {
    const { client, tokens, seen, raised } = await peer(expired);
    signInWithOldTokens(tokens);
    await client.call('getMessages', messages(1));
    expect(seen.map(({ url }) => url)).toEqual([
      '/dde/dokubox/doku/1/messages',
      '/authorization/token/dde/refresh',
      '/dde/dokubox/doku/1/messages',
    ]);
    expect(JSON.parse(seen[1]?.body ?? '')).toEqual({
      ialIdToken: 'old-id',
      ialRefreshToken: 'old-refresh',
    });
    expect(tokens.pair()).toEqual({
      ialIdToken: 'new-id',
      ialRefreshToken: 'new-refresh',
      owner: 'HU:somebody',
    });
    expect(raised).toEqual([]);
  });

  it('[R7.22] shares one refresh between parallel calls', async () => {
    const { client, tokens, seen } = await peer(expired);
    signInWithOldTokens(tokens);
    await Promise.all([1, 2, 3, 4].map((id) => client.call('getMessages', messages(id))));
    expect(seen.filter(({ url }) => url.includes('refresh'))).toHaveLength(1);
  });

  it('[R9.4] is not refreshed again for a url that failed after its refresh', async () => {
    const { client, tokens, seen, raised } = await peer((request) =>
      isRefresh(request) ? { status: 200, body: fresh } : refusal(401, 'dde.error.sessionExpired'),
    );
    signInWithOldTokens(tokens);
    for (const id of [1, 1, 2]) {
      await expect(client.call('getMessages', messages(id))).rejects.toMatchObject({ status: 401 });
    }
    // One refresh for document 1, one for document 2.
    expect(seen.filter(({ url }) => url.includes('refresh'))).toHaveLength(2);
    expect(raised).toEqual(['unauthorized', 'unauthorized', 'unauthorized']);
  });

  it('[R9.4] may be refreshed again after the url has succeeded', async () => {
    let valid = 'new-id';
    const { client, tokens, seen } = await peer((request) => {
      if (isRefresh(request)) return { status: 200, body: { ...fresh, ialIdToken: valid } };
      return request.headers['x-id-token'] === valid ? { status: 200, body: [] } : refusal(401);
    });
    signInWithOldTokens(tokens);
    await client.call('getMessages', messages(1));
    valid = 'newer-id';
    await client.call('getMessages', messages(1));
    expect(seen.filter(({ url }) => url.includes('refresh'))).toHaveLength(2);
  });

  it('[R7.22][A-539] of a client by cookie is refreshed by the cookie, also for getCurrentUser', async () => {
    const { client, tokens, seen, raised } = await peer((request, body) =>
      request.url === '/dde/usermanagement/getCurrentUser' && seen.length > 2
        ? { status: 200, body: {} }
        : expired(request, body),
    );
    await client.call('getCurrentUser', {}, { probe: true });
    tokens.clear();
    await client.call('getMessages', messages(1));
    const refreshes = seen.filter(isRefreshOf);
    expect(refreshes.map(({ body }) => body)).toEqual(['{}', '{}']);
    expect(seen).toHaveLength(6);
    expect(tokens.pair()).toMatchObject({ ialIdToken: 'new-id', ialRefreshToken: 'new-refresh' });
    expect(raised).toEqual([]);
  });

  it('[A-539] of a client with only an id token is not continued by the cookie, which may belong to another user', async () => {
    const { client, tokens, seen, raised } = await peer(expired);
    tokens.set({ ialIdToken: 'old-id' });
    await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    expect(raised).toEqual(['unauthorized']);
  });

  it('[R7.22] ends when the refresh is rejected, by tokens or by cookie', async () => {
    const { client, tokens, seen, raised } = await peer(() =>
      refusal(401, 'dde.error.sessionExpired'),
    );
    await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
    signInWithOldTokens(tokens);
    await expect(client.call('getMessages', messages(2))).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(4);
    expect(raised).toEqual(['unauthorized', 'unauthorized']);
  });

  it('[R7.22] continues when the refresh gets no answer, and the next attempt refreshes again', async () => {
    let reachable = false;
    const { client, tokens, seen, raised } = await peer((request, body) =>
      isRefresh(request) && !reachable ? null : expired(request, body),
    );
    const reached: boolean[] = [];
    client.events.on('reached', (now) => reached.push(now));
    signInWithOldTokens(tokens);
    const tries = [1, 2].map((id) => client.call('getMessages', messages(id)));
    for (const result of await Promise.allSettled(tries)) {
      expect(result).toMatchObject({ reason: { status: 0, messageKey: 'dde.error.offline' } });
    }
    expect(raised).toEqual(Array.from({ length: 2 }, () => 'serverError: dde.error.offline'));
    reachable = true;
    await client.call('getMessages', messages(1));
    expect(seen.filter((request) => request.url.includes('refresh')).length).toBeGreaterThan(1);
    expect(reached).toEqual([false, true]);
  });

  it.each([
    [307, 'blocked'],
    [428, 'unauthorized'],
    [500, 'unauthorized'],
  ])(
    '[R7.22][R7.23][R7.24] whose refresh answers %s raises the event %s',
    async (status, event) => {
      const { client, tokens, raised } = await peer((request, body) =>
        isRefresh(request) ? refusal(status) : expired(request, body),
      );
      signInWithOldTokens(tokens);
      await expect(client.call('getMessages', messages(1))).rejects.toThrow();
      expect(raised).toEqual([event]);
    },
  );

  it('[R7.19] of a banker without refresh token falls back to the cookie', async () => {
    const made = await peer((request) =>
      request.url === '/authorization/banker/token'
        ? { status: 200, body: fresh }
        : expired(request, ''),
    );
    made.context = { ...made.context, flowType: 'BANKER', channel: 'INTRANET' };
    await made.client.call('getMessages', messages(1));
    expect(made.seen[1]).toMatchObject({ url: '/authorization/banker/token', body: '{}' });
  });

  it('[R7.22] is not refreshed by token calls or on the page of the access layer, and a probe raises no event', async () => {
    const made = await peer(() => refusal(401, 'dde.error.loginFailed'));
    const body = { username: 'a', password: 'b', language: 'en' as const };
    await expect(made.client.call('clientLogin', { body })).rejects.toMatchObject({
      messageKey: 'dde.error.loginFailed',
    });
    expect(made.raised).toEqual(['clientError: dde.error.loginFailed']);
    const probe = made.client.call('getCurrentUser', {}, { probe: true });
    await expect(probe).rejects.toMatchObject({ status: 401 });
    signInWithOldTokens(made.tokens);
    made.mayRefresh = false;
    await expect(made.client.call('getMessages', messages(1))).rejects.toMatchObject({
      status: 401,
    });
    // The sign-in, the probe with its refresh, and the call on that page.
    expect(made.seen).toHaveLength(4);
    expect(made.raised).toEqual(['clientError: dde.error.loginFailed', 'unauthorized']);
  });
});
