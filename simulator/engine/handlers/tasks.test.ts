import type { TaskType } from '@dokubox/spec/enums.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'RO');
});

const list = async (body: Partial<BodyOf<'getTaskList'>> = {}, as = 'bankerRm') =>
  (await test.call('getTaskList', { as, body: { scope: 'ALL', page: 0, size: 50, ...body } })).body;
const of = async (taskType: TaskType, as?: string) => (await list({ taskType }, as)).content;

describe('tasks of the bank', () => {
  it('[R2.4] are bank-side documents this banker can act on', async () => {
    const tasks = await of('DOKU_ACTION');
    const ids = tasks.map(({ dokuId }) => dokuId);
    expect(ids).toContain(test.doku('open', 1).id);
    expect(ids).toContain(test.doku('byBank', 0).id);
    expect(ids).not.toContain(test.doku('open', 3).id);
    expect(ids).not.toContain(test.doku('bankSetup', 0).id);
    const task = tasks.find(({ dokuId }) => dokuId === test.doku('byBank', 0).id);
    expect(task).toMatchObject({
      dokuBoxId: test.box('byBank').id,
      status: 'UPLOADED_BANK',
      waitingSince: test.doku('byBank', 0).waitingSince,
      clientNumber: test.box('byBank').clientNumber,
    });
    expect(task?.title).toContain(test.doku('byBank', 0).titleEn);
  });

  it('[R2.4] are boxes to be configured', async () => {
    const tasks = await of('BANK_CONFIGURATION');
    expect(tasks.map(({ dokuBoxId }) => dokuBoxId)).toEqual([test.box('waitingConfiguration').id]);
  });

  it('[R2.4] are terminations requested by other bankers', async () => {
    test.changeDoku('byBank', 0, { clientSigned: true });
    const reasonOfCancellation = test.world.catalogue.catalogues.CancellationReason.items[0]?.value;
    await test.call('terminateBankerDokubox', {
      as: 'bankerRm',
      body: {
        dokuboxId: test.box('byBank').id,
        reasonOfCancellation: reasonOfCancellation ?? null,
        cancellationNote: null,
      },
    });
    expect(await of('CANCELLATION_APPROVAL')).toEqual([]);
    const others = await of('CANCELLATION_APPROVAL', 'banker1');
    expect(others.map(({ dokuBoxId }) => dokuBoxId)).toEqual([test.box('byBank').id]);
  });

  it('[R2.4] are messages the banker has not read', async () => {
    const ids = async () => (await of('MESSAGE', 'banker1')).map(({ dokuId }) => dokuId);
    const { id } = test.doku('open', 3);
    expect(await ids()).toContain(id);
    const read = await test.call('getMessages', { as: 'banker1', params: { id } });
    const messageIds = read.body.map((message) => message.id);
    await test.call('highlightMessages', { as: 'banker1', params: { id }, body: { messageIds } });
    expect(await ids()).not.toContain(id);
  });

  it('[R2.4] follow every change of a box', async () => {
    const { id } = test.doku('byBank', 0);
    const before = await list();
    await test.call('submitBankerDokubox', {
      as: 'bankerRm',
      body: { dokuBoxId: test.box('byBank').id, dokus: [{ id, dokuAction: 'SendToClient' }] },
    });
    const after = await list();
    expect(after.content.map(({ dokuId }) => dokuId)).not.toContain(id);
    expect(after.totalElements).toBe(before.totalElements - 1);
  });

  it('[R4.3] show the lock holder of a box while the lock lasts', async () => {
    const params = { id: test.box('byBank').id };
    await test.call('lockDokubox', { as: 'banker1', params, body: {} });
    const held = async () =>
      (await of('DOKU_ACTION')).find(({ dokuBoxId }) => dokuBoxId === params.id)?.lockUser;
    const { username, fullName, fullNameLocal } = test.user('banker1');
    expect(await held()).toMatchObject({ username, fullName, fullNameLocal });
    test.world.clock.advance(600_000);
    expect(await held()).toBeNull();
  });
});

describe('the task list', () => {
  it('[R2.4] distinguishes own tasks, those of the team and all', async () => {
    const all = await list();
    const mine = await list({ scope: 'MINE' }, 'banker2');
    expect(mine.totalElements).toBeLessThan(all.totalElements);
    for (const { dokuBoxId } of mine.content) {
      expect(test.world.boxIndex.row(dokuBoxId)?.bankers).toContain(test.user('banker2').username);
    }
    const team = await list({ scope: 'TEAM' }, 'banker2');
    for (const { dokuBoxId } of team.content) {
      const segment = test.world.boxes.get(dokuBoxId)?.segmentType ?? 'ALL';
      expect(['ALL', ...test.user('banker2').segments]).toContain(segment);
    }
  });

  it('[R2.4] is ordered by waiting time, paged and searched', async () => {
    const { content, totalElements } = await list();
    const times = content.map(({ waitingSince }) => waitingSince);
    expect(times).toEqual([...times].sort());
    expect(totalElements).toBe(content.length);
    const second = await list({ page: 1, size: 10 });
    expect(second.content).toEqual(content.slice(10, 20));
    const { clientNumber } = test.box('byBank');
    const found = await list({ text: clientNumber });
    expect(found.content.every((task) => task.clientNumber === clientNumber)).toBe(true);
    expect((await list({ text: 'nothing like this' })).totalElements).toBe(0);
  });

  it('[R6.3] is for bankers only', async () => {
    const body = { scope: 'ALL', page: 0, size: 10 } as const;
    expect((await test.refusal('getTaskList', { as: 'client1', body })).status).toBe(403);
  });
});
