import type { ParticipantRole } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { ParticipantFacts, UserFacts } from './types.ts';
import type { WorkflowPolicy } from './workflow-policy.ts';

/** Acts a role can allow, in the order of the role table. */
export const roleActs = ['read', 'message', 'work', 'sign', 'archive', 'administerUsers'] as const;
export type RoleAct = (typeof roleActs)[number];

/** The meaning and origin of each act. */
export const roleActRules = {
  read: { says: 'open dokuboxes, files, messages, progress and results', origin: '§6' },
  message: { says: 'write messages', origin: '§6' },
  work: {
    says: 'start a dokubox and change it: set up, upload, choose options, remove, rename, lock, terminate, decide',
    origin: '§6',
  },
  sign: { says: 'sign a document in its envelope', origin: '§3' },
  archive: { says: 'send a document to the archive', origin: '§4' },
  administerUsers: { says: 'change the users of clients', origin: 'A-088' },
} as const satisfies Record<RoleAct, { says: string; origin: Origin }>;

const bank = ['read', 'message', 'work', 'archive', 'administerUsers'] as const;
const client = ['read', 'message', 'work'] as const;

/**
 * Acts each role allows, before the tenant restricts archiving. Viewers read and write
 * messages. The application administrator does not take part in a dokubox. Signatories and legal
 * representatives sign.
 */
export const actsOfRoles = {
  BANK_1STLEVELSIGNATORY: [...bank, 'sign'],
  BANK_2NDLEVELSIGNATORY: [...bank, 'sign'],
  BANK_NONLEGALREPSIGNATORY: [...bank, 'sign'],
  BANK_REVIEWER: bank,
  BANK_RM: bank,
  BANK_VALIDATOR: bank,
  BANK_VIEWER: ['read', 'message'],
  CLIENT_EMPLOYEESIGNATORY: [...client, 'sign'],
  CLIENT_LEGALREPRESENTATIVE: [...client, 'sign'],
  CLIENT_EMPLOYEE: client,
  CLIENT_REVIEWER: client,
  CLIENT_VIEWER: ['read', 'message'],
  BANK_APP_ADMIN: ['read', 'administerUsers'],
} as const satisfies Record<ParticipantRole, readonly RoleAct[]>;

/**
 * A cell of the role table. `ifValidatorOptional`: if `validatorRoleOptional` is true for the box
 * (§4).
 */
export type RoleCell = 'yes' | 'no' | 'ifValidatorOptional';

/** Roles that archive if the tenant requires the validator (§4). */
const archivingRoles: Partial<Record<ParticipantRole, RoleCell>> = {
  BANK_VALIDATOR: 'yes',
  BANK_RM: 'ifValidatorOptional',
};

/** Returns a cell of the table role × act × tenant. */
export function roleCell(
  role: ParticipantRole,
  act: RoleAct,
  policy: Pick<WorkflowPolicy, 'archiveRole'>,
): RoleCell {
  // A role this version does not know blocks no one.
  const acts: readonly RoleAct[] = Object.hasOwn(actsOfRoles, role) ? actsOfRoles[role] : roleActs;
  if (!acts.includes(act)) return 'no';
  if (act !== 'archive' || policy.archiveRole === 'any') return 'yes';
  return archivingRoles[role] ?? 'no';
}

const anyTenant = { archiveRole: 'any' } as const;

/**
 * Returns whether one of the user's roles allows the act. A user without a role may do everything:
 * only roles that are known to block an act do so.
 */
export function mayAct(act: RoleAct, { roles }: Pick<UserFacts, 'roles'>): boolean {
  return roles.length === 0 || roles.some((role) => roleCell(role, act, anyTenant) === 'yes');
}

/** A participant with their username, as a server stores it or as the contract contains it. */
type NamedParticipant = Pick<ParticipantFacts, 'participantRole' | 'username' | 'user'>;

/**
 * Returns the user with their roles as participants added to their own roles.
 * @param participants of the document, or of all documents of a box for what concerns the whole box
 */
export function withRolesIn<User extends Pick<UserFacts, 'username' | 'roles'>>(
  user: User,
  participants: readonly NamedParticipant[],
): User {
  const added = participants
    .filter((one) => (one.username ?? one.user?.username) === user.username)
    .map(({ participantRole }) => participantRole)
    .filter((role) => !user.roles.includes(role));
  return added.length === 0 ? user : { ...user, roles: [...user.roles, ...added] };
}

/**
 * Returns whether the user may do this in a whole box: by their own roles, or by their roles in its
 * documents.
 */
export function mayActInBox(
  act: RoleAct,
  user: Pick<UserFacts, 'username' | 'roles'>,
  dokus: readonly { readonly participants: readonly NamedParticipant[] }[],
): boolean {
  return (
    mayAct(act, user) || dokus.some((doku) => mayAct(act, withRolesIn(user, doku.participants)))
  );
}
