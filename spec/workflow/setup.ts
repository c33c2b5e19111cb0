import type { ParticipantRole } from '../enums.ts';
import { isSignerRole } from './participants.ts';
import { bankMode, clientMode } from './predicates.ts';
import type { DokuFacts, ParticipantFacts } from './types.ts';

/** Whom a document still needs before its setup is complete. */
export type MissingPerson = 'anybody' | 'clientSigner' | 'firstLevelSigner' | 'secondLevelSigner';

/**
 * What a document lacks to be complete: anybody at all, or the signers its envelope would ask
 * . Signatures made on paper, by an uploaded file or in the bank's own application name
 * nobody beforehand.
 */
export function missingPeople(
  facts: DokuFacts,
  participants: readonly Pick<ParticipantFacts, 'participantRole' | 'participantType'>[],
): readonly MissingPerson[] {
  if (participants.length === 0) return ['anybody'];
  const missing: MissingPerson[] = [];
  const has = (role: ParticipantRole) =>
    participants.some(({ participantRole }) => participantRole === role);
  const clientSigns = participants.some(
    ({ participantType, participantRole }) =>
      participantType === 'CLIENT' && isSignerRole(participantRole),
  );
  if (clientMode(facts) === 'esign' && !clientSigns) missing.push('clientSigner');
  if (bankMode(facts) !== 'esign') return missing;
  if (facts.firstBankSignatureNeeded && !has('BANK_1STLEVELSIGNATORY')) {
    missing.push('firstLevelSigner');
  }
  if (facts.secondBankSignatureNeeded && !has('BANK_2NDLEVELSIGNATORY')) {
    missing.push('secondLevelSigner');
  }
  return missing;
}
