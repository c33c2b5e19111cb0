import * as enums from '../enums.ts';
import { signerDateMarks } from '../workflow/signer-dates.ts';
import { describedList } from './list.ts';

const { enumOrigins: origin } = enums;

const envelopeWords = {
  NEW: 'Created, but not started or not sent to a signer yet.',
  WAITING_SIGNATURE: 'Running. No signer has finished.',
  SIGNATURE_STATUS: 'Running. At least one signer has finished.',
  FINALIZED: 'All signers have signed.',
  REJECTED: 'A signer refused.',
  CANCELLED: 'Cancelled or expired.',
} as const;

const triggerWords = {
  SendForSigning: 'Send for signing: opens an envelope, or joins the running one.',
  SendForResigning: 'Send for signing again after a refusal.',
  SendToBankForSigning: 'The client sends the document to the bank for signing.',
  ContinueToSigning: 'End the review or negotiation and start signing.',
  SendToBank: 'Send to the bank.',
  SendToClient: 'Send to the client.',
  SendForArchiving: 'Finish the work on the document. It still needs acknowledgement or archiving.',
  SendToArchive: 'Send to the archive.',
  Upload:
    'A file was uploaded. Never an option: a submit sends the file as a static action (A-147).',
  SignCallback: 'The signing service reports an event. Never an option, and never sent by a user.',
  PrintedAndPaperSigned: 'A banker confirms the signatures on paper.',
} as const;

