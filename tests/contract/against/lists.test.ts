import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { ServerUnderTest, type TargetWorld } from './target.ts';

let target: ServerUnderTest;
let world: TargetWorld;

beforeAll(async () => {
  target = await ServerUnderTest.open();
  world = await target.world();
});
afterAll(() => target.close());

type Search = BodyOf<'searchClientDokuboxes'>;

async function found(search: Partial<Search> = {}) {
  const body = { status: 'ALL', page: 0, size: 50, ...search };
  return world.read('client1', 'searchClientDokuboxes', { body });
}
const names = async (search: Partial<Search>) =>
  (await found(search)).content.map(({ customName }) => customName);

describe('the list of boxes', () => {
  it('[R6.1] contains the client’s own boxes for a client, and all boxes for a banker', async () => {
    expect(await names({})).not.toContain('Of another client');
    expect(await world.boxId('Of another client')).toBeGreaterThan(0);
  });

  it('[R4.1] filters by exactly one status, and shows boxes in other statuses only under ALL', async () => {
    expect(await names({ status: 'FINALIZED' })).toEqual(['Finished']);
    expect(await names({ status: 'CANCELLED' })).toEqual(['Ended']);
    const running = await names({ status: 'IN_PROGRESS' });
    expect(running.map(String).sort()).toEqual(['Own application', 'Talk', 'Triggers', 'null']);
    expect(await names({})).toContain('Prepared');
  });

  it('[R2.3] finds a part of the name, ignoring case and accents', async () => {
    expect(await names({ text: 'TRÍGG' })).toEqual(['Triggers']);
    expect(await names({ text: 'no such name' })).toEqual([]);
  });

  it('[R2.3] sorts by a column, and by id, the highest first, if values are equal', async () => {
    const shown = async (sort: NonNullable<Search['sort']>) =>
      (await found({ sort })).content.map(({ customName, titleEn }) => customName ?? titleEn);
    const byName = await shown('name,asc');
    expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
    expect(await shown('name,desc')).toEqual([...byName].reverse());
    const { content } = await found({ sort: 'documentsCount,asc' });
    const keys = content.map(({ documentsCount, id }) => documentsCount * 1e6 - id);
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
  });

  it('[R2.3] returns pages that together are complete, and an empty page after the last', async () => {
    const whole = await found({ sort: 'createdAt,desc' });
    const first = await found({ sort: 'createdAt,desc', size: 10 });
    expect(first.content.map(({ id }) => id)).toEqual(whole.content.map(({ id }) => id));
    expect(await found({ page: 9, size: 10 })).toMatchObject({
      content: [],
      page: 9,
      size: 10,
      totalElements: whole.content.length,
    });
  });

  it('[R2.20] counts only the unread messages a client may read', async () => {
    const row = (await found({ text: 'Talk' })).content[0];
    // One is from the bank and one from a colleague. The client must not see the bank’s internal
    // one.
    expect(row).toMatchObject({ documentsCount: 1, unreadMessagesCount: 2 });
  });

  it.each([
    [{ size: 11 }, 'size', 'dde.error.invalidValue'],
    [{ page: -1 }, 'page', 'dde.error.invalidValue'],
    [{ status: 'OPEN' }, 'status', 'dde.error.invalidValue'],
    [{ text: 'x'.repeat(101) }, 'text', 'dde.error.maxLength100'],
    [{ owner: 'me' }, 'owner', 'dde.error.unknownField'],
  ])('[R7.5] rejects %j and names the field', async (wrong, field, messageKey) => {
    const body = { status: 'ALL', page: 0, size: 10, ...wrong };
    const answer = await world.call('client1', 'searchClientDokuboxes', { body });
    expect([answer.status, answer.error.messageKey]).toEqual([400, messageKey]);
    expect(answer.error.fieldErrors).toMatchObject([{ field, messageKey }]);
  });

  it('[R6.1] is rejected for the other side', async () => {
    const body = { status: 'ALL', page: 0, size: 10 };
    const answer = await world.call('bankerRm', 'searchClientDokuboxes', { body });
    expect([answer.status, answer.error.messageKey]).toEqual([403, 'dde.error.notAllowed']);
  });
});
