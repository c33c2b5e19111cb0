import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { channels, clientApplications, languages, tenants, userTypes } from '../enums.ts';
import { from } from '../origin.ts';
import { oneOf } from '../schemas/common.ts';

/**
 * Headers of every call from the portal (§7, names by A-225). Names are in lower case, as Node
 * passes them. Other headers are allowed, because browsers and proxies add their own.
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
      'Language of the current user. Names and task titles in the answer use it.',
      oneOf(languages),
    ),
    'x-tenant': from(
      'A-225',
      'Tenant of the call. If there is a session, it must be the session’s tenant (A-001).',
      oneOf(tenants),
    ),
    'x-channel': from('A-225', 'The channel the portal runs in.', oneOf(channels)),
    'x-flow-type': from(
      'A-225',
      'User type the portal runs for. If there is a session, it must be the session’s user type (A-290).',
      oneOf(userTypes),
    ),
    'x-timezone-offset': from(
      'A-225',
      'Time-zone offset in minutes, as returned by `Date.getTimezoneOffset()`: negative east of Greenwich. Stored in the logs only.',
      { type: 'string', maxLength: 5, pattern: '^-?[0-9]{1,4}$' },
    ),
    'x-client-application': from(
      'A-225',
      'Name of the calling application.',
      oneOf(clientApplications),
    ),
    'x-flow-id': from(
      'A-225',
      'UUID the portal creates when it loads. Every error repeats it, and the environment badge shows it.',
      {
        type: 'string',
        maxLength: 36,
        pattern: '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$',
      },
    ),
    'x-id-token': from(
      'A-225',
      'Id token from the sign-in. If absent, the session cookie is used (A-273).',
      { type: 'string', minLength: 1, maxLength: 4096 },
    ),
  },
} as const satisfies JSONSchema;

export type PortalHeaders = Pick<
  FromSchema<typeof portalHeadersSchema>,
  keyof (typeof portalHeadersSchema)['properties']
>;
