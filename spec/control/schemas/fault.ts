import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorCodes, type ErrorCode } from '../../errors.ts';
import { from } from '../../origin.ts';
import { count, oneOf, text } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';

const httpStatus = { type: 'integer', minimum: 300, maximum: 599 } as const;

/** What a fault says; none of it: the fault does nothing and is refused. */
export const faultFields = {
  operationId: from(
    'A-271',
    'Operation whose calls the fault meets. Absent together with `path`: calls of every operation; with `path` alone: whatever is called there.',
    { type: 'string', maxLength: 64 },
  ),
  path: from(
    'A-271',
    'Path whose calls the fault meets: as the contract writes it, with `{placeholders}`, or with them filled in. Absent: any path.',
    { type: 'string', maxLength: 200 },
  ),
  status: from(
    'A-271',
    'HTTP status answered in place of doing the call. Absent: the call is done.',
    httpStatus,
  ),
  errorCode: from(
    'A-517',
    'Error code of §8 answered in place of doing the call, with the status and the message key that belong to it; not one that no answer carries. Excludes `status`. Absent: what `status` says.',
    oneOf(Object.keys(errorCodes) as ErrorCode[]),
  ),
  messageKey: from(
    'A-271',
    'Message key of that answer; needs `status` or `errorCode`. Absent: the key that belongs to it.',
    { type: 'string', maxLength: 100 },
  ),
  delayMs: from('A-271', 'Milliseconds to wait before anything else happens. Absent: none.', {
    type: 'integer',
    minimum: 0,
    maximum: 600_000,
  }),
  username: from(
    'A-420',
    'User whose calls the fault meets, where the call needs a session. Absent: whoever calls.',
    { type: 'string', minLength: 1, maxLength: 100 },
  ),
  withSession: from(
    'A-538',
    'True: only calls in a session meet the fault, so that a call that needs no token neither meets it nor counts. Absent or false: every call.',
    { type: 'boolean' },
  ),
  probability: from(
    'A-420',
    'Share of the calls that meet the fault; which ones follows from the seed of the world. Absent: all.',
    { type: 'number', exclusiveMinimum: 0, maximum: 1 },
  ),
  until: from(
    'A-420',
    'Moment by the clock of the world from which on no call meets the fault. Absent: none.',
    clockMoment,
  ),
  times: from(
    'A-271',
    'How many calls the fault meets before it is gone. Absent: every one until the faults are cleared.',
    { type: 'integer', minimum: 1, maximum: 1_000_000 },
  ),
  dropConnection: from('A-271', 'True closes the connection in place of an answer.', {
    type: 'boolean',
  }),
  malformedBody: from('A-271', 'True cuts the answer off, so that it is no JSON.', {
    type: 'boolean',
  }),
} as const;

/** A fault that waits for its calls. */
export const faultSchema = {
  $id: 'Fault',
  description: 'Something that goes wrong on purpose, waiting for its calls.',
  type: 'object',
  additionalProperties: false,
  required: ['faultId', 'met', 'passed'],
  properties: {
    faultId: from(
      'A-271',
      'Name of the fault in its world; the journal names it beside the calls that met it.',
      text,
    ),
    met: from('A-271', 'Number of calls it has met so far.', count),
    passed: from('A-420', 'Number of calls its probability has let pass so far.', count),
    ...faultFields,
  },
} as const satisfies JSONSchema;
export type Fault = FromSchema<typeof faultSchema>;
