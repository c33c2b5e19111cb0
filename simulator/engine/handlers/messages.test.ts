import { tenants } from '@dokubox/spec/enums.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { withPublicIds } from '../views/messages.ts';
import { TestEngine } from './fixtures/test-engine.ts';
import type { BoxName } from './fixtures/scenario.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

const params = (name: BoxName = 'open', index = 3) => ({ id: test.doku(name, index).id });
const message = (as: string, messageVisibility: 'INTERNAL' | 'EXTERNAL', name?: BoxName) => ({
  as,
  params: name === undefined ? params() : params(name, 0),
  body: { content: 'See page 2.', messageVisibility },
});
const read = async (as: string) => (await test.call('getMessages', { as, params: params() })).body;

describe('a message', () => {
  it('[A-403] is rejected once its document has the maximum number, and has no other effect', async () => {
    const messages = test.doku('open', 3).messages.length + 1;
    const bounded = new TestEngine(nodePorts, 'CZ', () => 0, { messages });
    const write = (index: number) =>
      bounded.call('addMessage', {
        as: 'bankerRm',
        params: { id: bounded.doku('open', index).id },
        body: { content: 'See page 2.', messageVisibility: 'EXTERNAL' },
      });
    await write(3);
    await expect(write(3)).rejects.toMatchObject({
      status: 507,
      messageKey: 'dde.error.worldFull',
    });
    expect(bounded.doku('open', 3).messages).toHaveLength(messages);
    await write(0);
  });

  it('[R5.24] of a banker goes to the chosen readers', async () => {
    const { body } = await test.call('addMessage', message('bankerRm', 'INTERNAL'));
    expect(body).toMatchObject({
      content: 'See page 2.',
      messageVisibility: 'INTERNAL',
      createdAt: test.world.clock.nowIso(),
      read: true,
      senderUser: { username: test.user('bankerRm').username, type: 'BANKER' },
    });
    expect((await read('banker1')).at(-1)?.id).toBe(body.id);
    expect((await read('client1')).map(({ id }) => id)).not.toContain(body.id);
    const shown = await test.call('addMessage', message('bankerRm', 'EXTERNAL'));
    expect((await read('client1')).at(-1)?.id).toBe(shown.body.id);
  });

  it('[R5.24] of a client is EXTERNAL, and is never published against the client’s choice', async () => {
    const { body } = await test.call('addMessage', message('client1', 'EXTERNAL'));
    expect(body.messageVisibility).toBe('EXTERNAL');
    const before = test.box('open');
    const refusal = await test.refusal('addMessage', message('client1', 'INTERNAL'));
    expect(refusal.details.fieldErrors?.[0]?.field).toBe('messageVisibility');
    expect(test.box('open')).toBe(before);
  });

  it('[R2.20] counts as unread for everyone else', async () => {
    const unread = async (as: string) => {
      const { body } = await test.call('loadDokubox', { as, params: { id: test.box('open').id } });
      return body.dokus.find(({ id }) => id === params().id)?.unreadMessagesCount ?? 0;
    };
    const before = { client: await unread('client1'), banker: await unread('bankerRm') };
    await test.call('addMessage', message('client1', 'EXTERNAL'));
    expect(await unread('client1')).toBe(before.client);
    expect(await unread('bankerRm')).toBe(before.banker + 1);
  });

  it('[R7.11] can be written while another user holds the lock', async () => {
    const { body } = await test.call('addMessage', message('client1', 'EXTERNAL', 'locked'));
    expect([...withPublicIds(test.doku('locked', 0))].at(-1)?.[0]).toBe(body.id);
    expect(test.box('locked').lock?.username).toBe(test.user('bankerRm').username);
  });

  it('[R8.7] is rejected on cancelled, finished and foreign boxes', async () => {
    const refused = (name: BoxName) =>
      test.refusal('addMessage', message('client1', 'EXTERNAL', name));
    expect((await refused('cancelledByBank')).errorCode).toBe('DOKUBOX_CANCELLED');
    expect((await refused('finalized')).status).toBe(409);
    expect((await refused('foreign')).status).toBe(404);
  });
});

