import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createClient, type Client } from './client.ts';
import { uuid, type ApiContext } from './context.ts';
import type { ApiError } from './errors.ts';
import type { FailureEvent } from './events.ts';
import { createTokenStore, type TokenStore } from './tokens.ts';

/** A back end that answers by a script: for what no healthy server of ours can be made to answer. */
type Script = (request: IncomingMessage, body: string) => { status: number; body?: unknown } | null;

interface Peer {
  readonly client: Client;
  readonly tokens: TokenStore;
  readonly seen: {
    method: string;
    url: string;
    headers: IncomingMessage['headers'];
    body: string;
  }[];
  readonly told: string[];
  context: ApiContext;
  mayRefresh: boolean;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function peer(script: Script): Promise<Peer> {
  const seen: Peer['seen'] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body });
      const answer = script(request, body);
      if (!answer) {
        response.destroy();
        return;
      }
      response.statusCode = answer.status;
      response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const tokens = createTokenStore();
  const told: string[] = [];
  const made: Omit<Peer, 'client'> = {
    tokens,
    seen,
    told,
    mayRefresh: true,
    context: {
      tenant: 'HU',
      language: 'sr',
      channel: 'INTERNET',
      flowType: 'CLIENT',
      flowId: uuid(),
    },
  };
  const client = createClient({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    context: () => made.context,
    tokens,
    mayRefresh: () => made.mayRefresh,
  });
  client.events.on('unauthorized', () => told.push('unauthorized'));
  client.events.on('blocked', () => told.push('blocked'));
  const tell = (name: string) => (event: FailureEvent) =>
    told.push(`${name}${event.shownInPlace ? ' in place' : ''}: ${event.error.messageKey}`);
  client.events.on('clientError', tell('clientError'));
  client.events.on('serverError', tell('serverError'));
  return Object.assign(made, { client });
}

const refusal = (status: number, messageKey = 'dde.error.generalError') => ({
  status,
  body: { messageKey, flowId: 'f' },
});
const isRefresh = (request: IncomingMessage) => request.url === '/authorization/token/dde/refresh';
const fresh = { ialIdToken: 'new-id', ialRefreshToken: 'new-refresh', expiresIn: 900 };

/** Accepts the new token only, and gives it out. */
const expired: Script = (request) => {
  if (isRefresh(request)) return { status: 200, body: fresh };
  return request.headers['x-id-token'] === 'new-id'
    ? { status: 200, body: [] }
    : refusal(401, 'dde.error.sessionExpired');
};

function signIn(tokens: TokenStore) {
  tokens.set({ ialIdToken: 'old-id', ialRefreshToken: 'old-refresh', owner: 'HU:somebody' });
}

const messages = (id: number) => ({ params: { id } });

describe('headers and addresses', () => {
  it('[R7.1] sends all portal headers, and the id token once there is one', async () => {
    const { client, tokens, seen, context } = await peer(() => ({ status: 200, body: [] }));
    await client.call('getMessages', messages(7));
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/dde/dokubox/doku/7/messages' });
    expect(seen[0]?.headers).toMatchObject({
      'x-language': 'sr',
      'x-tenant': 'HU',
      'x-channel': 'INTERNET',
      'x-flow-type': 'CLIENT',
      'x-timezone-offset': String(new Date().getTimezoneOffset()),
      'x-client-application': 'DDE_PORTAL',
      'x-flow-id': context.flowId,
    });
    expect(seen[0]?.headers).not.toHaveProperty('x-id-token');
    tokens.set({ ialIdToken: 'abc', ialRefreshToken: 'def' });
    await client.call('getMessages', messages(7));
    expect(seen[1]?.headers['x-id-token']).toBe('abc');
  });

  it('[R7.14] sends a file as multipart with its bytes and its name', async () => {
    const { client, seen } = await peer(() => ({ status: 200, body: { signedOutsideDDE: true } }));
    const whole = new Uint8Array([1, 2, 65, 66, 3]);
    const file = { bytes: whole.subarray(2, 4), fileName: 'č.pdf' };
    const answer = await client.call('checkClientUpload', { body: { file } });
    expect(answer).toEqual({ signedOutsideDDE: true });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toMatch(/name="file"; filename="č\.pdf"[^]*\r\n\r\nAB\r\n/);
  });
});

