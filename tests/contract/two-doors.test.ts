import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuboxSearchStatuses } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { operations, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { OperationDefinition } from '@dokubox/spec/operations/types.ts';
import { createBrowserDoor, type BrowserDoor } from '../../simulator/browser/door.ts';
import type { LoggedProblem } from '../../simulator/door/options.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { installedFonts } from '../../simulator/signatures/documents/installed-fonts.ts';
import {
  ContractServer,
  NOWHERE,
  deadEndPathOf,
  portalHeaders,
  scenariosFolder,
} from './contract-server.ts';

/** Both worlds start at the same time, so that the answers of both doors can be compared. */
const now = '2026-03-02T08:00:00.000Z';

const problems: LoggedProblem[] = [];
let server: ContractServer;
let door: BrowserDoor;

function scenarioTexts(): Record<string, string> {
  const names = readdirSync(scenariosFolder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(join(scenariosFolder, name), 'utf8')]),
  );
}

beforeAll(async () => {
  let made = 0;
  // Counts worlds as a page does, so that both worlds have the same name.
  server = await ContractServer.start({ newWorldId: () => `w${(made += 1)}` });
  door = createBrowserDoor({
    scenarios: scenarioTexts(),
    loadFonts: installedFonts,
    onProblem: (problem) => problems.push(problem),
  });
});
afterAll(() => server.stop());

