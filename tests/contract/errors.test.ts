import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { ContractServer, deadEndPathOf, portalHeaders, type SignedIn } from './contract-server.ts';

let server: ContractServer;
let client: SignedIn;
let banker: SignedIn;

beforeAll(async () => {
  server = await ContractServer.start();
  client = await server.signIn('client1');
  banker = await server.signIn('bankerRm');
});
afterAll(() => server.stop());

const all = Object.entries<OperationDefinition>(operations) as [OperationId, OperationDefinition][];
const fromPortal = all.filter(([, { portalHeaders: carries }]) => carries !== false);
const withSession = all.filter(([, { access }]) => access === 'session' || access === 'partial');
const rename = operations.renameDokubox.url;

describe('[R7.1] headers', () => {
  it.each(fromPortal)('%s names every missing header', async (id) => {
    const answer = await server.call(id, {});
    expect(answer.status).toBe(400);
    expect(answer.error.fieldErrors?.map(({ field }) => field)).toEqual([
      'X-Language',
      'X-Tenant',
      'X-Channel',
      'X-Flow-Type',
      'X-Timezone-Offset',
      'X-Client-Application',
      'X-Flow-Id',
    ]);
  });

  it('return a text for people with the name of the missing header', async () => {
    const answer = await server.call('getPortalStatuses', portalHeaders({ 'X-Tenant': null }));
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      messageKey: 'dde.error.missingHeader',
      fieldErrors: [{ field: 'X-Tenant', messageKey: 'dde.error.missingHeader' }],
    });
  });

  it('with an unknown value are rejected with the list of known values', async () => {
    const answer = await server.call('getPortalStatuses', portalHeaders({ 'X-Language': 'de' }));
    expect(answer.error.messageKey).toBe('dde.error.invalidHeader');
    expect(answer.error.reason).toBe('X-Language must be one of: en, bg, hu, hr, ro, sr, cs, sk');
  });

  it('keep the caller’s flow id, or receive a new one if it is invalid', async () => {
    const headers = portalHeaders({ 'X-Language': 'de' });
    expect((await server.call('getPortalStatuses', headers)).error.flowId).toBe(
      headers['X-Flow-Id'],
    );
    const bad = await server.call('getPortalStatuses', portalHeaders({ 'X-Flow-Id': '<b>' }));
    expect(bad.error.flowId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('sessions', () => {
  it.each(withSession)('[R7.22] %s answers 401 without a token', async (id) => {
    const answer = await server.call(id, portalHeaders());
    expect(answer.status).toBe(401);
    expect(answer.error.messageKey).toBe('dde.error.sessionExpired');
  });

  it.each(withSession)('[R7.22] %s answers 401 to an unknown token', async (id) => {
    const headers = portalHeaders({ 'X-Id-Token': `${client.worldId}.forged` });
    expect((await server.call(id, headers)).status).toBe(401);
  });

  it.each(withSession.filter(([, { userType }]) => userType !== undefined))(
    '[R6.1][R6.3] %s rejects the other type of user before it reads the body',
    async (id, { userType }) => {
      const other = userType === 'BANKER' ? client : banker;
      const answer = await server.call(id, other.headers, { nonsense: true });
      expect(answer.status).toBe(403);
      expect(answer.error.messageKey).toBe('dde.error.notAllowed');
    },
  );

  it('[R1.1] of another tenant are rejected', async () => {
    const headers = { ...client.headers, 'X-Tenant': 'CZ' };
    const answer = await server.call('getCurrentUser', headers);
    expect(answer.status).toBe(403);
    expect(answer.error.errorCode).toBe('DOKUBOX_ACCESS_DENIED');
  });

  it('are rejected in a world of another tenant than the headers name', async () => {
    const headers = portalHeaders({ 'X-Tenant': 'CZ', 'X-Sim-World': client.worldId });
    const answer = await server.call('getPortalStatuses', headers);
    expect(answer.status).toBe(400);
    expect(answer.error.fieldErrors?.[0]?.field).toBe('X-Tenant');
  });

  it('in an unknown world are rejected with advice how to create one', async () => {
    const answer = await server.call('getPortalStatuses', portalHeaders({ 'X-Sim-World': 'gone' }));
    expect(answer.status).toBe(404);
    expect(answer.error.messageKey).toBe('dde.error.unknownWorld');
    expect(answer.error.reason).toContain('POST /__sim/worlds');
  });
});

describe('bodies', () => {
  const post = (body: unknown) => server.post(rename, body, client.headers);

  it('[R7.5] with an unknown field are rejected with the list of known ones', async () => {
    const answer = await post({ dokuBoxId: 1, newCustomName: 'x', owner: 'me' });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({
      messageKey: 'dde.error.unknownField',
      fieldErrors: [
        {
          field: 'owner',
          reason: 'is not allowed; allowed fields: dokuBoxId, newCustomName, lastChangedAt',
        },
      ],
    });
  });

  it('[R7.5] with a wrong type are rejected, not converted', async () => {
    const answer = await post({ dokuBoxId: '1', newCustomName: 'x' });
    expect(answer.status).toBe(400);
    expect(answer.error.fieldErrors).toEqual([
      { field: 'dokuBoxId', messageKey: 'dde.error.invalidValue', reason: 'must be integer' },
    ]);
  });

  it('are rejected with every wrong field at once', async () => {
    const answer = await post({ dokuBoxId: 0 });
    expect(answer.error.messageKey).toBe('dde.error.validation');
    expect(answer.error.fieldErrors?.map(({ field }) => field)).toEqual([
      'newCustomName',
      'dokuBoxId',
    ]);
  });

  it('[R5.2] may have a name of 100 characters, and are rejected with 101', async () => {
    const long = await post({ dokuBoxId: 1, newCustomName: 'x'.repeat(limits.customNameMax + 1) });
    expect(long.error.fieldErrors?.[0]?.messageKey).toBe('dde.error.maxLength100');
    const fits = await post({ dokuBoxId: 1, newCustomName: 'x'.repeat(limits.customNameMax) });
    expect(fits.error.fieldErrors).toBeUndefined();
  });

  it('are rejected with the position in a list', async () => {
    const body = { dokuBoxId: 1, dokus: [{ id: 1 }, { id: 2, dokuAction: 'Explode' }] };
    const answer = await server.post(operations.submitClientDokubox.url, body, client.headers);
    expect(answer.error.fieldErrors?.[0]?.field).toBe('dokus[1].dokuAction');
  });

  it('are rejected if missing, broken, unexpected or of another media type', async () => {
    expect((await post('')).error.fieldErrors?.[0]?.messageKey).toBe('dde.error.requiredField');
    const broken = await post('{"dokuBoxId":');
    expect([broken.status, broken.error.messageKey]).toEqual([400, 'dde.error.malformedBody']);
    const form = await server.fetch(rename, {
      method: 'POST',
      headers: { ...client.headers, 'Content-Type': 'text/plain' },
      body: '{"dokuBoxId":1,"newCustomName":"x"}',
    });
    expect([form.status, form.error.messageKey]).toEqual([415, 'dde.error.unsupportedMediaType']);
    const extra = await server.post(operations.getPortalStatuses.url, { a: 1 }, client.headers);
    expect([extra.status, extra.error.messageKey]).toEqual([400, 'dde.error.unknownField']);
  });

  it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    'are rejected with %s',
    async (body) => {
      const answer = await post(body);
      expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.malformedBody']);
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );

  it('[R5.19] over 16 MiB are rejected', async () => {
    const answer = await post(`"${'x'.repeat(limits.bodyMaxBytes)}"`);
    expect([answer.status, answer.error.messageKey]).toEqual([413, 'dde.error.payloadTooLarge']);
  });

  const submit = (dokus: number) =>
    server.post(
      operations.submitClientDokubox.url,
      `{"dokuBoxId":1,"dokus":[${'1,'.repeat(dokus - 1)}1]}`,
      client.headers,
    );

  it('[A-534] with more values than any client needs are rejected', async () => {
    const answer = await submit(limits.jsonValuesMax + 1);
    expect([answer.status, answer.error.messageKey]).toEqual([400, 'dde.error.malformedBody']);
  });

  it('with nearly a million wrong items are answered as quickly as with one', async () => {
    const answer = await submit(limits.jsonValuesMax - 10);
    expect(answer.status).toBe(400);
    expect(answer.error.fieldErrors).toHaveLength(1);
  });

  it.each(['0', '01', '9007199254740993'])(
    '[R7.11] on a path with %s as an id are rejected',
    async (id) => {
      const answer = await server.fetch(`/dde/dokubox/doku/${id}/messages`, {
        headers: client.headers,
      });
      expect([answer.status, answer.error.fieldErrors?.[0]?.field]).toEqual([400, 'id']);
    },
  );

  it.each(['1.0', '0x1', '-1', '1e3', '%20', 'NaN'])(
    '[R7.11] on a path with %s as an id are answered like those on an unknown path',
    async (id) => {
      for (const path of [`/dde/dokubox/doku/${id}/messages`, `/dde/dokubox/${id}`]) {
        const { status, error } = await server.fetch(path, { headers: client.headers });
        expect([status, error.messageKey]).toEqual([404, 'dde.error.notFound']);
      }
    },
  );

  it.each(['GET', 'POST'])(
    'on an invalid path below /dde/dokubox/ are answered like those on an unknown path: %s',
    async (method) => {
      for (const path of ['banker', 'searchDokuBoxes', 'banker/nothing', 'x/lock']) {
        const answer = await server.fetch(`/dde/dokubox/${path}`, {
          method,
          headers: client.headers,
        });
        expect([path, answer.status, answer.error.messageKey]).toEqual([
          path,
          404,
          'dde.error.notFound',
        ]);
      }
    },
  );

  it('are rejected with a query parameter if none is allowed', async () => {
    const answer = await server.fetch('/dde/usermanagement/getCurrentUser?debug=1', {
      headers: client.headers,
    });
    expect(answer.status).toBe(400);
  });
});

describe('paths and methods', () => {
  it.each(all)('%s answers 405 with Allow to an unknown method', async (_id, operation) => {
    const answer = await server.fetch(deadEndPathOf(operation), { method: 'PUT' });
    expect(answer.status).toBe(405);
    expect(answer.error.messageKey).toBe('dde.error.methodNotAllowed');
    expect(answer.headers.get('allow')).toContain(operation.method);
  });

  it('answer OPTIONS with the methods, and HEAD where nothing changes', async () => {
    const options = await server.fetch('/__sim/health', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
    const head = await server.fetch('/__sim/health', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const changing = await server.fetch(operations.setUserOpenedWindow.url, { method: 'HEAD' });
    expect(changing.status).toBe(405);
  });

  it('answer an unknown path with the nearest operation', async () => {
    const answer = await server.fetch('/dde/dokubox/doku/1/mesages');
    expect(answer.status).toBe(404);
    expect(answer.error.reason).toContain('getMessages: GET /dde/dokubox/doku/{id}/messages');
  });

  it('answer an unknown path before they look at the body', async () => {
    const answer = await server.fetch('/dde/nothing', {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    expect(answer.status).toBe(404);
  });

  it.each([
    '/%zz',
    '/dde/dokubox/%',
    '/..%2f..%2fetc/passwd',
    '//',
    '/%00',
    `/${'a'.repeat(3000)}`,
  ])('answer %s with an error', async (path) => {
    const answer = await server.fetch(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.error.messageKey).toMatch(/^dde\.error\./);
  });

  it('never reveal internal details', async () => {
    const paths = ['/%zz', '/none', '/dde/dokubox/x', '/__sim/worlds/none'];
    for (const path of paths) {
      const { text } = await server.fetch(path, { headers: client.headers });
      expect(text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|fastify|\d+\.\d+\.\d+/i);
    }
  });
});
