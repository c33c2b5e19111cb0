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
import { flag, id, oneOf, optionalEnum, optionalText, text } from './common.ts';

/** A portal user (§3). `type` repeats `userType` for the look-up answers. */
export const userSchema = {
  $id: 'User',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'userType', 'fullName'],
  properties: {
    username: from('§3', text),
    userType: from('§3', oneOf(userTypes)),
    fullName: from('§3', text),
    fullNameLocal: from('§3', optionalText),
    type: from('§3', optionalEnum(userTypes)),
    namirialUserId: from('§3', optionalText),
    namirialDeviceId: from('§3', optionalText),
  },
} as const satisfies JSONSchema;
export type User = FromSchema<typeof userSchema>;

/** Answer row of the look-up by username. */
export const userNameSchema = {
  $id: 'UserName',
  type: 'object',
  additionalProperties: false,
  required: ['username', 'fullName', 'type'],
  properties: {
    username: from('A-090', text),
    fullName: from('§7', text),
    fullNameLocal: from('§7', optionalText),
    type: from('§7', oneOf(userTypes)),
  },
} as const satisfies JSONSchema;
export type UserName = FromSchema<typeof userNameSchema>;

/** Who is signed in and what the session may do. */
export const currentUserSchema = {
  $id: 'CurrentUser',
  type: 'object',
  additionalProperties: false,
  required: ['user', 'tenant', 'permissions', 'roles', 'features'],
  properties: {
    user: from('A-037', { $ref: 'User' }),
    tenant: from('A-037', oneOf(tenants)),
    clientNumber: from('A-037', optionalText),
    clientName: from('A-037', optionalText),
    segmentType: from('A-037', optionalEnum(segments)),
    segmentTypes: from('A-105', { type: 'array', items: oneOf(segments) }),
    permissions: from('A-037', { type: 'array', items: oneOf(permissions) }),
    roles: from('A-037', { type: 'array', items: oneOf(participantRoles) }),
    passwordChangeRequired: from('A-026', flag),
    features: from('A-037', { type: 'object', additionalProperties: { type: 'boolean' } }),
  },
} as const satisfies JSONSchema;
export type CurrentUser = FromSchema<typeof currentUserSchema, { references: [typeof userSchema] }>;

/** A client's representative in the banker's user management. */
export const managedUserSchema = {
  $id: 'ManagedUser',
  type: 'object',
  additionalProperties: false,
  required: ['userId', 'username', 'fullName', 'status', 'clientNumber'],
  properties: {
    userId: from('A-087', id),
    username: from('A-087', text),
    fullName: from('A-087', text),
    fullNameLocal: from('A-087', optionalText),
    email: from('A-087', optionalText),
    phoneNumber: from('A-087', optionalText),
    status: from('A-087', oneOf(userStatuses)),
    clientNumber: from('A-087', text),
    clientName: from('A-087', text),
    clientParticipantType: from('A-087', optionalText),
    docExpiryDate: from('A-087', { type: ['string', 'null'], format: 'date' }),
    locked: from('A-088', flag),
  },
} as const satisfies JSONSchema;
export type ManagedUser = FromSchema<typeof managedUserSchema>;
