import type { Origin } from './origin.ts';

/**
 * Every closed list of the contract, each in one place. Each list has a type of the same name.
 * `enumOrigins` at the end has the origin of each list.
 */

/** Country tenants (§1). */
export const tenants = ['HU', 'CZ', 'SK', 'RS', 'BG', 'HR', 'RO'] as const;
export type Tenant = (typeof tenants)[number];

/** Languages of the portal (§9). `sr` is Serbian in Latin script. */
export const languages = ['en', 'bg', 'hu', 'hr', 'ro', 'sr', 'cs', 'sk'] as const;
export type Language = (typeof languages)[number];

export const segments = ['MB', 'CORP', 'ALL'] as const;
/** MB is small business, CORP is corporate, ALL is both (§6). */
export type Segment = (typeof segments)[number];

export const userTypes = ['CLIENT', 'BANKER'] as const;
export type UserType = (typeof userTypes)[number];

/**
 * Username that clients receive instead of a bank employee's, if the tenant does not show their
 * names (§6, A-159). No user has it.
 */
export const bankAlias = 'BANK';

/** Side that initiated a box or document. The words differ from those of the user type. */
export const initiators = ['BANK', 'CLIENT'] as const;
export type Initiator = (typeof initiators)[number];

export const participantTypes = ['CLIENT', 'BANK'] as const;
export type ParticipantType = (typeof participantTypes)[number];

export const participantStates = ['TODO', 'DONE'] as const;
export type ParticipantState = (typeof participantStates)[number];

/**
 * Roles in the order of the progress table: bank first, then client (§3). `BANK_APP_ADMIN` is not
 * in that table and comes last.
 */
export const participantRoles = [
  'BANK_1STLEVELSIGNATORY',
  'BANK_2NDLEVELSIGNATORY',
  'BANK_NONLEGALREPSIGNATORY',
  'BANK_REVIEWER',
  'BANK_RM',
  'BANK_VALIDATOR',
  'BANK_VIEWER',
  'CLIENT_EMPLOYEESIGNATORY',
  'CLIENT_LEGALREPRESENTATIVE',
  'CLIENT_EMPLOYEE',
  'CLIENT_REVIEWER',
  'CLIENT_VIEWER',
  'BANK_APP_ADMIN',
] as const;
export type ParticipantRole = (typeof participantRoles)[number];

export const dokuboxStatuses = [
  'CLIENT_SETUP',
  'BANK_SETUP',
  'WAITING_BANK_CONFIGURATION',
  'IN_PROGRESS',
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
  'PENDING_CANCELLATION_APPROVAL',
  'FINALIZED',
  'CANCELLED',
] as const;
export type DokuboxStatus = (typeof dokuboxStatuses)[number];

/** Statuses the list can be filtered by. ALL is only a filter, never a status (§4). */
export const dokuboxSearchStatuses = [
  'ALL',
  'IN_PROGRESS',
  'FINALIZED',
  'CANCELLED',
  'PENDING_CANCELLATION_APPROVAL',
] as const;
export type DokuboxSearchStatus = (typeof dokuboxSearchStatuses)[number];

export const dokuStatuses = [
  'WAITING_CLIENT_UPLOAD',
  'WAITING_BANK_UPLOAD',
  'UPLOADED_CLIENT',
  'UPLOADED_BANK',
  'UNDER_NEGOTIATION_CLIENT',
  'UNDER_NEGOTIATION_BANK',
  'UNDER_REVIEW_CLIENT',
  'UNDER_REVIEW_CLIENT_1',
  'UNDER_REVIEW_CLIENT_2',
  'UNDER_REVIEW_CLIENT_3',
  'UNDER_REVIEW_BANK',
  'UNDER_REVIEW_BANK_1',
  'UNDER_REVIEW_BANK_2',
  'UNDER_REVIEW_BANK_3',
  'WAITING_CLIENT_FEEDBACK',
  'WAITING_BANK_FEEDBACK',
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_AUX',
  'WAITING_BANK_SIGNATURE_2',
  'WAITING_CLIENT_ACKNOWLEDGEMENT',
  'WAITING_ARCHIVAL',
  'UNDER_ARCHIVING',
  'ARCHIVED',
  'WAITING_FOR_PAPER_SIGNING',
  'PAPER_SIGNED',
] as const;
export type DokuStatus = (typeof dokuStatuses)[number];

