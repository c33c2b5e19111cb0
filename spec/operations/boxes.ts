import { dokuboxSearchStatuses, dokuboxStatuses, taskScopes, taskTypes } from '../enums.ts';
import { limits } from '../limits.ts';
import { from } from '../origin.ts';
import { id, oneOf, ref } from '../schemas/common.ts';
import { emptyBody, idParams, pageOf, paging } from './building-blocks.ts';
import { operation } from './types.ts';

/** Columns the list can be sorted by. */
export const listSortFields = [
  'lastChangedAt',
  'createdAt',
  'name',
  'clientName',
  'status',
  'documentsCount',
  'unreadMessagesCount',
] as const;
/** `field,direction`. */
export const listSorts = listSortFields.flatMap(
  (field) => [`${field},asc`, `${field},desc`] as const,
);

const searchText = {
  type: 'string',
  minLength: limits.listSearchMin,
  maxLength: limits.searchTextMax,
} as const;

const listFilters = {
  status: from('A-073', oneOf(dokuboxSearchStatuses)),
  text: from('A-073', searchText),
  categoryCode: from('A-073', { type: 'string', minLength: 1, maxLength: 50 }),
  ...paging,
  sort: from('A-073', oneOf(listSorts)),
} as const;

const boxIdBody = {
  type: 'object',
  additionalProperties: false,
  required: ['dokuBoxId'],
  properties: { dokuBoxId: from('§7', id) },
} as const;

const terminateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['dokuboxId', 'reasonOfCancellation', 'cancellationNote'],
  properties: {
    dokuboxId: from('§7', id),
    reasonOfCancellation: from('§7', { type: ['string', 'null'], maxLength: 100 }),
    cancellationNote: from('§7', {
      type: ['string', 'null'],
      maxLength: limits.cancellationNoteMax,
    }),
  },
} as const;

const terminateAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['status'],
  properties: { status: from('§4', oneOf(dokuboxStatuses)) },
} as const;

/** Queries any change of a box can touch. */
export const boxQueries = [
  'loadDokubox',
  'searchClientDokuboxes',
  'searchBankerDokuboxes',
  'getTaskList',
] as const;

/** Finding, opening, locking, naming and ending boxes (§2, §4, §7, A-070… … …A-207). */
export const boxOperations = {
  searchClientDokuboxes: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/searchDokuBoxes',
    kind: 'query',
    origin: 'A-073',
    summary: 'The client’s boxes: filtered, sorted, paged',
    access: 'session',
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
    access: 'session',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['status', 'page', 'size'],
      properties: {
        ...listFilters,
        clientNumber: from('A-073', { type: 'string', pattern: '^[0-9]{1,20}$' }),
        mine: from('A-073', { type: 'boolean' }),
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
    access: 'session',
    params: idParams,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: [404, 409],
  }),
  renameDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/updateClientDokuBoxCustomName',
    kind: 'command',
    origin: '§7',
    summary: 'Gives a box the client’s own name; an empty name removes it',
    access: 'session',
    userType: 'CLIENT',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuBoxId', 'newCustomName'],
      properties: {
        dokuBoxId: from('§7', id),
        newCustomName: from('§7', { type: 'string', maxLength: limits.customNameMax }),
      },
    },
    success: { status: 204, schema: null },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  lockDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/{id}/lock',
    kind: 'command',
    origin: 'A-111',
    summary: 'Takes or renews the lock of a box for writing',
    access: 'session',
    params: idParams,
    body: emptyBody,
    success: { status: 204, schema: null },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  unlockDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/{id}/unlock',
    kind: 'command',
    origin: 'A-111',
    summary: 'Releases the own lock',
    access: 'session',
    params: idParams,
    body: emptyBody,
    success: { status: 204, schema: null },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  terminateClientDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/client/terminateDokuBox',
    kind: 'command',
    origin: 'A-205',
    summary: 'A client ends a box they initiated; reason and note are null (A-209)',
    access: 'session',
    userType: 'CLIENT',
    body: terminateBody,
    success: { status: 200, schema: terminateAnswer },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  terminateBankerDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/terminateDokuBox',
    kind: 'command',
    origin: 'A-205',
    summary: 'A banker ends a box; the status in the answer tells the outcome',
    access: 'session',
    userType: 'BANKER',
    body: terminateBody,
    success: { status: 200, schema: terminateAnswer },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  decideCancellation: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/decideCancellation',
    kind: 'command',
    origin: 'A-207',
    summary: 'Another banker approves or refuses a termination',
    access: 'session',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['dokuboxId', 'approved'],
      properties: {
        dokuboxId: from('A-207', id),
        approved: from('A-207', { type: 'boolean' }),
        note: from('A-207', { type: ['string', 'null'], maxLength: limits.cancellationNoteMax }),
      },
    },
    success: { status: 200, schema: terminateAnswer },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  closePaperDokubox: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/closePaperDokuBox',
    kind: 'command',
    origin: 'A-170',
    summary: 'Finalizes a paper-signed box whose scans are not archived',
    access: 'session',
    userType: 'BANKER',
    body: boxIdBody,
    success: { status: 200, schema: ref('Dokubox') },
    refusals: [404, 409],
    revalidates: boxQueries,
  }),
  getTaskList: operation({
    tag: 'boxes',
    method: 'POST',
    url: '/dde/dokubox/banker/getTaskList',
    kind: 'query',
    origin: 'A-086',
    summary: 'What waits for the bank',
    access: 'session',
    userType: 'BANKER',
    body: {
      type: 'object',
      additionalProperties: false,
      required: ['scope', 'page', 'size'],
      properties: {
        scope: from('A-086', oneOf(taskScopes)),
        taskType: from('A-086', oneOf(taskTypes)),
        text: from('A-086', searchText),
        ...paging,
      },
    },
    success: { status: 200, schema: pageOf('Task') },
  }),
} as const;
