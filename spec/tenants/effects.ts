import type { TenantPolicy } from './policy.ts';

/** The effect of a tenant field, and the side that must implement it. */
export interface PolicyEffect {
  /** The effect of the field, as a whole sentence for a team that builds the other side. */
  readonly does: string;
  /** `server` decides answers, `portal` decides the screen alone, and `both` decides both. */
  readonly heededBy: 'server' | 'portal' | 'both';
}

/** The effect of each field of the tenant policy. Calls and rows are named as in the contract. */
export const policyEffects = {
  country: {
    does: 'Country of the tenant’s people, companies and certificates. It decides nothing.',
    heededBy: 'server',
  },
  locale: {
    does: 'How names and addresses are written, and how lists are sorted (`searchClientDokuboxes`, `searchBankerDokuboxes`).',
    heededBy: 'server',
  },
  timeZone: {
    does: 'When a calendar day begins and ends: whether a signer’s identity document has expired, and the day under which a time is shown.',
    heededBy: 'both',
  },
  localLanguage: {
    does: 'Language of `titleLocal`, `instructionLocal`, `fullNameLocal` and `clientNameLocal`. If it is the caller’s `X-Language`, lists are sorted and searched by these fields.',
    heededBy: 'both',
  },
  bankerHome: { does: 'First screen of a banker after the sign-in.', heededBy: 'portal' },
  uploadExtensions: {
    does: 'The upload checks and a submit reject any other extension (`UPLOAD_FILE_EXTENSION`), and the file dialog does not offer it.',
    heededBy: 'both',
  },
  csvCodePages: {
    does: 'How the preview of a csv decodes its letters if it is not Unicode, whatever the language of the screen.',
    heededBy: 'portal',
  },
  showsProductCategory: {
    does: 'Whether header, list and filters show the category. Answers contain `productCategory` in any case.',
    heededBy: 'portal',
  },
  allowsAllSegmentCategories: {
    does: 'Whether the choice at creation also contains categories of segment ALL, besides those of the user’s own segment.',
    heededBy: 'server',
  },
  phone: {
    does: 'Calling code before the field, and the numbers that registration, password reset and user management accept.',
    heededBy: 'both',
  },
  showsXLink: {
    does: 'Whether the footer shows a configured link to X.',
    heededBy: 'portal',
  },
  showsFacebookLink: {
    does: 'Whether the footer shows a configured link to Facebook.',
    heededBy: 'portal',
  },
  signatureSettings: {
    does: 'Which users have signature settings. The call is rejected for all others.',
    heededBy: 'both',
  },
  offersTermsAndConditions: {
    does: 'Whether a client may download the terms and conditions. Otherwise the call is rejected.',
    heededBy: 'both',
  },
  offersContractDownload: {
    does: 'Whether a client may download the framework contract. Otherwise the call is rejected.',
    heededBy: 'both',
  },
  jumpToEds: {
    does: 'Whether a banker with DOKU_JUMP_TO_EDS has the static action `JumpToEds`, and `getEdsUrl` answers. In other tenants the permission is not sent.',
    heededBy: 'both',
  },
  hidesBankSenderFromClient: {
    does: 'A client receives `BANK` instead of every username and name of a bank employee: in messages, lock holder, who ended a box ([visibility](visibility.md)).',
    heededBy: 'both',
  },
  sendToBankBeforeSetup: {
    does: 'SendToBank is offered even if `dokuSetupCompleted` is false. All other options wait for it.',
    heededBy: 'server',
  },
  addedSendToClientInAux: {
    does: 'The portal shows an option SendToClient in WAITING_BANK_SIGNATURE_AUX that is not in `dokuTransitions`, and a submit with it is accepted.',
    heededBy: 'both',
  },
  removalBlockedWhileArchiving: {
    does: 'A document in UNDER_ARCHIVING cannot be removed from its box (`UNDER_ARCHIVING`).',
    heededBy: 'both',
  },
  removalBlockedWhileSigning: {
    does: 'A document cannot be removed while a participant is signing (`signingInProgress`).',
    heededBy: 'both',
  },
  archiveRole: {
    does: 'The bankers who are offered SendToArchive and may submit it. With `validatorOrRm` a banker needs BANK_VALIDATOR, or BANK_RM if `validatorRoleOptional` is true. In other tenants, any role that allows `archive` is enough (`archiveRoleOk`, A-525).',
    heededBy: 'both',
  },
  readinessOnBankerScreen: {
    does: 'Missing signer data disable a banker’s options that start signing, and a submit with them is rejected.',
    heededBy: 'both',
  },
  readinessOnClientScreen: {
    does: 'Missing signer data disable a client’s options that start signing, and a submit with them is rejected.',
    heededBy: 'both',
  },
  readinessNeedsIssuerAndStolenFlag: {
    does: 'Signer data of a client also need `docIssuer`, and `docStolen` must be false.',
    heededBy: 'both',
  },
  readinessNeedsValidDocument: {
    does: 'In signer data of a client, `docValid` must also be true.',
    heededBy: 'both',
  },
  expiryToleratedInWaitingArchival: {
    does: 'In WAITING_ARCHIVAL, an expired identity document is shown as a remark, not as an error.',
    heededBy: 'both',
  },
  notValidCertificatesEnabled: {
    does: 'Initial value of the feature `ddeNotValidCertificatesEnabled`. If it is true, INDETERMINATE signatures do not prevent `archivePossible`.',
    heededBy: 'server',
  },
} as const satisfies Record<keyof TenantPolicy, PolicyEffect>;
