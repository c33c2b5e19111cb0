import { beforeEach, describe, expect, it } from 'vitest';
import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { ErrorBody } from '@dokubox/spec/schemas/error-body.ts';
import empty from '../../scenarios/empty.json' with { type: 'json' };
import running from '../../scenarios/signing-running.json' with { type: 'json' };
import type { LoggedProblem } from '../door/options.ts';
import { testOtp, testPassword } from '@dokubox/spec/test-sign-in.ts';
import { installedFonts } from '../signatures/documents/installed-fonts.ts';
import { createBrowserDoor, type Visitor } from './door.ts';

/** Longer than any test may take: whoever waited for it would fail. */
const AGES_MS = 600_000;

const problems: LoggedProblem[] = [];
const door = createBrowserDoor({
  scenarios: { 'empty.json': empty, 'signing-running.json': running },
  loadFonts: installedFonts,
  onProblem: (problem) => problems.push(problem),
});

/** Sets a world up and looks into it, whatever the others' connection does. */
const control = door.visitor();
let browser: Visitor;
let worldId: string;
/** Headers of the portal, of a signed-in banker. */
let signedIn: Record<string, string>;

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

async function open(scenario: string): Promise<void> {
  const wanted = { scenario, tenant: 'HU', user: 'bankerRm' };
  const world = await control.fetch(operations.createWorld.url, post(wanted));
  const { idToken, ...rest } = (await world.json()) as { worldId: string; idToken: string };
  worldId = rest.worldId;
  signedIn = {
    'X-Language': 'en',
    'X-Tenant': 'HU',
    'X-Channel': 'INTRANET',
    'X-Flow-Type': 'BANKER',
    'X-Timezone-Offset': '-60',
    'X-Client-Application': 'DDE_PORTAL',
    'X-Flow-Id': '6f9619ff-8b86-4011-b42d-00c04fc964ff',
    'X-Sim-World': worldId,
    'X-Id-Token': idToken,
  };
  browser = door.visitor();
}

beforeEach(() => open('empty'));

const at = (id: OperationId) => operations[id].url.replace('{worldId}', worldId);
const flags = (init: RequestInit = {}) =>
  browser.fetch(at('getFeatureFlags'), { ...post({}, signedIn), ...init });

async function addFault(fault: BodyOf<'addFault'>): Promise<void> {
  expect((await control.fetch(at('addFault'), post(fault))).status).toBe(201);
}

/** What the world was asked, and what it answered. */
async function journal(): Promise<readonly (readonly [string, number])[]> {
  const entries = (await (await control.fetch(at('getJournal'))).json()) as JournalEntry[];
  return entries.map(({ operationId = '', status }) => [operationId, status]);
}

describe('a call that is given up', () => {
  it('never leaves when it is given up before', async () => {
    const signal = AbortSignal.abort();
    await expect(flags({ signal })).rejects.toBe(signal.reason);
    expect(await journal()).toEqual([]);
  });

  it('fails at once with the reason given, whatever the simulator still does', async () => {
    await addFault({ operationId: 'getFeatureFlags', delayMs: AGES_MS });
    const giveUp = new AbortController();
    const call = flags({ signal: giveUp.signal });
    const reason = new Error('the screen was left');
    giveUp.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('is an AbortError where no reason is given, as every fetch says', async () => {
    await addFault({ operationId: 'getFeatureFlags', delayMs: AGES_MS });
    const giveUp = new AbortController();
    const request = new Request(new URL(at('getFeatureFlags'), 'http://localhost'), {
      ...post({}, signedIn),
      signal: giveUp.signal,
    });
    const call = browser.fetch(request);
    giveUp.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves an answer alone that is there already', async () => {
    const giveUp = new AbortController();
    const answer = await flags({ signal: giveUp.signal });
    giveUp.abort();
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()]);
  });

  it.each([
    ['its answer sets the cookie', false, 200],
    ['nobody hears its answer, nor the cookie with it', true, 401],
  ])('[A-273] %s', async (_what, abandoned, status) => {
    const { 'X-Id-Token': _idToken, ...headers } = signedIn;
    const username = door.worlds.get(worldId)?.userByKey('bankerRm')?.username;
    const credentials = { username, password: testPassword, language: 'en' };
    const login = await browser.fetch(at('bankerLogin'), post(credentials, headers));
    const { transactionId } = (await login.json()) as { transactionId: string };
    const giveUp = new AbortController();
    const code = { ...post({ transactionId, otp: testOtp }, headers), signal: giveUp.signal };
    const call = browser.fetch(at('verifyOtp'), code);
    if (abandoned) giveUp.abort();
    await call.catch(() => undefined);
    await expect.poll(journal).toContainEqual(['verifyOtp', 200]);
    const me = await browser.fetch(at('getCurrentUser'), { headers });
    expect(me.status).toBe(status);
  });
});

