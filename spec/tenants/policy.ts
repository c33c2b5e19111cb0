import type { Language, UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';

/** Whether a portal user of the given type sees or may do something. */
export type ByUserType = Readonly<Record<UserType, boolean>>;

/**
 * Everything that differs between the country tenants, and nothing else. Simulator and portal read
 * these fields; no other place compares a tenant.
 */
export interface TenantPolicy {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: string;
  /** BCP 47 locale of the country, for people's names, addresses and phone numbers. */
  readonly locale: string;
  /** IANA time zone in which calendar days are compared. */
  readonly timeZone: string;
  /** Language of the `*Local` fields. */
  readonly localLanguage: Exclude<Language, 'en'>;
  /** Home screen of a banker (§2). */
  readonly bankerHome: '/app/taskListView' | '/app/usermanagement/manageuser/';
  /** Extensions an upload may have, lower-case, without the dot (§5). */
  readonly uploadExtensions: readonly string[];
  /** Whether the product category is shown in header and list (§2). */
  readonly showsProductCategory: boolean;
  /** Whether categories of the ALL segment are offered beside the user's own (§6). */
  readonly allowsAllSegmentCategories: boolean;
  readonly phone: {
    /** Fixed calling code with the plus sign. */
    readonly callingCode: string;
    /** `digits`: optional plus and 12 to 15 digits; `national`: valid for the country (§5). */
    readonly rule: 'digits' | 'national';
    /** Number of national digits a valid number has, without the calling code. */
    readonly nationalDigits: readonly [min: number, max: number];
  };
  /** Social links a tenant may show; LinkedIn is shown wherever one is configured (§2). */
  readonly showsXLink: boolean;
  readonly showsFacebookLink: boolean;
  /** Who has the signature-settings entry (§2). */
  readonly signatureSettings: ByUserType;
  readonly offersTermsAndConditions: boolean;
  readonly offersContractDownload: boolean;
  /** Jump to the external signing system (§6). */
  readonly jumpToEds: boolean;
  /** A client reads a bank sender as a generic label (§6). */
  readonly hidesBankSenderFromClient: boolean;
  /** SendToBank is offered before the setup is complete (§4, X-21). */
  readonly sendToBankBeforeSetup: boolean;
  /** The extra SendToClient in WAITING_BANK_SIGNATURE_AUX (§4). */
  readonly addedSendToClientInAux: boolean;
  /** A document under archiving cannot be removed (§4). */
  readonly removalBlockedWhileArchiving: boolean;
  /** A document being signed cannot be removed (§5). */
  readonly removalBlockedWhileSigning: boolean;
  /** Who may send to the archive: any banker, or the validator (RM when the role is optional) (§4). */
  readonly archiveRole: 'any' | 'validatorOrRm';
  /** On whose screen missing signer data disables options (§6, X-03). */
  readonly readinessOnBankerScreen: boolean;
  readonly readinessOnClientScreen: boolean;
  /** Signer data must hold the issuer and the stolen-document flag (§4). */
  readonly readinessNeedsIssuerAndStolenFlag: boolean;
  /** The signer's document must be valid (§4). */
  readonly readinessNeedsValidDocument: boolean;
  /** An expired signer document is no error in WAITING_ARCHIVAL (§5). */
  readonly expiryToleratedInWaitingArchival: boolean;
  /** Finalizing a document in setup. */
  readonly finalizeOnlyBankInitiated: boolean;
  readonly finalizeNeedsArchiveRole: boolean;
  /** Default of the feature flag ddeNotValidCertificatesEnabled. */
  readonly notValidCertificatesEnabled: boolean;
}

/** Origin of each policy field. */
export const policyOrigins = {
  country: '§1',
  locale: '§1',
  timeZone: 'A-178',
  localLanguage: 'A-240',
  bankerHome: '§2',
  uploadExtensions: '§5',
  showsProductCategory: '§2',
  allowsAllSegmentCategories: '§6',
  phone: '§5',
  showsXLink: '§2',
  showsFacebookLink: '§2',
  signatureSettings: '§2',
  offersTermsAndConditions: '§5',
  offersContractDownload: '§5',
  jumpToEds: '§6',
  hidesBankSenderFromClient: '§6',
  sendToBankBeforeSetup: '§4',
  addedSendToClientInAux: '§4',
  removalBlockedWhileArchiving: '§4',
  removalBlockedWhileSigning: '§5',
  archiveRole: '§4',
  readinessOnBankerScreen: '§6',
  readinessOnClientScreen: '§6',
  readinessNeedsIssuerAndStolenFlag: '§4',
  readinessNeedsValidDocument: '§4',
  expiryToleratedInWaitingArchival: '§5',
  finalizeOnlyBankInitiated: 'A-123',
  finalizeNeedsArchiveRole: 'A-123',
  notValidCertificatesEnabled: '§9',
} as const satisfies Record<keyof TenantPolicy, Origin>;

/** What a tenant file states: where it lies, and only what differs from {@link basePolicy}. */
export type TenantDifferences = Pick<
  TenantPolicy,
  'country' | 'locale' | 'timeZone' | 'localLanguage' | 'bankerHome' | 'phone'
> &
  Partial<TenantPolicy>;
