import type {
  BankSignatureSystem,
  ClientSignatureSystem,
  DokuAction,
  DokuStaticAction,
  DokuStatus,
  DokuboxSearchStatus,
  DokuboxStatus,
  EnvelopeStatus,
  MessageVisibility,
  ParticipantRole,
  ParticipantState,
  ParticipantType,
  Segment,
  TaskType,
  UserType,
} from '@dokubox/spec/enums.ts';
import type { OwnStatus } from '../../box/StatusBadge/ownStatuses.ts';

/**
 * Texts of the contract that only signed-in screens need. `action` is what a person of that type
 * reads on the choice: the same trigger can mean another thing to each side.
 * Names of products and reasons come from the server.
 */
const contractBox = {
  dokuboxStatus: {
    CLIENT_SETUP: 'Client to prepare',
    BANK_SETUP: 'Bank to prepare',
    WAITING_BANK_CONFIGURATION: 'Bank to set up',
    IN_PROGRESS: 'In progress',
    PAPER_IN_PROGRESS: 'In progress on paper',
    PAPER_SIGNED: 'Signed on paper',
    PENDING_CANCELLATION_APPROVAL: 'Termination requested',
    FINALIZED: 'Completed',
    CANCELLED: 'Terminated',
  },
  dokuboxSearchStatus: {
    ALL: 'All',
    IN_PROGRESS: 'In progress',
    FINALIZED: 'Completed',
    CANCELLED: 'Terminated',
    PENDING_CANCELLATION_APPROVAL: 'Termination requested',
  },
  dokuStatus: {
    WAITING_CLIENT_UPLOAD: 'Client to upload',
    WAITING_BANK_UPLOAD: 'Bank to upload',
    UPLOADED_CLIENT: 'Client to send',
    UPLOADED_BANK: 'Bank to send',
    UNDER_NEGOTIATION_CLIENT: 'Client to negotiate',
    UNDER_NEGOTIATION_BANK: 'Bank to negotiate',
    UNDER_REVIEW_CLIENT: 'Client to review',
    UNDER_REVIEW_CLIENT_1: 'Client review, round 2',
    UNDER_REVIEW_CLIENT_2: 'Client review, round 3',
    UNDER_REVIEW_CLIENT_3: 'Client review, round 4+',
    UNDER_REVIEW_BANK: 'Bank to review',
    UNDER_REVIEW_BANK_1: 'Bank review, round 2',
    UNDER_REVIEW_BANK_2: 'Bank review, round 3',
    UNDER_REVIEW_BANK_3: 'Bank review, round 4+',
    WAITING_CLIENT_FEEDBACK: 'Client to answer',
    WAITING_BANK_FEEDBACK: 'Bank to answer',
    WAITING_CLIENT_SIGNATURE: 'Client to sign',
    WAITING_BANK_SIGNATURE: 'Bank to sign',
    WAITING_BANK_SIGNATURE_AUX: 'Bank to sign elsewhere',
    WAITING_BANK_SIGNATURE_2: 'Second signatory to sign',
    WAITING_CLIENT_ACKNOWLEDGEMENT: 'Client to acknowledge',
    WAITING_ARCHIVAL: 'Bank to archive',
    UNDER_ARCHIVING: 'Being archived',
    ARCHIVED: 'Archived',
    WAITING_FOR_PAPER_SIGNING: 'To be signed on paper',
    PAPER_SIGNED: 'Signed on paper',
  },
  ownStatus: {
    CLIENT_SETUP: 'Company to prepare',
    WAITING_CLIENT_UPLOAD: 'Company to upload',
    UPLOADED_CLIENT: 'Company to send',
    UNDER_NEGOTIATION_CLIENT: 'Company to negotiate',
    UNDER_REVIEW_CLIENT: 'Company to review',
    UNDER_REVIEW_CLIENT_1: 'Company review, round 2',
    UNDER_REVIEW_CLIENT_2: 'Company review, round 3',
    UNDER_REVIEW_CLIENT_3: 'Company review, round 4+',
    WAITING_CLIENT_FEEDBACK: 'Company to answer',
    WAITING_CLIENT_SIGNATURE: 'Company to sign',
    WAITING_CLIENT_ACKNOWLEDGEMENT: 'Company to acknowledge',
    WAITING_BANK_CONFIGURATION: 'For us to set up',
    WAITING_BANK_UPLOAD: 'For us to upload',
    UPLOADED_BANK: 'For us to send',
    UNDER_NEGOTIATION_BANK: 'For us to negotiate',
    UNDER_REVIEW_BANK: 'For us to review',
    UNDER_REVIEW_BANK_1: 'Our review, round 2',
    UNDER_REVIEW_BANK_2: 'Our review, round 3',
    UNDER_REVIEW_BANK_3: 'Our review, round 4+',
    WAITING_BANK_FEEDBACK: 'For us to answer',
    WAITING_BANK_SIGNATURE: 'For us to sign',
    WAITING_BANK_SIGNATURE_AUX: 'For us to sign elsewhere',
    WAITING_BANK_SIGNATURE_2: 'Second signatory to sign',
    WAITING_ARCHIVAL: 'For us to archive',
  },
  envelopeStatus: {
    NEW: 'Not sent yet',
    WAITING_SIGNATURE: 'Waiting for signatures',
    SIGNATURE_STATUS: 'Partly signed',
    FINALIZED: 'Signed by everyone',
    REJECTED: 'Signing refused',
    CANCELLED: 'Expired or withdrawn',
  },
  action: {
    CLIENT: {
      SendForSigning: 'Send for signing',
      SendForResigning: 'Start signing again',
      SendToBankForSigning: 'Send to the bank for signing',
      ContinueToSigning: 'Accept for signing',
      SendToBank: 'Send to the bank',
      SendToClient: 'Send to the client',
      SendForArchiving: 'Acknowledge',
      SendToArchive: 'Send to the archive',
      Upload: 'Upload a file',
      SignCallback: 'Signature received',
      PrintedAndPaperSigned: 'Confirm paper signing',
      Reconfigure: 'Remove from the dokubox',
    },
    BANKER: {
      SendForSigning: 'Send for signing',
      SendForResigning: 'Start signing again',
      SendToBankForSigning: 'Send to the bank for signing',
      ContinueToSigning: 'Pass to the second level',
      SendToBank: 'Send to the bank',
      SendToClient: 'Send to the client',
      SendForArchiving: 'Move on to archiving',
      SendToArchive: 'Send to the archive',
      Upload: 'Upload a file',
      SignCallback: 'Signature received',
      PrintedAndPaperSigned: 'Confirm paper signing',
      Reconfigure: 'Remove from the dokubox',
    },
  },
  staticAction: {
    View: 'View',
    Upload: 'Upload a file',
    ValidateSignature: 'Validate signatures',
    JumpToEds: 'Open in the signing system',
    ViewMessage: 'Read messages',
    AddMessage: 'Write a message',
  },
  participantRole: {
    BANK_1STLEVELSIGNATORY: 'First-level bank signatory',
    BANK_2NDLEVELSIGNATORY: 'Second-level bank signatory',
    BANK_NONLEGALREPSIGNATORY: 'Authorised bank signatory',
    BANK_REVIEWER: 'Bank reviewer',
    BANK_RM: 'Relationship manager',
    BANK_VALIDATOR: 'Validator',
    BANK_VIEWER: 'Bank viewer',
    CLIENT_EMPLOYEESIGNATORY: 'Employee signatory',
    CLIENT_LEGALREPRESENTATIVE: 'Legal representative',
    CLIENT_EMPLOYEE: 'Employee',
    CLIENT_REVIEWER: 'Client reviewer',
    CLIENT_VIEWER: 'Client viewer',
    BANK_APP_ADMIN: 'Application administrator',
  },
  participantType: { CLIENT: 'Client', BANK: 'Bank' },
  participantState: { TODO: 'To do', DONE: 'Done' },
  messageVisibility: {
    INTERNAL: 'Internal: only the bank',
    EXTERNAL: 'External: the client and the bank',
  },
  bankSignatureSystem: {
    CUSTOM_APP: 'The bank’s own system',
    ESAW_REMOTE: 'Remote certificate',
    NA: 'No electronic signature',
  },
  clientSignatureSystem: {
    ESAW_DISPOSABLE: 'One-time certificate',
    ESAW_REMOTE: 'Remote certificate',
    ALL: 'The client chooses',
    NA: 'No electronic signature',
  },
  segment: { MB: 'Small business', CORP: 'Corporate', ALL: 'All segments' },
  taskType: {
    DOKU_ACTION: 'Document to work on',
    BANK_CONFIGURATION: 'Dokubox to set up',
    CANCELLATION_APPROVAL: 'Termination to approve',
    MESSAGE: 'Unread message',
  },
} as const satisfies {
  dokuboxStatus: Record<DokuboxStatus, string>;
  dokuboxSearchStatus: Record<DokuboxSearchStatus, string>;
  dokuStatus: Record<DokuStatus, string>;
  ownStatus: Record<OwnStatus, string>;
  envelopeStatus: Record<EnvelopeStatus, string>;
  action: Record<UserType, Record<DokuAction, string>>;
  staticAction: Record<DokuStaticAction, string>;
  participantRole: Record<ParticipantRole, string>;
  participantType: Record<ParticipantType, string>;
  participantState: Record<ParticipantState, string>;
  messageVisibility: Record<MessageVisibility, string>;
  bankSignatureSystem: Record<BankSignatureSystem, string>;
  clientSignatureSystem: Record<ClientSignatureSystem, string>;
  segment: Record<Segment, string>;
  taskType: Record<TaskType, string>;
};

export default contractBox;
