import { describe, expect, it } from 'vitest';
import { participantRoles } from '../enums.ts';
import { participant } from './fixtures/people-and-boxes.ts';
import { inRoleOrder, isSignerRole, progressParticipants } from './participants.ts';

const everybody = participantRoles.map((role) => participant(role));
const rolesOf = (people: readonly { readonly participantRole: string }[]) =>
  people.map(({ participantRole }) => participantRole);

describe('participants', () => {
  it('[R3.14] sorted participants are the bank first, then the client, each in its own order', () => {
    expect(rolesOf(progressParticipants([...everybody].reverse(), 'BANKER'))).toEqual([
      'BANK_1STLEVELSIGNATORY',
      'BANK_2NDLEVELSIGNATORY',
      'BANK_NONLEGALREPSIGNATORY',
      'BANK_REVIEWER',
      'BANK_RM',
      'BANK_VALIDATOR',
      'BANK_VIEWER',
      'CLIENT_EMPLOYEESIGNATORY',
      'CLIENT_LEGALREPRESENTATIVE',
      'CLIENT_EMPLOYEE',
      'CLIENT_REVIEWER',
      'CLIENT_VIEWER',
    ]);
  });

  it('[R3.14] sorting keeps the order of equal roles and does not change the given list', () => {
    const people = [
      { ...participant('CLIENT_EMPLOYEE'), name: 'b' },
      { ...participant('BANK_RM'), name: 'c' },
      { ...participant('CLIENT_EMPLOYEE'), name: 'a' },
    ];
    expect(inRoleOrder(people).map(({ name }) => name)).toEqual(['c', 'b', 'a']);
    expect(people.map(({ name }) => name)).toEqual(['b', 'c', 'a']);
  });

  it('[R3.13] BANK_APP_ADMIN is hidden in the progress table', () => {
    expect(rolesOf(progressParticipants(everybody, 'BANKER'))).not.toContain('BANK_APP_ADMIN');
  });

  it('[A-175] a client sees only the client side in the progress table', () => {
    const seen = progressParticipants(everybody, 'CLIENT');
    expect(seen).toHaveLength(5);
    expect(seen.every(({ participantType }) => participantType === 'CLIENT')).toBe(true);
  });

  it('[A-172] signatories and the legal representative are eligible signers', () => {
    expect(participantRoles.filter(isSignerRole)).toEqual([
      'BANK_1STLEVELSIGNATORY',
      'BANK_2NDLEVELSIGNATORY',
      'BANK_NONLEGALREPSIGNATORY',
      'CLIENT_EMPLOYEESIGNATORY',
      'CLIENT_LEGALREPRESENTATIVE',
    ]);
  });
});
