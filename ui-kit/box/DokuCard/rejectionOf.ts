import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { SignatureRejection } from '@dokubox/spec/schemas/signature-rejection.ts';
import { envelopeOf } from '@dokubox/spec/workflow/facts.ts';
import type { ActingBox } from './dokuOptions.ts';

/**
 * Returns who refused to sign this document: the participant, with the reason if the box
 * still has it. The box has only its last refusal, which may be about another document. If no
 * participant refused, it was someone the user may not know.
 */
export function rejectionOf(doku: Doku, box: ActingBox): SignatureRejection | null {
  if (envelopeOf(doku, box) !== 'REJECTED') return null;
  const last = box.signatureRejection ?? null;
  const refuser = doku.participants.find(({ signatureRejected }) => signatureRejected === true);
  if (!refuser) return last?.username == null ? last : null;
  const { participantType, user } = refuser;
  const { username, fullName } = user;
  const fullNameLocal = user.fullNameLocal ?? null;
  const reason = last?.username === username ? (last.reason ?? null) : null;
  return { participantType, username, fullName, fullNameLocal, reason };
}