describe.each(tenants)('the answer to a new message in %s', (tenant) => {
  it('[R6.2] hides everything that the list of messages hides', async () => {
    test = new TestEngine(nodePorts, tenant);
    const { body } = await test.call('addMessage', message('bankerRm', 'EXTERNAL'));
    const shown = (await read('client1')).find(({ id }) => id === body.id);
    const { fullName } = test.user('bankerRm');
    expect(body.senderUser.fullName).toBe(fullName);
    expect(shown?.senderUser.fullName === fullName).toBe(tenant !== 'HU');
  });
});

describe('the traces of a message visible to a client', () => {
  it('[A-536] have the same id whatever bankers wrote to each other before', async () => {
    const written = async (internal: number) => {
      test = new TestEngine(nodePorts, 'CZ');
      for (let count = 0; count < internal; count += 1) {
        await test.call('addMessage', message('bankerRm', 'INTERNAL'));
        await test.call('addMessage', message('bankerRm', 'INTERNAL', 'locked'));
      }
      const { body } = await test.call('addMessage', message('client1', 'EXTERNAL'));
      const shown = (await read('client1')).map(({ id }) => id);
      expect(shown.at(-1)).toBe(body.id);
      return shown;
    };
    expect(await written(3)).toEqual(await written(0));
  });

  it('[A-536][A-405] are absent for an INTERNAL message: the client’s box does not change', async () => {
    const asClient = async () => {
      const { body } = await test.call('loadDokubox', {
        as: 'client1',
        params: { id: test.box('open').id },
      });
      return body;
    };
    test.world.clock.advance(60_000);
    const before = await asClient();
    await test.call('addMessage', message('bankerRm', 'INTERNAL'));
    expect(await asClient()).toEqual(before);
    await test.call('addMessage', message('bankerRm', 'EXTERNAL'));
    expect((await asClient()).lastChangedAt).toBe(test.world.clock.nowIso());
  });

  it('[A-536] have an id unique in a world, and the same for every reader', async () => {
    await test.call('addMessage', message('bankerRm', 'INTERNAL'));
    await test.call('addMessage', message('client1', 'EXTERNAL'));
    const toBanker = (await read('bankerRm')).map(({ id }) => id);
    const toClient = (await read('client1')).map(({ id }) => id);
    const elsewhere = [...withPublicIds(test.doku('foreign', 0))].map(([id]) => id);
    const all = [...toBanker, ...elsewhere];
    expect(new Set(all).size).toBe(all.length);
    expect(toBanker).toEqual(expect.arrayContaining(toClient));
  });
});

describe('reading messages', () => {
  const highlight = (as: string, messageIds: number[]) =>
    test.call('highlightMessages', { as, params: params(), body: { messageIds } });
  const idsOf = async (as = 'client1') => (await read(as)).map(({ id }) => id);

  it('[R7.12] marks messages for the current user only, once', async () => {
    const { lastChangedAt } = test.box('open');
    await highlight('client1', await idsOf());
    expect((await read('client1')).every((shown) => shown.read === true)).toBe(true);
    expect((await read('banker1')).some((shown) => shown.read === true)).toBe(false);
    const once = test.box('open');
    await highlight('client1', await idsOf());
    expect(test.box('open')).toBe(once);
    expect(once.lastChangedAt).toBe(lastChangedAt);
  });

  it('[R6.1][A-537] rejects ids of INTERNAL and foreign messages like unknown ids, and marks nothing', async () => {
    const readable = await idsOf();
    const internal = (await idsOf('bankerRm')).filter((id) => !readable.includes(id));
    const foreign = [...withPublicIds(test.doku('foreign', 0))].map(([id]) => id);
    expect([internal.length > 0, foreign.length > 0]).toEqual([true, true]);
    const refused = async (id: number, dokuParams = params()) => ({
      ...(await test.refusal('highlightMessages', {
        as: 'client1',
        params: dokuParams,
        body: { messageIds: [...readable, id] },
      })),
    });
    const unknown = await refused(999_999);
    expect(unknown.status).toBe(404);
    for (const id of [...internal, ...foreign]) expect(await refused(id)).toEqual(unknown);
    expect(await refused(foreign[0] ?? 0, params('foreign', 0))).toEqual(unknown);
    expect(test.world.commands).toBe(0);
  });

  it('[R7.12] is possible while another user holds the lock', async () => {
    const call = { as: 'bankerRm', params: { id: test.box('open').id }, body: {} };
    await test.call('lockDokubox', call);
    await highlight('client1', await idsOf());
    expect((await read('client1')).every((shown) => shown.read === true)).toBe(true);
  });
});
