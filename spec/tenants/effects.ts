import type { TenantPolicy } from './policy.ts';

/** What a tenant field decides, and who has to act on it. */
export interface PolicyEffect {
  /** What happens because of the field: a whole sentence for a team that builds the other side. */
  readonly does: string;
  /** `server`: decides answers; `portal`: decides the screen alone; `both`. */
  readonly heededBy: 'server' | 'portal' | 'both';
}

/** Each field of the tenant policy in effect; the calls and rows named are those of the contract. */
export const policyEffects = {
  country: {
    does: 'Country of the tenant’s people, companies and certificates; nothing is decided by it.',
    heededBy: 'server',
  },
  locale: {
    does: 'How names and addresses are written and how the lists sort (`searchClientDokuboxes`, `searchBankerDokuboxes`).',
    heededBy: 'server',
  },
  timeZone: {
    does: 'A calendar day begins and ends here: whether a signer’s identity document has expired, and the day a time is shown under.',
    heededBy: 'both',
  },
  localLanguage: {
    does: 'Language of `titleLocal`, `instructionLocal`, `fullNameLocal` and `clientNameLocal`; callers whose `X-Language` is this one are sorted and searched by them.',
    heededBy: 'both',
  },
  bankerHome: { does: 'Where a banker lands after the sign-in.', heededBy: 'portal' },
  uploadExtensions: {
    does: 'Any other ending of a file is refused by the upload checks and by a submit (`UPLOAD_FILE_EXTENSION`), and is not offered for choice.',
    heededBy: 'both',
  },
  csvCodePages: {
    does: 'How the preview of a csv reads its letters where they are not Unicode, whatever the language of the screen.',
    heededBy: 'portal',
  },
  showsProductCategory: {
    does: 'Whether header, list and filters show the category; `productCategory` is answered in any case.',
    heededBy: 'portal',
  },
  allowsAllSegmentCategories: {
    does: 'Whether the choice at creation also holds categories of the segment ALL beside those of the user’s own.',
    heededBy: 'server',
  },
  phone: {
    does: 'Calling code in front of the field, and which numbers registration, password reset and user management accept.',
    heededBy: 'both',
  },
  showsXLink: {
    does: 'Whether a configured link to X is shown in the footer.',
    heededBy: 'portal',
  },
  showsFacebookLink: {
    does: 'Whether a configured link to Facebook is shown in the footer.',
    heededBy: 'portal',
  },
  signatureSettings: {
    does: 'Which users have the entry of the signature settings; the call is refused for others.',
    heededBy: 'both',
  },
  offersTermsAndConditions: {
    does: 'Whether a client may download the terms and conditions; the call is refused elsewhere.',
    heededBy: 'both',
  },
  offersContractDownload: {
    does: 'Whether a client may download the framework contract; the call is refused elsewhere.',
    heededBy: 'both',
  },
  jumpToEds: {
    does: 'Whether `JumpToEds` is among the static actions of a banker with DOKU_JUMP_TO_EDS, and `getEdsUrl` answers; elsewhere the permission is not told.',
    heededBy: 'both',
  },
  hidesBankSenderFromClient: {
    does: 'A client reads `BANK` in place of every username and name of a bank employee: messages, lock holder, who ended a box ([visibility](visibility.md)).',
    heededBy: 'both',
  },
  sendToBankBeforeSetup: {
    does: 'SendToBank is offered although `dokuSetupCompleted` is false; every other option waits for it.',
    heededBy: 'server',
  },
  addedSendToClientInAux: {
    does: 'The portal shows an option SendToClient in WAITING_BANK_SIGNATURE_AUX that `dokuTransitions` does not hold, and a submit with it is accepted.',
    heededBy: 'both',
  },
  removalBlockedWhileArchiving: {
    does: 'A document in UNDER_ARCHIVING cannot be taken out of its box (`UNDER_ARCHIVING`).',
    heededBy: 'both',
  },
  removalBlockedWhileSigning: {
    does: 'A document cannot be taken out while a participant signs (`signingInProgress`).',
    heededBy: 'both',
  },
  archiveRole: {
    does: 'Who is offered SendToArchive and may submit it; with `validatorOrRm` a banker needs BANK_VALIDATOR, or BANK_RM where `validatorRoleOptional` is true; elsewhere any role that allows `archive` (`archiveRoleOk`, A-525).',
    heededBy: 'both',
  },
  readinessOnBankerScreen: {
    does: 'Missing signer data greys a banker’s options that start signing, and a submit of them is refused.',
    heededBy: 'both',
  },
  readinessOnClientScreen: {
    does: 'Missing signer data greys a client’s options that start signing, and a submit of them is refused.',
    heededBy: 'both',
  },
  readinessNeedsIssuerAndStolenFlag: {
    does: 'Signer data of a client also needs `docIssuer` and a `docStolen` that is false.',
    heededBy: 'both',
  },
  readinessNeedsValidDocument: {
    does: 'Signer data of a client also needs `docValid` to be true.',
    heededBy: 'both',
  },
  expiryToleratedInWaitingArchival: {
    does: 'In WAITING_ARCHIVAL an expired identity document is shown as a remark, not as an error.',
    heededBy: 'both',
  },
  notValidCertificatesEnabled: {
    does: 'What the feature `ddeNotValidCertificatesEnabled` is at first; where it is true, INDETERMINATE signatures do not stop `archivePossible`.',
    heededBy: 'server',
  },
} as const satisfies Record<keyof TenantPolicy, PolicyEffect>;
