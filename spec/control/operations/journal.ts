import { limits } from '../../limits.ts';
import { journalFormats } from '../enums.ts';
import { from, named } from '../../origin.ts';
import { count, flag, oneOf, ref, text, typed } from '../../schemas/common.ts';
import type { JournalEntry } from '../schemas/journal.ts';
import { wrap } from '../../operations/building-blocks.ts';
import { control, ofWorld, slug, worldParams } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const entryParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'entry'],
  properties: {
    worldId: from('A-271', 'The world.', slug),
    entry: from('A-421', 'Number of the request.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
  },
} as const;

/** What was called, and how it went. */
export const journalOperations = {
  getJournal: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/journal',
    kind: 'query',
    summary: 'Requests that named the world, with their verdicts',
    description:
      'The youngest thousand, the oldest first; refused ones and those for unknown paths too. Each query parameter leaves out requests that do not fit.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        since: from('A-421', 'Only requests with a greater number. Absent: all.', count),
        operationId: from('A-421', 'Only calls of this operation. Absent: of any.', {
          type: 'string',
          maxLength: 64,
        }),
        status: from('A-421', 'Only answers of this HTTP status. Absent: of any.', count),
        username: from('A-421', 'Only calls in a session of this user. Absent: of anybody.', text),
        format: from(
          'A-423',
          'The list, or an HTTP Archive with headers and answers. Absent: `json`.',
          oneOf(journalFormats),
        ),
      },
    },
    success: {
      status: 200,
      // As who asks for no format gets it: the HAR file is one to be kept.
      schema: typed<JournalEntry[]>({
        anyOf: [
          { type: 'array', maxItems: limits.listMax, items: ref('JournalEntry') },
          ref('Har'),
        ],
      }),
    },
    refusals: ofWorld,
  }),
  getJournalEntry: operation({
    ...control,
    origin: 'A-421',
    method: 'GET',
    url: '/__sim/worlds/{worldId}/journal/{entry}',
    kind: 'query',
    summary: 'A request with its headers, and the answer it was given',
    description: 'Everything the journal keeps of it.',
    params: entryParams,
    success: { status: 200, schema: ref('JournalExchange') },
    refusals: { ...ofWorld, notFound: 'The journal does not hold this request.' },
  }),
  replayRequest: operation({
    ...control,
    origin: 'A-424',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/journal/{entry}/replay',
    kind: 'command',
    summary: 'Sends a request of the journal again, into a fresh world',
    description:
      'The fresh world is as this one was right before the request: with the commands that were in force then, and its clock at the moment of the answer; without sessions and faults. The request goes out once more with the same method, path, headers and body, in a new session of the same user for the same client, if it had one. What the fresh world answered is in its own journal.',
    params: entryParams,
    emptyBodyAllowed: true,
    success: {
      status: 201,
      schema: named(
        'Replay',
        'A request that was sent again.',
        wrap(
          'A-424',
          {
            world: 'The fresh world, after the request.',
            entry: 'The request in its journal.',
            asBefore: 'True where status, error code and message key are those of the first time.',
          },
          { world: ref('World'), entry: ref('JournalEntry'), asBefore: flag },
        ),
      ),
    },
    refusals: {
      ...ofWorld,
      notFound: 'The journal does not hold this request.',
      conflict:
        'The request cannot be made again: its body is not kept as it came, or what came before it was taken back or forgotten; `reason` says which.',
      tooManyRequests: 'The simulator has as many worlds as it may have (A-412).',
    },
  }),
  clearJournal: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/journal',
    kind: 'command',
    summary: 'Empties the journal',
    description: 'The numbers go on.',
    params: worldParams,
    success: { status: 204, schema: null },
    refusals: ofWorld,
  }),
  getStrayRequests: operation({
    ...control,
    origin: 'A-422',
    method: 'GET',
    url: '/__sim/journal',
    kind: 'query',
    summary: 'Refused requests that named no world',
    description:
      'The youngest two hundred of this process, the oldest first: unknown paths, bytes that are no request, worlds that are no more, refused calls of the control API. Their moments are by the real time.',
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('JournalEntry') },
    },
  }),
} as const;