export const envelopeStatuses = [
  'NEW',
  'WAITING_SIGNATURE',
  'SIGNATURE_STATUS',
  'FINALIZED',
  'REJECTED',
  'CANCELLED',
] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

/** Options the server can offer for a document (§4). */
export const triggers = [
  'SendForSigning',
  'SendForResigning',
  'SendToBankForSigning',
  'ContinueToSigning',
  'SendToBank',
  'SendToClient',
  'SendForArchiving',
  'SendToArchive',
  'Upload',
  'SignCallback',
  'PrintedAndPaperSigned',
] as const;
export type Trigger = (typeof triggers)[number];

/** Values of a document's chosen action: a trigger, or the removal (§4, X-20). */
export const dokuActions = [...triggers, 'Reconfigure'] as const;
export type DokuAction = (typeof dokuActions)[number];

export const dokuStaticActions = [
  'View',
  'Upload',
  'ValidateSignature',
  'JumpToEds',
  'ViewMessage',
  'AddMessage',
] as const;
export type DokuStaticAction = (typeof dokuStaticActions)[number];

export const messageVisibilities = ['INTERNAL', 'EXTERNAL'] as const;
export type MessageVisibility = (typeof messageVisibilities)[number];

export const bankSignatureSystems = ['CUSTOM_APP', 'ESAW_REMOTE', 'NA'] as const;
export type BankSignatureSystem = (typeof bankSignatureSystems)[number];

/** X-14 adds NA for a client who signs on paper or not at all. */
export const clientSignatureSystems = ['ESAW_DISPOSABLE', 'ESAW_REMOTE', 'ALL', 'NA'] as const;
export type ClientSignatureSystem = (typeof clientSignatureSystems)[number];

export const selectableClientSignatureSystems = ['ESAW_DISPOSABLE', 'ESAW_REMOTE'] as const;
export type SelectableClientSignatureSystem = (typeof selectableClientSignatureSystems)[number];

export const catalogueTypes = [
  'ProductCategoryCORP',
  'ProductCategoryMB',
  'ProductCategoryALL',
  'CancellationReason',
  'DokuRemovalReason',
] as const;
export type CatalogueType = (typeof catalogueTypes)[number];

export const permissions = ['DOKU_REMOVE', 'DOKU_JUMP_TO_EDS'] as const;
/** Rights of a session (§6). */
export type Permission = (typeof permissions)[number];

export const channels = ['INTERNET', 'INTRANET', 'OMNICHANNEL'] as const;
export type Channel = (typeof channels)[number];

export const clientApplications = ['DDE_PORTAL'] as const;

/** Functions with a portal status. The `function` parameter selects one. */
export const portalFunctions = ['ALL', 'DDE', 'SIGNING', 'ARCHIVING'] as const;
export type PortalFunction = (typeof portalFunctions)[number];

/** Result of a step of the sign-in. */
export const loginStatuses = [
  'LOGGED_IN',
  'OTP_REQUIRED',
  'CLIENT_SELECTION_REQUIRED',
  'PASSWORD_CHANGE_REQUIRED',
  'CONTRACT_SIGNATURE_REQUIRED',
] as const;
export type LoginStatus = (typeof loginStatuses)[number];

/** Environments. The badge is shown in `badgeEnvironments` only (§2). */
export const environments = ['local', 'sit', 'uat', 'hf', 'prod'] as const;
export type Environment = (typeof environments)[number];
export const badgeEnvironments = ['sit', 'uat', 'hf'] as const satisfies readonly Environment[];

/** Kind of a document. It decides which side supplies it, and whether it is negotiated. */
export const dokuFlowTypes = {
  CLIENT_DOCUMENT: 1,
  BANK_DOCUMENT: 2,
  NEGOTIATED_CONTRACT: 3,
  CLIENT_SIGNED_DOCUMENT: 4,
  BANK_SIGNED_DOCUMENT: 5,
  PAPER_DOCUMENT: 6,
} as const;
export const dokuFlowTypeIds = [1, 2, 3, 4, 5, 6] as const;
export type DokuFlowTypeId = (typeof dokuFlowTypeIds)[number];

