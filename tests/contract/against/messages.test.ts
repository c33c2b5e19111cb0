import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { Message } from '@dokubox/spec/schemas/message.ts';
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
let id: number;

async function begin(tenant?: (typeof tenants)[number]): Promise<void> {
  world = await target.world(tenant);
  boxId = await world.boxId('Talk');
  id = (await world.doku('bankerRm', boxId, 'UNDER_REVIEW_BANK')).id;
}

beforeAll(async () => {
  target = await ServerUnderTest.open();
});
afterAll(() => target.close());
beforeEach(() => begin());

const read = (who: PersonKey) => world.read(who, 'getMessages', { id });
const contents = async (who: PersonKey) => (await read(who)).map(({ content }) => content);
const write = (who: PersonKey, body: object, dokuId = id) =>
  world.call(who, 'addMessage', { id: dokuId, body });
const unread = async (who: PersonKey) =>
  (await world.doku(who, boxId, 'UNDER_REVIEW_BANK')).unreadMessagesCount;

describe('a conversation', () => {
  it('[R5.24] can be read by both sides, but the bank’s internal messages by the bank alone', async () => {
    expect(await contents('client1')).toEqual(['Please look at page 2.', 'I did.']);
    expect(await contents('bankerRm')).toEqual([
      'Please look at page 2.',
      'Between bankers only.',
      'I did.',
    ]);
  });

  it('[R3.5] lists the oldest message first, each with its own id', async () => {
    await write('bankerRm', { content: 'The newest.', messageVisibility: 'EXTERNAL' });
    const messages = await read('client1');
    expect(messages.at(-1)?.content).toBe('The newest.');
    const ids = messages.map((message) => message.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(tenants)(
    '[R6.2] names the bank’s people to clients only if the tenant allows it, here %s',
    async (tenant) => {
      await begin(tenant);
      const [toBank] = await read('bankerRm');
      const [toClient] = await read('client1');
      expect(toBank?.senderUser.type).toBe('BANKER');
      expect(toClient?.senderUser).toEqual(
        tenantPolicies[tenant].hidesBankSenderFromClient
          ? { tenant, type: 'BANKER', username: 'BANK', fullName: 'BANK' }
          : toBank?.senderUser,
      );
    },
  );

  it('[R6.1] is not found for a missing document or another client’s document', async () => {
    const other = await world.boxId('Of another client');
    const { dokus } = await world.box('bankerRm', other);
    for (const dokuId of [NOWHERE, dokus[0]?.id ?? 0]) {
      const { status, error } = await world.call('client1', 'getMessages', { id: dokuId });
      expect([status, error.messageKey]).toEqual([404, 'dde.error.notFound']);
    }
  });
});

describe('a message', () => {
  it('[R5.24] of a banker goes to the recipients the banker chose, and is rejected without a choice', async () => {
    const refused = await write('bankerRm', { content: 'To whom?' });
    expect([refused.status, refused.error.messageKey]).toEqual([400, 'dde.error.requiredField']);
    expect(refused.error.fieldErrors?.[0]?.field).toBe('messageVisibility');
    await write('bankerRm', { content: 'For us.', messageVisibility: 'INTERNAL' });
    expect((await contents('bankerValidator')).at(-1)).toBe('For us.');
    expect(await contents('client1')).not.toContain('For us.');
    await write('bankerRm', { content: 'For all.', messageVisibility: 'EXTERNAL' });
    expect((await contents('client1')).at(-1)).toBe('For all.');
  });

  it('[R5.24] of a client is EXTERNAL by default, and never published against the choice', async () => {
    const { status, json } = await write('client1', { content: 'Hello' });
    expect(status).toBe(201);
    expect(json).toMatchObject({ content: 'Hello', messageVisibility: 'EXTERNAL', read: true });
    const before = await contents('bankerRm');
    const refused = await write('client1', { content: 'Secret', messageVisibility: 'INTERNAL' });
    expect([refused.status, refused.error.messageKey]).toEqual([400, 'dde.error.invalidValue']);
    expect(await contents('bankerRm')).toEqual(before);
  });

  it('[R5.23] may have 2000 characters, and is rejected with 2001 or none', async () => {
    const longest = ` ${'ž'.repeat(limits.messageMax - 2)}<`;
    await write('client1', { content: longest });
    expect((await contents('bankerRm')).at(-1)).toBe(longest);
    const over = await write('client1', { content: `${longest}!` });
    expect([over.status, over.error.messageKey]).toEqual([400, 'dde.error.maxLength2000']);
    for (const content of ['', ' \n']) {
      const { status, error } = await write('client1', { content });
      expect([status, error.fieldErrors?.[0]?.field]).toEqual([400, 'content']);
    }
  });

  it('can be sent while someone else holds the lock', async () => {
    await world.call('bankerRm', 'lockDokubox', { id: boxId });
    expect((await write('client1', { content: 'Still here.' })).status).toBe(201);
  });

  it.each<[ConformanceBoxName, string]>([
    ['Finished', 'dde.error.conflict'],
    ['Ended', 'dde.error.dokuboxCancelled'],
  ])('[R8.7] is rejected in the box “%s”: %s', async (name, messageKey) => {
    const { dokus } = await world.box('client1', await world.boxId(name));
    const { status, error } = await write('client1', { content: 'Too late.' }, dokus[0]?.id);
    expect([status, error.messageKey]).toEqual([409, messageKey]);
  });
});

describe('the number of unread messages', () => {
  it('[R2.20] is counted for each user, and includes the bank’s internal messages for the bank alone', async () => {
    const before = [await unread('client1'), await unread('client2'), await unread('bankerRm')];
    await write('bankerRm', { content: 'For us.', messageVisibility: 'INTERNAL' });
    await write('client1', { content: 'A question.' });
    expect([await unread('client1'), await unread('client2'), await unread('bankerRm')]).toEqual([
      before[0],
      (before[1] ?? 0) + 1,
      (before[2] ?? 0) + 1,
    ]);
  });

  it('[R7.12] falls only for the user who marks a message as read, even if another user holds the lock', async () => {
    const ids = (await read('client1')).map((message: Message) => message.id);
    await world.call('bankerRm', 'lockDokubox', { id: boxId });
    const mark = (messageIds: readonly number[]) =>
      world.call('client1', 'highlightMessages', { id, body: { messageIds } });
    expect((await mark(ids)).status).toBe(204);
    expect((await mark(ids)).status).toBe(204);
    expect(await unread('client1')).toBe(0);
    expect((await read('client1')).every((message) => message.read === true)).toBe(true);
    expect((await read('client2')).every((message) => message.read === true)).toBe(false);
  });

  it('[A-537] treats the id of a message hidden from the reader as unknown', async () => {
    await write('bankerRm', { content: 'For us.', messageVisibility: 'INTERNAL' });
    const unseen = (await read('bankerRm')).at(-1)?.id ?? 0;
    const readable = (await read('client1')).map((message: Message) => message.id);
    for (const messageId of [NOWHERE, unseen]) {
      const body = { messageIds: [...readable, messageId] };
      const { status, error } = await world.call('client1', 'highlightMessages', { id, body });
      expect([status, error.messageKey]).toEqual([404, 'dde.error.notFound']);
    }
    expect((await read('client1')).every((message) => message.read === true)).toBe(false);
  });
});
