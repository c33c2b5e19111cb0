import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations, type AnswerOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { Har, JournalEntry, JournalExchange } from '@dokubox/spec/control/schemas/journal.ts';
import { ContractServer, portalHeaders, type SignedIn } from './contract-server.ts';

let server: ContractServer;
let own: SignedIn;

beforeAll(async () => {
  server = await ContractServer.start();
});
beforeEach(async () => {
  own = await server.signIn();
});
afterAll(() => server.stop());

const flags = operations.getFeatureFlags.url;
const ask = () => server.post(flags, {}, own.headers);

const at = (id: OperationId, entry = 1) =>
  operations[id].url.replace('{worldId}', own.worldId).replace('{entry}', String(entry));

async function journal(query = ''): Promise<JournalEntry[]> {
  return (await server.fetch(`${at('getJournal')}${query}`)).json as JournalEntry[];
}

async function lastStray(): Promise<JournalEntry | undefined> {
  return ((await server.fetch(at('getStrayRequests'))).json as JournalEntry[]).at(-1);
}

/** Sends bytes over a separate connection. It ends with the answer, or when it is cut. */
async function send(bytes: string, cut = false): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('close', () => {
      resolve();
    });
    socket.resume().write(bytes, () => {
      if (cut) socket.destroy();
    });
  });
}

describe('the journal', () => {
  it('[R1.1] lists each call of the world with its verdict, oldest first, and can be emptied', async () => {
    await ask();
    await server.fetch('/dde/dokubox/77', own);
    await server.fetch('/dde/dokubox/77', { headers: { ...own.headers, 'X-Id-Token': 'nobody' } });
    expect(await journal()).toMatchObject([
      { number: 1, operationId: 'getFeatureFlags', method: 'POST', path: flags, status: 200 },
      {
        number: 2,
        operationId: 'loadDokubox',
        path: '/dde/dokubox/77',
        status: 404,
        errorCode: 'DOKUBOX_LOAD_ERROR',
      },
      { number: 3, status: 401, messageKey: 'dde.error.sessionExpired' },
    ]);
    const [, second, third] = await journal();
    expect(second?.username).toMatch(/\w/);
    expect(second?.flowId).toBe(own.headers['X-Flow-Id']);
    expect(third?.username).toBeUndefined();
    expect((await server.fetch(at('clearJournal'), { method: 'DELETE' })).status).toBe(204);
    await ask();
    expect((await journal()).map(({ number }) => number)).toEqual([4]);
  });

  it('[A-406] contains requests rejected for their headers, with the reason and the fields', async () => {
    const { 'X-Tenant': _tenant, ...headers } = own.headers as Record<string, string>;
    await server.fetch('/dde/dokubox/77', { headers });
    await server.post('/dde/dokubox/client/searchDokuBoxes', { status: 'NONE' }, own.headers);
    const [missing, wrong] = await journal();
    expect(missing).toMatchObject({
      operationId: 'loadDokubox',
      status: 400,
      messageKey: 'dde.error.missingHeader',
      fields: ['X-Tenant'],
      step: 'request',
    });
    expect(wrong?.fields).toContain('status');
  });

  it('[R9.9] masks secrets in bodies and addresses, but shows uploaded logs as they are', async () => {
    const secret = 'Tajna-7-Rijec#Nova';
    const login = { username: 'anna', password: secret };
    await server.post(operations.clientLogin.url, login, own.headers);
    await server.fetch(`${operations.getCurrentUser.url}?token=${secret}`, own);
    expect(JSON.stringify(await journal())).not.toContain(secret);
    expect((await journal())[0]?.body).toEqual({ username: 'anna', password: '***' });
    const entry = {
      level: 'info',
      message: 'leak',
      context: { password: secret },
      timestamp: '2026-03-02T08:00:00.000Z',
      flowId: own.headers['X-Flow-Id'],
    };
    const logged = await server.post(
      operations.uploadLogs.url,
      { entries: [entry] },
      portalHeaders({ 'X-Sim-World': own.worldId }),
    );
    expect(logged.status).toBe(204);
    expect((await journal()).at(-1)?.body).toEqual({ entries: [entry] });
  });

  it('[A-421] keeps both bodies and the headers of a request, masked', async () => {
    const answer = await ask();
    const { json, text } = await server.fetch(at('getJournalEntry'));
    const { entry, ...exchange } = json as JournalExchange;
    expect(entry).toMatchObject({ number: 1, verdict: 'KEPT', body: {} });
    expect(entry.durationMs).toBeGreaterThan(0);
    expect(exchange.requestHeaders).toMatchObject({ 'x-tenant': 'HU', 'x-id-token': '***' });
    expect(text).not.toContain(own.idToken);
    expect(exchange.responseHeaders?.['content-type']).toContain('application/json');
    expect(exchange.responseBody).toEqual(answer.json);
    expect((await server.fetch(at('getJournalEntry', 9))).status).toBe(404);
  });

  it('[A-421] omits what a query excludes', async () => {
    await ask();
    await server.fetch('/dde/dokubox/77', own);
    await server.fetch('/dde/dokubox/77', { headers: { ...own.headers, 'X-Id-Token': 'nobody' } });
    const username = (await journal())[1]?.username ?? '';
    const numbers = async (query: string) => (await journal(query)).map(({ number }) => number);
    expect(await numbers('?operationId=loadDokubox')).toEqual([2, 3]);
    expect(await numbers('?status=404')).toEqual([2]);
    expect(await numbers(`?username=${encodeURIComponent(username)}`)).toContain(2);
    expect(await numbers(`?username=${encodeURIComponent(username)}`)).not.toContain(3);
    expect(await numbers('?since=2')).toEqual([3]);
  });
});

