import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answeredCodes, errorCodes } from '@dokubox/spec/errors.ts';
import { faultPresets } from '@dokubox/spec/control/enums.ts';
import {
  operations,
  type AnswerOf,
  type BodyOf,
  type OperationId,
} from '@dokubox/spec/operations/table.ts';
import type { Fault } from '@dokubox/spec/control/schemas/fault.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import { ContractServer, type SignedIn } from './contract-server.ts';

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

function at(id: OperationId): string {
  return operations[id].url.replace('{worldId}', own.worldId);
}

async function addFault(fault: BodyOf<'addFault'>): Promise<Fault> {
  const answer = await server.post(at('addFault'), fault);
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Fault;
}

async function journal(): Promise<JournalEntry[]> {
  return (await server.fetch(at('getJournal'))).json as JournalEntry[];
}

async function waiting(): Promise<Fault[]> {
  return (await server.fetch(at('listFaults'))).json as Fault[];
}

describe('faults', () => {
  it('[R7.25] reject the next calls of an operation with a status, then it works again', async () => {
    const { faultId } = await addFault({ operationId: 'getFeatureFlags', status: 503, times: 2 });
    const answers = [await ask(), await ask(), await ask()];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0]?.error).toMatchObject({
      messageKey: 'dde.error.generalError',
      reason: `requested by ${faultId}`,
    });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    [307, 'dde.error.portalBlocked', 'PORTAL_BLOCKED'],
    [401, 'dde.error.sessionExpired', undefined],
    [418, 'dde.error.generalError', undefined],
    [428, 'dde.error.unauthorized', 'UNAUTHORIZED_428'],
    [500, 'dde.error.generalError', 'GENERAL_ERROR'],
  ] as const)(
    '[R7.23][R7.24] answer %s with the message of its code',
    async (status, key, code) => {
      await addFault({ status, times: 1 });
      const { error, headers, ...answer } = await ask();
      expect([answer.status, error.messageKey, error.errorCode]).toEqual([status, key, code]);
      expect(headers.get('location')).toBeNull();
      expect(server.problems).toEqual([]);
    },
  );

  it('[R8.1] carry their own message key, and apply to a path with or without its placeholders', async () => {
    await addFault({ path: '/dde/dokubox/{id}', status: 409, messageKey: 'dde.error.conflict' });
    await addFault({ path: '/dde/dokubox/doku/77/messages', status: 404 });
    const read = async (path: string) => (await server.fetch(path, own)).status;
    expect(await read('/dde/dokubox/77')).toBe(409);
    expect(await read('/dde/dokubox/doku/77/messages?page=0&size=20')).toBe(404);
    expect((await ask()).status).toBe(200);
    expect((await waiting()).map(({ met }) => met)).toEqual([1, 1]);
  });

  it('[R7.25] drop the connection before the call is carried out', async () => {
    await addFault({ operationId: 'logout', dropConnection: true, times: 1 });
    await expect(server.post(operations.logout.url, {}, own.headers)).rejects.toThrow();
    expect((await server.fetch(operations.getCurrentUser.url, own)).status).toBe(200);
    expect(await journal()).toMatchObject([
      { operationId: 'logout', status: 0, faultId: 'fault-1' },
      { operationId: 'getCurrentUser', status: 200 },
    ]);
  });

  it('[R7.25] wait first, then carry out the call', async () => {
    const delayMs = 120;
    await addFault({ operationId: 'getFeatureFlags', delayMs, times: 1 });
    const start = performance.now();
    expect((await ask()).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(delayMs - 5);
  });

  it('[R7.25] cut an answer off, so that it is not valid JSON', async () => {
    await addFault({ malformedBody: true, times: 1 });
    const response = await fetch(`${server.url}${operations.getCurrentUser.url}`, own);
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('[A-420] apply to the calls of one user alone', async () => {
    const bank = await server.headersIn(own, 'bankerRm');
    const state = (await server.fetch(at('getWorldState'))).json as AnswerOf<'getWorldState'>;
    const username = state.users.find(({ key }) => key === 'bankerRm')?.username ?? '';
    await addFault({ operationId: 'getCurrentUser', status: 500, username });
    const { url } = operations.getCurrentUser;
    expect((await server.fetch(url, { headers: own.headers })).status).toBe(200);
    expect((await server.fetch(url, { headers: bank })).status).toBe(500);
  });

  it('[A-420] apply to a share of the calls, the same ones in every world of a seed', async () => {
    const pattern = async () => {
      await addFault({ operationId: 'getFeatureFlags', status: 503, probability: 0.4 });
      const statuses: number[] = [];
      for (let call = 0; call < 40; call += 1) statuses.push((await ask()).status);
      return statuses;
    };
    const first = await pattern();
    const met = first.filter((status) => status === 503).length;
    expect(met).toBeGreaterThan(5);
    expect(met).toBeLessThan(30);
    expect(await waiting()).toMatchObject([{ met, passed: 40 - met }]);
    own = await server.signIn();
    expect(await pattern()).toEqual(first);
  });

  it('[A-420] end at their time by the clock of the world', async () => {
    const { now } = (await server.fetch(at('getClock'))).json as AnswerOf<'getClock'>;
    const until = new Date(Date.parse(now) + 3_600_000).toISOString();
    await addFault({ operationId: 'getFeatureFlags', status: 503, until });
    expect((await ask()).status).toBe(503);
    await server.post(at('setClock'), { advanceMs: 3_600_000 });
    expect((await ask()).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it.each(faultPresets)('[A-420] are known by the name %s', async (preset) => {
    const url = at('addFaultPreset').replace('{preset}', preset);
    const answer = await server.post(url, undefined);
    expect(answer.status, answer.text).toBe(201);
    expect(await waiting()).toEqual(answer.json);
    expect((answer.json as Fault[]).length).toBeGreaterThan(0);
  });

  it.each([
    ['expiredToken', 401],
    ['expiredSession', 428],
  ])('[A-538] named %s wait for a call in a session', async (preset, status) => {
    await server.post(at('addFaultPreset').replace('{preset}', preset), undefined);
    const { url } = operations.getCurrentUser;
    expect((await ask()).status).toBe(200);
    expect(await waiting()).toMatchObject([{ met: 0 }]);
    expect((await server.fetch(url, { headers: own.headers })).status).toBe(status);
    expect(await waiting()).toEqual([]);
  });

  it('apply to one world, never to the control API, and end when they are cleared', async () => {
    await addFault({ status: 500 });
    const other = await server.signIn();
    expect((await server.post(flags, {}, other.headers)).status).toBe(200);
    expect((await ask()).status).toBe(500);
    expect((await server.fetch(at('clearFaults'), { method: 'DELETE' })).status).toBe(204);
    expect((await ask()).status).toBe(200);
  });

  it.each(answeredCodes)(
    '[R8.7][A-517] answer %s with its status and its message key, given either or both',
    async (errorCode) => {
      const { httpStatus: status, messageKey } = errorCodes[errorCode];
      for (const fault of [{ errorCode }, { status, messageKey }]) {
        await addFault({ ...fault, times: 1 });
        const answer = await ask();
        expect(answer.status).toBe(status);
        expect(answer.error).toMatchObject({ errorCode, messageKey });
      }
      expect(server.problems).toEqual([]);
    },
  );

  it('[R8.1][A-517] answer a code with another message key', async () => {
    const messageKey = 'dde.error.otpExpired';
    await addFault({ errorCode: 'LOGIN_FAILED', messageKey, times: 1 });
    const answer = await ask();
    expect(answer.status).toBe(401);
    expect(answer.error).toMatchObject({ errorCode: 'LOGIN_FAILED', messageKey });
  });

  it('[R8.7] cannot use a code of another status', async () => {
    await addFault({ status: 400, messageKey: errorCodes.DOKUBOX_LOCKED.messageKey });
    expect((await ask()).error.errorCode).toBeUndefined();
  });

  it.each([
    [{ times: 3 }, undefined],
    [{ operationId: 'noSuchCall', status: 500 }, 'operationId'],
    [{ operationId: 'getJournal', status: 500 }, 'operationId'],
    [{ status: 500, messageKey: 'dde.error.noSuchKey' }, 'messageKey'],
    [{ delayMs: 5, messageKey: 'dde.error.conflict' }, 'messageKey'],
    [{ status: 200 }, 'status'],
    [{ status: 409, errorCode: 'DOKUBOX_LOCKED' }, 'status'],
    [{ errorCode: 'NO_SUCH_CODE' }, 'errorCode'],
    // A code that no answer ever carries cannot be used in a fault.
    [{ errorCode: 'MFE_PARAMS' }, 'errorCode'],
  ])('without an effect are rejected: %j', async (fault, field) => {
    const answer = await server.post(at('addFault'), fault);
    expect(answer.status).toBe(400);
    expect(answer.error.fieldErrors?.[0]?.field).toBe(field);
    expect(await waiting()).toEqual([]);
  });
});
