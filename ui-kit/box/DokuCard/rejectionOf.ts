import type { Doku } from '@dokubox/spec/schemas/doku.ts';
import type { SignatureRejection } from '@dokubox/spec/schemas/signature-rejection.ts';
import { envelopeOf } from '@dokubox/spec/workflow/facts.ts';
import type { ActingBox } from './dokuOptions.ts';

/**
 * Who refused to sign this document: the participant who did, with the reason where the box
 * still tells it. The box tells of its last refusal only, which may be about another document; where
 * no participant did it, somebody did whom the user may not know.
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
