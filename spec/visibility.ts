import type { UserType } from './enums.ts';
import type { Origin } from './origin.ts';
import type { TenantPolicy } from './tenants/policy.ts';

/**
 * Fields that not all readers receive alike. A field that is not listed has the same value for
 * everyone who may open its object. A test asks the engine as every user in every tenant, and finds
 * no other difference.
 */
export interface VisibilityRule {
  /**
   * Readers who receive different values: `side` means bankers and clients, `person` also means
   * people of one side.
   */
  readonly by: 'side' | 'person';
  /** The values each side receives. */
  readonly reads: Readonly<Record<UserType, string>>;
  /**
   * The difference exists only in tenants in which this field is true. If absent, in all tenants.
   */
  readonly where?: 'hidesBankSenderFromClient' & keyof TenantPolicy;
  readonly origin: Origin;
}

const ofReadable = {
  BANKER: 'of the newest file the bank uploaded or the client has sent',
  CLIENT: 'of the newest file the client uploaded or the bank has sent',
} as const;
const maskedOfOthers = {
  BANKER: 'the user’s own id, and only the end of all others, `****1234`',
  CLIENT: 'the user’s own id, and only the end of all others, `****1234`',
} as const;
const everything = 'unchanged';
const alias = 'bank employees as `BANK`';
const ownOptions = 'options that the workflow and the user’s roles offer now';

/** Fields that two people may receive differently, as `Entity.field`. */
export const visibilityRules = {
  'Dokubox.lockUser': {
    by: 'side',
    reads: { BANKER: everything, CLIENT: `${alias}, without a full name` },
    where: 'hidesBankSenderFromClient',
    origin: 'A-159',
  },
  'Dokubox.cancellationCreatorUserId': {
    by: 'side',
    reads: { BANKER: everything, CLIENT: alias },
    where: 'hidesBankSenderFromClient',
    origin: 'A-159',
  },
  'Dokubox.signatureRejection': {
    by: 'side',
    reads: {
      BANKER: everything,
      CLIENT: 'only `participantType` of a bank signer, but everything of the client’s signer',
    },
    origin: 'A-183',
  },
  'Dokubox.dokus': {
    by: 'side',
    reads: {
      BANKER: 'every document, including unused and removed ones',
      CLIENT: 'used documents only',
    },
    origin: 'A-114',
  },
  'Doku.notes': {
    by: 'side',
    reads: { BANKER: 'the internal notes of the bank', CLIENT: 'null' },
    origin: '§3',
  },
  'Doku.archivePossible': {
    by: 'side',
    reads: { BANKER: 'the result of the archive check', CLIENT: 'null' },
    origin: 'A-128',
  },
  'Doku.signedFileAwaited': {
    by: 'side',
    reads: { BANKER: 'whether the signed file is missing', CLIENT: 'null' },
    origin: 'A-520',
  },
  'Doku.fileName': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.fileVersion': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.downloadable': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.submitDokuStaticActions': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.fileWarnings': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.signedInContainer': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.uploadedDocumentSigned': { by: 'side', reads: ofReadable, origin: 'A-363' },
  'Doku.participants': {
    by: 'side',
    reads: { BANKER: 'both sides', CLIENT: 'the client’s side' },
    origin: 'A-175',
  },
  'Doku.signingUsers': {
    by: 'side',
    reads: { BANKER: 'both sides', CLIENT: 'the client’s side' },
    origin: 'A-175',
  },
  'SigningUser.docExpiryDate': {
    by: 'person',
    reads: {
      BANKER: 'the user’s own day and those of the client’s signers, absent otherwise',
      CLIENT: 'the user’s own day, absent otherwise',
    },
    origin: 'A-364',
  },
  'SigningUser.docExpiryMark': {
    by: 'person',
    reads: {
      BANKER: 'the mark of a day the user does not receive',
      CLIENT: 'the mark of a day the user does not receive',
    },
    origin: 'A-364',
  },
  'SigningUser.namirialUserId': { by: 'person', reads: maskedOfOthers, origin: 'A-364' },
  'SigningUser.namirialDeviceId': { by: 'person', reads: maskedOfOthers, origin: 'A-364' },
  'Doku.unreadMessagesCount': {
    by: 'person',
    reads: {
      BANKER: 'messages this user has not read, including INTERNAL ones',
      CLIENT: 'EXTERNAL messages this user has not read',
    },
    origin: 'A-157',
  },
  'DokuboxListItem.unreadMessagesCount': {
    by: 'person',
    reads: {
      BANKER: 'the sum over the used documents, including INTERNAL ones',
      CLIENT: 'the sum over the used documents, EXTERNAL ones only',
    },
    origin: 'A-078',
  },
  'Doku.dokuTransitions': {
    by: 'person',
    reads: { BANKER: ownOptions, CLIENT: ownOptions },
    origin: '§3',
  },
  'Doku.dokuStaticActions': {
    by: 'person',
    reads: { BANKER: ownOptions, CLIENT: `${ownOptions}; never JumpToEds` },
    origin: '§3',
  },
  'Participant.participantState': {
    by: 'side',
    reads: {
      BANKER: 'TODO for the client’s signers while the client has not sent its newest file',
      CLIENT: everything,
    },
    origin: 'A-363',
  },
  'Participant.signingUrlResolved': {
    by: 'person',
    reads: {
      BANKER: 'the user’s own address, `hidden` for all others',
      CLIENT: 'the user’s own address, `hidden` for all others',
    },
    origin: 'A-166',
  },
  Message: {
    by: 'side',
    reads: { BANKER: 'INTERNAL and EXTERNAL messages', CLIENT: 'EXTERNAL messages only' },
    origin: 'A-157',
  },
  'Message.senderUser': {
    by: 'side',
    reads: { BANKER: everything, CLIENT: alias },
    where: 'hidesBankSenderFromClient',
    origin: 'A-159',
  },
  'Message.read': {
    by: 'person',
    reads: { BANKER: 'whether this user has read it', CLIENT: 'whether this user has read it' },
    origin: 'A-156',
  },
} as const satisfies Record<string, VisibilityRule>;

