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
    'Only boxes in exactly this status. `ALL` also returns boxes in statuses the list’s filter does not offer (A-072).',
    oneOf(dokuboxSearchStatuses),
  ),
  text: from(
    'A-073',
    'Only boxes whose name, client number or client name contains this text. Case and accents are ignored. If absent, boxes are not filtered by text.',
    searchText,
  ),
  categoryCode: from(
    'A-073',
    'Only boxes of this product category. If absent, boxes of all categories are returned.',
    {
      type: 'string',
      minLength: 1,
      maxLength: 50,
    },
  ),
  ...paging,
  sort: from(
    'A-073',
    'Column and direction to sort by. Ties are sorted by id, descending. If absent, `lastChangedAt,desc`.',
    oneOf(listSorts),
  ),
} as const;

/** Queries that return many boxes. */
const listQueries = ['searchClientDokuboxes', 'searchBankerDokuboxes', 'getTaskList'] as const;

/** Queries whose answer can change with any change of a box. */
export const boxQueries = ['loadDokubox', ...listQueries] as const;

/** Calls that find, open, lock and name boxes (§2, §4, §7, A-070… …A-112). */
export const boxOperations = {
  searchClientDokuboxes: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/searchDokuBoxes',
    kind: 'query',
    origin: 'A-073',
    summary: 'Search the client’s boxes',
    description:
      'Returns one page of the boxes of the session’s client, in every status, filtered and sorted.',
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
    summary: 'Search the boxes of all clients',
    description:
      'Returns one page of the boxes of all clients of the tenant, filtered and sorted. A box that its client started and is still preparing is listed but cannot be opened (A-110).',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'page', 'size'],
      properties: {
        ...listFilters,
        clientNumber: from(
          'A-073',
          'Only boxes of the client with this number. If absent, boxes of all clients are returned.',
          {
            type: 'string',
            maxLength: 20,
            pattern: '^[0-9]{1,20}$',
          },
        ),
        mine: from(
          'A-073',
          'If true, only boxes the banker started or takes part in.',
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
    summary: 'Retrieve a box with its documents',
    description:
      'Returns what the caller may see of the box. A cancelled box is returned too, and is read-only. The portal reads the open box again after each submit, on return to its tab, and every 60 s with `If-None-Match` (A-131).',
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
    summary: 'Set or remove the client’s name for a box',
    description:
      'Allowed in IN_PROGRESS and WAITING_BANK_CONFIGURATION, for a box the bank did not start, while no other user holds its lock (§4). Leading and trailing spaces are removed.',
    access: 'session',
    box: writes('dokuBoxId'),
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'newCustomName'],
      properties: {
        dokuBoxId: from('§7', 'Id of the box to rename.', id),
        newCustomName: from('§7', 'The new name. An empty or blank name removes the current one.', {
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
      customNameNotEditable:
        'The box cannot have a custom name because of its status or its initiator.',
    },
    revalidates: boxQueries,
  }),
  lockDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/{id}/lock',
    kind: 'command',
    origin: 'A-111',
    summary: 'Take or renew the lock of a box',
    description: `Called when a user makes the first change. Reading does not lock a box. Only boxes in IN_PROGRESS and PAPER_IN_PROGRESS can be locked (A-112). A lock expires ${limits.lockExpiresMs / 60_000} minutes after the last call. The portal renews it every 60 s while there are changes to submit. Any user may take an expired lock. The previous holder’s next command fails only if another user has taken it.`,
    access: 'session',
    box: writes('boxInPath'),
    params: boxParams,
    body: emptyBody,
    success: { status: 204, schema: null },
    refusals: { conflict: 'Boxes in this status cannot be locked.' },
    // Only the lock of the box has changed, and its holder knows that already.
    revalidates: listQueries,
  }),
  unlockDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/{id}/unlock',
    kind: 'command',
    origin: 'A-111',
    summary: 'Release the caller’s lock',
    description:
      'If another user holds the lock, the lock stays and the answer is the same. Signing out releases all locks of the user.',
    access: 'session',
    box: {
      by: 'boxInPath',
      act: 'read',
      stoppedBy: [],
      says: 'the caller can release only their own lock',
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
    summary: 'List the bank’s tasks',
    description:
      'Returns documents on the bank’s side, or whose signing was refused, if this banker has an option for them. Also returns boxes waiting for their configuration, boxes waiting for a decision on a termination another banker requested, and unread EXTERNAL messages (A-085). The oldest tasks come first. Tasks of locked boxes are included.',
    access: 'session',
    box: null,
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['scope', 'page', 'size'],
      properties: {
        scope: from('A-086', 'Scope of the tasks.', oneOf(taskScopes)),
        taskType: from(
          'A-086',
          'Only tasks of this kind. If absent, tasks of all kinds are returned.',
          oneOf(taskTypes),
        ),
        text: from(
          'A-086',
          'Only tasks whose title, client number or client name contains this text. If absent, tasks are not filtered by text.',
          searchText,
        ),
        ...paging,
      },
    },
    success: { status: 200, schema: pageOf('Task') },
  }),
} as const;