describe('a journal as a file', () => {
  it('[A-423] is an HTTP Archive with both bodies, masked', async () => {
    const answer = await ask();
    await server.fetch('/dde/dokubox/77?token=secret', own);
    const { json, text } = await server.fetch(`${at('getJournal')}?format=har`);
    const { version, entries } = (json as Har).log;
    expect([version, entries.length]).toEqual(['1.2', 2]);
    expect(entries[0]).toMatchObject({
      request: { method: 'POST', url: `${server.url}${flags}`, postData: { text: '{}' } },
      response: { status: 200, content: { text: answer.text } },
      timings: { wait: entries[0]?.time },
    });
    expect(entries[1]?.request.queryString).toEqual([{ name: 'token', value: '***' }]);
    expect(text).not.toContain(own.idToken);
  });
});

describe('a request that is sent again', () => {
  const replay = (entry: number) => server.post(at('replayRequest', entry), {});
  const rename = async (dokuBoxId: number, newCustomName: string) =>
    server.post(operations.renameDokubox.url, { dokuBoxId, newCustomName }, own.headers);

  it('[A-424] runs in a new world in the state this one had before the request', async () => {
    const search = operations.searchClientDokuboxes.url;
    const list = await server.post(search, { status: 'ALL', page: 0, size: 10 }, own.headers);
    const { content } = list.json as AnswerOf<'searchClientDokuboxes'>;
    const id = content[0]?.id ?? 0;
    await rename(id, 'First');
    await server.fetch(`/dde/dokubox/${id}`, own);
    await rename(id, 'Second');
    const { status, json, text } = await replay(3);
    expect(status, text).toBe(201);
    const { world, entry, asBefore } = json as AnswerOf<'replayRequest'>;
    expect([asBefore, entry.status, entry.operationId]).toEqual([true, 200, 'loadDokubox']);
    expect([entry.username, world.commands]).toEqual([(await journal())[2]?.username, 1]);
    const again = await server.fetch(
      `${operations.getJournalEntry.url.replace('{worldId}', world.worldId).replace('{entry}', '1')}`,
    );
    expect((again.json as JournalExchange).responseBody).toMatchObject({ customName: 'First' });
    const refused = (await replay(99)).status;
    expect([refused, (await journal()).length]).toEqual([404, 4]);
  });

  it('[A-424] is rejected if its world or its body is no longer known', async () => {
    await server.fetch(operations.renameDokubox.url, {
      method: 'POST',
      headers: { ...own.headers, 'Content-Type': 'application/json' },
      body: '{"half',
    });
    expect((await replay(1)).error.reason).toContain('unreadable');
    const { json } = await server.post(
      operations.searchClientDokuboxes.url,
      { status: 'ALL', page: 0, size: 10 },
      own.headers,
    );
    const id = (json as AnswerOf<'searchClientDokuboxes'>).content[0]?.id ?? 0;
    await rename(id, 'First');
    await server.fetch('/dde/dokubox/77', own);
    await server.post(at('resetWorld'), {});
    expect((await replay(4)).error).toMatchObject({
      messageKey: 'dde.error.conflict',
      reason: 'the commands before it have been undone or are no longer stored',
    });
  });
});

