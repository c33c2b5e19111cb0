import { describe, expect, it } from 'vitest';
import type { ApiError } from './errors.ts';
import { messages, peer, refusal } from '../fixtures/peer.ts';

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

describe('other refusals', () => {
  it('[R7.23][R7.24][R7.25] raise one event for each kind', async () => {
    const statuses = [428, 307, 409, 400, 500];
    const { client, raised } = await peer(() =>
      refusal(statuses.shift() ?? 200, 'dde.error.conflict'),
    );
    for (const options of [{}, {}, {}, { shownInPlace: true }, {}]) {
      await expect(client.call('getMessages', messages(1), options)).rejects.toThrow();
    }
    expect(raised).toEqual([
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

  it('[R8.1] include a success whose promised JSON is missing', async () => {
    for (const answer of [{ body: undefined }, { body: [], cutOff: true }]) {
      const { client, raised } = await peer(() => ({ status: 200, ...answer }));
      await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({
        messageKey: 'dde.error.generalError',
      });
      expect(raised).toEqual(['serverError: dde.error.generalError']);
    }
  });

  it('[R8.1] distinguish a lost connection, a timeout and an aborted call', async () => {
    const { client, raised } = await peer(() => null);
    await expect(client.call('getMessages', messages(1))).rejects.toMatchObject({
      status: 0,
      messageKey: 'dde.error.offline',
    });
    const silent = await peer(() => 'silent');
    await expect(
      silent.client.call('getMessages', messages(1), { timeoutMs: 1 }),
    ).rejects.toMatchObject({ messageKey: 'dde.error.timeout' });
    const abort = new AbortController();
    abort.abort();
    await expect(
      client.call('getMessages', messages(1), { signal: abort.signal }),
    ).rejects.toMatchObject({ aborted: true });
    expect(raised).toEqual(['serverError: dde.error.offline']);
    expect(silent.raised).toEqual(['serverError: dde.error.timeout']);
  });
});

function never(): never {
  throw new Error('The call must fail.');
}
