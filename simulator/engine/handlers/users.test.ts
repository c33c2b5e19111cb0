import { tenants } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from './fixtures/test-engine.ts';

describe.each(tenants)('the lookup of users in %s', (tenant) => {
  const test = new TestEngine(nodePorts, tenant);
  const lookUp = async (as: string, usernames: string[]) =>
    (await test.call('getUsersByUsernames', { as, body: { usernames } })).body.data.users;

  it('[R7.6] returns every name to a banker, and omits unknown users', async () => {
    const names = ['client1', 'client3', 'banker2'].map((key) => test.user(key).username);
    const users = await lookUp('bankerRm', [...names, 'nobody', names[0] ?? '']);
    expect(users.map(({ username }) => username)).toEqual(names);
    expect(users[2]).toMatchObject({
      type: 'BANKER',
      fullName: test.user('banker2').fullName,
      fullNameLocal: test.user('banker2').fullNameLocal,
    });
  });

  it('[R7.6][R6.2] returns to a client their own people, and the bankers shown in their boxes', async () => {
    const own = test.user('client1').username;
    const shown = test.user('bankerRm').username;
    const notShown = test.user('bankerAdmin').username;
    const foreign = test.user('client3').username;
    const users = await lookUp('client1', [own, shown, notShown, foreign]);
    const hides = policyOf(tenant).hidesBankSenderFromClient;
    expect(users.map(({ username }) => username)).toEqual(hides ? [own] : [own, shown]);
  });

  it('[R7.7] returns the client’s name to its representatives', async () => {
    const user = test.user('client1');
    const [clientNumber = ''] = user.clientNumbers;
    const userIds = [user.id, test.user('client3').id, 999_999];
    const body = { clientNumber, userIds };
    const client = test.world.clients.get(clientNumber);
    const answer = await test.call('getClientNameByRepresentativeUser', { as: 'bankerRm', body });
    expect(answer.body).toEqual([
      {
        userId: user.id,
        clientName: client?.clientName,
        clientNameLocal: client?.clientNameLocal,
      },
    ]);
    const own = await test.call('getClientNameByRepresentativeUser', { as: 'client1', body });
    expect(own.body).toEqual(answer.body);
  });

  it('[R7.7][R6.1] returns nothing about other clients to a client', async () => {
    const other = test.user('client3');
    const [clientNumber = ''] = other.clientNumbers;
    const answer = await test.call('getClientNameByRepresentativeUser', {
      as: 'client1',
      body: { clientNumber, userIds: [other.id] },
    });
    expect(answer.body).toEqual([]);
  });

  it('[R3.12] finds clients by number and by name, page by page', async () => {
    const [client] = [...test.world.clients.values()];
    if (!client) throw new Error('no clients');
    for (const text of [client.clientNumber, client.clientName.toLowerCase()]) {
      const { body } = await test.call('searchClients', {
        as: 'bankerRm',
        body: { text, page: 0, size: 10 },
      });
      expect(body.content).toContainEqual({
        clientNumber: client.clientNumber,
        clientName: client.clientName,
        clientNameLocal: client.clientNameLocal,
      });
    }
    const { body } = await test.call('searchClients', {
      as: 'bankerRm',
      body: { text: client.clientNumber, page: 1, size: 10 },
    });
    expect(body).toMatchObject({ content: [], page: 1, totalElements: 1 });
  });
});
