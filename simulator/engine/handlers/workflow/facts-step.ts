import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { envelopeBroken } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuFacts } from '@dokubox/spec/workflow/types.ts';
import type { DokuState, FileVersion, ParticipantStateRecord } from '../../state.ts';
import { participantsAfter } from '../../views/facts.ts';
import { seededType } from '../../container-file.ts';

/** True if the document left a broken envelope or starts again in another one. */
function signingStartsAnew(before: DokuFacts, after: DokuFacts): boolean {
  return envelopeBroken(before) && before.envelope !== after.envelope;
}

/** True if a corrected file replaces the one that was being signed in a broken envelope. */
function corrected(before: DokuFacts, after: DokuFacts): boolean {
  const uploaded = after.status === 'UPLOADED_BANK' || after.status === 'UPLOADED_CLIENT';
  return envelopeBroken(before) && uploaded && before.status !== after.status;
}

/** Signatures in a broken envelope are lost, including those of signers who were not the last. */
function withoutOpenSignatures(
  participants: readonly ParticipantStateRecord[],
  facts: DokuFacts,
): ParticipantStateRecord[] {
  return participants.map((participant) => {
    const { participantRole, participantType } = participant;
    const signed =
      participantType === 'CLIENT'
        ? facts.clientSigned
        : participantRole === 'BANK_2NDLEVELSIGNATORY'
          ? facts.bank2Signed
          : facts.bank1Signed;
    if (!isSignerRole(participantRole) || signed) return participant;
    return { ...participant, participantState: 'TODO', signingUrlResolved: null };
  });
}

/** A version without the signatures of the envelope. A seeded file loses them in its source. */
function unsignedVersion({ signedIn: _signedIn, ...file }: FileVersion): FileVersion {
  if (file.source.kind !== 'seeded' || !file.source.signatures) return { ...file };
  const { nameInside, ...source } = file.source;
  const signatures = file.source.signatures.filter(({ inEnvelope }) => !inEnvelope);
  if (signatures.length > 0) {
    return { ...file, source: { ...file.source, signatures }, signed: true };
  }
  // The file leaves its container again.
  const plain = nameInside === undefined ? {} : { fileName: nameInside, mimeType: seededType };
  return { ...file, ...plain, source: { ...source, signatures: undefined }, signed: false };
}

/** Adds the file before the broken envelope as the next version. */
function withoutEnvelopeSignatures(files: readonly FileVersion[]): readonly FileVersion[] {
  if (files.at(-1)?.signedIn === undefined) return files;
  const before = [...files]
    .reverse()
    .find(({ signedIn, source }) => signedIn === undefined || source.kind === 'seeded');
  return before ? [...files, unsignedVersion(before)] : files;
}

/**
 * The document after a move of the machine: status, flags, envelope and participants.
 * @param at time of the move, ISO 8601
 */
export function withFacts(
  doku: DokuState,
  before: DokuFacts,
  after: DokuFacts,
  at: string,
): DokuState {
  const moved = participantsAfter(doku.participants, before, after);
  const startsAgain = signingStartsAnew(before, after);
  const signaturesLost = startsAgain || corrected(before, after);
  const { signedFileAwaited, ...kept } = doku;
  const waitsOn = after.status === doku.status && !after.uploadedDocumentSigned;
  return {
    ...kept,
    status: after.status,
    envelope: after.envelope,
    envelopeId: after.envelope === 'NONE' ? null : doku.envelopeId,
    signatureRejection: after.envelope === 'REJECTED' ? doku.signatureRejection : null,
    uploadedDocumentSigned: after.uploadedDocumentSigned,
    signedOutsideDDE: after.signedOutsideDDE,
    archivePossible: after.archivePossible,
    clientSigned: after.clientSigned,
    bank1Signed: after.bank1Signed,
    bank2Signed: after.bank2Signed,
    acknowledged: after.acknowledged,
    roundBank: after.roundBank,
    roundClient: after.roundClient,
    files: startsAgain ? withoutEnvelopeSignatures(doku.files) : doku.files,
    participants: signaturesLost ? withoutOpenSignatures(moved, after) : moved,
    waitingSince: after.status === doku.status ? doku.waitingSince : at,
    ...(signedFileAwaited && waitsOn ? { signedFileAwaited } : {}),
  };
}