describe('an expired session', () => {
  it('[R7.22][R9.4] is refreshed once and the call made again; the reader is told nothing', async () => {
    const { client, tokens, seen, told } = await peer(expired);
    signIn(tokens);
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
    expect(told).toEqual([]);
  });

  it('[R7.22] shares one refresh between parallel calls', async () => {
    const { client, tokens, seen } = await peer(expired);
    signIn(tokens);
    await Promise.all([1, 2, 3, 4].map((id) => client.call('getMessages', messages(id))));
    expect(seen.filter(({ url }) => url.includes('refresh'))).toHaveLength(1);
  });

  it('[R9.4] is not refreshed again for a url that failed after its refresh', async () => {
    const { client, tokens, seen, told } = await peer((request) =>
      isRefresh(request) ? { status: 200, body: fresh } : refusal(401, 'dde.error.sessionExpired'),
    );
    signIn(tokens);
    for (const id of [1, 1, 2]) {
      await expect(client.call('getMessages', messages(id))).rejects.toMatchObject({ status: 401 });
    }
    // Once for document 1, once for document 2.
    expect(seen.filter(({ url }) => url.includes('refresh'))).toHaveLength(2);
    expect(told).toEqual(['unauthorized', 'unauthorized', 'unauthorized']);
  });

  it('[R9.4] may be refreshed again after the url has succeeded', async () => {
    let valid = 'new-id';
    const { client, tokens, seen } = await peer((request) => {
      if (isRefresh(request)) return { status: 200, body: { ...fresh, ialIdToken: valid } };
      return request.headers['x-id-token'] === valid ? { status: 200, body: [] } : refusal(401);
    });
    signIn(tokens);
    await client.call('getMessages', messages(1));
    valid = 'newer-id';
    await client.call('getMessages', messages(1));
    expect(seen.filter(({ url }) => url.includes('refresh'))).toHaveLength(2);
  });

  it('[R7.22] ends when the refresh is refused, or there is nothing to refresh with', async () => {
    const { client, tokens, seen, told } = await peer(() =>
      refusal(401, 'dde.error.sessionExpired'),
    );
    await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(1);
    signIn(tokens);
    await expect(client.call('getMessages', messages(2))).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(3);
    expect(told).toEqual(['unauthorized', 'unauthorized']);
  });

  it('[R7.22] is not over because the refresh got no answer; the next try refreshes again', async () => {
    let reachable = false;
    const { client, tokens, seen, told } = await peer((request, body) =>
      isRefresh(request) && !reachable ? null : expired(request, body),
    );
    const reached: boolean[] = [];
    client.events.on('reached', (now) => reached.push(now));
    signIn(tokens);
    const tries = [1, 2].map((id) => client.call('getMessages', messages(id)));
    for (const result of await Promise.allSettled(tries)) {
      expect(result).toMatchObject({ reason: { status: 0, messageKey: 'dde.error.offline' } });
    }
    expect(told).toEqual(Array.from({ length: 2 }, () => 'serverError: dde.error.offline'));
    reachable = true;
    await client.call('getMessages', messages(1));
    expect(seen.filter((request) => request.url.includes('refresh')).length).toBeGreaterThan(1);
    expect(reached).toEqual([false, true]);
  });

  it.each([
    [307, 'blocked'],
    [428, 'unauthorized'],
    [500, 'unauthorized'],
  ])('[R7.22][R7.23][R7.24] whose refresh answers %s is %s', async (status, event) => {
    const { client, tokens, told } = await peer((request, body) =>
      isRefresh(request) ? refusal(status) : expired(request, body),
    );
    signIn(tokens);
    await expect(client.call('getMessages', messages(1))).rejects.toThrow();
    expect(told).toEqual([event]);
  });

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

  it('[R7.22] is left alone by token calls, on the page of the access layer, and by a probe', async () => {
    const made = await peer(() => refusal(401, 'dde.error.loginFailed'));
    const body = { username: 'a', password: 'b', language: 'en' as const };
    await expect(made.client.call('clientLogin', { body })).rejects.toMatchObject({
      messageKey: 'dde.error.loginFailed',
    });
    expect(made.told).toEqual(['clientError: dde.error.loginFailed']);
    const probe = made.client.call('getCurrentUser', {}, { probe: true });
    await expect(probe).rejects.toMatchObject({ status: 401 });
    signIn(made.tokens);
    made.mayRefresh = false;
    await expect(made.client.call('getMessages', messages(1))).rejects.toMatchObject({
      status: 401,
    });
    expect(made.seen).toHaveLength(3);
    expect(made.told).toEqual(['clientError: dde.error.loginFailed', 'unauthorized']);
  });
});

