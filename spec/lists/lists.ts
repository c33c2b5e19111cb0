import * as enums from '../enums.ts';
import { pageSizes } from '../limits.ts';
import { listSortFields, listSorts, type ListSortField } from '../operations/list-sorts.ts';
import { describedList, type DescribedList } from './list.ts';
import { messageList, errorCodeList } from './message-lists.ts';
import { workflowLists } from './workflow-lists.ts';

const { enumOrigins: origin } = enums;

const sortWords: Readonly<Record<ListSortField, string>> = {
  lastChangedAt: 'Moment of the last change',
  createdAt: 'Moment of the start',
  name: 'Custom name, else title in the current user’s language',
  clientName: 'Name of the client in the current user’s language',
  status: 'Status, in the order a box passes them',
  documentsCount: 'Number of used documents',
  unreadMessagesCount: 'Number of unread messages of the current user',
};
const directions = { asc: 'smallest or oldest first', desc: 'largest or youngest first' } as const;
const sorts = Object.fromEntries(
  listSortFields.flatMap((field) =>
    (['asc', 'desc'] as const).map((way) => [
      `${field},${way}`,
      `${sortWords[field]}, ${directions[way]}.`,
    ]),
  ),
) as Record<(typeof listSorts)[number], string>;

const taskStatuses = [...new Set([...enums.dokuStatuses, ...enums.dokuboxStatuses])];
const wordsOf = ({ values, words }: DescribedList) =>
  Object.fromEntries(values.map((value, place) => [value, words[place] ?? '']));

const envelopeActions = [...enums.signCallbackActions, ...enums.bankApplicationActions] as const;

