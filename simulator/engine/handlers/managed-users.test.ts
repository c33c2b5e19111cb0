import { tenants } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { testPassword } from '@dokubox/spec/test-sign-in.ts';
import { TestEngine } from './fixtures/test-engine.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

const page = { page: 0, size: 50 } as const;
const search = async (body: { clientNumber?: string; text?: string }) =>
  (await test.call('searchUsers', { as: 'bankerRm', body: { ...body, ...page } })).body;
const update = (body: object, key = 'client1') => ({
  as: 'bankerRm',
  body: { userId: test.user(key).id, ...body },
});

describe('search for representatives', () => {
  it('[R2.4] lists those of a client, with the fields the bank manages', async () => {
    const { username, clientNumbers, email, phoneNumber, docExpiryDate } = test.user('client1');
    const clientNumber = clientNumbers[0] ?? '';
    const { content } = await search({ clientNumber });
    expect(content.every((row) => row.clientNumber === clientNumber)).toBe(true);
    expect(content.find((row) => row.username === username)).toMatchObject({
      email,
      phoneNumber,
      docExpiryDate,
      status: 'ACTIVE',
      locked: false,
      clientName: test.world.clients.get(clientNumber)?.clientName,
      clientParticipantType: 'LEGALREPRESENTATIVE',
    });
  });

  it('[R2.4] shows a person once per company, and ignores accents', async () => {
    const { username, fullName } = test.user('client3');
    const { content } = await search({ text: fullName.normalize('NFD').replace(/\p{M}/gu, '') });
    expect(content.filter((row) => row.username === username)).toHaveLength(3);
  });

  it('[R2.4] finds no bankers, pages, and shows who is locked or invited', async () => {
    const all = await search({});
    const names = all.content.map(({ username }) => username);
    expect(names).not.toContain(test.user('bankerRm').username);
    expect(all.totalElements).toBeGreaterThanOrEqual(names.length);
    const statusOf = (key: string) =>
      all.content.find(({ username }) => username === test.user(key).username)?.status;
    expect([statusOf('shut'), statusOf('invited')]).toEqual(['LOCKED', 'INVITED']);
    const second = await test.call('searchUsers', {
      as: 'bankerRm',
      body: { page: 1, size: 10 },
    });
    expect(second.body.content).toEqual(all.content.slice(10, 20));
  });

  it('[R6.3] is for bankers only', async () => {
    const refusal = await test.refusal('searchUsers', { as: 'client1', body: page });
    expect(refusal.status).toBe(403);
  });
});

describe('change of a representative', () => {
  it('[R2.4] stores e-mail and phone, which boxes show from then on', async () => {
    const body = { email: 'new@example.org', phoneNumber: '+420602123456' };
    const { body: row } = await test.call('updateClientUser', update(body));
    expect(row).toMatchObject(body);
    expect(test.user('client1')).toMatchObject(body);
    const loaded = await test.call('loadDokubox', {
      as: 'bankerRm',
      params: { id: test.box('open').id },
    });
    const shown = loaded.body.dokus
      .flatMap(({ participants }) => participants)
      .find(({ user }) => user.username === test.user('client1').username);
    expect(shown?.user.email).toBe(body.email);
  });

  it('[R2.4] ends all sessions of a locked user and prevents new ones', async () => {
    const token = test.token('client1');
    await test.call('updateClientUser', update({ locked: true }));
    const load = { token, params: { id: test.box('open').id } };
    expect(await test.refusal('loadDokubox', load)).toMatchObject({
      status: 428,
      errorCode: 'UNAUTHORIZED_428',
      messageKey: 'dde.error.userLockedByBank',
    });
    const { username } = test.user('client1');
    const sign = { body: { username, password: testPassword, language: 'en' as const } };
    expect((await test.refusal('clientLogin', sign)).messageKey).toBe('dde.error.userLockedByBank');
    await test.call('updateClientUser', update({ locked: false }));
    expect((await test.call('clientLogin', sign)).body.status).toBe('OTP_REQUIRED');
    // The session stays over, and signing in helps again.
    expect((await test.refusal('loadDokubox', load)).messageKey).toBe('dde.error.unauthorized');
  });

  it('[R2.4] unlocks a user who failed to sign in too often', async () => {
    const { username } = test.user('client1');
    for (let count = 0; count < limits.loginFailuresBeforeLock; count += 1) {
      test.world.sessions.failures.count(username, test.world.clock.nowMs());
    }
    const { content } = await search({ text: username });
    expect(content[0]).toMatchObject({ status: 'LOCKED', locked: true });
    const { body } = await test.call('updateClientUser', update({ locked: false }));
    expect(body).toMatchObject({ status: 'ACTIVE', locked: false });
  });

  it('[R2.4] leaves an invited user invited', async () => {
    const { body } = await test.call('updateClientUser', update({ locked: false }, 'invited'));
    expect(body.status).toBe('INVITED');
  });

  it('[R6.1] is rejected for bankers’ records, unknown ids, and clients', async () => {
    expect((await test.refusal('updateClientUser', update({}, 'banker1'))).status).toBe(404);
    const unknown = { as: 'bankerRm', body: { userId: 999_999, locked: true } };
    expect((await test.refusal('updateClientUser', unknown)).status).toBe(404);
    const client = { ...update({ locked: true }), as: 'client1' };
    expect((await test.refusal('updateClientUser', client)).status).toBe(403);
  });
});

describe.each(tenants)('phone numbers in %s', (tenant) => {
  it('[R5.8] follow the rule of the tenant', async () => {
    test = new TestEngine(nodePorts, tenant);
    const { phone } = policyOf(tenant);
    const good = phone.callingCode + phone.example;
    await test.call('updateClientUser', update({ phoneNumber: good }));
    const bad =
      phone.rule === 'digits'
        ? ['+12345678901', '12345678901x']
        : [
            `${good}1234`,
            `${phone.callingCode}0${phone.example}`,
            '+99123456789',
            `${phone.callingCode}12 3`,
          ];
    for (const phoneNumber of bad) {
      const refusal = await test.refusal('updateClientUser', update({ phoneNumber }));
      expect([refusal.status, refusal.messageKey]).toEqual([400, 'dde.error.invalidPhoneNumber']);
    }
  });
});