describe('a browser without a connection', () => {
  it('fails as a browser does, and asks the simulator nothing', async () => {
    browser.online = false;
    await expect(flags()).rejects.toThrow(TypeError);
    expect(await journal()).toEqual([]);
    browser.online = true;
    expect((await flags()).status).toBe(200);
  });

  it('loses the answer when it goes offline under way, though the call was done', async () => {
    const call = flags();
    browser.online = false;
    await expect(call).rejects.toThrow(TypeError);
    await expect.poll(journal).toEqual([['getFeatureFlags', 200]]);
  });

  it('cuts off nobody else', async () => {
    browser.online = false;
    const colleague = door.visitor();
    const answer = await colleague.fetch(at('getFeatureFlags'), post({}, signedIn));
    expect(answer.status).toBe(200);
  });
});

describe('idle', () => {
  it('comes at once where nothing is under way', async () => {
    await expect(browser.idle()).resolves.toBeUndefined();
  });

  it('waits for every call, failed ones included, and for those their answers lead to', async () => {
    const seen: string[] = [];
    await addFault({ operationId: 'getCurrentUser', dropConnection: true });
    await addFault({ operationId: 'getFeatureFlags', delayMs: 1 });
    const failing = browser
      .fetch(at('getCurrentUser'), { headers: signedIn })
      .catch(() => seen.push('failed'));
    const chain = flags()
      .then(() => flags())
      .then(() => seen.push('answered twice'));
    await browser.idle();
    expect(seen).toEqual(['failed', 'answered twice']);
    await Promise.all([failing, chain]);
  });

  it('does not wait for calls that were given up, nor for another browser', async () => {
    await addFault({ operationId: 'getFeatureFlags', delayMs: AGES_MS });
    const giveUp = new AbortController();
    const call = flags({ signal: giveUp.signal });
    const others = new AbortController();
    const init = { ...post({}, signedIn), signal: others.signal };
    const foreign = door.visitor().fetch(at('getFeatureFlags'), init);
    const ends = Promise.allSettled([call, foreign]);
    giveUp.abort();
    await browser.idle();
    others.abort();
    await ends;
  });
});

describe('what is no call of the simulator', () => {
  it('goes the usual way: addresses of the page’s own memory', async () => {
    const answer = await browser.fetch('data:text/plain,hello');
    expect(await answer.text()).toBe('hello');
  });
});

describe('[R7.25] what needs a server says so, and changes nothing', () => {
  beforeEach(() => open('signing-running'));

  const worldNow = () => {
    const world = door.worlds.get(worldId);
    if (!world) throw new Error(`no world ${worldId}`);
    return world;
  };

  /** A document with a file, and one in a running envelope. */
  function waiting() {
    for (const box of worldNow().boxes.values()) {
      const doku = box.dokus.find((one) => one.status === 'WAITING_CLIENT_SIGNATURE');
      if (doku && typeof box.envelopeId === 'string') return { box, doku };
    }
    throw new Error('the scenario has no running envelope');
  }

  const calls = {
    getSigningUrl: () =>
      [at('getSigningUrl').replace('{id}', String(waiting().doku.id)), post({}, signedIn)] as const,
    validateSignature: () =>
      [
        at('validateSignature').replace('{id}', String(waiting().doku.id)),
        post({ fileName: 'a.pdf', fileContent: btoa('%PDF-1.7 of somebody') }, signedIn),
      ] as const,
    getTrustRoot: () => [at('getTrustRoot'), {}] as const,
    actOnEnvelope: () =>
      [
        at('actOnEnvelope').replace('{envelopeId}', waiting().box.envelopeId ?? ''),
        post({ action: 'workstepFinished' }),
      ] as const,
  } satisfies Partial<Record<OperationId, () => readonly [string, RequestInit]>>;

  it.each(Object.entries(calls))('[A-277] %s', async (_id, call) => {
    const before = [...worldNow().boxes.values()];
    const answer = await browser.fetch(...call());
    const body = (await answer.json()) as ErrorBody;
    expect([answer.status, body.messageKey]).toEqual([501, 'dde.error.needsServer']);
    expect(body.reason).toMatch(/server/);
    expect([...worldNow().boxes.values()]).toEqual(before);
  });

  it('[A-277] a wrong call is told what is wrong with it before that', async () => {
    const [path, init] = calls.getSigningUrl();
    const nobody = post({}, { ...signedIn, 'X-Id-Token': 'nobody' });
    expect((await browser.fetch(path, nobody)).status).toBe(401);
    const wrong = { ...init, body: JSON.stringify({ nonsense: 1 }) };
    expect((await browser.fetch(path, wrong)).status).toBe(400);
  });

  it('answers keep to the contract all the same', () => {
    expect(problems).toEqual([]);
  });
});
