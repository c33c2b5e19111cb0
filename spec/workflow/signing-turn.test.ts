import { describe, expect, it } from 'vitest';
import { dokuStatuses } from '../enums.ts';
import { participant } from './fixtures/people-and-boxes.ts';
import { factsIn } from './fixtures/doku-kinds.ts';
import { rolesToSign, signersDue } from './signing-turn.ts';
import type { DokuFacts } from './types.ts';

const signed = {
  clientSignatureNeeded: true,
  firstBankSignatureNeeded: true,
  secondBankSignatureNeeded: true,
  clientSignatureSystem: 'ESAW_DISPOSABLE',
  clientSelectedSignatureSystem: 'ESAW_DISPOSABLE',
  bankSignatureSystem: 'ESAW_REMOTE',
  envelope: 'WAITING_SIGNATURE',
} as const satisfies Partial<DokuFacts>;

describe('the turn to sign', () => {
  it('[R4.24][A-165] follows from the status, and belongs to no one in any other status', () => {
    const withSigners = dokuStatuses
      .map((status) => [status, rolesToSign(factsIn(status, signed))] as const)
      .filter(([, roles]) => roles.length > 0);
    expect(Object.fromEntries(withSigners)).toEqual({
      WAITING_CLIENT_SIGNATURE: ['CLIENT_EMPLOYEESIGNATORY', 'CLIENT_LEGALREPRESENTATIVE'],
      WAITING_BANK_SIGNATURE: ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'],
      WAITING_BANK_SIGNATURE_2: ['BANK_2NDLEVELSIGNATORY'],
    });
  });

  it.each([
    { envelope: 'REJECTED' },
    { envelope: 'CANCELLED' },
    { envelope: 'NONE' },
    { bankSignatureSystem: 'CUSTOM_APP' },
  ] as const)('[R4.7] belongs to no one at the bank with %o', (change) => {
    const facts = factsIn('WAITING_BANK_SIGNATURE', { ...signed, ...change });
    expect(rolesToSign(facts)).toEqual([]);
  });

  it('[R4.24] ends with the signature', () => {
    const facts = factsIn('WAITING_CLIENT_SIGNATURE', signed);
    const open = participant('CLIENT_LEGALREPRESENTATIVE');
    const done = participant('CLIENT_EMPLOYEESIGNATORY', { participantState: 'DONE' });
    const viewer = participant('CLIENT_VIEWER');
    expect(signersDue(facts, [done, viewer, open])).toEqual([open]);
  });
});