/** Every closed list of the product in the published documents by its name there. */
export const lists: Readonly<Record<string, DescribedList>> = {
  ...workflowLists,
  Tenant: describedList(
    origin.tenants,
    'Country tenant; the ISO 3166-1 code of the country.',
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
    CLIENT: 'Somebody of a client.',
    BANKER: 'Bank staff.',
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
    'Side somebody takes part for (X-04).',
    enums.participantTypes,
    { CLIENT: 'The client.', BANK: 'The bank.' },
  ),
  MessageVisibility: describedList(
    origin.messageVisibilities,
    'Who may read a message.',
    enums.messageVisibilities,
    { INTERNAL: 'Bankers only.', EXTERNAL: 'Both sides.' },
  ),
  CatalogueType: describedList(origin.catalogueTypes, 'A list of choices.', enums.catalogueTypes, {
    ProductCategoryCORP: 'Product categories for corporate clients.',
    ProductCategoryMB: 'Product categories for small businesses.',
    ProductCategoryALL: 'Product categories for both.',
    CancellationReason: 'Reasons to end a box.',
    DokuRemovalReason: 'Reasons to remove a document.',
  }),
  Permission: describedList(origin.permissions, 'A right of a session (§6).', enums.permissions, {
    DOKU_REMOVE:
      'May remove documents: bankers, and clients what they uploaded in CLIENT_SETUP (X-27).',
    DOKU_JUMP_TO_EDS: 'May jump to the bank’s own signing system (HU).',
  }),
  Channel: describedList(origin.channels, 'Where the portal runs.', enums.channels, {
    INTERNET: 'On the address of clients.',
    INTRANET: 'On the address of bankers.',
    OMNICHANNEL: 'Embedded in the bank’s omnichannel application.',
  }),
  HostChannel: describedList('A-004', 'What a host serves.', ['INTERNET', 'INTRANET'], {
    INTERNET: 'The login page of clients.',
    INTRANET: 'The login page of bankers.',
  }),
  ClientApplication: describedList(
    origin.clientApplications,
    'Application that calls.',
    enums.clientApplications,
    { DDE_PORTAL: 'The portal.' },
  ),
  PortalFunction: describedList(
    origin.portalFunctions,
    'A function of the portal that can be blocked.',
    enums.portalFunctions,
    {
      ALL: 'The portal as a whole: every call of a complete session.',
      DDE: 'The work with boxes: every such call but those of signing.',
      SIGNING: 'The way to the signing services: `getSigningUrl` and `getEdsUrl`.',
      ARCHIVING: 'The archive.',
    },
  ),
  LoginStatus: describedList(
    origin.loginStatuses,
    'What a sign-in needs next.',
    enums.loginStatuses,
    {
      LOGGED_IN: 'Nothing: the session is complete.',
      OTP_REQUIRED: 'The one-time code: `verifyOtp`.',
      CLIENT_SELECTION_REQUIRED: 'The client to act for: `getClients`, then `selectClient`.',
      PASSWORD_CHANGE_REQUIRED: 'A new password: `changePassword`.',
      CONTRACT_SIGNATURE_REQUIRED:
        'The framework contract has to be signed at `signingUrl` (A-215).',
    },
  ),
  Environment: describedList(origin.environments, 'Where a build runs.', enums.environments, {
    local: 'On somebody’s own machine.',
    sit: 'System integration test; shows the badge.',
    uat: 'User acceptance test; shows the badge.',
    hf: 'Hot fix; shows the badge.',
    prod: 'Production.',
  }),
  LogLevel: describedList(origin.logLevels, 'How grave a log entry is.', enums.logLevels, {
    error: 'Something failed.',
    info: 'Something worth knowing happened.',
    debug: 'For whoever looks for a mistake.',
  }),
  TaskType: describedList(origin.taskTypes, 'What waits for the bank (A-085).', enums.taskTypes, {
    DOKU_ACTION: 'A document offers the banker something to do.',
    BANK_CONFIGURATION: 'A box its client has prepared has to be configured.',
    CANCELLATION_APPROVAL: 'A termination has to be decided on.',
    MESSAGE: 'A client’s message is unread.',
  }),
  TaskScope: describedList(origin.taskScopes, 'Whose tasks.', enums.taskScopes, {
    MINE: 'Of boxes the banker started or takes part in.',
    TEAM: 'Of boxes of the banker’s segments.',
    ALL: 'Of every box.',
  }),
  TaskStatus: describedList('A-086', 'Status of a document or box.', taskStatuses, {
    ...wordsOf(workflowLists.DokuStatus),
    ...wordsOf(workflowLists.DokuboxStatus),
    PAPER_SIGNED: 'Document: the signatures on paper are confirmed. Box: all of them are.',
  } as Record<(typeof taskStatuses)[number], string>),
  CertificateRank: describedList(
    origin.certificateRanks,
    'What signatures of a test certificate are worth.',
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
    'How a test certificate stood when it was signed with.',
    enums.certificateStates,
    {
      VALID: 'It was good.',
      EXPIRED: 'It had ended before.',
      REVOKED: 'It was revoked before.',
    },
  ),
  FileWarning: describedList(
    origin.fileWarnings,
    'Why a file may show something else in another program, on paper or later.',
    enums.fileWarnings,
    {
      XFA_FORM: 'It contains an XFA form, which some programs show in place of the pages.',
      PORTFOLIO: 'It is a collection of files, of which some programs show the cover only.',
      PRINTS_DIFFERENTLY: 'Layers or notes of it are for the screen or for paper only.',
      FIELDS_LOOK_DIFFERENT: 'The picture of a form field does not match its value.',
      SCRIPTS: 'It contains scripts, macros or actions that start something.',
      OUTSIDE_CONTENT: 'Part of its content comes from outside the file.',
      MISLEADING_NAME: 'A file name has characters that change the direction of text.',
    },
  ),
  UserStatus: describedList(
    origin.userStatuses,
    'Whether a user can sign in.',
    enums.userStatuses,
    {
      ACTIVE: 'Yes.',
      LOCKED: 'No: locked by a banker or by failed sign-ins.',
      INVITED: 'Not yet: has not taken up the invitation.',
    },
  ),
  ContractSigningStatus: describedList(
    origin.contractStatuses,
    'How far the signing of a framework contract is.',
    enums.contractStatuses,
    {
      WAITING: 'Signatures are missing.',
      SIGNED: 'Everybody has signed: the sign-in can start anew.',
      ERROR: 'It cannot be signed.',
    },
  ),
  ValidationErrorStatus: describedList(
    origin.validationErrorStatuses,
    'How grave a finding is.',
    enums.validationErrorStatuses,
    {
      OK: 'No fault: a check that passed.',
      WARNING: 'Worth a look; does not count against the file.',
      ERROR: 'A fault.',
      IGNORED: 'A fault that does not count here.',
    },
  ),
  EnvelopeAction: describedList(origin.signCallbackActions, 'What is played.', envelopeActions, {
    ...(wordsOf(workflowLists.SignCallbackAction) as Record<
      (typeof enums.signCallbackActions)[number],
      string
    >),
    customApplicationSigned: 'The bank’s own application reports a signature (A-187).',
  }),
  DokuboxListSort: describedList('A-073', 'Column of the list and direction.', listSorts, sorts),
  PageSize: describedList('A-073', 'Rows a page.', pageSizes, {
    10: 'Ten rows.',
    25: 'Twenty-five rows.',
    50: 'Fifty rows.',
  }),
  MessageKey: messageList,
  ErrorCode: errorCodeList,
};
