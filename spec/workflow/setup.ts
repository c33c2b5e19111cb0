import type { DokuStatus, ParticipantRole } from '../enums.ts';
import type { NeededFlag } from './default-participants.ts';
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

/** Which template a document is made from, and which one of its box makes further ones. */
export interface TemplateFields {
  readonly dokuDefinitionId: number;
  readonly addOtherDokuId?: number | null | undefined;
}

/** A document that somebody added beside those of the definition. */
export function isAddedDocument({ dokuDefinitionId, addOtherDokuId }: TemplateFields): boolean {
  return dokuDefinitionId === addOtherDokuId;
}

/** Whose signature a role given to an added document asks for. */
const neededByRole: Partial<Record<ParticipantRole, NeededFlag>> = {
  CLIENT_LEGALREPRESENTATIVE: 'clientSignatureNeeded',
  CLIENT_EMPLOYEESIGNATORY: 'clientSignatureNeeded',
  BANK_1STLEVELSIGNATORY: 'firstBankSignatureNeeded',
  BANK_NONLEGALREPSIGNATORY: 'firstBankSignatureNeeded',
  BANK_2NDLEVELSIGNATORY: 'secondBankSignatureNeeded',
};

/**
 * The signatures an added document needs: those of the signers the bank gives it, because no definition
 * says it.
 */
export function signaturesAskedOf(
  participants: readonly Pick<ParticipantFacts, 'participantRole'>[],
): Readonly<Record<NeededFlag, boolean>> {
  const asked = new Set(participants.map(({ participantRole }) => neededByRole[participantRole]));
  return {
    clientSignatureNeeded: asked.has('clientSignatureNeeded'),
    firstBankSignatureNeeded: asked.has('firstBankSignatureNeeded'),
    secondBankSignatureNeeded: asked.has('secondBankSignatureNeeded'),
  };
}

/** Statuses that rest on the signature systems of the box. */
export const signingStatuses: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_AUX',
  'WAITING_BANK_SIGNATURE_2',
  'WAITING_FOR_PAPER_SIGNING',
  'PAPER_SIGNED',
]);

/** Statuses from which on it is decided who signs a document. */
export const signersDecided: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  ...signingStatuses,
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);
