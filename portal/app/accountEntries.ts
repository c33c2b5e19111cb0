import type { Tenant, UserType } from '@dokubox/spec/enums.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';

/** Entries the account menu may have besides signing out, in its order. */
const accountEntryKeys = [
  'changePassword',
  'signatureSettings',
  'downloadTerms',
  'downloadContract',
] as const;
export type AccountEntryKey = (typeof accountEntryKeys)[number];

/**
 * Returns the archive documents a client may have, so that the portal asks only for those (R2.35).
 */
export function archiveDocumentsOf(tenant: Tenant, userType: UserType) {
  const { offersTermsAndConditions, offersContractDownload } = policyOf(tenant);
  const isClient = userType === 'CLIENT';
  return {
    downloadTerms: isClient && offersTermsAndConditions,
    downloadContract: isClient && offersContractDownload,
  };
}

/**
 * Returns the account menu's entries for a user (R2.35, R2.36).
 *
 * @param there which of its documents the archive has
 */
export function accountEntriesOf(
  { tenant, userType }: { readonly tenant: Tenant; readonly userType: UserType },
  hasIdentityProvider: boolean,
  there: { readonly downloadTerms: boolean; readonly downloadContract: boolean },
): readonly AccountEntryKey[] {
  const archive = archiveDocumentsOf(tenant, userType);
  const shown = {
    // A banker who signs in with an identity provider has no password here.
    changePassword: userType === 'CLIENT' || !hasIdentityProvider,
    signatureSettings: policyOf(tenant).signatureSettings[userType],
    downloadTerms: archive.downloadTerms && there.downloadTerms,
    downloadContract: archive.downloadContract && there.downloadContract,
  };
  return accountEntryKeys.filter((key) => shown[key]);
}
