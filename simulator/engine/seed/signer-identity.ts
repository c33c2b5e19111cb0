import type { Tenant } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { SignerIdentity } from '@dokubox/signatures/signing/order.ts';
import { bankNames } from './texts/table.ts';
import type { ClientState, UserState } from '../state.ts';

/**
 * A user's identity in the TEST certificate: with the bank, or with the client company the user
 * signs for.
 */
export function signerIdentityOf(
  user: UserState,
  client: Pick<ClientState, 'clientNameLocal'> | undefined,
  tenant: Tenant,
): SignerIdentity {
  const { country, localLanguage } = policyOf(tenant);
  const bankName = bankNames[localLanguage];
  const ofClient = user.userType === 'CLIENT' ? client?.clientNameLocal : undefined;
  const { certificateState: state } = user;
  return {
    id: user.username,
    name: user.fullNameLocal,
    organization: ofClient ?? bankName,
    country,
    rank: user.certificateRank,
    ...(state === 'VALID' ? {} : { state }),
  };
}
