import type { DokuStatus, ParticipantRole } from '../enums.ts';
import { signerRoles } from './participants.ts';
import { bankMode, clientMode, envelopeRunning } from './predicates.ts';
import type { DokuFacts, ParticipantFacts } from './types.ts';

/**
 * Roles that sign in the envelope while a document is in a status. The bank's own application is
 * not an envelope.
 */
const signingRoles: Readonly<Partial<Record<DokuStatus, readonly ParticipantRole[]>>> = {
  WAITING_CLIENT_SIGNATURE: signerRoles.filter((role) => role.startsWith('CLIENT_')),
  WAITING_BANK_SIGNATURE: ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'],
  WAITING_BANK_SIGNATURE_2: ['BANK_2NDLEVELSIGNATORY'],
};

/** Returns whether a role signs in the envelope while a document is in the status. */
export function signsIn(status: DokuStatus, role: ParticipantRole): boolean {
  return signingRoles[status]?.includes(role) ?? false;
}

/**
 * Returns the roles whose turn it is to sign a document in a running envelope. Empty in all
 * other statuses.
 */
export function rolesToSign(facts: DokuFacts): readonly ParticipantRole[] {
  if (!envelopeRunning(facts)) return [];
  const mode = facts.status === 'WAITING_CLIENT_SIGNATURE' ? clientMode(facts) : bankMode(facts);
  return mode === 'esign' ? (signingRoles[facts.status] ?? []) : [];
}

/** Returns the participants whose turn it is to sign and who have not signed yet. */
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
