import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';

/** What the account menu may offer beside signing out, in its order. */
const accountEntryKeys = [
  'changePassword',
  'signatureSettings',
  'downloadTerms',
  'downloadContract',
] as const;
export type AccountEntryKey = (typeof accountEntryKeys)[number];

/** Documents of the archive a client may ask for: whether to ask whether there are any (R2.35). */
export function archiveDocumentsOf(tenant: Tenant, userType: UserType) {
  const { offersTermsAndConditions, offersContractDownload } = policyOf(tenant);
  const isClient = userType === 'CLIENT';
  return {
    downloadTerms: isClient && offersTermsAndConditions,
    downloadContract: isClient && offersContractDownload,
  };
}

/**
 * What the account menu offers to a user (R2.35, R2.36).
 *
 * @param there what the archive has said about its documents
 */
export function accountEntriesOf(
  { tenant, userType }: { readonly tenant: Tenant; readonly userType: UserType },
  hasIdentityProvider: boolean,
  there: { readonly downloadTerms: boolean; readonly downloadContract: boolean },
): readonly AccountEntryKey[] {
  const archive = archiveDocumentsOf(tenant, userType);
  const shown = {
    // A banker whom an identity provider signs in has no password here.
    changePassword: userType === 'CLIENT' || !hasIdentityProvider,
    signatureSettings: policyOf(tenant).signatureSettings[userType],
    downloadTerms: archive.downloadTerms && there.downloadTerms,
    downloadContract: archive.downloadContract && there.downloadContract,
  };
  return accountEntryKeys.filter((key) => shown[key]);
}
