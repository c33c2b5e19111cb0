import { beforeEach, describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { TestEngine } from '../fixtures/test-engine.ts';
import type { BoxName } from '../fixtures/scenario.ts';

let test: TestEngine;
beforeEach(() => {
  test = new TestEngine(nodePorts, 'CZ');
});

const request = (name: BoxName, as = 'bankerRm') => ({
  as,
  body: { dokuBoxId: test.box(name).id },
});
const candidates = async (name: BoxName) =>
  (await test.call('getParticipantCandidates', request(name))).body;
const rolesOf = async (key: string) =>
  (await candidates('bankSetup')).find(({ user }) => user.id === test.user(key).id)
    ?.participantRoles;

describe('candidates for a role', () => {
  it('[R2.17] are bank staff and the representatives of the client, by name', async () => {
    const found = await candidates('bankSetup');
    const client = test.box('bankSetup').clientNumber;
    const bank = [...test.world.users.values()].filter(({ userType }) => userType === 'BANKER');
    expect(found.filter(({ participantType }) => participantType === 'BANK')).toHaveLength(
      bank.length,
    );
    const clients = found.filter(({ participantType }) => participantType === 'CLIENT');
    expect(clients.length).toBeGreaterThan(1);
    for (const { user } of clients) {
      expect(test.world.users.get(user.username)?.clientNumbers).toContain(client);
    }
    const names = found.map(({ user }) => user.fullName);
    expect(names).toEqual([...names].sort(new Intl.Collator('cs-CZ').compare));
    // A locked user cannot act.
    expect(found.map(({ user }) => user.id)).not.toContain(test.user('shut').id);
  });

  it('[R3.13] sign for the bank or administrate only with a personal right', async () => {
    expect(await rolesOf('banker1')).toContain('BANK_1STLEVELSIGNATORY');
    expect(await rolesOf('bankerRm')).toEqual([
      'BANK_REVIEWER',
      'BANK_RM',
      'BANK_VALIDATOR',
      'BANK_VIEWER',
    ]);
    expect(await rolesOf('bankerAdmin')).toContain('BANK_APP_ADMIN');
    expect(await rolesOf('client1')).toEqual([
      'CLIENT_EMPLOYEESIGNATORY',
      'CLIENT_LEGALREPRESENTATIVE',
      'CLIENT_EMPLOYEE',
      'CLIENT_REVIEWER',
      'CLIENT_VIEWER',
    ]);
  });

  it('[R2.17] are all accepted by the configuration in the roles they are offered for', async () => {
    const { body: box } = await test.call('loadDokubox', {
      as: 'bankerRm',
      params: { id: test.box('bankSetup').id },
    });
    const participants = (await candidates('bankSetup')).flatMap(
      ({ participantType, participantRoles, user }) =>
        participantRoles.map((participantRole) => ({
          participantType,
          participantRole,
          userId: user.id,
        })),
    );
    const { body } = await test.call('configureDokubox', {
      as: 'bankerRm',
      body: {
        dokuBoxId: box.id,
        clientSignatureSystem: 'ALL',
        bankSignatureSystem: 'ESAW_REMOTE',
        validatorRoleOptional: false,
        complete: false,
        dokus: box.dokus.map(({ id, ordinalNumber }) => ({
          dokuId: id,
          usedInBox: true,
          ordinalNumber,
          participants,
        })),
      },
    });
    expect(body.dokus[0]?.participants).toHaveLength(participants.length);
  });

  it('[R6.1] are shown to bankers only, for boxes they can open', async () => {
    expect(
      (await test.refusal('getParticipantCandidates', request('bankSetup', 'client1'))).status,
    ).toBe(403);
    expect((await test.refusal('getParticipantCandidates', request('clientSetup'))).errorCode).toBe(
      'DOKUBOX_INITIATED_BY_CLIENT',
    );
    const unknown = { as: 'bankerRm', body: { dokuBoxId: 999_999 } };
    expect((await test.refusal('getParticipantCandidates', unknown)).status).toBe(404);
  });
});
