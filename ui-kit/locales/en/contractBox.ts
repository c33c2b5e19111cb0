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

/**
 * Texts of the contract that only signed-in screens need. `action` is what a person of that type
 * reads on the choice: the same trigger can mean another thing to each side.
 * Names of products and reasons come from the server.
 */
const contractBox = {
  dokuboxStatus: {
    CLIENT_SETUP: 'Being prepared by the client',
    BANK_SETUP: 'Being prepared by the bank',
    WAITING_BANK_CONFIGURATION: 'Waiting for the bank',
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
    UPLOADED_CLIENT: 'Uploaded by the client',
    UPLOADED_BANK: 'Uploaded by the bank',
    UNDER_NEGOTIATION_CLIENT: 'In negotiation, client’s turn',
    UNDER_NEGOTIATION_BANK: 'In negotiation, bank’s turn',
    UNDER_REVIEW_CLIENT: 'Client reviews',
    UNDER_REVIEW_CLIENT_1: 'Client reviews, return 1',
    UNDER_REVIEW_CLIENT_2: 'Client reviews, return 2',
    UNDER_REVIEW_CLIENT_3: 'Client reviews, return 3',
    UNDER_REVIEW_BANK: 'Bank reviews',
    UNDER_REVIEW_BANK_1: 'Bank reviews, return 1',
    UNDER_REVIEW_BANK_2: 'Bank reviews, return 2',
    UNDER_REVIEW_BANK_3: 'Bank reviews, return 3',
    WAITING_CLIENT_FEEDBACK: 'Client to answer',
    WAITING_BANK_FEEDBACK: 'Bank to answer',
    WAITING_CLIENT_SIGNATURE: 'Client to sign',
    WAITING_BANK_SIGNATURE: 'Bank to sign',
    WAITING_BANK_SIGNATURE_AUX: 'Bank to sign in its own system',
    WAITING_BANK_SIGNATURE_2: 'Bank to sign, second level',
    WAITING_CLIENT_ACKNOWLEDGEMENT: 'Client to acknowledge',
    WAITING_ARCHIVAL: 'Ready for the archive',
    UNDER_ARCHIVING: 'Being archived',
    ARCHIVED: 'Archived',
    WAITING_FOR_PAPER_SIGNING: 'To be signed on paper',
    PAPER_SIGNED: 'Signed on paper',
  },
  envelopeStatus: {
    NEW: 'Started',
    WAITING_SIGNATURE: 'Waiting for signatures',
    SIGNATURE_STATUS: 'Partly signed',
    FINALIZED: 'Signed by everyone',
    REJECTED: 'Rejected',
    CANCELLED: 'Expired or withdrawn',
  },
  action: {
    CLIENT: {
      SendForSigning: 'Send for signing',
      SendForResigning: 'Send for signing again',
      SendToBankForSigning: 'Send to the bank for signing',
      ContinueToSigning: 'Accept and continue to signing',
      SendToBank: 'Send to the bank',
      SendToClient: 'Send to the client',
      SendForArchiving: 'Acknowledge',
      SendToArchive: 'Send to the archive',
      Upload: 'Upload a file',
      SignCallback: 'Signature received',
      PrintedAndPaperSigned: 'Printed and signed on paper',
      Reconfigure: 'Remove from the dokubox',
    },
    BANKER: {
      SendForSigning: 'Send for signing',
      SendForResigning: 'Send for signing again',
      SendToBankForSigning: 'Send to the bank for signing',
      ContinueToSigning: 'Continue to signing',
      SendToBank: 'Send to the bank',
      SendToClient: 'Send to the client',
      SendForArchiving: 'Mark as ready for the archive',
      SendToArchive: 'Send to the archive',
      Upload: 'Upload a file',
      SignCallback: 'Signature received',
      PrintedAndPaperSigned: 'Printed and signed on paper',
      Reconfigure: 'Remove from the dokubox',
    },
  },
  staticAction: {
    View: 'View',
    Upload: 'Upload a file',
    ValidateSignature: 'Validate signature',
    JumpToEds: 'Open in the signing system',
    ViewMessage: 'Read messages',
    AddMessage: 'Write a message',
  },
  participantRole: {
    BANK_1STLEVELSIGNATORY: 'Bank signatory, first level',
    BANK_2NDLEVELSIGNATORY: 'Bank signatory, second level',
    BANK_NONLEGALREPSIGNATORY: 'Bank signatory, not a legal representative',
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
  messageVisibility: { INTERNAL: 'Internal, bank only', EXTERNAL: 'External, client too' },
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
    DOKU_ACTION: 'Document to handle',
    BANK_CONFIGURATION: 'Dokubox to configure',
    CANCELLATION_APPROVAL: 'Termination to decide',
    MESSAGE: 'Unread message',
  },
} as const satisfies {
  dokuboxStatus: Record<DokuboxStatus, string>;
  dokuboxSearchStatus: Record<DokuboxSearchStatus, string>;
  dokuStatus: Record<DokuStatus, string>;
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