/** Qualifications of a signature that allow archiving (§9). */
export const archivingQualifications = ['ADESIG', 'ADESIG_QC', 'QESIG'] as const;

/** Qualification of signatures made with a test certificate, if they are valid. */
export const certificateRanks = [
  'QESIG',
  'ADESIG_QC',
  'ADESIG',
  'QESEAL',
  'ADESEAL_QC',
  'ADESEAL',
] as const;
export type CertificateRank = (typeof certificateRanks)[number];

/** State of a test certificate at the time of signing. */
export const certificateStates = ['VALID', 'EXPIRED', 'REVOKED'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Why a file can look different in another program, on paper or later. */
export const fileWarnings = [
  'XFA_FORM',
  'PORTFOLIO',
  'PRINTS_DIFFERENTLY',
  'FIELDS_LOOK_DIFFERENT',
  'SCRIPTS',
  'OUTSIDE_CONTENT',
  'MISLEADING_NAME',
] as const;
export type FileWarning = (typeof fileWarnings)[number];

export const logLevels = ['error', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export const taskTypes = [
  'DOKU_ACTION',
  'BANK_CONFIGURATION',
  'CANCELLATION_APPROVAL',
  'MESSAGE',
] as const;
export type TaskType = (typeof taskTypes)[number];

export const taskScopes = ['MINE', 'TEAM', 'ALL'] as const;
export const userStatuses = ['ACTIVE', 'LOCKED', 'INVITED'] as const;
export const contractStatuses = ['WAITING', 'SIGNED', 'ERROR'] as const;
export const validationErrorStatuses = ['OK', 'WARNING', 'ERROR', 'IGNORED'] as const;

/** Callback actions of the signing service. */
export const signCallbackActions = [
  'workstepFinished',
  'workstepRejected',
  'workstepDelegated',
  'workstepOpened',
  'sendSignNotification',
  'envelopeExpired',
  'workstepDelegatedSenderActionRequired',
  'envelopeFinished',
] as const;
export type SignCallbackAction = (typeof signCallbackActions)[number];

/** Callback actions of the bank's own signing application (CUSTOM_APP). */
export const bankApplicationActions = ['customApplicationSigned'] as const;
export type BankApplicationAction = (typeof bankApplicationActions)[number];

/** Category that means "no category" and is never shown. */
export const DUMMY_CATEGORY_CODE = 'DUMMY';

/** Origin of each list above. */
export const enumOrigins = {
  tenants: '§1',
  languages: '§9',
  segments: '§6',
  userTypes: '§1',
  initiators: 'X-04',
  participantTypes: '§3',
  participantStates: '§3',
  participantRoles: '§3',
  dokuboxStatuses: '§4',
  dokuboxSearchStatuses: '§4',
  dokuStatuses: '§4',
  envelopeStatuses: '§4',
  triggers: '§4',
  dokuActions: 'X-20',
  dokuStaticActions: '§3',
  messageVisibilities: '§3',
  bankSignatureSystems: '§9',
  clientSignatureSystems: 'X-14',
  selectableClientSignatureSystems: 'A-104',
  catalogueTypes: 'A-098',
  permissions: '§6',
  channels: 'A-225',
  clientApplications: 'A-225',
  portalFunctions: 'A-011',
  loginStatuses: 'A-021',
  environments: 'A-002',
  badgeEnvironments: '§2',
  dokuFlowTypes: 'A-148',
  dokuFlowTypeIds: 'A-148',
  archivingQualifications: '§9',
  certificateRanks: 'A-188',
  certificateStates: 'A-361',
  fileWarnings: 'A-505',
  logLevels: '§7',
  taskTypes: 'A-086',
  taskScopes: 'A-086',
  userStatuses: 'A-087',
  contractStatuses: 'A-216',
  validationErrorStatuses: 'A-194',
  signCallbackActions: 'A-167',
  bankApplicationActions: 'A-187',
} as const satisfies Record<string, Origin>;
