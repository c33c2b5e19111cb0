import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import { boxNames, type BoxName } from './fixtures/scenario.ts';

let test: TestEngine;

beforeEach(() => {
  test = new TestEngine(nodePorts, 'HU');
});

const all = { status: 'ALL', page: 0, size: 25 } as const;

async function clientList(body: Partial<BodyOf<'searchClientDokuboxes'>> = {}) {
  return (await test.call('searchClientDokuboxes', { as: 'client1', body: { ...all, ...body } }))
    .body;
}

async function bankerList(body: Partial<BodyOf<'searchBankerDokuboxes'>> = {}) {
  return (await test.call('searchBankerDokuboxes', { as: 'bankerRm', body: { ...all, ...body } }))
    .body;
}

describe('list of boxes', () => {
  it.each(tenants)('[R2.3][R6.1] shows a client of %s exactly their own boxes', async (tenant) => {
    test = new TestEngine(nodePorts, tenant);
    const { content, totalElements } = await clientList();
    const [own] = test.user('client1').clientNumbers;
    expect(new Set(content.map(({ clientId }) => clientId))).toEqual(new Set([own]));
    // Neither another client's box nor one in bank setup. Bankers see no box in client setup.
    expect(totalElements).toBe(boxNames.length - 2);
    expect(content.map(({ id }) => id)).not.toContain(test.box('bankSetup').id);
    const forBank = await bankerList();
    expect(forBank.totalElements).toBe(boxNames.length - 1);
    expect(forBank.content.map(({ id }) => id)).not.toContain(test.box('clientSetup').id);
  });

  it('[R4.1] filters by status, and ALL means every status', async () => {
    const { content } = await clientList({ status: 'CANCELLED' });
    expect(content.map(({ id }) => id).sort()).toEqual(
      [test.box('cancelledByBank').id, test.box('cancelledByClient').id].sort(),
    );
  });

  it('[R2.3] counts the used documents and unread messages that the user can see', async () => {
    const { id } = test.box('open');
    const row = (list: Awaited<ReturnType<typeof clientList>>) =>
      list.content.find((box) => box.id === id);
    expect(row(await clientList())).toMatchObject({ documentsCount: 5, unreadMessagesCount: 1 });
    const asBanker = (await test.call('searchBankerDokuboxes', { as: 'banker1', body: all })).body;
    expect(row(asBanker)).toMatchObject({ documentsCount: 5, unreadMessagesCount: 3 });
    expect(row(await clientList())).not.toHaveProperty('dokus');
  });

  it('[R2.3] sorts and pages without reading more boxes than it shows', async () => {
    const sort = 'createdAt,asc' as const;
    const whole = await bankerList({ sort });
    const dates = whole.content.map(({ createdAt }) => createdAt ?? '');
    expect(dates).toEqual([...dates].sort());
    const before = test.world.boxes.reads;
    const second = await bankerList({ sort, page: 1, size: 10 });
    expect(second.content.map(({ id }) => id)).toEqual(
      whole.content.slice(10, 20).map(({ id }) => id),
    );
    expect(second).toMatchObject({ page: 1, size: 10, totalElements: whole.totalElements });
    expect(test.world.boxes.reads - before).toBe(second.content.length);
  });

  it('[R2.3] finds boxes by client, by text, and by the banker’s involvement', async () => {
    const { clientNumber, id } = test.box('foreign');
    const byClient = await bankerList({ clientNumber });
    expect(byClient.content.map((box) => box.id)).toEqual([id]);
    const name = test.world.clients.get(clientNumber)?.clientName ?? '';
    expect((await bankerList({ text: name.toUpperCase() })).content.map((box) => box.id)).toEqual([
      id,
    ]);
    // The relationship manager is on every document, and a signatory only on those the bank signs.
    const body = { ...all, mine: true };
    const mine = (await test.call('searchBankerDokuboxes', { as: 'banker1', body })).body;
    expect(mine.content.map((box) => box.id)).toContain(test.box('open').id);
    expect(mine.totalElements).toBeLessThan(boxNames.length);
    expect((await bankerList({ mine: true })).totalElements).toBe(boxNames.length - 1);
  });

  it('[R6.1] cannot show a client other clients’ boxes by any filter', async () => {
    const { clientNumber } = test.box('foreign');
    expect((await clientList({ text: clientNumber })).content).toEqual([]);
  });
});

describe('custom name', () => {
  const rename = (name: BoxName, newCustomName: string, as = 'client1') => ({
    as,
    body: { dokuBoxId: test.box(name).id, newCustomName },
  });

  it.each(['open', 'waitingConfiguration'] as const)(
    '[R4.5][R7.5] is given to a box: %s',
    async (name) => {
      const before = test.box(name).lastChangedAt;
      await test.call('renameDokubox', rename(name, `  ${'n'.repeat(limits.customNameMax)} `));
      expect(test.box(name).customName).toBe('n'.repeat(limits.customNameMax));
      expect(test.box(name).lastChangedAt > before).toBe(true);
      await test.call('renameDokubox', rename(name, '  '));
      expect(test.box(name).customName).toBeNull();
    },
  );

  it.each(['clientSetup', 'byBank', 'finalized', 'paper'] as const)(
    '[R4.5] cannot be given to a box: %s',
    async (name) => {
      const before = test.box(name);
      const refusal = await test.refusal('renameDokubox', rename(name, 'Mine'));
      expect(refusal).toMatchObject({ status: 409, messageKey: 'dde.error.customNameNotEditable' });
      expect(test.box(name)).toBe(before);
    },
  );

  it('[A-405] is not changed if the box has changed since the caller read it', async () => {
    const { lastChangedAt } = test.box('open');
    const based = (newCustomName: string) => {
      const { as, body } = rename('open', newCustomName);
      return { as, body: { ...body, lastChangedAt } };
    };
    await test.call('renameDokubox', based('First'));
    const refusal = await test.refusal('renameDokubox', based('Second'));
    expect(refusal).toMatchObject({ status: 409, messageKey: 'dde.error.conflict' });
    expect(refusal.details.dokubox?.customName).toBe('First');
    expect(test.box('open').customName).toBe('First');
  });

  it('[R4.5][R8.7] is rejected while another user holds the lock', async () => {
    const refusal = await test.refusal('renameDokubox', rename('locked', 'Mine'));
    expect(refusal).toMatchObject({ status: 409, errorCode: 'DOKUBOX_LOCKED' });
    expect(refusal.details.lockUser).toBeDefined();
    test.world.clock.advance(2 * 60 * 60_000);
    await test.call('renameDokubox', rename('locked', 'Mine'));
    expect(test.box('locked').customName).toBe('Mine');
  });

  it('[R8.7] is rejected for a cancelled box with its own code', async () => {
    const refusal = await test.refusal('renameDokubox', rename('cancelledByBank', 'Mine'));
    expect(refusal).toMatchObject({ status: 409, errorCode: 'DOKUBOX_CANCELLED' });
  });

  it('[R2.15] can be set by clients only', async () => {
    const refusal = await test.refusal('renameDokubox', rename('open', 'Mine', 'bankerRm'));
    expect(refusal).toMatchObject({ status: 403, messageKey: 'dde.error.notAllowed' });
  });

  it('[R7.5] is answered synchronously, without a turn of the event loop', () => {
    expect(test.callNow('renameDokubox', rename('open', 'Mine'))).not.toBeInstanceOf(Promise);
    const params = { id: test.doku('open', 3).id };
    expect(test.callNow('getMessages', { as: 'client1', params })).not.toBeInstanceOf(Promise);
  });
});
