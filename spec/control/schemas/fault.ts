import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { errorCodes, type ErrorCode } from '../../errors.ts';
import { from } from '../../origin.ts';
import { count, oneOf, text } from '../../schemas/common.ts';
import { clockMoment } from '../../schemas/moments.ts';

const httpStatus = { type: 'integer', minimum: 300, maximum: 599 } as const;

/** Fields of a fault. A fault with none of the effects is rejected. */
export const faultFields = {
  operationId: from(
    'A-271',
    'Operation whose calls the fault affects. If absent, calls of all operations. If only `path` is present, all requests to that path.',
    { type: 'string', maxLength: 64 },
  ),
  path: from(
    'A-271',
    'Path whose calls the fault affects: as written in the contract, with `{placeholders}`, or with values in them. If absent, any path.',
    { type: 'string', maxLength: 200 },
  ),
  status: from(
    'A-271',
    'HTTP status to answer with instead of doing the call. If absent, the call is done.',
    httpStatus,
  ),
  errorCode: from(
    'A-517',
    'Error code of §8 to answer with instead of doing the call, with its status and message key. It must appear in answers, and excludes `status`. If absent, `status` decides.',
    oneOf(Object.keys(errorCodes) as ErrorCode[]),
  ),
  messageKey: from(
    'A-271',
    'Message key of that answer. Needs `status` or `errorCode`. If absent, the key that belongs to it.',
    { type: 'string', maxLength: 100 },
  ),
  delayMs: from(
    'A-271',
    'Milliseconds to wait before anything else happens. Absent if there is no delay.',
    {
      type: 'integer',
      minimum: 0,
      maximum: 600_000,
    },
  ),
  username: from(
    'A-420',
    'Username whose calls the fault affects, for calls that need a session. If absent, calls of all users.',
    { type: 'string', minLength: 1, maxLength: 100 },
  ),
  withSession: from(
    'A-538',
    'True to affect only calls in a session. Calls that need no token are then neither affected nor counted. False or absent to affect every call.',
    { type: 'boolean' },
  ),
  probability: from(
    'A-420',
    'Share of the calls that are affected. The world’s seed decides which. If absent, all calls.',
    { type: 'number', exclusiveMinimum: 0, maximum: 1 },
  ),
  until: from(
    'A-420',
    'Time by the world’s clock at which the fault ends. If absent, it does not end.',
    clockMoment,
  ),
  times: from(
    'A-271',
    'Number of calls the fault affects before it is removed. If absent, it stays until the faults are removed.',
    { type: 'integer', minimum: 1, maximum: 1_000_000 },
  ),
  dropConnection: from('A-271', 'True to close the connection instead of answering.', {
    type: 'boolean',
  }),
  malformedBody: from('A-271', 'True to cut the answer off, so that it is not valid JSON.', {
    type: 'boolean',
  }),
} as const;

/** An active fault. */
export const faultSchema = {
  $id: 'Fault',
  description: 'An active fault: something that goes wrong on purpose.',
  type: 'object',
  additionalProperties: false,
  required: ['faultId', 'met', 'passed'],
  properties: {
    faultId: from(
      'A-271',
      'Name of the fault in its world. The journal shows it with the calls the fault affected.',
      text,
    ),
    met: from('A-271', 'Number of calls it has affected.', count),
    passed: from(
      'A-420',
      'Number of matching calls it has not affected because of its probability.',
      count,
    ),
    ...faultFields,
  },
} as const satisfies JSONSchema;
export type Fault = FromSchema<typeof faultSchema>;