describe('a broken request', () => {
  const named = () => ({ 'X-Sim-World': own.worldId });

  it('[A-421] is in the journal of the world it names: its path, its method, its body', async () => {
    const rename = operations.renameDokubox.url;
    await server.fetch('/dde/dokuboxes/77', { headers: named() });
    await server.fetch(rename, { method: 'PUT', headers: named() });
    await server.fetch(rename, {
      method: 'POST',
      headers: { ...own.headers, 'Content-Type': 'application/json' },
      body: '{"dokuBoxId":',
    });
    await server.post(rename, { dokuBoxId: 'x' }, own.headers);
    await server.fetch('/dde/dokubox/77', { headers: portalHeaders(named()) });
    expect(await journal()).toMatchObject([
      { path: '/dde/dokuboxes/77', status: 404, brokenPart: 'PATH', verdict: 'BROKEN_BY_CLIENT' },
      { method: 'PUT', status: 405, brokenPart: 'METHOD' },
      { operationId: 'renameDokubox', status: 400, brokenPart: 'BODY' },
      { fields: ['newCustomName', 'dokuBoxId'], brokenPart: 'BODY' },
      { operationId: 'loadDokubox', status: 401, step: 'access', verdict: 'KEPT' },
    ]);
    expect((await journal())[0]).not.toHaveProperty('operationId');
  });

  it('[A-421] is in the journal even if its body is cut off', async () => {
    const head = [
      `POST ${operations.renameDokubox.url} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      'Content-Length: 100',
      ...Object.entries(own.headers).map(([name, value]) => `${name}: ${value}`),
    ].join('\r\n');
    await send(`${head}\r\n\r\n{"dokuBoxId":`, true);
    await expect
      .poll(journal)
      .toMatchObject([{ operationId: 'renameDokubox', status: 400, brokenPart: 'BODY' }]);
  });

  it('[A-422] is listed separately if it names an unknown world', async () => {
    await server.fetch('/dde/nowhere');
    expect(await lastStray()).toMatchObject({ path: '/dde/nowhere', brokenPart: 'PATH' });
    await server.post(flags, {}, portalHeaders({ 'X-Sim-World': 'none' }));
    expect(await lastStray()).toMatchObject({ operationId: 'getFeatureFlags', verdict: 'KEPT' });
    await server.post(at('setClock'), { advanceMs: -1 });
    expect(await lastStray()).toMatchObject({ operationId: 'setClock', fields: ['advanceMs'] });
    await send('GET /dde/here HTTP/1.1\r\nContent-Length: x\r\n\r\n');
    expect(await lastStray()).toMatchObject({ method: 'GET', path: '/dde/here', status: 400 });
    expect(await journal()).toEqual([]);
  });
});

describe('a contract breach on purpose', () => {
  it('[A-421] is reported as the work of a fault', async () => {
    const fault = (body: object) => server.post(at('addFault'), { times: 1, ...body });
    await fault({ status: 418 });
    await ask();
    await fault({ status: 401 });
    await server.fetch('/dde/dokubox/77', own);
    await fault({ malformedBody: true });
    await fetch(`${server.url}${flags}`, {
      method: 'POST',
      headers: { ...own.headers, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect((await journal()).map(({ verdict }) => verdict)).toEqual([
      'BROKEN_BY_FAULT',
      'KEPT',
      'BROKEN_BY_FAULT',
    ]);
    const { json } = await server.fetch(at('getJournalEntry', 3));
    expect(typeof (json as JournalExchange).responseBody).toBe('string');
  });
});
