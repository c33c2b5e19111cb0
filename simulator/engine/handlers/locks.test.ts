import { limits } from '@dokubox/spec/limits.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

const on = (as: string, name: BoxName) => ({ as, params: { id: test.box(name).id }, body: {} });
const lock = (as: string, name: BoxName = 'open') => test.call('lockDokubox', on(as, name));
const unlock = (as: string, name: BoxName = 'open') => test.call('unlockDokubox', on(as, name));
const refusedLock = (as: string, name: BoxName = 'open') =>
  test.refusal('lockDokubox', on(as, name));

describe('lock of a box', () => {
  it('[R4.3][R8.7] shows its holder and expiry time, and blocks other users', async () => {
    await lock('bankerRm');
    const { username, fullName, fullNameLocal } = test.user('bankerRm');
    const lockedUntil = new Date(test.world.clock.nowMs() + limits.lockExpiresMs).toISOString();
    const lockUser = { username, fullName, fullNameLocal, lockedUntil };
    const { body } = await test.call('loadDokubox', {
      as: 'client1',
      params: { id: test.box('open').id },
    });
    expect(body.lockUser).toEqual(lockUser);
    expect(await refusedLock('client1')).toMatchObject({
      status: 409,
      errorCode: 'DOKUBOX_LOCKED',
      details: { lockUser },
    });
    expect(test.box('open').lock?.username).toBe(username);
  });

  it('[R4.3] lasts while it is renewed, and expires by the world’s clock', async () => {
    await lock('bankerRm');
    test.world.clock.advance(limits.lockExpiresMs - 1);
    await lock('bankerRm');
    test.world.clock.advance(limits.lockExpiresMs - 1);
    expect((await refusedLock('client1')).errorCode).toBe('DOKUBOX_LOCKED');
    test.world.clock.advance(1);
    await lock('client1');
    expect(test.box('open').lock?.username).toBe(test.user('client1').username);
  });

  it('[R4.3] returns the expiry time after a renewal', async () => {
    const until = async () => {
      const params = { id: test.box('open').id };
      return (await test.call('loadDokubox', { as: 'client1', params })).body.lockUser?.lockedUntil;
    };
    await lock('bankerRm');
    const first = Date.parse((await until()) ?? '');
    test.world.clock.advance(limits.windowPollMs);
    await lock('bankerRm');
    expect(Date.parse((await until()) ?? '')).toBe(first + limits.windowPollMs);
  });

  it('[R4.3] is released by its holder only', async () => {
    await lock('bankerRm');
    await unlock('client1');
    expect(test.box('open').lock?.username).toBe(test.user('bankerRm').username);
    await unlock('bankerRm');
    expect(test.box('open').lock).toBeNull();
    await lock('client1');
  });

  it('[R4.3] ends with its holder’s sign-out, and no one else’s', async () => {
    await lock('bankerRm');
    await lock('client1', 'byBank');
    await test.call('logout', { token: test.token('bankerRm'), body: {} });
    expect(test.box('open').lock).toBeNull();
    expect(test.box('byBank').lock?.username).toBe(test.user('client1').username);
  });

  it('[R4.3] does not count as a change of the box', async () => {
    const { lastChangedAt } = test.box('open');
    test.world.clock.advance(60_000);
    await lock('client1');
    expect(test.box('open').lastChangedAt).toBe(lastChangedAt);
  });

  it('[R4.1][A-112] is possible only in a box that is being worked on', async () => {
    for (const status of ['PAPER_IN_PROGRESS', 'PAPER_SIGNED'] as const) {
      test.change('paper', (box) => {
        box.status = status;
        box.lock = null;
      });
      await lock('client1', 'paper');
      expect(test.box('paper').lock?.username).toBe(test.user('client1').username);
    }
    const others: BoxName[] = ['clientSetup', 'waitingConfiguration', 'finalized'];
    for (const name of others) {
      const refusal = await refusedLock('client1', name);
      expect([refusal.status, refusal.details.dokubox?.id]).toEqual([409, test.box(name).id]);
      expect(test.box(name).lock).toBeNull();
    }
    expect((await refusedLock('client1', 'cancelledByBank')).errorCode).toBe('DOKUBOX_CANCELLED');
  });

  it('[R6.1] is rejected on boxes of other clients as on unknown ones', async () => {
    for (const id of ['lockDokubox', 'unlockDokubox'] as const) {
      const foreign = await test.refusal(id, on('client1', 'foreign'));
      const unknown = await test.refusal(id, { as: 'client1', params: { id: 999_999 }, body: {} });
      expect(foreign.status).toBe(404);
      expect({ ...foreign }).toEqual({ ...unknown });
    }
  });

  it('[R8.7] is rejected for a banker while the client prepares the box', async () => {
    expect((await refusedLock('bankerRm', 'clientSetup')).errorCode).toBe(
      'DOKUBOX_INITIATED_BY_CLIENT',
    );
  });
});
