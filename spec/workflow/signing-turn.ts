import type { ParticipantRole } from '../enums.ts';
import { signerRoles } from './participants.ts';
import { bankMode, clientMode, envelopeRunning } from './predicates.ts';
import type { DokuFacts, ParticipantFacts } from './types.ts';

/** Roles whose turn it is to sign a document in a running envelope; none elsewhere. */
export function rolesToSign(facts: DokuFacts): readonly ParticipantRole[] {
  if (!envelopeRunning(facts)) return [];
  if (facts.status === 'WAITING_CLIENT_SIGNATURE' && clientMode(facts) === 'esign') {
    return signerRoles.filter((role) => role.startsWith('CLIENT_'));
  }
  if (bankMode(facts) !== 'esign') return [];
  if (facts.status === 'WAITING_BANK_SIGNATURE') {
    return ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'];
  }
  return facts.status === 'WAITING_BANK_SIGNATURE_2' ? ['BANK_2NDLEVELSIGNATORY'] : [];
}

/** Those of the participants who are asked to sign now, and have not. */
export function signersDue<T extends ParticipantFacts>(
  facts: DokuFacts,
  participants: readonly T[],
): readonly T[] {
  const roles = rolesToSign(facts);
  return participants.filter(
    ({ participantRole, participantState }) =>
      participantState === 'TODO' && roles.includes(participantRole),
  );
}
