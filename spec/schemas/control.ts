import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { from } from '../origin.ts';
import { count, dateTime, text } from './common.ts';

const httpStatus = { type: 'integer', minimum: 300, maximum: 599 } as const;

/** What a fault says; none of it: the fault does nothing and is refused. */
export const faultFields = {
  /** Calls of this operation; absent with `path`: whatever is called there; both absent: all calls. */
  operationId: from('A-271', { type: 'string', maxLength: 64 }),
  /** Calls of this path: as in the contract, or with its placeholders filled. */
  path: from('A-271', { type: 'string', maxLength: 200 }),
  /** Answers with this status in place of doing the call. */
  status: from('A-271', httpStatus),
  /** Message key of that answer; absent: the one that belongs to the status. */
  messageKey: from('A-271', { type: 'string', maxLength: 100 }),
  /** Milliseconds to wait first. */
  delayMs: from('A-271', { type: 'integer', minimum: 0, maximum: 600_000 }),
  /** How many calls it meets; absent: every one until the faults are cleared. */
  times: from('A-271', { type: 'integer', minimum: 1, maximum: 1_000_000 }),
  /** Closes the connection in place of doing the call. */
  dropConnection: from('A-271', { type: 'boolean' }),
  /** Cuts the answer off, so that it is no JSON. */
  malformedBody: from('A-271', { type: 'boolean' }),
} as const;

/** A fault that waits for its calls. */
export const faultSchema = {
  $id: 'Fault',
  type: 'object',
  additionalProperties: false,
  required: ['faultId', 'met'],
  properties: {
    faultId: from('A-271', text),
    /** Calls it has met so far. */
    met: from('A-271', count),
    ...faultFields,
  },
} as const satisfies JSONSchema;
export type Fault = FromSchema<typeof faultSchema>;

/** One request the world has answered, with its verdict. */
export const journalEntrySchema = {
  $id: 'JournalEntry',
  type: 'object',
  additionalProperties: false,
  required: ['number', 'at', 'operationId', 'method', 'path', 'status'],
  properties: {
    /** Counts the world's requests from 1, also those the journal no longer holds. */
    number: from('A-271', { type: 'integer', minimum: 1 }),
    /** The world's time when it was answered. */
    at: from('A-271', dateTime),
    operationId: from('A-271', text),
    method: from('A-271', text),
    /** Path and query, secrets masked. */
    path: from('A-271', text),
    /** Status of the answer; 0: the connection was closed. */
    status: from('A-271', count),
    messageKey: from('A-271', text),
    errorCode: from('A-271', text),
    flowId: from('A-271', text),
    /** Whose session it was, when it was one. */
    username: from('A-271', text),
    /** The fault it met. */
    faultId: from('A-271', text),
    /**
     * The body as JSON, secrets masked, but for uploaded logs: those stand as they came, so
     * that one can see that they held none. A body too large to keep says so in `leftOut`.
     */
    body: from('A-271', { type: 'object' }),
  },
} as const satisfies JSONSchema;
export type JournalEntry = FromSchema<typeof journalEntrySchema>;
