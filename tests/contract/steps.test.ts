import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalSteps, type RefusalStep } from '@dokubox/spec/control/enums.ts';
import { operations, type BodyOf, type OperationId } from '@dokubox/spec/operations/table.ts';
import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { BoxState } from '../../simulator/engine/state.ts';
import { ContractServer, NOWHERE, type Answered, type SignedIn } from './contract-server.ts';

let server: ContractServer;
let client: SignedIn;
let boxId: number;

beforeAll(async () => {
  server = await ContractServer.start();
});
beforeEach(async () => {
  client = await server.signIn('client1', 'HU', 'locks');
  boxId = [...world().boxes.values()].find(({ status }) => status === 'IN_PROGRESS')?.id ?? 0;
});
afterAll(() => server.stop());

function world() {
  const found = server.simulator.engine.worlds.get(client.worldId);
  if (!found) throw new Error('the world is gone');
  return found;
}

function change(changes: Partial<BoxState>): void {
  world().commit({ operationId: 'test', username: 'test' }, (tx) => {
    tx.changeBox(boxId, changes);
  });
}

const held = (): Partial<BoxState> => ({
  lock: {
    username: world().userByKey('bankerRm')?.username ?? '',
    expiresAt: new Date(world().clock.nowMs() + 60_000).toISOString(),
  },
});

const control = (id: OperationId) => operations[id].url.replace('{worldId}', client.worldId);

function block(name: 'DDE' | 'SIGNING'): Promise<Answered> {
  return server.post(control('setPortalStatus'), {
    statuses: [{ function: name, currentlyBlocked: true }],
  });
}

function rename(body: object = {}, headers = client.headers): Promise<Answered> {
  const whole: BodyOf<'renameDokubox'> = { dokuBoxId: boxId, newCustomName: 'Mine' };
  return server.post(operations.renameDokubox.url, { ...whole, ...body }, headers);
}

function submit(): Promise<Answered> {
  const { dokus } = world().boxes.get(boxId) as BoxState;
  const body: BodyOf<'submitClientDokubox'> = {
    dokuBoxId: boxId,
    dokus: [{ id: dokus[0]?.id ?? 0, dokuAction: 'SendForSigning' }],
  };
  return server.post(operations.submitClientDokubox.url, body, client.headers);
}

/** Everything that blocks a rename, from the last step to the first. */
const hindrances = [
  ['rules', 409, () => change({ initiatedBy: 'BANK' })],
  ['lock', 409, () => change(held())],
  ['access', 404, () => change({ clientNumber: '0' })],
  ['request', 400, () => undefined, { nickname: 'x' }],
  [
    'fault',
    503,
    () => server.post(control('addFault'), { operationId: 'renameDokubox', status: 503 }),
    { nickname: 'x' },
  ],
  ['portalStatus', 307, () => block('DDE'), { nickname: 'x' }],
] as const satisfies readonly (readonly [RefusalStep, number, () => unknown, object?])[];

async function verdict(): Promise<JournalEntry | undefined> {
  const { json } = await server.fetch(control('getJournal'));
  return (json as JournalEntry[]).at(-1);
}

describe('the steps of a request', () => {
  it('[R4.5] all pass on success, and the journal names none of them', async () => {
    expect((await rename()).status).toBe(204);
    expect(await verdict()).not.toHaveProperty('step');
  });

  it('[R7.25][R8.7] stop at the first hindrance, which the journal names', async () => {
    for (const [step, status, stand, body] of hindrances) {
      await stand();
      expect((await rename(body)).status, step).toBe(status);
      expect((await verdict())?.step).toBe(step);
    }
    const { 'X-Id-Token': _token, ...nobody } = client.headers;
    expect((await rename({ nickname: 'x' }, nobody)).status).toBe(401);
    expect((await verdict())?.step).toBe('access');
    expect(hindrances.map(([step]) => step).sort()).toEqual([...refusalSteps].sort());
  });

  it('[R4.3] stop at a finished box as they do at its lock', async () => {
    change({ status: 'CANCELLED' });
    expect((await rename()).error.errorCode).toBe('DOKUBOX_CANCELLED');
    expect((await verdict())?.step).toBe('lock');
  });

  it('[R6.9] distinguish an unknown box from one that cannot be renamed', async () => {
    expect((await rename({ dokuBoxId: NOWHERE })).status).toBe(404);
    expect((await verdict())?.step).toBe('access');
  });

  it('[R7.24] check the portal status of a chosen option before the lock', async () => {
    change(held());
    expect((await submit()).status).toBe(409);
    expect((await verdict())?.step).toBe('lock');
    await block('SIGNING');
    expect((await submit()).status).toBe(307);
    expect((await verdict())?.step).toBe('portalStatus');
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
