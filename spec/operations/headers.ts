import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { channels, clientApplications, languages, tenants, userTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf } from '../schemas/common.ts';

/**
 * Headers of every call from the portal (§7, names by A-225). Lower-case, as Node hands them over.
 * Other headers are allowed: browsers and proxies add their own.
 */
export const portalHeadersSchema = {
  type: 'object',
  required: [
    'x-language',
    'x-tenant',
    'x-channel',
    'x-flow-type',
    'x-timezone-offset',
    'x-client-application',
    'x-flow-id',
  ],
  properties: {
    'x-language': from(
      'A-225',
      'Language of the current user: names and task titles of an answer follow it.',
      oneOf(languages),
    ),
    'x-tenant': from(
      'A-225',
      'Tenant of the call; the one of the session where there is a session (A-001).',
      oneOf(tenants),
    ),
    'x-channel': from('A-225', 'Where the portal runs.', oneOf(channels)),
    'x-flow-type': from(
      'A-225',
      'Type of user the portal runs for; that of the session where there is a session (A-290).',
      oneOf(userTypes),
    ),
    'x-timezone-offset': from(
      'A-225',
      'Minutes as `Date.getTimezoneOffset()` gives them: east of Greenwich negative. Kept with the logs; no rule depends on it.',
      { type: 'string', maxLength: 5, pattern: '^-?[0-9]{1,4}$' },
    ),
    'x-client-application': from('A-225', 'The application that calls.', oneOf(clientApplications)),
    'x-flow-id': from(
      'A-225',
      'UUID of one load of the portal. Every refusal repeats it, and the environment badge shows it.',
      {
        type: 'string',
        maxLength: 36,
        pattern: '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$',
      },
    ),
    'x-id-token': from(
      'A-225',
      'Id token of the sign-in. Absent: the session cookie counts (A-273).',
      { type: 'string', minLength: 1, maxLength: 4096 },
    ),
  },
} as const satisfies JSONSchema;

export type PortalHeaders = Pick<
  FromSchema<typeof portalHeadersSchema>,
  keyof (typeof portalHeadersSchema)['properties']
>;
