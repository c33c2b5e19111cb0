import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { tenantPolicies } from '@dokubox/spec/tenants/table.ts';
import { NOWHERE } from '../contract-server.ts';
import {
  ServerUnderTest,
  type ConformanceBoxName,
  type PersonKey,
  type TargetWorld,
} from './target.ts';

let target: ServerUnderTest;
let world: TargetWorld;
let boxId: number;

beforeAll(async () => {
  target = await ServerUnderTest.open();
});
afterAll(() => target.close());
beforeEach(async () => {
  world = await target.world();
  boxId = await world.boxId('Talk');
});

const lock = (who: PersonKey, id = boxId) => world.call(who, 'lockDokubox', { id });
const unlock = (who: PersonKey, id = boxId) => world.call(who, 'unlockDokubox', { id });
const rename = (newCustomName: string, dokuBoxId = boxId, who: PersonKey = 'client1') =>
  world.call(who, 'renameDokubox', { body: { dokuBoxId, newCustomName } });
const nameOf = async (id = boxId) => (await world.box('client1', id)).customName ?? null;

describe('a name', () => {
  it('[R2.15][R4.5] is set, trimmed, kept as plain text, and removed by an empty one', async () => {
    expect((await rename('  <b>Nová zmluva</b> ')).status).toBe(204);
    expect(await nameOf()).toBe('<b>Nová zmluva</b>');
    expect((await rename('   ')).status).toBe(204);
    expect(await nameOf()).toBeNull();
  });

  it('[R5.2] may have 100 characters, and is rejected with 101', async () => {
    expect((await rename('x'.repeat(limits.customNameMax))).status).toBe(204);
    const { status, error } = await rename('y'.repeat(limits.customNameMax + 1));
    expect([status, error.messageKey]).toEqual([400, 'dde.error.maxLength100']);
    expect(await nameOf()).toBe('x'.repeat(limits.customNameMax));
  });

  it.each<[ConformanceBoxName, number, string]>([
    ['Prepared', 204, ''],
    ['Started by the bank', 409, 'dde.error.customNameNotEditable'],
    ['Finished', 409, 'dde.error.customNameNotEditable'],
    ['Ended', 409, 'dde.error.dokuboxCancelled'],
    ['Of another client', 404, 'dde.error.dokuboxLoadError'],
  ])('[R4.5] of the box “%s”: %i %s', async (name, status, messageKey) => {
    const answer = await rename('Mine', await world.boxId(name));
    expect([answer.status, answer.error?.messageKey ?? '']).toEqual([status, messageKey]);
  });

  it('[R6.1] of another client’s box is rejected as if the box did not exist', async () => {
    const foreign = await rename('Mine', await world.boxId('Of another client'));
    const { status, error } = await rename('Mine', NOWHERE);
    expect([foreign.status, foreign.error]).toEqual([status, error]);
  });

  it('[R6.1] can be set by the client only', async () => {
    const { status, error } = await rename('Ours', boxId, 'bankerRm');
    expect([status, error.messageKey]).toEqual([403, 'dde.error.notAllowed']);
  });
});

describe('a lock', () => {
  it('[R4.3] blocks the commands of others, names its holder, and lets everyone read', async () => {
    expect((await lock('bankerRm')).status).toBe(204);
    const { lockUser } = await world.box('bankerRm', boxId);
    expect(lockUser?.username).toBeTruthy();
    const { status, error } = await rename('Mine');
    expect([status, error.errorCode]).toEqual([409, 'DOKUBOX_LOCKED']);
    expect(error.lockUser).toEqual(lockUser);
    expect(await nameOf()).toBe('Talk');
    expect((await lock('client2')).error.errorCode).toBe('DOKUBOX_LOCKED');
  });

  it('[R4.3] never blocks its holder, who can take it again', async () => {
    await lock('client1');
    expect((await lock('client1')).status).toBe(204);
    expect((await rename('Mine')).status).toBe(204);
  });

  it('[R4.3] stays with its holder when others release it', async () => {
    await lock('client1');
    expect((await unlock('bankerRm')).status).toBe(204);
    expect((await lock('bankerRm')).error.errorCode).toBe('DOKUBOX_LOCKED');
    expect((await unlock('client1')).status).toBe(204);
    expect((await lock('bankerRm')).status).toBe(204);
  });

  it('[R4.3] expires, and then the box is free for everyone', async () => {
    await lock('client1');
    await world.passes(limits.lockExpiresMs - 1_000);
    expect((await lock('bankerRm')).status).toBe(409);
    await world.passes(1_000);
    expect((await world.box('bankerRm', boxId)).lockUser ?? null).toBeNull();
    // Its previous holder can continue as long as no one else has taken the lock.
    expect((await rename('Mine')).status).toBe(204);
    expect((await lock('bankerRm')).status).toBe(204);
    expect((await rename('Mine again')).error.errorCode).toBe('DOKUBOX_LOCKED');
  });

  it('[R4.3] can be taken only where boxes are worked on', async () => {
    const finished = await lock('client1', await world.boxId('Finished'));
    expect([finished.status, finished.error.messageKey]).toEqual([409, 'dde.error.conflict']);
    const ended = await lock('client1', await world.boxId('Ended'));
    expect(ended.error.errorCode).toBe('DOKUBOX_CANCELLED');
  });

  it('[R4.3] goes to one side if 50 users ask at once', async () => {
    const byClient = Array.from({ length: 50 }, (_, index) => index % 2 === 0);
    const answers = await Promise.all(
      byClient.map((isClient) => lock(isClient ? 'client1' : 'bankerRm')),
    );
    const won = new Set(
      byClient.filter((_, index) => answers[index]?.status === 204).map((isClient) => isClient),
    );
    expect(won.size).toBe(1);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(25);
  });

  it.each<Tenant>(['HU', 'SK'])('[R6.2] of a banker, read by a client in %s', async (tenant) => {
    world = await target.world(tenant);
    const id = await world.boxId('Talk');
    await lock('bankerRm', id);
    const { lockUser } = await world.box('client1', id);
    const whole = (await world.box('bankerRm', id)).lockUser;
    if (tenantPolicies[tenant].hidesBankSenderFromClient) {
      expect({ lockedUntil: whole?.lockedUntil, ...lockUser }).toEqual({
        username: 'BANK',
        lockedUntil: whole?.lockedUntil,
      });
    } else {
      expect(lockUser).toEqual(whole);
    }
  });
});