/** One of the two doors to the engine, with a browser's cookies. */
interface Side {
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** HTTP as a browser uses it. Node does not keep cookies automatically. */
function overHttp(): Side {
  const cookies = new Map<string, string>();
  return {
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (cookie !== '') headers.set('cookie', cookie);
      const answer = await fetch(`${server.url}${path}`, { redirect: 'manual', ...init, headers });
      for (const text of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
        if (text.includes('Expires=')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}

const comparedHeaders = [
  'accept-encoding',
  'allow',
  'cache-control',
  'content-security-policy',
  'content-type',
  'location',
  'x-content-type-options',
];

/** Replaces values that depend on chance or time: tokens, new flow ids, seconds. */
function plain(text: string): string {
  return text
    .replaceAll(/"(w\d+|default-\w+)\.[\w-]{20,}"/g, '"$1.token"')
    .replaceAll(/"(idToken|refreshToken|transactionId)":"[^"]*"/g, '"$1":"token"')
    .replaceAll(/"flowId":"[^"]*"/g, '"flowId":"id"')
    .replaceAll(/"durationMs":[\d.]+/g, '"durationMs":0')
    .replaceAll(/(\d\dT\d\d):\d\d:\d\d\.\d{3}Z/g, '$1Z');
}

async function seen(call: Promise<Response>) {
  let response: Response;
  try {
    response = await call;
  } catch (error) {
    return { failed: (error as Error).name };
  }
  const headers = comparedHeaders.map((name) => [name, response.headers.get(name)]);
  const text = plain(await response.text());
  const hasEtag = response.headers.has('etag');
  return { status: response.status, headers: Object.fromEntries(headers), hasEtag, text };
}

interface WorldAnswer {
  readonly worldId: string;
  readonly idToken: string;
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

/** The same user in the same world behind both doors. */
class Pair {
  readonly http: Side = overHttp();
  readonly page: Side = door.visitor();
  worldId = '';
  /** Headers of each side's user. */
  readonly headers: Record<'http' | 'page', Record<string, string>> = { http: {}, page: {} };

  static async signIn(user = 'client1', tenant = 'HU'): Promise<Pair> {
    const pair = new Pair();
    for (const side of ['http', 'page'] as const) {
      const wanted = { scenario: 'contract', tenant, user, now };
      const answer = await pair[side].fetch(operations.createWorld.url, json(wanted));
      const { worldId, idToken } = (await answer.json()) as WorldAnswer;
      pair.worldId = worldId;
      const isClient = user.startsWith('client');
      pair.headers[side] = portalHeaders({
        'X-Tenant': tenant,
        'X-Channel': isClient ? 'INTERNET' : 'INTRANET',
        'X-Flow-Type': isClient ? 'CLIENT' : 'BANKER',
        'X-Sim-World': worldId,
        'X-Id-Token': idToken,
      });
    }
    return pair;
  }

  /** Sends the same call to both, and returns both answers. */
  async ask(path: string, make: (headers: Record<string, string>) => RequestInit = headed) {
    const http = await seen(this.http.fetch(path, make(this.headers.http)));
    const page = await seen(this.page.fetch(path, make(this.headers.page)));
    expect(page).toEqual(http);
    return http;
  }

  /** The first box of the user and its documents' ids. */
  async box(): Promise<{ readonly id: number; readonly dokus: readonly number[] }> {
    const search = operations.searchClientDokuboxes.url;
    const list = await this.ask(search, (headers) =>
      json({ status: dokuboxSearchStatuses[0], page: 0, size: 10 }, headers),
    );
    const [id = 0] = numbersOf(list.text, /"id":(\d+)/g);
    const box = await this.ask(`/dde/dokubox/${id}`);
    const { dokus = [] } = JSON.parse(box.text ?? '{}') as { dokus?: { id: number }[] };
    return { id, dokus: dokus.map((doku) => doku.id) };
  }
}

const headed = (headers: Record<string, string>): RequestInit => ({ headers });
const numbersOf = (text = '', pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, number]) => Number(number));

/** Operations that a page cannot do. On a server they succeed without headers and a body. */
const serverOnly: readonly OperationId[] = ['getMetrics', 'getSigningUrl', 'getTrustRoot'];

const all = (
  Object.entries<OperationDefinition>(operations) as [OperationId, OperationDefinition][]
).filter(([id]) => !serverOnly.includes(id));

let shared: Pair;

beforeAll(async () => {
  shared = await Pair.signIn();
});

describe('both doors answer alike', () => {
  it.each(all)(
    'for %s without headers, without a body and with a wrong one',
    async (_id, operation) => {
      const path = deadEndPathOf(operation);
      const { method } = operation;
      await shared.ask(path, () => ({ method }));
      if (method !== 'POST') return;
      await shared.ask(path, () => json({ nonsense: 1 }));
      await shared.ask(path, (headers) => json({ nonsense: 1 }, headers));
      await shared.ask(path, (headers) => ({ method, headers }));
    },
  );

  it.each([
    ['GET', '/dde//1'],
    ['GET', '/dde/none'],
    ['GET', '/dde/dokubox/doku/7/Messages'],
    ['GET', '/dde/%zz'],
    ['GET', '/dde/dokubox/%ff'],
    ['GET', '/__sim/open/none?user=%ff'],
    ['GET', '/dde/dokubox/1?x=1'],
    ['GET', '/dde/dokubox/01'],
    ['GET', '/dde/dokubox/doku/1/messages?page=0&page=1&size=20'],
    ['HEAD', '/config.json'],
    ['HEAD', '/dde/dokubox/1'],
    ['HEAD', operations.clientLogin.url],
    ['PUT', operations.clientLogin.url],
    ['DELETE', '/dde/dokubox/1'],
    ['OPTIONS', '/dde/dokubox/1'],
    ['GET', '/config.json'],
    ['GET', '/__sim/scenarios'],
  ])('for %s %s', async (method, path) => {
    await shared.ask(path, (headers) => ({ method, headers }));
  });

  it.each([
    ['{"a":', 'application/json'],
    ['{"__proto__":{}}', 'application/json'],
    ['[]', 'application/json; charset=utf-8'],
    ['', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['{}', 'text/plain'],
    [JSON.stringify({ username: 'x'.repeat(100_000) }), 'application/json'],
    ['{"username":"a","username":"b"}', 'application/json'],
    ['['.repeat(limits.jsonDepthMax + 1), 'application/json'],
    ['null', 'application/json'],
  ])('for a body of %j as %s', async (body, type) => {
    const { clientLogin, checkFileContent, getPortalStatuses } = operations;
    for (const { url } of [clientLogin, checkFileContent, getPortalStatuses]) {
      await shared.ask(url, (headers) => ({
        method: 'POST',
        headers: { ...headers, 'Content-Type': type },
        body,
      }));
    }
  });

  it('[A-469][A-470] for bytes that are not UTF-8, and a compressed body', async () => {
    for (const { url } of [operations.clientLogin, operations.checkFileContent]) {
      const asked = (headers: Record<string, string>, encoding?: string): RequestInit => ({
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json',
          ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
        },
        body: new Uint8Array([0x22, 0xff, 0x22]),
      });
      expect((await shared.ask(url, (headers) => asked(headers))).status).toBe(400);
      expect((await shared.ask(url, (headers) => asked(headers, 'gzip'))).status).toBe(415);
    }
    const form =
      '--e\r\nContent-Disposition: form-data; name="fileName"\r\n\r\n\u00ff\r\n--e--\r\n';
    const spoiled = await shared.ask(operations.checkFileContent.url, (headers) => ({
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'multipart/form-data; boundary=e' },
      body: Uint8Array.from(form, (letter) => letter.charCodeAt(0)),
    }));
    expect(spoiled.status).toBe(400);
  });

  it('when they list, load, rename and write, and record it in the journal', async () => {
    const pair = await Pair.signIn();
    const { id, dokus } = await pair.box();
    expect(dokus.length).toBeGreaterThan(0);
    const rename = (newCustomName: unknown) =>
      pair.ask(operations.renameDokubox.url, (headers) =>
        json({ dokuBoxId: id, newCustomName }, headers),
      );
    expect((await rename('Our loan')).status).toBe(204);
    expect((await rename('x'.repeat(limits.customNameMax + 1))).status).toBe(400);
    expect((await pair.ask(`/dde/dokubox/${id}`)).text).toContain('"Our loan"');
    expect((await pair.ask(`/dde/dokubox/${NOWHERE}`)).status).toBe(404);
    const write = { content: 'Two\nlines', messageVisibility: 'EXTERNAL' };
    const path = operations.addMessage.url.replace('{id}', String(dokus[0]));
    expect((await pair.ask(path, (headers) => json(write, headers))).status).toBe(201);
    const journal = await pair.ask(operations.getJournal.url.replace('{worldId}', pair.worldId));
    expect(journal.text).toContain('"operationId":"addMessage"');
  });

  it('[R7.16] with the same bytes of seeded documents', async () => {
    const pair = await Pair.signIn();
    const { dokus } = await pair.box();
    const answers = [];
    for (const id of dokus) answers.push(await pair.ask(`/dde/dokubox/doku/${id}/download`));
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  it('for an unchanged box, known by its ETag', async () => {
    const pair = await Pair.signIn();
    const { id } = await pair.box();
    for (const side of ['http', 'page'] as const) {
      const headers = pair.headers[side];
      const first = await pair[side].fetch(`/dde/dokubox/${id}`, { headers });
      // The tag is weak if the answer was compressed, which a page does not need.
      const etag = first.headers.get('etag')?.replace(/^W\//, '') ?? '';
      expect(etag).toMatch(/^"[^"]+"$/);
      const again = await pair[side].fetch(`/dde/dokubox/${id}`, {
        headers: { ...headers, 'If-None-Match': `"other", W/${etag}` },
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  it('[R5.21] when they read, check and reject forms', async () => {
    const pair = await Pair.signIn();
    const form = (fields: readonly (readonly [string, string | Blob, string?])[]) => {
      const data = new FormData();
      for (const [name, value, fileName] of fields) {
        if (typeof value === 'string') data.append(name, value);
        else data.append(name, value, fileName);
      }
      return data;
    };
    const file = new Blob(['name;sum\nKovács;12']);
    const named = [
      ['fileName', 'list.csv'],
      ['dokuFlowTypeId', '1'],
    ] as const;
    const forms = [
      form([...named, ['files', file, 'list.csv']]),
      form([...named, ['files', new Blob([new Uint8Array(9)]), 'list.csv']]),
      form([...named, ['files', new Blob(['no PDF']), 'x.pdf']]),
      form([
        ['fileName', 'x.pdf'],
        ['dokuFlowTypeId', '1'],
        ['files', new Blob(['PK']), 'x.pdf'],
      ]),
      form([...named, ['files', 'text in place of a file']]),
      form([...named, ['files', file, 'a.csv'], ['files', file, 'b.csv']]),
      form([...named, ['files', file, 'a.csv'], ['unknown', 'x']]),
      form([...named, ['fileName', 'twice.csv'], ['files', file, 'a.csv']]),
      form([['constructor', 'x']]),
    ];
    const statuses = [];
    for (const body of forms) {
      const { url } = operations.checkFileContent;
      statuses.push((await pair.ask(url, (headers) => ({ method: 'POST', headers, body }))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 400, 400, 400, 400, 400]);
    const { url } = operations.checkClientUpload;
    const body = form([['file', file, 'list.csv']]);
    const upload = await pair.ask(url, (headers) => ({ method: 'POST', headers, body }));
    expect(upload.text).toBe('{"signedOutsideDDE":false}');
  });

  it('for sessions by cookie: open a world, ask who is signed in, sign out', async () => {
    const pair = await Pair.signIn();
    const anonymous = portalHeaders();
    const me = () => pair.ask(operations.getCurrentUser.url, () => ({ headers: anonymous }));
    expect((await me()).status).toBe(401);
    const open = await pair.ask(`/__sim/open/${pair.worldId}?user=client1`, () => ({}));
    expect(open).toMatchObject({ status: 302, headers: { location: '/indexHU.html' } });
    expect((await me()).status).toBe(200);
    const out = await pair.ask(operations.logout.url, () => json({}, anonymous));
    expect(out.status).toBeLessThan(300);
    expect((await me()).status).toBe(401);
    const wrong = { username: 'nobody', password: testPassword, language: 'en' };
    const login = await pair.ask(operations.clientLogin.url, () => json(wrong, anonymous));
    expect(login.status).toBe(401);
  });

  it.each([
    { status: 503, times: 1 },
    { status: 307, times: 1 },
    { delayMs: 20, times: 1 },
    { dropConnection: true, times: 1 },
    { malformedBody: true, times: 1 },
    { status: 200 },
  ])('[R7.25] with faults: %j', async (fault) => {
    const pair = await Pair.signIn();
    const path = operations.addFault.url.replace('{worldId}', pair.worldId);
    await pair.ask(path, () => json(fault));
    await pair.ask(operations.getCurrentUser.url);
    await pair.ask(operations.getCurrentUser.url);
    await pair.ask(operations.getJournal.url.replace('{worldId}', pair.worldId));
  });
});
