import type { UserType } from '@dokubox/spec/enums.ts';
import type { Consequence } from '@dokubox/spec/workflow/consequences.ts';
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
    SIGNER_DOCUMENT_EXPIRED: 'A signer’s identity document has expired.',
    SIGNER_ISSUER_COUNTRY_MISSING:
      'The issuing country of a signer’s identity document is missing.',
    SIGNER_ISSUER_MISSING: 'The issuer of a signer’s identity document is missing.',
    SIGNER_STOLEN_FLAG_MISSING:
      'A signer’s identity document has not been checked against the list of stolen documents.',
    SIGNER_DOCUMENT_STOLEN: 'A signer’s identity document is reported as stolen.',
    SIGNER_DOCUMENT_INVALID:
      'A signer’s identity document is not valid or has not been checked yet.',
    SIGNER_REMOTE_USER_ID_MISSING: 'A signer’s user ID with the signing service is missing.',
    SIGNER_REMOTE_DEVICE_ID_MISSING: 'A signer’s device ID with the signing service is missing.',
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: {
      CLIENT: 'First choose how to sign, under “How do you want to sign?”.',
      BANKER: 'The client must first choose how to sign.',
    },
    SIGNED_CLIENT_FILE_NEEDED: 'Upload the signed file first.',
    SIGNED_BANK_FILE_NEEDED: 'Upload the file signed by the bank first.',
    SIGNATURE_VALIDATION_NEEDED:
      'Validate the signatures first. This step needs a file with valid signatures.',
    CLIENT_FEEDBACK_NEEDS_SIGNED_FILE: 'To answer, upload the signed file first.',
    BANK_FEEDBACK_NEEDS_SIGNED_FILE: 'To answer, upload the file signed by the bank first.',
  },
  signerDetails: {
    CLIENT: 'Ask the signer to give the bank the current details.',
    BANKER: 'Ask the signer for the current details and have them recorded.',
  },
  removalRefusal: {
    NOT_USED: 'This document is no longer in the dokubox.',
    NO_PERMISSION: 'You do not have permission to remove this document.',
    BOX_NOT_OPEN:
      'You cannot remove documents once a dokubox is completed or its termination has been requested.',
    LOCKED: 'Someone else is working on this dokubox.',
    ARCHIVED: 'The document is archived.',
    UNDER_ARCHIVING: 'The document is being archived.',
    SIGNING_IN_PROGRESS:
      'Someone is signing this document. You can remove it when signing has ended.',
  },
  dokuProgress: {
    signedOutside: 'Signed outside the portal',
    notRequired: 'No electronic signature needed',
    signed: 'Signed',
    rejected: 'Signing not completed',
    pending: 'Pending',
  },
  consequence: {
    signsAgain: 'Signatures already made will no longer count. Everyone will have to sign again.',
    leavesSigningToBank:
      'Signatures already made will no longer count. The document will go back to the bank.',
    leavesSigningToClient:
      'Signatures already made will no longer count. The document will go back to the client.',
    returnsToBank:
      'The document will go back to the bank. Send a message to say what should change.',
    returnsToClient:
      'The document will go back to the client. Send a message to say what should change.',
    acceptsForSigning: 'You accept this version, and signing will start.',
    accepts: 'You accept the document. Nothing will be left to sign.',
    acknowledges: 'You confirm that you have read the document. This is not a signature.',
    keepsRefused:
      'The document will be kept as evidence of the refusal. You can still start signing again.',
    asksForValidFile:
      'The client will have to upload a valid file, and everyone will have to sign again.',
    endsPaperSigning: 'Signing on paper will stop. The document will go back to the client.',
    startsPaperSigning: 'Everyone will sign on paper. Come back here to confirm it.',
    archives: 'The document will be archived. After that, it cannot be changed.',
    confirmsPaper: 'The document will then count as signed by everyone.',
  },
  actions: {
    legend: 'What do you want to do?',
    clear: 'Clear the choice “{{action}}”',
    archiveHint: {
      validateFirst:
        'Validate the signatures first. If the result allows it, you can then send the document to the archive.',
      notArchivable:
        'The last validation did not allow archiving. Open the validation to see why, then send the document back for a valid file.',
      needsRole: 'A validator sends this document to the archive. You do not need to do anything.',
    },
  },
  submit: {
    label: 'Unsent choices',
    pending_one: '{{count}} unsent choice',
    pending_other: '{{count}} unsent choices',
    submit: 'Send ({{count}})',
    clear: 'Clear all',
    sending: 'Sending your choices',
    show: 'Show what will be sent',
    kept: 'Your choices are kept.',
    uploading: 'A file is still uploading. You can send when it has finished.',
  },
  conflict: {
    refreshed: 'What you see is now up to date.',
    title: 'This dokubox has changed',
    text: 'Nothing was sent. What you see is up to date and your choices are kept. Check them and send again.',
    textNone:
      'Nothing was sent, because the actions you chose are no longer available. What you see is up to date.',
    dropped: 'No longer available:',
  },
  reason: {
    label: 'Reason',
    choose: 'Choose a reason',
    note: 'Note (optional)',
    counter: '{{used}} of {{max}} characters',
  },
  removal: {
    text: '“{{title}}” will be removed from this dokubox. The bank can add it again by changing the setup.',
    lastOne:
      'This is the last document. If you remove it, you will only be able to terminate the dokubox.',
    submit: 'Remove document',
    blockedTitle: 'The document cannot be removed',
    close: 'Close',
  },
  removalPending: {
    title: 'The document will be removed later',
    text: '“{{title}}” will be removed when signing in this dokubox has ended. You do not need to do anything.',
    close: 'Close',
  },
  missingFile: {
    title: 'Continue without the missing files?',
    text_one: 'This document has no file yet:',
    text_other: 'These documents have no file yet:',
    question: 'You can continue now and upload later, or go back.',
    lastTitle: 'Remove the last document?',
    lastText: 'This dokubox will have no documents left. You will only be able to terminate it.',
    continue: 'Continue',
    back: 'Back',
  },
  terminate: {
    title: { CANCELLED: 'Terminate dokubox', PENDING: 'Request termination' },
    about: 'Dokubox: {{title}}',
    outcome: {
      CANCELLED:
        'The dokubox will be terminated immediately and all documents will become read-only. This cannot be undone.',
      PENDING:
        'Someone at the bank must approve the termination first. Until then, nothing can be changed. If the request is rejected, work on the dokubox continues.',
      UNKNOWN:
        'If nothing has been signed or archived, the dokubox will be terminated immediately, and this cannot be undone. Otherwise, someone at the bank must approve it first.',
    },
    envelope: 'The signing request in progress will be withdrawn.',
    envelopePending:
      'If the termination is approved, the signing request in progress will be withdrawn.',
  },
  decision: {
    title: 'Approve or reject the termination',
    ownTitle: 'Your termination request is waiting for a decision',
    askedBy: 'Requested by',
    askedOn: 'Requested on',
    reason: 'Reason',
    note: 'Note',
    unknown: 'Unknown',
    own: 'You requested this termination. Someone else at the bank must decide.',
    text: 'If you approve, the dokubox will be terminated. If you reject the request, work on it continues.',
    yourNote: 'Note to your colleagues (optional)',
    approve: 'Approve termination',
    refuse: 'Reject termination',
    approveText:
      'The dokubox will be terminated and all documents will become read-only. This cannot be undone.',
    refused: 'Termination rejected. Work on the dokubox continues.',
  },
  closePaper: {
    title: 'Complete without archiving scans',
    text: 'All documents are signed on paper. If you complete the dokubox now, no scans will be archived and all documents will become read-only. This cannot be undone.',
  },
  signatureSystem: {
    title: 'How do you want to sign?',
    text: 'Your choice applies to all documents in this dokubox. You can change it until signing starts.',
    hint: {
      ESAW_DISPOSABLE:
        'A certificate issued for this signing only, based on your identity document. You do not need anything else.',
      ESAW_REMOTE: 'The certificate you already have with the signing service.',
    },
    submit: 'Use this certificate',
    chosen: 'You will sign with: {{system}}',
    change: 'Change',
    fixed: 'Signing has started, so this can no longer be changed.',
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
    todo: 'This document is signed on paper: download it, print it and have it signed by hand. Then confirm it here; you can also upload a scan.',
    outcome: {
      CLIENT:
        'You confirm that everyone who signs for your company has signed. Nothing is sent until you select Send.',
      BANKER:
        'The document will then count as signed on paper. Nothing is sent until you select Send.',
    },
    download: 'Download the document',
    date: 'Date of signing',
    dateHint: 'DD-MM-YYYY',
    dateInvalid: 'Enter the date as DD-MM-YYYY.',
    dateFuture: 'The date cannot be in the future.',
    place: 'Place of signing (optional)',
    scan: 'Scan of the signed document (optional)',
    removeScan: 'Remove {{fileName}}',
    submit: 'Confirm paper signing',
  },
  card: {
    more: 'More actions for {{title}}',
    setup: {
      CLIENT: 'The bank is still preparing this document. You can work on it when it is ready.',
      BANKER: 'The setup of this document is not finished yet.',
    },
    signedFileAwaited:
      'The bank’s signing system has reported the signature but has not delivered the signed file. The document is waiting for this file. You can also upload it here.',
    archiving: 'This document is being archived. You do not need to do anything.',
    archiveRefused:
      'The last attempt to archive this document failed. You can send it to the archive again.',
    signedOn: 'Signed on paper on {{date}}',
    signedOnAt: 'Signed on paper on {{date}}, {{place}}',
  },
  leave: {
    title: 'Leave without sending?',
    text: 'Your choices have not been sent. If you leave this dokubox, they will be lost.',
    uploading:
      'A file is still uploading. If you leave this dokubox, the upload will be cancelled.',
    stay: 'Stay here',
    leave: 'Leave without sending',
  },
  done: {
    submitted_one: 'Your choice for {{count}} document has been sent.',
    submitted_other: 'Your choices for {{count}} documents have been sent.',
    removed: '“{{title}}” has been removed from the dokubox.',
    finalized: 'The setup of “{{title}}” is finished.',
  },
  finalize: {
    button: 'Finish setup',
    buttonOf: 'Finish the setup of {{title}}',
    text: 'People have been assigned. Finish the setup so that work on this document can start.',
    textBeforeStart:
      'Starting the dokubox also finishes this setup. You do not need to do it here.',
  },
  validate: { buttonOf: 'Validate the signatures of {{title}}' },
  signers: {
    button: 'Signers',
    buttonOf: 'Signers of {{title}}',
    title: 'Signers of {{title}}',
    close: 'Close',
    expiry: 'Identity document valid until',
    issuer: 'Issued by',
    userId: 'User ID with the signing service',
    deviceId: 'Device ID with the signing service',
    notAvailable: 'N/A',
    keptBack: 'date hidden',
    warning: 'expires soon',
    error: 'expired',
  },
  sign: {
    button: 'Sign',
    buttonOf: 'Sign {{title}}',
    continue: 'Continue signing',
    continueOf: 'Continue signing {{title}}',
    text: 'It is your turn to sign. The signing page opens in this tab and brings you back when you have finished.',
    textStarted:
      'You opened the signing page but have not signed yet. You can open it again in this tab.',
    inContainer:
      'This type of file cannot hold a signature. When you sign, it will be replaced by a container (.asice) with the file and its signatures.',
  },
  leaving: {
    text: 'If the signing page does not open, use this link.',
    link: 'Open the signing page',
  },
  eds: {
    buttonOf: 'Open {{title}} in the signing system',
    text: 'The bank’s signing system will open in this tab. You will come back to the portal afterwards.',
  },
  addOther: {
    title: 'Add another document',
    text: 'Is a document missing? Give it a name, then upload its file.',
    name: 'Name of the document',
    counter: '{{used}} of {{max}} characters',
    submit: 'Add document',
    added: '“{{name}}” has been added at the end.',
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
  disabledReason: Record<Exclude<DisabledReason, 'CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN'>, string> & {
    CLIENT_SIGNATURE_SYSTEM_NOT_CHOSEN: Record<UserType, string>;
  };
  removalRefusal: Record<RemovalRefusal, string>;
  dokuProgress: Record<DokuProgress, string>;
  consequence: Record<Consequence, string>;
} & Record<string, unknown>;

export default acting;
