import { limits } from '../../limits.ts';
import type { JSONSchema } from 'json-schema-to-ts';
import {
  certificateRanks,
  certificateStates,
  participantRoles,
  permissions,
  segments,
  userStatuses,
} from '../../enums.ts';
import { from } from '../../origin.ts';
import { flag, oneOf, optionalFlag } from '../../schemas/common.ts';

/** Parts of a scenario file that documents and boxes share: names, times, people. */

/** Name of a user, client, definition, document or message topic of the seeded data. */
export const name = {
  type: 'string',
  maxLength: 64,
  pattern: '^[A-Za-z][A-Za-z0-9_-]{0,63}$',
} as const;
export const names = { type: 'array', maxItems: limits.listMax, minItems: 1, items: name } as const;

/**
 * A time: a date-time in UTC, a calendar day, or an offset from the scenario's current time such as
 * `-3d` or `+45min` (min, h, d, mo, y).
 */
export const moment = {
  type: 'string',
  maxLength: limits.momentMax,
  pattern:
    '^([+-][0-9]{1,5}(min|h|d|mo|y)|[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2}(\\.[0-9]{1,3})?)?Z)?)$',
} as const;
export const optionalMoment = { ...moment, type: ['string', 'null'] } as const;

/** One value for all copies of `repeat`, or several that the copies use in turn. */
export function turns<const V extends readonly string[]>(values: V) {
  return {
    anyOf: [
      oneOf(values),
      { type: 'array', maxItems: limits.listMax, minItems: 1, items: oneOf(values) },
    ],
  } as const;
}
export const turnsOfNames = { anyOf: [name, names] } as const;

export const repeat = { type: 'integer', minimum: 1, maximum: 10_000 } as const;

/** Signer data: identity document and remote-signing ids. Null if missing. */
export const signerProperties = {
  docExpiryDate: from(
    'A-185',
    'Day the identity document expires. Null if it is missing.',
    optionalMoment,
  ),
  docIssuerCountry: from(
    'A-185',
    'Country that issued the identity document, ISO 3166-1 alpha-2. Null if it is missing.',
    {
      type: ['string', 'null'],
      maxLength: 2,
      pattern: '^[A-Z]{2}$',
    },
  ),
  docIssuer: from('A-185', 'Authority that issued the identity document. Null if it is missing.', {
    type: ['string', 'null'],
    maxLength: 100,
  }),
  docStolen: from(
    'A-185',
    'True if the document was reported stolen. Null if it is not known.',
    optionalFlag,
  ),
  docValid: from('A-185', 'True if the document is valid. Null if it is not known.', optionalFlag),
  namirialUserId: from(
    'A-185',
    'Id of the user at the remote-signing service. Null if it is missing.',
    {
      type: ['string', 'null'],
      maxLength: 50,
    },
  ),
  namirialDeviceId: from(
    'A-185',
    'Id of the user’s device at the remote-signing service. Null if it is missing.',
    {
      type: ['string', 'null'],
      maxLength: 50,
    },
  ),
} as const;

export const scenarioUserSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    like: from('A-274', 'Key of a user to copy, to create a new user with this key.', name),
    title: from('A-274', 'Name of the user in the console.', {
      type: 'string',
      minLength: 1,
      maxLength: 80,
    }),
    status: from('A-087', 'Whether the user can sign in. ACTIVE if absent.', oneOf(userStatuses)),
    mustChangePassword: from(
      'A-026',
      'True if the user must change the password at the first sign-in.',
      flag,
    ),
    contractSignature: from(
      'A-215',
      'Whether the user must sign the framework contract first, and whether its signing page is available. NONE if absent.',
      oneOf(['NONE', 'REQUIRED', 'UNAVAILABLE']),
    ),
    segments: from('§6', 'Segments a banker works in.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(segments),
    }),
    roles: from('A-037', 'Roles the user can have on documents.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(participantRoles),
    }),
    permissions: from('§6', 'Rights of the user.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(permissions),
    }),
    clients: from('A-024', 'Clients the user represents.', names),
    certificateRank: from(
      'A-188',
      'Qualification of the user’s signatures. QESIG if absent.',
      oneOf(certificateRanks),
    ),
    certificateState: from(
      'A-361',
      'Whether the user’s certificate has expired or was revoked before all signatures. VALID if absent.',
      oneOf(certificateStates),
    ),
    ...signerProperties,
  },
} as const satisfies JSONSchema;

export const scenarioClientSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    segment: from('§6', 'Segment of the client.', oneOf(segments)),
    termsArchived: from('A-199', 'True if the archive has the terms and conditions.', flag),
    contractArchived: from('A-199', 'True if the archive has the framework contract.', flag),
  },
} as const satisfies JSONSchema;
