import { limits } from '../../limits.ts';
import { journalFormats } from '../enums.ts';
import { from, named } from '../../origin.ts';
import { count, flag, oneOf, ref, text, typed } from '../../schemas/common.ts';
import type { JournalEntry } from '../schemas/journal.ts';
import { wrap } from '../../operations/building-blocks.ts';
import { control, ofWorld, slug, worldParams, tooManyWorlds } from './blocks.ts';
import { operation } from '../../operations/types.ts';

const entryParams = {
  type: 'object',
  additionalProperties: false,
  required: ['worldId', 'entry'],
  properties: {
    worldId: from('A-271', 'Id of the world.', slug),
    entry: from('A-421', 'Number of the request.', {
      type: 'integer',
      maximum: limits.countMax,
      minimum: 1,
    }),
  },
} as const;

/** Calls about the journal: which requests were made, and their results. */
export const journalOperations = {
  getJournal: operation({
    ...control,
    method: 'GET',
    url: '/__sim/worlds/{worldId}/journal',
    kind: 'query',
    summary: 'List the requests of a world',
    description:
      'Returns the last thousand requests with their verdicts, oldest first. Rejected requests and unknown paths are included. Each query parameter is a filter.',
    params: worldParams,
    query: {
      type: 'object',
      additionalProperties: false,
      properties: {
        since: from(
          'A-421',
          'Only requests with a greater number. If absent, all requests.',
          count,
        ),
        operationId: from(
          'A-421',
          'Only calls of this operation. If absent, calls of all operations.',
          {
            type: 'string',
            maxLength: 64,
          },
        ),
        status: from(
          'A-421',
          'Only answers with this HTTP status. If absent, all statuses.',
          count,
        ),
        username: from(
          'A-421',
          'Only calls in a session of this user. If absent, calls of all users.',
          text,
        ),
        format: from(
          'A-423',
          'The list, or an HTTP Archive with headers and answers. If absent, `json`.',
          oneOf(journalFormats),
        ),
      },
    },
    success: {
      status: 200,
      // The recorded example uses the default format. A HAR file is meant to be saved.
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
    summary: 'Retrieve a request with its answer',
    description: 'Returns everything the journal has of the request, with its headers.',
    params: entryParams,
    success: { status: 200, schema: ref('JournalExchange') },
    refusals: { ...ofWorld, notFound: 'The journal does not have this request.' },
  }),
  replayRequest: operation({
    ...control,
    origin: 'A-424',
    method: 'POST',
    url: '/__sim/worlds/{worldId}/journal/{entry}/replay',
    kind: 'command',
    summary: 'Send a request of the journal again in a new world',
    description:
      'The new world is a copy of this one just before the request, with the commands in force at that time. Its clock shows the time of the answer. It has no sessions or faults. The request is sent with the same method, path, headers and body. If it had a session, it gets a new one of the same user and client. The new world’s journal has the answer.',
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
            world: 'The new world, after the request.',
            entry: 'The request in the journal of the new world.',
            asBefore: 'True if status, error code and message key are the same as before.',
          },
          { world: ref('World'), entry: ref('JournalEntry'), asBefore: flag },
        ),
      ),
    },
    refusals: {
      ...ofWorld,
      notFound: 'The journal does not have this request.',
      conflict:
        'The request cannot be sent again: its body was not stored completely, or commands before it were undone or deleted. `reason` says which.',
      tooManyRequests: tooManyWorlds,
    },
  }),
  clearJournal: operation({
    ...control,
    method: 'DELETE',
    url: '/__sim/worlds/{worldId}/journal',
    kind: 'command',
    summary: 'Clear the journal',
    description: 'Numbering continues.',
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
    summary: 'List rejected requests without a world',
    description:
      'Returns the last two hundred of this process, oldest first: unknown paths, bytes that are not a request, worlds that no longer exist, rejected control calls. Their times are real times, not those of a world.',
    success: {
      status: 200,
      schema: { type: 'array', maxItems: limits.listMax, items: ref('JournalEntry') },
    },
  }),
} as const;
