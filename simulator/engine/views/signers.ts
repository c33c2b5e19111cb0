import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { signerDateMark } from '@dokubox/spec/workflow/signer-dates.ts';
import type { DokuState } from '../state.ts';
import type { ViewContext } from './view-context.ts';

/** Characters of an id that stay readable. */
const SHOWN = 4;

/** An id but for its end; a short one would be given away by it. */
function masked(id: string | null | undefined): string | null {
  const text = (id ?? '').trim();
  if (text === '') return null;
  return `****${text.length > SHOWN ? text.slice(-SHOWN) : ''}`;
}

/**
 * A signer as the current user may know them: of others the ids are masked, and the day an
 * identity document expires is told to nobody but its holder and, of the client's people, to the bank,
 * which keeps it. Everybody else reads how it is marked.
 */
export function signerView(
  signer: SigningUser,
  { status }: Pick<DokuState, 'status'>,
  { user, policy, today }: ViewContext,
): SigningUser {
  const own = signer.username === user.username;
  const tellsDay = own || (user.userType === 'BANKER' && signer.userType === 'CLIENT');
  return everyField<SigningUser>({
    userType: signer.userType,
    firstName: signer.firstName,
    lastName: signer.lastName,
    firstNameLocal: signer.firstNameLocal,
    lastNameLocal: signer.lastNameLocal,
    username: signer.username,
    docExpiryDate: tellsDay ? signer.docExpiryDate : undefined,
    docExpiryMark: tellsDay
      ? undefined
      : signerDateMark(signer.docExpiryDate, today, status, policy),
    docIssuerCountry: signer.docIssuerCountry,
    docIssuer: signer.docIssuer,
    docStolen: signer.docStolen,
    docValid: signer.docValid,
    namirialUserId: own ? signer.namirialUserId : masked(signer.namirialUserId),
    namirialDeviceId: own ? signer.namirialDeviceId : masked(signer.namirialDeviceId),
  });
}
