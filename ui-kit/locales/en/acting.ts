import type { DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import type { DokuProgress } from '@dokubox/spec/workflow/progress.ts';
import type { RemovalRefusal } from '@dokubox/spec/workflow/removal.ts';

/**
 * English texts of what people do with a dokubox: choosing, submitting, removing, signing on paper,
 * terminating. The reason codes come from `spec`: a new one without a text does not compile.
 */
const acting = {
  disabledReason: {
    SIGNER_EXPIRY_MISSING: 'The expiry date of a signer’s identity document is missing.',
    SIGNER_DOCUMENT_EXPIRED: 'The identity document of a signer has expired.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'The country that issued a signer’s identity document is missing.',
    SIGNER_ISSUER_MISSING: 'The issuer of a signer’s identity document is missing.',
    SIGNER_STOLEN_FLAG_MISSING:
      'It is not known whether a signer’s identity document is reported stolen.',
    SIGNER_DOCUMENT_STOLEN: 'The identity document of a signer is reported stolen.',
    SIGNER_DOCUMENT_INVALID:
      'The identity document of a signer is invalid or has not been checked yet.',
    SIGNER_REMOTE_USER_ID_MISSING: 'The remote-signing user id of a signer is missing.',
    SIGNER_REMOTE_DEVICE_ID_MISSING: 'The remote-signing device id of a signer is missing.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: 'The client has not chosen how to sign yet.',
    SIGNED_CLIENT_FILE_NEEDED: 'The client has to upload a signed file first.',
    SIGNED_BANK_FILE_NEEDED: 'The bank has to upload a signed file first.',
    SIGNATURE_VALIDATION_NEEDED: 'The signatures have to be validated successfully first.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE: 'The client’s answer needs a signed file; upload it first.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE:
      'The bank’s answer needs a file signed by the bank; upload it first.',
  },
  removalRefusal: {
    NOT_USED: 'The document is not part of the dokubox any more.',
    NO_PERMISSION: 'You do not have the right to remove this document.',
    BOX_NOT_OPEN: 'The dokubox is closed, or its termination waits for approval.',
    LOCKED: 'Another user is working on this dokubox.',
    ARCHIVED: 'The document is archived.',
    UNDER_ARCHIVING: 'The document is being archived.',
    SIGNING_IN_PROGRESS:
      'Somebody is signing the document. It can be removed when the signing has ended.',
  },
  dokuProgress: {
    signedOutside: 'Signed outside the portal',
    notRequired: 'Signing not required',
    signed: 'Signed',
    rejected: 'Signing rejected',
    pending: 'Pending',
  },
  actions: {
    legend: 'What do you want to do?',
    clear: 'Clear the choice “{{action}}”',
    archiveHint: {
      validateFirst:
        'Validate the signatures first. If the result allows it, you can then send the document to the archive.',
      notArchivable: 'The last validation found that the document cannot be archived in this form.',
      needsRole: 'The validator sends this document to the archive.',
    },
  },
  submit: {
    label: 'Submit your choices',
    pending_one: '{{count}} choice is not sent yet.',
    pending_other: '{{count}} choices are not sent yet.',
    submit: 'Submit ({{count}})',
    clear: 'Clear all',
    sending: 'Your choices are being sent.',
    show: 'Show what will be sent',
    kept: 'Your choices are kept.',
    uploading: 'An upload is still running. You can send as soon as it is finished.',
  },
  conflict: {
    refreshed: 'You now see the current state.',
    title: 'The dokubox has changed in the meantime',
    text: 'Nothing was sent. You now see the current state, and your choices are kept. Check them and submit again.',
    textNone:
      'Nothing was sent. You now see the current state; your choices are not possible in it any more.',
    dropped: 'No longer possible:',
  },
  reason: {
    label: 'Reason',
    choose: 'Choose a reason',
    note: 'Note (optional)',
    counter: '{{used}} of {{max}} characters',
  },
  removal: {
    text: '“{{title}}” is taken out of this dokubox. The bank can put it back by changing the setup.',
    lastOne:
      'It is the last document. Without it nothing is left to work on, and the dokubox can only be terminated.',
    submit: 'Remove document',
    blockedTitle: 'The document cannot be removed',
    close: 'Close',
  },
  removalPending: {
    title: 'The removal is pending',
    text: 'The removal of “{{title}}” is recorded. It is pending because signatures are being collected for this dokubox. You need not do anything.',
    close: 'Close',
  },
  missingFile: {
    title: 'Continue without the missing files',
    text_one: 'This document has no file yet:',
    text_other: 'These documents have no file yet:',
    question: 'You can continue now and upload later, or go back.',
    lastTitle: 'Continue without any document',
    lastText:
      'No document is left in this dokubox. If you continue, it can only be terminated afterwards.',
    continue: 'Continue',
    back: 'Back',
  },
  terminate: {
    title: { CANCELLED: 'Terminate dokubox', PENDING: 'Ask for termination' },
    about: 'Dokubox: {{title}}',
    outcome: {
      CANCELLED:
        'The dokubox is closed at once and all documents become read-only. This cannot be undone.',
      PENDING:
        'Somebody at the bank has to approve the termination. Until then nothing can be changed. If it is refused, the dokubox continues as before.',
      UNKNOWN:
        'If nothing has been signed or archived, the dokubox is closed at once and this cannot be undone. Otherwise somebody at the bank has to approve.',
    },
    envelope: 'The signing that has been started is cancelled.',
    envelopePending: 'If it is approved, the signing that has been started is cancelled.',
  },
  decision: {
    title: 'Decide on the termination',
    ownTitle: 'The termination waits for a decision',
    askedBy: 'Asked for by',
    askedOn: 'Asked on',
    reason: 'Reason',
    note: 'Note',
    unknown: 'Not known',
    own: 'You asked for this termination. Somebody else at the bank has to decide on it.',
    text: 'If you approve, the dokubox is closed for good. If you refuse, it continues as before.',
    yourNote: 'Note to your colleagues (optional)',
    approve: 'Approve termination',
    refuse: 'Refuse termination',
    approveText: 'The dokubox is closed and all documents become read-only. This cannot be undone.',
    refused: 'The termination is refused. The dokubox continues as before.',
  },
  closePaper: {
    title: 'Complete dokubox',
    text: 'All documents are signed on paper. The dokubox is completed without scans in the archive, and all documents become read-only. This cannot be undone.',
  },
  signatureSystem: {
    title: 'How do you want to sign?',
    text: 'Your choice holds for all documents of this dokubox. You can change it until signing starts.',
    hint: {
      ESAW_DISPOSABLE:
        'For this signing only, issued from your identity document. You need nothing else.',
      ESAW_REMOTE: 'The certificate you already have with the signing service.',
    },
    submit: 'Sign this way',
    chosen: 'You sign with: {{system}}',
    change: 'Change',
    fixed: 'Signing has started, so this cannot be changed any more.',
  },
  paper: {
    summary: 'Signed on {{date}}',
    title: 'Confirm paper signing',
    about: 'Document: {{title}}',
    steps: 'How to sign on paper',
    step: {
      download: 'Download the document.',
      print: 'Print it.',
      sign: 'Everyone who needs to sign signs it by hand.',
      confirm: 'Confirm it below.',
    },
    outcome:
      'The document then counts as signed on paper. The confirmation is sent when you submit.',
    download: 'Download the document',
    date: 'Date of signing',
    dateHint: 'DD-MM-YYYY',
    dateInvalid: 'Enter the date as DD-MM-YYYY.',
    dateFuture: 'The day is in the future.',
    place: 'Place of signing (optional)',
    scan: 'Scan of the signed paper (optional)',
    removeScan: 'Remove {{fileName}}',
    submit: 'Confirm paper signing',
  },
  card: {
    more: 'More for {{title}}',
    setup: {
      CLIENT: 'The bank is still preparing this document. You can act on it afterwards.',
      BANKER: 'The setup of this document is not finalized yet.',
    },
    archiving: 'The archive is taking the document over. You need not do anything.',
    archiveRefused: 'The archive did not take the document over the last time.',
    signedOn: 'Signed on paper on {{date}}',
    signedOnAt: 'Signed on paper on {{date}}, {{place}}',
  },
  leave: {
    title: 'Leave without sending',
    text: 'What you have chosen is not sent yet. It is lost if you leave this dokubox.',
    uploading: 'An upload is still running. It is given up if you leave this dokubox.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  done: {
    submitted: 'Your choices have been sent.',
    removed: '“{{title}}” is removed from the dokubox.',
    finalized: 'The setup of “{{title}}” is finalized.',
  },
  finalize: {
    button: 'Finalize setup',
    buttonOf: 'Finalize the setup of {{title}}',
    text: 'The people are assigned. Work on this document starts once its setup is finalized.',
    textBeforeStart:
      'Starting the dokubox finalizes this setup as well, so you need not do it here.',
  },
  validate: { buttonOf: 'Validate the signatures of {{title}}' },
  signers: {
    button: 'Signers',
    buttonOf: 'Signers of {{title}}',
    title: 'Signers of {{title}}',
    close: 'Close',
    expiry: 'Identity document valid until',
    issuer: 'Issued by',
    userId: 'User id of the signing service',
    deviceId: 'Device id of the signing service',
    notAvailable: 'N/A',
    warning: 'expires soon',
    error: 'expired',
  },
  sign: {
    button: 'Sign',
    buttonOf: 'Sign {{title}}',
    continue: 'Continue signing',
    continueOf: 'Continue signing {{title}}',
    text: 'It is your turn to sign. The signing page opens in this tab and brings you back afterwards.',
    textStarted:
      'You have opened the signing page, but not signed yet. It opens in this tab again.',
    inContainer:
      'This file cannot hold a signature itself. It is signed in a container (.asice) that holds the file and its signatures and takes its place.',
  },
  eds: {
    buttonOf: 'Open {{title}} in the signing system',
    text: 'You leave the portal for the bank’s signing system and come back afterwards.',
  },
  addOther: {
    title: 'Add another document',
    text: 'Something is missing here? Give the document a name; you upload the file on its card.',
    name: 'Name of the document',
    counter: '{{used}} of {{max}} characters',
    submit: 'Add document',
    added: '“{{name}}” is added as the last card.',
  },
  progress: {
    title: 'Signing progress',
    close: 'Close',
    print: 'Print',
    showAll: 'Show all people',
    hideAll: 'Hide all people',
    tableLabel: 'Signing progress of the documents',
    document: 'Document',
    status: 'Status',
    signing: 'Signing',
    signed: 'Signatures',
    total: 'All documents',
    empty: 'There are no documents in this dokubox.',
  },
} as const satisfies {
  disabledReason: Record<DisabledReason, string>;
  removalRefusal: Record<RemovalRefusal, string>;
  dokuProgress: Record<DokuProgress, string>;
} & Record<string, unknown>;

export default acting;
