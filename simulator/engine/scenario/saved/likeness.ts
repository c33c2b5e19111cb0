import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import type { BoxState, DokuState, MessageState, ParticipantStateRecord } from '../../state.ts';

/**
 * Two worlds are the same situation if they agree on these traits: statuses, users and documents,
 * not times and ids.
 */

/** The traits of a record by name, with values comparable as JSON. */
export type Traits = Readonly<Record<string, unknown>>;

/** A trait that differs. */
export interface TraitDifference {
  readonly trait: string;
  readonly is: unknown;
  readonly becomes: unknown;
}

export const messageTraits = ({
  content,
  messageVisibility,
  senderUsername,
  readBy,
}: MessageState) => [content, messageVisibility, senderUsername, [...readBy].sort()];

export const participantTraits = (one: ParticipantStateRecord) => [
  one.participantRole,
  one.username,
  one.participantState,
  one.signingUrlResolved !== null,
];

/** Fields of a signer's identity document. */
export const signerFields = [
  'docExpiryDate',
  'docIssuerCountry',
  'docIssuer',
  'docStolen',
  'docValid',
  'namirialUserId',
  'namirialDeviceId',
] as const satisfies readonly (keyof SigningUser)[];

/** Flags for required signatures and acknowledgements of a document. */
export const neededFlags = [
  'clientSignatureNeeded',
  'firstBankSignatureNeeded',
  'secondBankSignatureNeeded',
  'bankSignedDokuUploadNeeded',
  'clientSignedDokuUploadNeeded',
  'clientAcknowledgementNeeded',
] as const;

/** Traits of a document that are fields of its record. */
const dokuFields = [
  'dokuDefinitionId',
  'status',
  'dokuFlowTypeId',
  ...neededFlags,
  'clientSigned',
  'bank1Signed',
  'bank2Signed',
  'acknowledged',
  'roundBank',
  'roundClient',
  'envelope',
  'signedOutsideDDE',
  'uploadedDocumentSigned',
  'archivePossible',
  'archiveFails',
  'signedAsContainer',
  'notes',
  'customDokuName',
  'dokuAction',
  'dokuSetupCompleted',
  'usedInBox',
  'removed',
  'isReconfiguredAdded',
  'reconfigured',
  'downloadable',
] as const satisfies readonly (keyof DokuState)[];

export function dokuTraits(doku: DokuState): Traits {
  const file = doku.files.at(-1);
  const refusal = doku.signatureRejection;
  return {
    ...Object.fromEntries(dokuFields.map((field) => [field, doku[field]])),
    participants: doku.participants.map(participantTraits),
    signers: doku.signingUsers.map((one) => [
      one.username,
      ...signerFields.map((field) => one[field] ?? null),
    ]),
    messages: doku.messages.map(messageTraits),
    file: file ? file.fileName : null,
    fileSigned: file?.signed ?? false,
    draftOf: file?.draftOf ?? null,
    uploaded: file?.source.kind === 'uploaded',
    signatureRejection: refusal && [refusal.username, refusal.reason],
    paperSigningPlace: doku.paperSigning?.place ?? null,
  };
}

/** Traits of a box that are fields of its record. */
const boxFields = [
  'status',
  'clientNumber',
  'definitionPid',
  'initiatedBy',
  'customName',
  'createdBy',
  'reasonOfCancellation',
  'cancellationNote',
  'cancellationCreatorUserId',
  'statusBeforeCancellation',
  'namirialEnvelopeStatus',
  'clientSignatureSystem',
  'bankSignatureSystem',
  'clientSelectedSignatureSystem',
  'validatorRoleOptional',
] as const satisfies readonly (keyof BoxState)[];

/** @param now ISO 8601. An expired lock is ignored */
export function boxTraits(box: BoxState, now: string): Traits {
  const isLocked = box.lock !== null && box.lock.expiresAt > now;
  return {
    ...Object.fromEntries(boxFields.map((field) => [field, box[field]])),
    lock: isLocked ? box.lock?.username : null,
    documents: box.dokus.length,
  };
}

/** The differences between two records. */
export function differences(world: Traits, file: Traits): TraitDifference[] {
  return Object.keys(world)
    .filter((trait) => JSON.stringify(world[trait]) !== JSON.stringify(file[trait]))
    .map((trait) => ({ trait, is: world[trait], becomes: file[trait] }));
}

/** Whether two boxes are the same situation. */
export function isSameSituation(one: BoxState, other: BoxState, now: string): boolean {
  const same = (left: Traits, right: Traits) => differences(left, right).length === 0;
  return (
    same(boxTraits(one, now), boxTraits(other, now)) &&
    one.dokus.every((doku, index) => {
      const opposite = other.dokus[index];
      return opposite !== undefined && same(dokuTraits(doku), dokuTraits(opposite));
    })
  );
}
