import type { UserType } from './enums.ts';
import type { Origin } from './origin.ts';
import type { TenantPolicy } from './tenants/policy.ts';

/**
 * Who sees what. A field that is not named here reads the same for everybody who may open the object
 * it stands in. A test asks the engine as every user in every tenant and finds no other difference.
 */
export interface VisibilityRule {
  /** What differs: `side` between bankers and clients, `person` also between people of one side. */
  readonly by: 'side' | 'person';
  /** What each side reads, in words. */
  readonly reads: Readonly<Record<UserType, string>>;
  /** The difference exists only where the tenant has this field true; absent: in all tenants. */
  readonly where?: 'hidesBankSenderFromClient' & keyof TenantPolicy;
  readonly origin: Origin;
}

const ofReadable = {
  BANKER: 'of the newest file the bank uploaded or the client has sent',
  CLIENT: 'of the newest file the client uploaded or the bank has sent',
} as const;
const maskedOfOthers = {
  BANKER: 'the own id; of others its end alone, `****1234`',
  CLIENT: 'the own id; of others its end alone, `****1234`',
} as const;
const everything = 'as it is';
const alias = 'the bank’s people as `BANK`';
const ownOptions = 'what the workflow and the user’s roles offer now';

/** Fields two people may read differently, as `Entity.field`. */
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
      CLIENT: 'of a signer of the bank `participantType` alone; of one of the client’s, everything',
    },
    origin: 'A-183',
  },
  'Dokubox.dokus': {
    by: 'side',
    reads: {
      BANKER: 'every document, also those not used and removed',
      CLIENT: 'documents in use only',
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
    reads: { BANKER: 'the answer of the archive check', CLIENT: 'null' },
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
      BANKER: 'the own day and those of the client’s signers; absent otherwise',
      CLIENT: 'the own day; absent otherwise',
    },
    origin: 'A-364',
  },
  'SigningUser.docExpiryMark': {
    by: 'person',
    reads: {
      BANKER: 'how the day is marked that is not told',
      CLIENT: 'how the day is marked that is not told',
    },
    origin: 'A-364',
  },
  'SigningUser.namirialUserId': { by: 'person', reads: maskedOfOthers, origin: 'A-364' },
  'SigningUser.namirialDeviceId': { by: 'person', reads: maskedOfOthers, origin: 'A-364' },
  'Doku.unreadMessagesCount': {
    by: 'person',
    reads: {
      BANKER: 'messages this user has not read, INTERNAL ones too',
      CLIENT: 'EXTERNAL messages this user has not read',
    },
    origin: 'A-157',
  },
  'DokuboxListItem.unreadMessagesCount': {
    by: 'person',
    reads: {
      BANKER: 'the sum over the documents in use, INTERNAL ones too',
      CLIENT: 'the sum over the documents in use, EXTERNAL ones only',
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
      BANKER: 'TODO of the client’s signers while the client has not sent its newest file',
      CLIENT: everything,
    },
    origin: 'A-363',
  },
  'Participant.signingUrlResolved': {
    by: 'person',
    reads: {
      BANKER: 'the own address; `hidden` for that of somebody else',
      CLIENT: 'the own address; `hidden` for that of somebody else',
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

/** What nobody reads, of either side. */
export const keptFromEverybody = [
  {
    what: '`Dokubox.reasonOfCancellation` and `cancellationNote` of a box that a client ended: null',
    origin: '§6',
  },
  { what: 'Versions of a file before the one that counts', origin: 'A-150' },
  { what: '`SubmitDokuStaticAction.actionData.fileContent` in an answer', origin: '§3' },
] as const satisfies readonly { what: string; origin: Origin }[];

/** Which boxes each side opens at all; any other is refused, and lists, counts and tasks leave it out. */
export const boxAccess = [
  {
    userType: 'CLIENT',
    opens: 'boxes of the client acted for',
    otherwise: '404 `DOKUBOX_LOAD_ERROR`, as for a box that does not exist',
    origin: 'A-110',
  },
  {
    userType: 'CLIENT',
    opens: 'a box the bank started only once the bank has handed it over for the first time',
    otherwise: '404 `DOKUBOX_LOAD_ERROR`, as for a box that does not exist; its documents 404',
    origin: 'A-526',
  },
  {
    userType: 'BANKER',
    opens:
      'boxes of the own segments, of segment ALL, and those the banker started or takes part in; a banker with no segment or ALL opens every one',
    otherwise: '403 `DOKUBOX_ACCESS_DENIED`',
    origin: '§6',
  },
  {
    userType: 'BANKER',
    opens: 'a box its client started only once the client has handed it over for the first time',
    otherwise: '409 `DOKUBOX_INITIATED_BY_CLIENT`; its documents 404',
    origin: 'A-526',
  },
] as const satisfies readonly {
  userType: UserType;
  opens: string;
  otherwise: string;
  origin: Origin;
}[];
