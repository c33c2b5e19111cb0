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

/** Longer than the time limit of any test, so that waiting for it fails the test. */
const AGES_MS = 600_000;

const problems: LoggedProblem[] = [];
const door = createBrowserDoor({
  scenarios: { 'empty.json': empty, 'signing-running.json': running },
  loadFonts: installedFonts,
  onProblem: (problem) => problems.push(problem),
});

/** Visitor that prepares and reads the world, independent of the other visitor's connection. */
const control = door.visitor();
let browser: Visitor;
let worldId: string;
/** Headers of the portal for a signed-in banker. */
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

/** Calls in the world, with their status. */
async function journal(): Promise<readonly (readonly [string, number])[]> {
  const entries = (await (await control.fetch(at('getJournal'))).json()) as JournalEntry[];
  return entries.map(({ operationId = '', status }) => [operationId, status]);
}

describe('an aborted call', () => {
  it('is not sent if it was aborted before', async () => {
    const signal = AbortSignal.abort();
    await expect(flags({ signal })).rejects.toBe(signal.reason);
    expect(await journal()).toEqual([]);
  });

  it('fails immediately with the given reason, even if the simulator is still working', async () => {
    await addFault({ operationId: 'getFeatureFlags', delayMs: AGES_MS });
    const giveUp = new AbortController();
    const call = flags({ signal: giveUp.signal });
    const reason = new Error('the screen was left');
    giveUp.abort(reason);
    await expect(call).rejects.toBe(reason);
  });

  it('fails with an AbortError if no reason is given, like every fetch', async () => {
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

  it('does not change an answer that has already arrived', async () => {
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
  it('fails like a real browser, and sends nothing to the simulator', async () => {
    browser.online = false;
    await expect(flags()).rejects.toThrow(TypeError);
    expect(await journal()).toEqual([]);
    browser.online = true;
    expect((await flags()).status).toBe(200);
  });

  it('loses the answer if it goes offline during a call, although the call was executed', async () => {
    const call = flags();
    browser.online = false;
    await expect(call).rejects.toThrow(TypeError);
    await expect.poll(journal).toEqual([['getFeatureFlags', 200]]);
  });

  it('does not disconnect other visitors', async () => {
    browser.online = false;
    const colleague = door.visitor();
    const answer = await colleague.fetch(at('getFeatureFlags'), post({}, signedIn));
    expect(answer.status).toBe(200);
  });
});

describe('idle()', () => {
  it('resolves immediately if no call is pending', async () => {
    await expect(browser.idle()).resolves.toBeUndefined();
  });

  it('waits for every call, including failed ones, and for calls that follow from answers', async () => {
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

  it('does not wait for aborted calls, nor for other browsers', async () => {
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

describe('a request that is not for the simulator', () => {
  it('works normally: data and blob addresses', async () => {
    const answer = await browser.fetch('data:text/plain,hello');
    expect(await answer.text()).toBe('hello');
  });
});

describe('[R7.25] a call that needs a server', () => {
  beforeEach(() => open('signing-running'));

  const worldNow = () => {
    const world = door.worlds.get(worldId);
    if (!world) throw new Error(`no world ${worldId}`);
    return world;
  };

  /** A box with a document in a running envelope. */
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

  it.each(Object.entries(calls))('[A-277] says so and changes nothing: %s', async (_id, call) => {
    const before = [...worldNow().boxes.values()];
    const answer = await browser.fetch(...call());
    const body = (await answer.json()) as ErrorBody;
    expect([answer.status, body.messageKey]).toEqual([501, 'dde.error.needsServer']);
    expect(body.reason).toMatch(/server/);
    expect([...worldNow().boxes.values()]).toEqual(before);
  });

  it('[A-277] is first checked for other errors', async () => {
    const [path, init] = calls.getSigningUrl();
    const signedOut = post({}, { ...signedIn, 'X-Id-Token': 'nobody' });
    expect((await browser.fetch(path, signedOut)).status).toBe(401);
    const wrong = { ...init, body: JSON.stringify({ nonsense: 1 }) };
    expect((await browser.fetch(path, wrong)).status).toBe(400);
  });

  it('complies with the contract', () => {
    expect(problems).toEqual([]);
  });
});