/** Statuses and actions of boxes and documents. */
export const workflowLists = {
  DokuboxStatus: describedList(origin.dokuboxStatuses, 'Status of a box.', enums.dokuboxStatuses, {
    CLIENT_SETUP:
      'The client is preparing the box. The client started it, or a banker handed it over (A-170).',
    BANK_SETUP: 'A banker is preparing the box.',
    WAITING_BANK_CONFIGURATION:
      'The client has prepared a box it started. The bank must configure it.',
    IN_PROGRESS: 'Documents are being uploaded, reviewed, negotiated, signed and archived.',
    PAPER_IN_PROGRESS:
      'The same as IN_PROGRESS, in a box where all required signatures are made on paper.',
    PAPER_SIGNED: 'All required signatures on paper are confirmed.',
    PENDING_CANCELLATION_APPROVAL:
      'A user requested the termination. Another banker must approve it (A-207).',
    FINALIZED:
      'All used documents are archived, or the paper-signed box was closed. The box is read-only.',
    CANCELLED: 'The box was ended. It is read-only.',
  }),
  DokuboxSearchStatus: describedList(
    origin.dokuboxSearchStatuses,
    'Statuses the list can be filtered by.',
    enums.dokuboxSearchStatuses,
    {
      ALL: 'All statuses. Only a filter, never the status of a box (§4).',
      IN_PROGRESS: 'Boxes in IN_PROGRESS.',
      FINALIZED: 'Boxes in FINALIZED.',
      CANCELLED: 'Boxes in CANCELLED.',
      PENDING_CANCELLATION_APPROVAL: 'Boxes in PENDING_CANCELLATION_APPROVAL.',
    },
  ),
  DokuStatus: describedList(
    origin.dokuStatuses,
    'Status of a document. It shows whose turn it is.',
    enums.dokuStatuses,
    {
      WAITING_CLIENT_UPLOAD: 'The client must upload the file.',
      WAITING_BANK_UPLOAD: 'The bank must upload the file.',
      UPLOADED_CLIENT: 'The client has uploaded the file but not sent it yet.',
      UPLOADED_BANK: 'The bank has uploaded the file but not sent it yet.',
      UNDER_NEGOTIATION_CLIENT: 'The client has the turn in a negotiation.',
      UNDER_NEGOTIATION_BANK: 'The bank has the turn in a negotiation.',
      UNDER_REVIEW_CLIENT: 'The client reviews the document for the first time.',
      UNDER_REVIEW_CLIENT_1: 'The document was returned to the client for the first time (X-08).',
      UNDER_REVIEW_CLIENT_2: 'The document was returned to the client for the second time.',
      UNDER_REVIEW_CLIENT_3: 'The document was returned to the client for the third time or later.',
      UNDER_REVIEW_BANK: 'The bank reviews the document for the first time.',
      UNDER_REVIEW_BANK_1: 'The document was returned to the bank for the first time.',
      UNDER_REVIEW_BANK_2: 'The document was returned to the bank for the second time.',
      UNDER_REVIEW_BANK_3: 'The document was returned to the bank for the third time or later.',
      WAITING_CLIENT_FEEDBACK: 'The bank is waiting for the client’s answer.',
      WAITING_BANK_FEEDBACK: 'The client is waiting for the bank’s answer.',
      WAITING_CLIENT_SIGNATURE: 'The client must sign.',
      WAITING_BANK_SIGNATURE: 'The first signatory of the bank must sign.',
      WAITING_BANK_SIGNATURE_AUX:
        'The bank must sign outside the product: in its own application, or by uploading the signed file.',
      WAITING_BANK_SIGNATURE_2: 'The second signatory of the bank must sign.',
      WAITING_CLIENT_ACKNOWLEDGEMENT: 'The client must acknowledge the finished document (A-182).',
      WAITING_ARCHIVAL: 'The document is finished. A banker must send it to the archive.',
      UNDER_ARCHIVING: 'The document was sent to the archive, which has not answered yet (A-198).',
      ARCHIVED: 'The document is in the archive and can no longer be changed.',
      WAITING_FOR_PAPER_SIGNING: 'The document must be printed and signed by hand (A-181).',
      PAPER_SIGNED: 'A banker has confirmed the signatures on paper.',
    },
  ),
  EnvelopeStatus: describedList(
    origin.envelopeStatuses,
    'Status of a signature envelope (A-168).',
    enums.envelopeStatuses,
    envelopeWords,
  ),
  DokuEnvelopeStatus: describedList(
    origin.envelopeStatuses,
    'Status of the envelope of a document (A-186).',
    ['NONE', ...enums.envelopeStatuses],
    { NONE: 'The document is not in an envelope.', ...envelopeWords },
  ),
  SignerDateMark: describedList(
    'A-178',
    'Mark of the day an identity document expires (§5).',
    signerDateMarks,
    {
      notAvailable: 'The day is missing.',
      none: 'The day is more than one month ahead, or is tolerated.',
      warning: 'The day is between today and one month ahead, inclusive.',
      error: 'The day is in the past.',
    },
  ),
  Trigger: describedList(
    origin.triggers,
    'An option the server can offer for a document. `workflow.json` shows where each trigger leads, and when.',
    enums.triggers,
    triggerWords,
  ),
  DokuAction: describedList(
    origin.dokuActions,
    'An action on a document: a trigger, or its removal.',
    enums.dokuActions,
    {
      ...triggerWords,
      Reconfigure: 'Remove the document from its box, together with `usedInBox` false (§4, X-20).',
    },
  ),
  DokuStaticAction: describedList(
    origin.dokuStaticActions,
    'An action of the current user on a document, besides its triggers.',
    enums.dokuStaticActions,
    {
      View: 'View the file. Offered if there is one.',
      Upload: 'Upload a file. Offered if the workflow accepts one from this user.',
      ValidateSignature:
        'Validate the signatures of the file. Offered if it has one, or if the document waits for the archive.',
      JumpToEds: 'Open the document in the bank’s own signing system (HU).',
      ViewMessage: 'Read the messages. Always offered.',
      AddMessage: 'Write a message. Offered until the conversation is closed (A-160).',
    },
  ),
  ParticipantState: describedList(
    origin.participantStates,
    'Whether a person has done their part.',
    enums.participantStates,
    { TODO: 'Not done, or nothing to do.', DONE: 'Signed.' },
  ),
  ParticipantRole: describedList(
    origin.participantRoles,
    'Role of a person on a document, in the order of the progress table (§3).',
    enums.participantRoles,
    {
      BANK_1STLEVELSIGNATORY: 'Signs for the bank as first signatory.',
      BANK_2NDLEVELSIGNATORY: 'Signs for the bank as second signatory.',
      BANK_NONLEGALREPSIGNATORY:
        'Signs for the bank as first signatory, without being its legal representative.',
      BANK_REVIEWER: 'Reviews for the bank.',
      BANK_RM: 'Relationship manager, responsible for the client.',
      BANK_VALIDATOR: 'Checks the finished document. Archives it in RS.',
      BANK_VIEWER: 'Reads for the bank.',
      CLIENT_EMPLOYEESIGNATORY: 'Signs for the client as an employee.',
      CLIENT_LEGALREPRESENTATIVE: 'Signs for the client as its legal representative.',
      CLIENT_EMPLOYEE: 'Works on the document for the client.',
      CLIENT_REVIEWER: 'Reviews for the client.',
      CLIENT_VIEWER: 'Reads for the client.',
      BANK_APP_ADMIN: 'Administers the application. Hidden in the progress table.',
    },
  ),
  DokuFlowTypeId: describedList(
    origin.dokuFlowTypeIds,
    'Kind of a document: which side supplies it, and whether it is negotiated (A-148).',
    enums.dokuFlowTypeIds,
    {
      1: 'Client document: the client supplies it.',
      2: 'Bank document: the bank supplies it.',
      3: 'Negotiated contract: the bank supplies it, and both sides negotiate.',
      4: 'Client-signed document: the client supplies it signed.',
      5: 'Bank-signed document: the bank supplies it signed.',
      6: 'Paper document: signed by hand.',
    },
  ),
  BankSignatureSystem: describedList(
    origin.bankSignatureSystems,
    'Signature system of the bank.',
    enums.bankSignatureSystems,
    {
      CUSTOM_APP: 'In the bank’s own signing application (A-187).',
      ESAW_REMOTE: 'With a remote certificate at the signing service.',
      NA: 'The bank does not sign electronically.',
    },
  ),
  ClientSignatureSystem: describedList(
    origin.clientSignatureSystems,
    'Signature system of the client.',
    enums.clientSignatureSystems,
    {
      ESAW_DISPOSABLE: 'With a one-time certificate at the signing service.',
      ESAW_REMOTE: 'With a remote certificate at the signing service.',
      ALL: 'The client chooses a one-time or a remote certificate (A-104).',
      NA: 'The client does not sign electronically (X-14).',
    },
  ),
  SelectableClientSignatureSystem: describedList(
    origin.selectableClientSignatureSystems,
    'Signature system a client can choose.',
    enums.selectableClientSignatureSystems,
    {
      ESAW_DISPOSABLE: 'A one-time certificate.',
      ESAW_REMOTE: 'The client’s own remote certificate.',
    },
  ),
  SignCallbackAction: describedList(
    origin.signCallbackActions,
    'Event the signing service reports (A-167).',
    enums.signCallbackActions,
    {
      workstepFinished: 'A signer has signed.',
      workstepRejected: 'A signer refused.',
      workstepDelegated: 'A signer delegated the signature to another person.',
      workstepOpened: 'A signer opened the signing page.',
      sendSignNotification: 'A signer was notified that it is their turn. Changes nothing.',
      envelopeExpired: 'The envelope expired.',
      workstepDelegatedSenderActionRequired:
        'A signer cannot sign, and the bank must name another one. Changes nothing.',
      envelopeFinished: 'All signers have signed.',
    },
  ),
};
