import type { ParticipantRole, ParticipantType } from '@dokubox/spec/enums.ts';
import type { SigningUser } from '@dokubox/spec/schemas/signing-user.ts';
import {
  defaultRoles,
  maxDefaultRepresentatives,
} from '@dokubox/spec/workflow/default-participants.ts';
import { inRoleOrder, isSignerRole, sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import { signingUserOf } from '../../scenario/build-people.ts';
import type { DocumentFlags, DokuState, ParticipantStateRecord, UserState } from '../../state.ts';
import type { World } from '../../world/world.ts';

/** The side a user can act on in a box of the client. Undefined for users of other clients. */
export function sideIn(user: UserState, clientNumber: string): ParticipantType | undefined {
  if (user.userType === 'BANKER') return 'BANK';
  return user.clientNumbers.includes(clientNumber) ? 'CLIENT' : undefined;
}

/**
 * Whether a user can be given a role of their side. Signing for the bank and administrating
 * the application are rights of the user, not of the configuration.
 */
export function canTake(user: UserState, role: ParticipantRole): boolean {
  const own = role === 'BANK_APP_ADMIN' || (sideOfRole(role) === 'BANK' && isSignerRole(role));
  return !own || user.roles.includes(role);
}

/** A participant who has not acted yet. */
export function newParticipant(role: ParticipantRole, username: string): ParticipantStateRecord {
  return {
    participantType: sideOfRole(role),
    participantRole: role,
    participantState: 'TODO',
    signingUrlResolved: null,
    username,
  };
}

/** Signing data of all signers. Data the document already has about a user is kept. */
export function signingUsersFor(
  world: World,
  participants: readonly ParticipantStateRecord[],
  known: DokuState['signingUsers'],
): SigningUser[] {
  const signers = new Map<string, SigningUser>();
  for (const { participantRole, participantType, username } of participants) {
    const user = world.users.get(username);
    if (!user || !isSignerRole(participantRole) || signers.has(username)) continue;
    const before = known.find((signer) => signer.username === username);
    signers.set(username, before ?? signingUserOf(user, participantType));
  }
  return [...signers.values()];
}

function bankerWith(world: World, role: ParticipantRole, preferred: UserState | null) {
  const can = (user: UserState) => user.status === 'ACTIVE' && user.roles.includes(role);
  if (preferred && can(preferred)) return preferred;
  for (const user of world.users.values()) {
    if (user.userType === 'BANKER' && can(user)) return user;
  }
  return undefined;
}

/**
 * The bank's proposal of participants for a document: signatories if needed, the team, and the
 * client's representatives. The configuration can change it.
 * @param creator a banker who starts the box and keeps it as far as the roles allow
 */
export function proposedParticipants(
  world: World,
  flags: DocumentFlags,
  clientNumber: string,
  creator: UserState | null,
): ParticipantStateRecord[] {
  const roles = defaultRoles(flags);
  const bank = roles.flatMap((role) => {
    const user = sideOfRole(role) === 'BANK' ? bankerWith(world, role, creator) : undefined;
    return user ? [newParticipant(role, user.username)] : [];
  });
  const representatives = world
    .representativesOf(clientNumber)
    .filter(({ userType, status }) => userType === 'CLIENT' && status !== 'LOCKED')
    .slice(0, maxDefaultRepresentatives);
  const clients = roles
    .filter((role) => sideOfRole(role) === 'CLIENT')
    .flatMap((role) => representatives.map(({ username }) => newParticipant(role, username)));
  return [...inRoleOrder([...bank, ...clients])];
}
