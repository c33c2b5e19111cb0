import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import { signerDateMark } from '@dokubox/spec/workflow/signer-dates.ts';
import type { DokuState } from '../state.ts';
import type { ViewContext } from './view-context.ts';

/** Characters of an id that stay visible. */
const SHOWN = 4;

/** An id with all but its end masked. A short id is masked completely. */
function masked(id: string | null | undefined): string | null {
  const text = (id ?? '').trim();
  if (text === '') return null;
  return `****${text.length > SHOWN ? text.slice(-SHOWN) : ''}`;
}

/**
 * A signer as visible to the current user. Ids of others are masked. The expiry date of an
 * identity document is shown only to its holder and, for the client's users, to the bank, which
 * keeps it. Everyone else sees only its mark.
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
