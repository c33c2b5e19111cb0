import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { SignatureRejection } from '@dokubox/spec/schemas/signature-rejection.ts';
import type { SignatureRejectionState } from '../state.ts';
import type { ViewContext } from './view-context.ts';

/** The signer who refused, and why. For a bank signer, a client gets only the side. */
export function rejectionFor(
  {
    signatureRejection: rejection,
  }: { readonly signatureRejection: SignatureRejectionState | null },
  view: ViewContext,
): SignatureRejection | null {
  if (rejection === null) return null;
  const { participantType, username, reason } = rejection;
  const hidden = participantType === 'BANK' && view.user.userType === 'CLIENT';
  const person = username === null || hidden ? undefined : view.world.users.get(username);
  return everyField<SignatureRejection>({
    participantType,
    username: hidden ? undefined : username,
    fullName: hidden ? undefined : (person?.fullName ?? null),
    fullNameLocal: hidden ? undefined : (person?.fullNameLocal ?? null),
    reason: hidden ? undefined : reason,
  });
}