describe('other refusals', () => {
  it('[R7.23][R7.24][R7.25] each raise their own event', async () => {
    const statuses = [428, 307, 409, 400, 500];
    const { client, told } = await peer(() =>
      refusal(statuses.shift() ?? 200, 'dde.error.conflict'),
    );
    for (const options of [{}, {}, {}, { shownInPlace: true }, {}]) {
      await expect(client.call('getMessages', messages(1), options)).rejects.toThrow();
    }
    expect(told).toEqual([
      'unauthorized',
      'blocked',
      'clientError: dde.error.conflict',
      'clientError in place: dde.error.conflict',
      'serverError: dde.error.conflict',
    ]);
  });

  it('[R8.1] carry the answer’s message key, else that of the general error', async () => {
    const answers = [
      {
        status: 409,
        body: {
          errorCode: 'DOKUBOX_LOCKED',
          messageKey: 'dde.error.dokuboxLocked',
          messageParams: { name: 'Anna' },
          fieldErrors: [{ field: 'a', messageKey: 'dde.error.requiredField' }],
          lockUser: { username: 'anna' },
          flowId: 'server-flow',
        },
      },
      { status: 400, body: { oops: true } },
      { status: 502, body: undefined },
    ];
    const { client, context } = await peer(() => answers.shift() ?? refusal(500));
    const failures: ApiError[] = [];
    for (let round = 0; round < 3; round += 1) {
      failures.push(
        await client.call('getMessages', messages(1)).then(
          () => never(),
          (e) => e,
        ),
      );
    }
    expect(failures[0]).toMatchObject({
      errorCode: 'DOKUBOX_LOCKED',
      messageKey: 'dde.error.dokuboxLocked',
      messageParams: { name: 'Anna' },
      fieldErrors: [{ field: 'a', messageKey: 'dde.error.requiredField' }],
      flowId: 'server-flow',
      body: { lockUser: { username: 'anna' } },
    });
    for (const failure of failures.slice(1)) {
      expect(failure).toMatchObject({
        messageKey: 'dde.error.generalError',
        flowId: context.flowId,
      });
    }
  });

  it('[R8.1] include a success without the JSON it promises', async () => {
    const { client, told } = await peer(() => ({ status: 200, body: undefined }));
    await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({
      messageKey: 'dde.error.generalError',
    });
    expect(told).toEqual(['serverError: dde.error.generalError']);
  });

  it('[R8.1] tell a lost connection, a late answer and a given-up call apart', async () => {
    const { client, told } = await peer(() => null);
    await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({
      status: 0,
      messageKey: 'dde.error.offline',
    });
    const silent = await peer(() => ({ status: 200, body: [] }));
    await expect(
      silent.client.call('getMessages', messages(1), { timeoutMs: 0 }),
    ).rejects.toMatchObject({ messageKey: 'dde.error.timeout' });
    const abort = new AbortController();
    abort.abort();
    await expect(
      client.call('getMessages', messages(1), { signal: abort.signal }),
    ).rejects.toMatchObject({ aborted: true });
    expect(told).toEqual(['serverError: dde.error.offline']);
    expect(silent.told).toEqual(['serverError: dde.error.timeout']);
  });
});

function never(): never {
  throw new Error('The call must fail.');
}