/** Values that no user of either side receives. */
export const keptFromEverybody = [
  {
    what: '`Dokubox.reasonOfCancellation` and `cancellationNote` of a box that a client ended: null',
    origin: '§6',
  },
  { what: 'Previous versions of a file', origin: 'A-150' },
  { what: '`SubmitDokuStaticAction.actionData.fileContent` in an answer', origin: '§3' },
] as const satisfies readonly { what: string; origin: Origin }[];

/**
 * The boxes each side may open. All others are rejected, and are left out of lists, counts and
 * tasks.
 */
export const boxAccess = [
  {
    userType: 'CLIENT',
    opens: 'boxes of the session’s client',
    otherwise: '404 `DOKUBOX_LOAD_ERROR`, as for a box that does not exist',
    origin: 'A-110',
  },
  {
    userType: 'CLIENT',
    opens: 'a box the bank started only after the bank has handed it over for the first time',
    otherwise:
      '404 `DOKUBOX_LOAD_ERROR`, as for a box that does not exist, and 404 for its documents',
    origin: 'A-526',
  },
  {
    userType: 'BANKER',
    opens:
      'boxes of the banker’s segments, of segment ALL, and those the banker started or takes part in. A banker with no segment or ALL opens all boxes',
    otherwise: '403 `DOKUBOX_ACCESS_DENIED`',
    origin: '§6',
  },
  {
    userType: 'BANKER',
    opens: 'a box its client started only after the client has handed it over for the first time',
    otherwise: '409 `DOKUBOX_INITIATED_BY_CLIENT`, and 404 for its documents',
    origin: 'A-526',
  },
] as const satisfies readonly {
  userType: UserType;
  opens: string;
  otherwise: string;
  origin: Origin;
}[];
