import { textPatterns } from '../free-text.ts';
import { dokuboxSearchStatuses, taskScopes, taskTypes } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { falseIfAbsent, id, oneOf, ref } from '../schemas/common.ts';
import { reads, writes } from './box-rules.ts';
import {
  boxParams,
  changedSince,
  emptyBody,
  knownChange,
  pageOf,
  paging,
} from './building-blocks.ts';
import { listSorts } from './list-sorts.ts';
import { operation } from './types.ts';

const searchText = {
  type: 'string',
  minLength: limits.listSearchMin,
  maxLength: limits.searchTextMax,
} as const;

const listFilters = {
  status: from(
    'A-073',
    'Status wanted, exactly; `ALL` is the only way to boxes in a status the list does not offer (A-072).',
    oneOf(dokuboxSearchStatuses),
  ),
  text: from(
    'A-073',
    'Part of the box’s name, client number or client name, without regard to case and accents. Absent: any.',
    searchText,
  ),
  categoryCode: from('A-073', 'Product category wanted. Absent: any.', {
    type: 'string',
    minLength: 1,
    maxLength: 50,
  }),
  ...paging,
  sort: from(
    'A-073',
    'Column and direction; ties by id, descending. Absent: `lastChangedAt,desc`.',
    oneOf(listSorts),
  ),
} as const;

/** Queries that tell of many boxes at once. */
const listQueries = ['searchClientDokuboxes', 'searchBankerDokuboxes', 'getTaskList'] as const;

/** Queries any change of a box can touch. */
export const boxQueries = ['loadDokubox', ...listQueries] as const;

/** Finding, opening, locking and naming boxes (§2, §4, §7, A-070… …A-112). */
export const boxOperations = {
  searchClientDokuboxes: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/searchDokuBoxes',
    kind: 'query',
    origin: 'A-073',
    summary: 'The client’s boxes: filtered, sorted, paged',
    description: 'Boxes of the client the session acts for, in every status.',
    access: 'session',
    box: null,
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'page', 'size'],
      properties: listFilters,
    },
    success: { status: 200, schema: pageOf('DokuboxListItem') },
  }),
  searchBankerDokuboxes: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/searchDokuBoxes',
    kind: 'query',
    origin: 'A-073',
    summary: 'Boxes of all clients: filtered, sorted, paged',
    description:
      'Boxes of every client of the tenant. A box its client started and still prepares is listed, and cannot be opened (A-110).',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'page', 'size'],
      properties: {
        ...listFilters,
        clientNumber: from('A-073', 'The only client wanted. Absent: any.', {
          type: 'string',
          maxLength: 20,
          pattern: '^[0-9]{1,20}$',
        }),
        mine: from(
          'A-073',
          'True leaves the boxes the banker started or takes part in.',
          falseIfAbsent,
        ),
      },
    },
    success: { status: 200, schema: pageOf('DokuboxListItem') },
  }),
  loadDokubox: operation({
    tag: 'boxes',
    method: 'GET',
    url: '/dde/dokubox/{id}',
    kind: 'query',
    origin: 'A-110',
    summary: 'One box with its documents, as the caller may see it',
    description:
      'A cancelled box is answered all the same, read-only. The open box is read anew after each submit, on return to its tab and every 60 s with `If-None-Match` (A-131).',
    access: 'session',
    box: reads('boxInPath'),
    params: boxParams,
    success: { status: 200, schema: ref('Dokubox') },
  }),
  renameDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/updateClientDokuBoxCustomName',
    kind: 'command',
    origin: '§7',
    summary: 'Gives a box the client’s own name; an empty name removes it',
    description:
      'Only in IN_PROGRESS and WAITING_BANK_CONFIGURATION, only for a box the bank did not start (§4), and not while somebody else holds it. Blanks around the name are cut off.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'newCustomName'],
      properties: {
        dokuBoxId: from('§7', 'Box to be named.', id),
        newCustomName: from('§7', 'The name; empty or blank removes the one there is.', {
          type: 'string',
          maxLength: limits.customNameMax,
          pattern: textPatterns.lineOrNothing,
        }),
        lastChangedAt: knownChange,
      },
    },
    success: { status: 204, schema: null },
    refusals: {
      conflict: changedSince,
      customNameNotEditable: 'Status or initiator of the box do not allow a name of its own.',
    },
    revalidates: boxQueries,
  }),
  lockDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/{id}/lock',
    kind: 'command',
    origin: 'A-111',
    summary: 'Takes or renews the lock of a box for writing',
    description: `Called with the first change somebody begins; who only reads locks nothing. Only boxes in IN_PROGRESS and PAPER_IN_PROGRESS are locked (A-112). A lock lasts ${limits.lockExpiresMs / 60_000} minutes from the last call and is renewed with the 60 s poll while something is not sent yet; one that has run out is free for anybody, and its former holder’s next command fails only if somebody else took it. Taking the own lock again renews it.`,
    access: 'session',
    box: writes('boxInPath'),
    params: boxParams,
    body: emptyBody,
    success: { status: 204, schema: null },
    refusals: { conflict: 'A box in this status is not locked.' },
    // Of the box itself only who holds it has changed, and its holder knows that.
    revalidates: listQueries,
  }),
  unlockDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/{id}/unlock',
    kind: 'command',
    origin: 'A-111',
    summary: 'Releases the own lock',
    description:
      'Somebody else’s lock stays, and nothing is said about it: the answer is the same. Signing out releases every lock of the user.',
    access: 'session',
    box: {
      by: 'boxInPath',
      act: 'read',
      stoppedBy: [],
      says: 'only the own lock is released',
    },
    params: boxParams,
    body: emptyBody,
    success: { status: 204, schema: null },
    revalidates: listQueries,
  }),
  getTaskList: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/getTaskList',
    kind: 'query',
    origin: 'A-086',
    summary: 'What waits for the bank',
    description:
      'Documents on the bank’s side, or whose signing was refused, that offer this banker something; boxes that wait for their configuration or for the decision on a termination somebody else asked for; unread EXTERNAL messages (A-085). The longest wait first. A lock hides nothing.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['scope', 'page', 'size'],
      properties: {
        scope: from('A-086', 'Whose tasks.', oneOf(taskScopes)),
        taskType: from('A-086', 'The only kind wanted. Absent: every kind.', oneOf(taskTypes)),
        text: from(
          'A-086',
          'Part of the title, client number or client name. Absent: any.',
          searchText,
        ),
        ...paging,
      },
    },
    success: { status: 200, schema: pageOf('Task') },
  }),
} as const;
