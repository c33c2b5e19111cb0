import * as enums from '../enums.ts';
import { pageSizes } from '../limits.ts';
import { listSortFields, listSorts, type ListSortField } from '../operations/list-sorts.ts';
import { describedList, type DescribedList } from './list.ts';
import { messageList, errorCodeList } from './message-lists.ts';
import { workflowLists } from './workflow-lists.ts';

const { enumOrigins: origin } = enums;

const sortWords: Readonly<Record<ListSortField, string>> = {
  lastChangedAt: 'Time of the last change',
  createdAt: 'Time the box was started',
  name: 'Custom name, or else the title in the current user’s language',
  clientName: 'Name of the client in the current user’s language',
  status: 'Status, in the order a box goes through them',
  documentsCount: 'Number of used documents',
  unreadMessagesCount: 'Number of unread messages for the current user',
};
const directions = { asc: 'smallest or oldest first', desc: 'largest or newest first' } as const;
const sorts = Object.fromEntries(
  listSortFields.flatMap((field) =>
    (['asc', 'desc'] as const).map((direction) => [
      `${field},${direction}`,
      `${sortWords[field]}, ${directions[direction]}.`,
    ]),
  ),
) as Record<(typeof listSorts)[number], string>;

const taskStatuses = [...new Set([...enums.dokuStatuses, ...enums.dokuboxStatuses])];
const wordsOf = ({ values, words }: DescribedList) =>
  Object.fromEntries(values.map((value, place) => [value, words[place] ?? '']));

const envelopeActions = [...enums.signCallbackActions, ...enums.bankApplicationActions] as const;

