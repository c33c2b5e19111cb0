import type { Language, Tenant, UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';

/** Whether a portal user of the given type sees or may do something. */
export type ByUserType = Readonly<Record<UserType, boolean>>;

/**
 * Everything that differs between the country tenants, and nothing else. Simulator and portal read
 * these fields; no other place compares a tenant.
 */
export interface TenantPolicy {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly country: Tenant;
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
  /** Code pages a csv without UTF may be in, as browsers name them; the usual one first. */
  readonly csvCodePages: readonly string[];
  /** Whether the product category is shown in header and list (§2). */
  readonly showsProductCategory: boolean;
  /** Whether categories of the ALL segment are offered beside the user's own (§6). */
  readonly allowsAllSegmentCategories: boolean;
  readonly phone: {
    /** Fixed calling code with the plus sign. */
    readonly callingCode: string;
    /** `digits`: optional plus and 12 to 15 digits; `national`: valid for the country (§5). */
    readonly rule: 'digits' | 'national';
    /** National digits of a mobile number that follows the rule, to show how one is written. */
    readonly example: string;
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
  /** Default of the feature flag ddeNotValidCertificatesEnabled. */
  readonly notValidCertificatesEnabled: boolean;
}

/** Each policy field in a few words, as the table of differences heads its row, with its origin. */
export const policyRules = {
  country: { says: 'Country (ISO 3166-1)', origin: '§1' },
  locale: { says: 'Locale of names, addresses and phone numbers', origin: '§1' },
  timeZone: { says: 'Time zone in which calendar days are compared', origin: 'A-178' },
  localLanguage: { says: 'Language of the `…Local` fields', origin: 'A-240' },
  bankerHome: { says: 'First screen of a banker', origin: '§2' },
  uploadExtensions: { says: 'Extensions an upload may have', origin: '§5' },
  csvCodePages: { says: 'Code pages of a csv that is not in Unicode', origin: 'A-484' },
  showsProductCategory: { says: 'Product category in header and list', origin: '§2' },
  allowsAllSegmentCategories: { says: 'Categories of the segment ALL are offered', origin: '§6' },
  phone: { says: 'Phone number: calling code, check, example', origin: '§5' },
  showsXLink: { says: 'Link to X in the footer', origin: '§2' },
  showsFacebookLink: { says: 'Link to Facebook in the footer', origin: '§2' },
  signatureSettings: { says: 'Who has signature settings', origin: '§2' },
  offersTermsAndConditions: { says: 'Download of terms and conditions', origin: '§5' },
  offersContractDownload: { says: 'Download of the contract', origin: '§5' },
  jumpToEds: { says: 'Jump to the external signing system', origin: '§6' },
  hidesBankSenderFromClient: { says: 'Clients read bank senders as “the bank”', origin: '§6' },
  sendToBankBeforeSetup: { says: 'SendToBank before the setup is complete', origin: '§4' },
  addedSendToClientInAux: {
    says: 'Added SendToClient in WAITING_BANK_SIGNATURE_AUX',
    origin: '§4',
  },
  removalBlockedWhileArchiving: { says: 'No removal while the archive job runs', origin: '§4' },
  removalBlockedWhileSigning: { says: 'No removal while somebody signs', origin: '§5' },
  archiveRole: { says: 'Who sends a document to the archive', origin: '§4' },
  readinessOnBankerScreen: { says: 'Missing signer data stops bankers', origin: '§6' },
  readinessOnClientScreen: { says: 'Missing signer data stops clients', origin: '§6' },
  readinessNeedsIssuerAndStolenFlag: {
    says: 'Signer data needs issuer and stolen-document flag',
    origin: '§4',
  },
  readinessNeedsValidDocument: { says: 'Signer data needs a valid document', origin: '§4' },
  expiryToleratedInWaitingArchival: {
    says: 'An expired document is no error in WAITING_ARCHIVAL',
    origin: '§5',
  },
  notValidCertificatesEnabled: { says: 'INDETERMINATE signatures may be archived', origin: '§9' },
} as const satisfies Record<keyof TenantPolicy, { says: string; origin: Origin }>;

/** What a tenant file states: where it lies, and only what differs from {@link basePolicy}. */
export type TenantDifferences = Pick<
  TenantPolicy,
  'country' | 'locale' | 'timeZone' | 'localLanguage' | 'bankerHome' | 'phone'
> &
  Partial<TenantPolicy>;
