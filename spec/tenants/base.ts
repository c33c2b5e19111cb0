import type { TenantDifferences, TenantPolicy } from './policy.ts';

/** Extensions every tenant accepts (§5). */
export const defaultUploadExtensions = [
  'pdf',
  'docx',
  'png',
  'jpg',
  'jpeg',
  'xlsx',
  'csv',
  'asice',
] as const;

/** The policy a tenant has if it does not set a value of its own. */
const basePolicy = {
  uploadExtensions: defaultUploadExtensions,
  csvCodePages: ['windows-1250'],
  showsProductCategory: true,
  allowsAllSegmentCategories: false,
  showsXLink: true,
  showsFacebookLink: true,
  signatureSettings: { CLIENT: false, BANKER: false },
  offersTermsAndConditions: true,
  offersContractDownload: false,
  jumpToEds: false,
  hidesBankSenderFromClient: false,
  sendToBankBeforeSetup: false,
  addedSendToClientInAux: true,
  removalBlockedWhileArchiving: false,
  removalBlockedWhileSigning: false,
  archiveRole: 'any',
  readinessOnBankerScreen: true,
  readinessOnClientScreen: false,
  readinessNeedsIssuerAndStolenFlag: false,
  readinessNeedsValidDocument: false,
  expiryToleratedInWaitingArchival: false,
  notValidCertificatesEnabled: false,
} as const satisfies Omit<
  TenantPolicy,
  'country' | 'locale' | 'timeZone' | 'localLanguage' | 'bankerHome' | 'phone'
>;

/** Returns a tenant's whole policy from its differences. */
export function withBase(differences: TenantDifferences): TenantPolicy {
  return Object.freeze({ ...basePolicy, ...differences });
}
