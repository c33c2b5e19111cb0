import type { DokuStatus, ParticipantRole } from '../enums.ts';
import type { NeededFlag } from './default-participants.ts';
import { isSignerRole } from './participants.ts';
import { bankMode, clientMode } from './predicates.ts';
import type { DokuFacts, ParticipantFacts } from './types.ts';

/** People a document still needs before its setup is complete. */
export type MissingPerson = 'anybody' | 'clientSigner' | 'firstLevelSigner' | 'secondLevelSigner';

/**
 * Returns what a document lacks to be complete: any participant at all, or the signers its envelope
 * would need. Signatures on paper, in an uploaded file or in the bank's own
 * application need no named signer.
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

/**
 * The template a document was created from, and the template of its box for added documents
 * (A-103).
 */
export interface TemplateFields {
  readonly dokuDefinitionId: number;
  readonly addOtherDokuId?: number | null | undefined;
}

/** Returns whether the document was added to those of the definition. */
export function isAddedDocument({ dokuDefinitionId, addOtherDokuId }: TemplateFields): boolean {
  return dokuDefinitionId === addOtherDokuId;
}

/** The signature that a role on an added document requires. */
const neededByRole: Partial<Record<ParticipantRole, NeededFlag>> = {
  CLIENT_LEGALREPRESENTATIVE: 'clientSignatureNeeded',
  CLIENT_EMPLOYEESIGNATORY: 'clientSignatureNeeded',
  BANK_1STLEVELSIGNATORY: 'firstBankSignatureNeeded',
  BANK_NONLEGALREPSIGNATORY: 'firstBankSignatureNeeded',
  BANK_2NDLEVELSIGNATORY: 'secondBankSignatureNeeded',
};

/**
 * Returns the signatures an added document needs: those of the signers it gets, because no
 * definition decides it.
 */
export function signaturesAskedOf(
  participants: readonly Pick<ParticipantFacts, 'participantRole'>[],
): Readonly<Record<NeededFlag, boolean>> {
  const flags = new Set(participants.map(({ participantRole }) => neededByRole[participantRole]));
  return {
    clientSignatureNeeded: flags.has('clientSignatureNeeded'),
    firstBankSignatureNeeded: flags.has('firstBankSignatureNeeded'),
    secondBankSignatureNeeded: flags.has('secondBankSignatureNeeded'),
  };
}

/** Statuses that depend on the signature systems of the box. */
export const signingStatuses: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_AUX',
  'WAITING_BANK_SIGNATURE_2',
  'WAITING_FOR_PAPER_SIGNING',
  'PAPER_SIGNED',
]);

/** Statuses in which the signers of a document are fixed. */
export const signersDecided: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  ...signingStatuses,
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
]);
