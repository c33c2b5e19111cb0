import type { Language, Tenant, UserType } from '../enums.ts';
import type { Origin } from '../origin.ts';

/** Whether a portal user of the given type sees or may do something. */
export type ByUserType = Readonly<Record<UserType, boolean>>;

/**
 * Everything that differs between the country tenants. Simulator and portal read these fields, and
 * no other code compares a tenant.
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
  /** Code pages a csv without UTF may use, as browsers name them, the most common first. */
  readonly csvCodePages: readonly string[];
  /** True if header and list show the product category (§2). */
  readonly showsProductCategory: boolean;
  /** True if categories of segment ALL are offered in addition to the user's own (§6). */
  readonly allowsAllSegmentCategories: boolean;
  readonly phone: {
    /** Fixed calling code with the plus sign. */
    readonly callingCode: string;
    /**
     * `digits` means an optional plus and 12 to 15 digits. `national` means valid for the country
     * (§5).
     */
    readonly rule: 'digits' | 'national';
    /** National digits of a mobile number that follows the rule, to show how one is written. */
    readonly example: string;
  };
  /** Social links a tenant may show. LinkedIn is shown in every tenant that configures it (§2). */
  readonly showsXLink: boolean;
  readonly showsFacebookLink: boolean;
  /** User types with the entry for signature settings (§2). */
  readonly signatureSettings: ByUserType;
  readonly offersTermsAndConditions: boolean;
  readonly offersContractDownload: boolean;
  /** True if the external signing system can be opened (§6). */
  readonly jumpToEds: boolean;
  /** True if a client receives a general label instead of a bank sender's name (§6). */
  readonly hidesBankSenderFromClient: boolean;
  /** True if SendToBank is offered before the setup is complete (§4, X-21). */
  readonly sendToBankBeforeSetup: boolean;
  /** True if SendToClient is added in WAITING_BANK_SIGNATURE_AUX (§4). */
  readonly addedSendToClientInAux: boolean;
  /** True if a document that is being archived cannot be removed (§4). */
  readonly removalBlockedWhileArchiving: boolean;
  /** True if a document that is being signed cannot be removed (§5). */
  readonly removalBlockedWhileSigning: boolean;
  /**
   * Roles that may send to the archive: any banker, or the validator (or the RM if the role is
   * optional) (§4).
   */
  readonly archiveRole: 'any' | 'validatorOrRm';
  /** The screens on which missing signer data disable options (§6, X-03). */
  readonly readinessOnBankerScreen: boolean;
  readonly readinessOnClientScreen: boolean;
  /** True if signer data need the issuer and the stolen-document flag (§4). */
  readonly readinessNeedsIssuerAndStolenFlag: boolean;
  /** True if the signer's document must be valid (§4). */
  readonly readinessNeedsValidDocument: boolean;
  /** True if an expired signer document is not an error in WAITING_ARCHIVAL (§5). */
  readonly expiryToleratedInWaitingArchival: boolean;
  /** Default of the feature flag ddeNotValidCertificatesEnabled. */
  readonly notValidCertificatesEnabled: boolean;
}

/** A short title of each policy field for the table of differences, with its origin. */
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
  signatureSettings: { says: 'Users with signature settings', origin: '§2' },
  offersTermsAndConditions: { says: 'Download of terms and conditions', origin: '§5' },
  offersContractDownload: { says: 'Download of the framework contract', origin: '§5' },
  jumpToEds: { says: 'Link to the external signing system', origin: '§6' },
  hidesBankSenderFromClient: { says: 'Clients see bank senders as “the bank”', origin: '§6' },
  sendToBankBeforeSetup: { says: 'SendToBank before the setup is complete', origin: '§4' },
  addedSendToClientInAux: {
    says: 'Added SendToClient in WAITING_BANK_SIGNATURE_AUX',
    origin: '§4',
  },
  removalBlockedWhileArchiving: { says: 'No removal while the archive job runs', origin: '§4' },
  removalBlockedWhileSigning: { says: 'No removal while a participant signs', origin: '§5' },
  archiveRole: { says: 'Roles that may send a document to the archive', origin: '§4' },
  readinessOnBankerScreen: { says: 'Missing signer data stop bankers', origin: '§6' },
  readinessOnClientScreen: { says: 'Missing signer data stop clients', origin: '§6' },
  readinessNeedsIssuerAndStolenFlag: {
    says: 'Signer data need issuer and stolen-document flag',
    origin: '§4',
  },
  readinessNeedsValidDocument: { says: 'Signer data need a valid document', origin: '§4' },
  expiryToleratedInWaitingArchival: {
    says: 'An expired document is not an error in WAITING_ARCHIVAL',
    origin: '§5',
  },
  notValidCertificatesEnabled: { says: 'INDETERMINATE signatures may be archived', origin: '§9' },
} as const satisfies Record<keyof TenantPolicy, { says: string; origin: Origin }>;

/** Content of a tenant file: only what differs from {@link basePolicy}. */
export type TenantDifferences = Pick<
  TenantPolicy,
  'country' | 'locale' | 'timeZone' | 'localLanguage' | 'bankerHome' | 'phone'
> &
  Partial<TenantPolicy>;
