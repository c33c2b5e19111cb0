import { limits } from '../limits.ts';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  participantRoles,
  permissions,
  segments,
  tenants,
  userStatuses,
  userTypes,
} from '../enums.ts';
import { from } from '../origin.ts';
import { falseIfAbsent, id, oneOf, optionalEnum, optionalText, text } from './common.ts';

/** A portal user (§3). `type` repeats `userType` for the look-up calls. */
export const userSchema = {
  $id: 'User',
  description: 'A portal user, as they see themselves.',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'userType', 'fullName'],
  properties: {
    username: from('§3', 'Username, in upper case for bankers.', text),
    userType: from('§3', 'Side of the user.', oneOf(userTypes)),
    fullName: from('§3', 'Name in Latin script.', text),
    fullNameLocal: from(
      '§3',
      'Name in the tenant’s local language. If null, show `fullName`.',
      optionalText,
    ),
    type: from(
      '§3',
      'The same value as `userType`, under its name in the look-up calls (X-26).',
      optionalEnum(userTypes),
    ),
    namirialUserId: from(
      '§3',
      'Id of the user at the remote-signing service, changed by the signature settings. Null if it is not set.',
      optionalText,
    ),
    namirialDeviceId: from(
      '§3',
      'Id of the user’s device at the remote-signing service. Null if it is not set.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type User = FromSchema<typeof userSchema>;

/** A row of the look-up by username. */
export const userNameSchema = {
  $id: 'UserName',
  description: 'The name of a user.',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'fullName', 'type'],
  properties: {
    username: from('A-090', 'Username, from the request.', text),
    fullName: from('§7', 'Full name in Latin script.', text),
    fullNameLocal: from(
      '§7',
      'Name in the tenant’s local language. If null, show `fullName`.',
      optionalText,
    ),
    type: from('§7', 'Side of the user.', oneOf(userTypes)),
  },
} as const satisfies JSONSchema;
export type UserName = FromSchema<typeof userNameSchema>;

/** The signed-in user and the rights of the session. */
export const currentUserSchema = {
  $id: 'CurrentUser',
  description: 'The signed-in user and the rights of the session.',
  type: 'object',
  additionalProperties: false,
  required: ['user', 'tenant', 'permissions', 'roles', 'features'],
  properties: {
    user: from('A-037', 'The signed-in user.', { $ref: 'User' }),
    tenant: from('A-037', 'Tenant of the session.', oneOf(tenants)),
    clientNumber: from(
      'A-037',
      'Number of the client the representative acts for. Null for bankers, and before a client is chosen.',
      optionalText,
    ),
    clientName: from(
      'A-037',
      'Name of that client in Latin script. Null if `clientNumber` is null.',
      optionalText,
    ),
    clientNameLocal: from(
      'A-543',
      'Name of that client in the tenant’s own language. Null or absent: `clientName` is shown.',
      optionalText,
    ),
    segmentType: from(
      'A-037',
      'The segment the session works in. Null if there is none, or if there are several (see `segmentTypes`).',
      optionalEnum(segments),
    ),
    segmentTypes: from(
      'A-105',
      'All segments the session works in: the banker’s, or the chosen client’s. If empty, the user cannot start a box (§6).',
      { type: 'array', maxItems: limits.listMax, items: oneOf(segments) },
    ),
    permissions: from('A-037', 'Rights of the session in this tenant (§6).', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(permissions),
    }),
    roles: from('A-037', 'Roles the user can have on documents.', {
      type: 'array',
      maxItems: limits.listMax,
      items: oneOf(participantRoles),
    }),
    passwordChangeRequired: from(
      'A-026',
      'True if the user must change the password. Until then, they can only change it or sign out (A-021).',
      falseIfAbsent,
    ),
    features: from('A-037', 'Feature flags of the tenant by name, as in `getFeatureFlags`.', {
      type: 'object',
      additionalProperties: { type: 'boolean' },
    }),
  },
} as const satisfies JSONSchema;
export type CurrentUser = FromSchema<typeof currentUserSchema, { references: [typeof userSchema] }>;

/** A client's representative in the banker's user management. */
export const managedUserSchema = {
  $id: 'ManagedUser',
  description: 'A client’s representative in the banker’s user management.',
  type: 'object',
  additionalProperties: false,
  required: ['userId', 'username', 'fullName', 'status', 'clientNumber'],
  properties: {
    userId: from('A-087', 'Id of the user. `updateClientUser` takes it.', id),
    username: from('A-087', 'Username.', text),
    fullName: from('A-087', 'Name in Latin script.', text),
    fullNameLocal: from(
      'A-087',
      'Name in the tenant’s local language. If null, show `fullName`.',
      optionalText,
    ),
    email: from('A-087', 'E-mail address. Null if it is not known.', optionalText),
    phoneNumber: from(
      'A-087',
      'Phone number in international format. Null if it is not known.',
      optionalText,
    ),
    status: from(
      'A-087',
      'Whether the user can sign in. Too many failed sign-ins also set `LOCKED` (A-022).',
      oneOf(userStatuses),
    ),
    clientNumber: from(
      'A-087',
      'Client of this row. A person who represents several clients has a row for each.',
      text,
    ),
    clientName: from(
      'A-087',
      'Name of that client in Latin script. Absent if it is not known.',
      text,
    ),
    clientParticipantType: from(
      'A-087',
      'Usual role of the user on documents, without the prefix `CLIENT_`. Null if there is none.',
      optionalText,
    ),
    docExpiryDate: from(
      'A-087',
      'Day the user’s identity document expires. Null if it is not known.',
      { type: ['string', 'null'], maxLength: limits.dayMax, format: 'date' },
    ),
    locked: from('A-088', 'True if `status` is `LOCKED`.', falseIfAbsent),
  },
} as const satisfies JSONSchema;
export type ManagedUser = FromSchema<typeof managedUserSchema>;
