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

/** A portal user (§3). `type` repeats `userType` for the look-up answers. */
export const userSchema = {
  $id: 'User',
  description: 'A portal user as they see themselves.',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'userType', 'fullName'],
  properties: {
    username: from('§3', 'Name the user signs in with; bankers’ names are upper-case.', text),
    userType: from('§3', 'Side of the user.', oneOf(userTypes)),
    fullName: from('§3', 'Name in Latin script.', text),
    fullNameLocal: from(
      '§3',
      'Name in the tenant’s own language. Null or absent: `fullName` is shown.',
      optionalText,
    ),
    type: from(
      '§3',
      'The same value as `userType`, under the name of the look-up answers (X-26).',
      optionalEnum(userTypes),
    ),
    namirialUserId: from(
      '§3',
      'User id at the remote-signing service; changed by the signature settings. Null or absent: not set.',
      optionalText,
    ),
    namirialDeviceId: from(
      '§3',
      'Device id at the remote-signing service. Null or absent: not set.',
      optionalText,
    ),
  },
} as const satisfies JSONSchema;
export type User = FromSchema<typeof userSchema>;

/** Answer row of the look-up by username. */
export const userNameSchema = {
  $id: 'UserName',
  description: 'A name behind a username.',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'fullName', 'type'],
  properties: {
    username: from('A-090', 'Name that was asked for.', text),
    fullName: from('§7', 'Full name in Latin script.', text),
    fullNameLocal: from(
      '§7',
      'Name in the tenant’s own language. Null or absent: `fullName` is shown.',
      optionalText,
    ),
    type: from('§7', 'Side of the user.', oneOf(userTypes)),
  },
} as const satisfies JSONSchema;
export type UserName = FromSchema<typeof userNameSchema>;

/** Who is signed in and what the session may do. */
export const currentUserSchema = {
  $id: 'CurrentUser',
  description: 'Who is signed in and what the session may do.',
  type: 'object',
  additionalProperties: false,
  required: ['user', 'tenant', 'permissions', 'roles', 'features'],
  properties: {
    user: from('A-037', 'The signed-in user.', { $ref: 'User' }),
    tenant: from('A-037', 'Tenant of the session.', oneOf(tenants)),
    clientNumber: from(
      'A-037',
      'Client a representative acts for. Null or absent: a banker, or no client chosen yet.',
      optionalText,
    ),
    clientName: from(
      'A-037',
      'Name of that client in Latin script. Null or absent as `clientNumber`.',
      optionalText,
    ),
    clientNameLocal: from(
      'A-543',
      'Name of that client in the tenant’s own language. Null or absent: `clientName` is shown.',
      optionalText,
    ),
    segmentType: from(
      'A-037',
      'The one segment the session works in. Null or absent: there is none, or there are several (`segmentTypes`).',
      optionalEnum(segments),
    ),
    segmentTypes: from(
      'A-105',
      'Every segment the session works in: a banker’s own, or that of the chosen client. Empty or absent: none, and starting a box is refused (§6).',
      { type: 'array', maxItems: limits.listMax, items: oneOf(segments) },
    ),
    permissions: from('A-037', 'Rights of §6 the session has in this tenant.', {
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
      'True until the user has changed a password that has to be changed; only that and signing out are open before (A-021).',
      falseIfAbsent,
    ),
    features: from('A-037', 'Feature flags of the tenant by name, as `getFeatureFlags`.', {
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
    userId: from('A-087', 'Id of the user; `updateClientUser` takes it.', id),
    username: from('A-087', 'Name the user signs in with.', text),
    fullName: from('A-087', 'Name in Latin script.', text),
    fullNameLocal: from(
      'A-087',
      'Name in the tenant’s own language. Null or absent: `fullName` is shown.',
      optionalText,
    ),
    email: from('A-087', 'E-mail address. Null or absent: none is known.', optionalText),
    phoneNumber: from(
      'A-087',
      'Phone number in international form. Null or absent: none is known.',
      optionalText,
    ),
    status: from(
      'A-087',
      'Whether the user can sign in. `LOCKED` also after too many failed sign-ins (A-022).',
      oneOf(userStatuses),
    ),
    clientNumber: from(
      'A-087',
      'Client of this row; a person who represents several has a row for each.',
      text,
    ),
    clientName: from('A-087', 'Name of that client in Latin script. Absent: not known.', text),
    clientParticipantType: from(
      'A-087',
      'Role the user usually has on documents, without its `CLIENT_` prefix. Null or absent: none.',
      optionalText,
    ),
    docExpiryDate: from(
      'A-087',
      'Day the user’s identity document expires. Null or absent: not known.',
      { type: ['string', 'null'], maxLength: limits.dayMax, format: 'date' },
    ),
    locked: from('A-088', 'True where `status` is `LOCKED`.', falseIfAbsent),
  },
} as const satisfies JSONSchema;
export type ManagedUser = FromSchema<typeof managedUserSchema>;