/** Every closed list of the product by its name in the published documents. */
export const lists: Readonly<Record<string, DescribedList>> = {
  ...workflowLists,
  Tenant: describedList(
    origin.tenants,
    'Tenant: the ISO 3166-1 code of its country.',
    enums.tenants,
    {
      HU: 'Hungary.',
      CZ: 'Czechia.',
      SK: 'Slovakia.',
      RS: 'Serbia.',
      BG: 'Bulgaria.',
      HR: 'Croatia.',
      RO: 'Romania.',
    },
  ),
  Language: describedList(
    origin.languages,
    'Language of the portal (ISO 639-1).',
    enums.languages,
    {
      en: 'English.',
      bg: 'Bulgarian.',
      hu: 'Hungarian.',
      hr: 'Croatian.',
      ro: 'Romanian.',
      sr: 'Serbian in Latin script (A-241).',
      cs: 'Czech.',
      sk: 'Slovak.',
    },
  ),
  Segment: describedList(origin.segments, 'Segment of clients.', enums.segments, {
    MB: 'Small business.',
    CORP: 'Corporate.',
    ALL: 'Both.',
  }),
  UserType: describedList(origin.userTypes, 'Type of user.', enums.userTypes, {
    CLIENT: 'A client’s user.',
    BANKER: 'An employee of the bank.',
  }),
  Initiator: describedList(
    origin.initiators,
    'Side that started something (X-04).',
    enums.initiators,
    {
      BANK: 'The bank.',
      CLIENT: 'The client.',
    },
  ),
  ParticipantType: describedList(
    origin.participantTypes,
    'Side a person acts for (X-04).',
    enums.participantTypes,
    { CLIENT: 'The client.', BANK: 'The bank.' },
  ),
  MessageVisibility: describedList(
    origin.messageVisibilities,
    'Readers of a message.',
    enums.messageVisibilities,
    { INTERNAL: 'Bankers only.', EXTERNAL: 'Both sides.' },
  ),
  CatalogueType: describedList(
    origin.catalogueTypes,
    'Name of a catalogue of choices.',
    enums.catalogueTypes,
    {
      ProductCategoryCORP: 'Product categories for corporate clients.',
      ProductCategoryMB: 'Product categories for small businesses.',
      ProductCategoryALL: 'Product categories for corporate clients and small businesses.',
      CancellationReason: 'Reasons to end a box.',
      DokuRemovalReason: 'Reasons to remove a document.',
    },
  ),
  Permission: describedList(origin.permissions, 'A right of a session (§6).', enums.permissions, {
    DOKU_REMOVE:
      'The user may remove documents. Clients may only remove documents they uploaded in CLIENT_SETUP (X-27).',
    DOKU_JUMP_TO_EDS: 'The user may open the bank’s own signing system (HU).',
  }),
  Channel: describedList(origin.channels, 'Channel the portal runs in.', enums.channels, {
    INTERNET: 'At the clients’ address.',
    INTRANET: 'At the bankers’ address.',
    OMNICHANNEL: 'Embedded in the bank’s omnichannel application.',
  }),
  HostChannel: describedList('A-004', 'Login page a host serves.', ['INTERNET', 'INTRANET'], {
    INTERNET: 'The login page of clients.',
    INTRANET: 'The login page of bankers.',
  }),
  ClientApplication: describedList(
    origin.clientApplications,
    'Application that makes the call.',
    enums.clientApplications,
    { DDE_PORTAL: 'The portal.' },
  ),
  PortalFunction: describedList(
    origin.portalFunctions,
    'A function of the portal that can be blocked.',
    enums.portalFunctions,
    {
      ALL: 'The whole portal: every call that needs a complete session.',
      DDE: 'Work with boxes: every call that needs a complete session, except those of other functions.',
      SIGNING: 'Opening the signing services: `getSigningUrl` and `getEdsUrl`.',
      ARCHIVING: 'The archive.',
    },
  ),
  LoginStatus: describedList(origin.loginStatuses, 'Next step of a sign-in.', enums.loginStatuses, {
    LOGGED_IN: 'None. The session is complete.',
    OTP_REQUIRED: 'Enter the one-time code with `verifyOtp`.',
    CLIENT_SELECTION_REQUIRED: 'Choose a client with `getClients`, then `selectClient`.',
    PASSWORD_CHANGE_REQUIRED: 'Set a new password with `changePassword`.',
    CONTRACT_SIGNATURE_REQUIRED: 'Sign the framework contract at `signingUrl` (A-215).',
  }),
  Environment: describedList(origin.environments, 'Environment of a build.', enums.environments, {
    local: 'A developer’s own machine.',
    sit: 'System integration test. The badge is shown.',
    uat: 'User acceptance test. The badge is shown.',
    hf: 'Hot fix. The badge is shown.',
    prod: 'Production.',
  }),
  LogLevel: describedList(origin.logLevels, 'Severity of a log entry.', enums.logLevels, {
    error: 'Something failed.',
    info: 'Something worth knowing happened.',
    debug: 'Details for finding an error.',
  }),
  TaskType: describedList(
    origin.taskTypes,
    'Kind of a task for the bank (A-085).',
    enums.taskTypes,
    {
      DOKU_ACTION: 'A document has an option for the banker.',
      BANK_CONFIGURATION: 'A box prepared by its client must be configured.',
      CANCELLATION_APPROVAL: 'A termination must be decided.',
      MESSAGE: 'A message from a client is unread.',
    },
  ),
  TaskScope: describedList(origin.taskScopes, 'Scope of the tasks to list.', enums.taskScopes, {
    MINE: 'Tasks of boxes the banker started or takes part in.',
    TEAM: 'Tasks of boxes in the banker’s segments.',
    ALL: 'Tasks of all boxes.',
  }),
  TaskStatus: describedList('A-086', 'Status of a document or box.', taskStatuses, {
    ...wordsOf(workflowLists.DokuStatus),
    ...wordsOf(workflowLists.DokuboxStatus),
    PAPER_SIGNED:
      'For a document: its signatures on paper are confirmed. For a box: all of its signatures on paper are confirmed.',
  } as Record<(typeof taskStatuses)[number], string>),
  CertificateRank: describedList(
    origin.certificateRanks,
    'Qualification of signatures made with a test certificate.',
    enums.certificateRanks,
    {
      QESIG: 'A qualified electronic signature.',
      ADESIG_QC: 'An advanced signature with a qualified certificate.',
      ADESIG: 'An advanced signature.',
      QESEAL: 'A qualified electronic seal.',
      ADESEAL_QC: 'An advanced seal with a qualified certificate.',
      ADESEAL: 'An advanced seal.',
    },
  ),
  CertificateState: describedList(
    origin.certificateStates,
    'State of a test certificate at the time of signing.',
    enums.certificateStates,
    {
      VALID: 'The certificate was valid.',
      EXPIRED: 'The certificate had expired.',
      REVOKED: 'The certificate had been revoked.',
    },
  ),
  FileWarning: describedList(
    origin.fileWarnings,
    'Why a file can look different in another program, on paper or later.',
    enums.fileWarnings,
    {
      XFA_FORM: 'The file contains an XFA form. Some programs show the form instead of the pages.',
      PORTFOLIO: 'The file is a portfolio. Some programs show only its cover.',
      PRINTS_DIFFERENTLY:
        'The file has layers or notes that appear only on the screen or only on paper.',
      FIELDS_LOOK_DIFFERENT: 'The picture of a form field does not match the field’s value.',
      SCRIPTS: 'The file contains scripts, macros or actions that start something.',
      OUTSIDE_CONTENT: 'A part of the content comes from outside the file.',
      MISLEADING_NAME: 'A file name contains characters that reverse the direction of text.',
    },
  ),
  UserStatus: describedList(
    origin.userStatuses,
    'Whether a user can sign in.',
    enums.userStatuses,
    {
      ACTIVE: 'Yes.',
      LOCKED: 'The user cannot sign in: a banker or too many failed sign-ins have locked them.',
      INVITED: 'The user cannot sign in yet: they have not accepted the invitation.',
    },
  ),
  ContractSigningStatus: describedList(
    origin.contractStatuses,
    'Signing status of a framework contract.',
    enums.contractStatuses,
    {
      WAITING: 'Signatures are missing.',
      SIGNED: 'All signers have signed. The user can sign in again.',
      ERROR: 'The contract cannot be signed.',
    },
  ),
  ValidationErrorStatus: describedList(
    origin.validationErrorStatuses,
    'Severity of a finding.',
    enums.validationErrorStatuses,
    {
      OK: 'A check that passed.',
      WARNING: 'A doubt. It does not affect the result.',
      ERROR: 'An error.',
      IGNORED: 'An error that does not affect the result here.',
    },
  ),
  EnvelopeAction: describedList(origin.signCallbackActions, 'Event to simulate.', envelopeActions, {
    ...(wordsOf(workflowLists.SignCallbackAction) as Record<
      (typeof enums.signCallbackActions)[number],
      string
    >),
    customApplicationSigned: 'The bank’s own application reports a signature (A-187).',
  }),
  DokuboxListSort: describedList(
    'A-073',
    'Column and direction to sort the list by.',
    listSorts,
    sorts,
  ),
  PageSize: describedList('A-073', 'Rows per page.', pageSizes, {
    10: 'Ten rows.',
    25: 'Twenty-five rows.',
    50: 'Fifty rows.',
  }),
  MessageKey: messageList,
  ErrorCode: errorCodeList,
};
