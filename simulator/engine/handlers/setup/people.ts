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

/** The side somebody can act on in a box of the client; undefined for people of other clients. */
export function sideIn(user: UserState, clientNumber: string): ParticipantType | undefined {
  if (user.userType === 'BANKER') return 'BANK';
  return user.clientNumbers.includes(clientNumber) ? 'CLIENT' : undefined;
}

/**
 * Whether a role of the own side can be given to somebody. Signing for the bank and
 * administrating the application are rights of the person, not of the configuration.
 */
export function canTake(user: UserState, role: ParticipantRole): boolean {
  const own = role === 'BANK_APP_ADMIN' || (sideOfRole(role) === 'BANK' && isSignerRole(role));
  return !own || user.roles.includes(role);
}

/** Somebody who has not done anything yet. */
export function newParticipant(role: ParticipantRole, username: string): ParticipantStateRecord {
  return {
    participantType: sideOfRole(role),
    participantRole: role,
    participantState: 'TODO',
    signingUrlResolved: null,
    username,
  };
}

/** Signing data of everybody who signs; what a document already knows of a person stays. */
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
 * Whom the bank would put on a document: its signatories where they are needed, the team, and the
 * client's representatives. A proposal, which the configuration may change.
 * @param creator a banker who starts the box keeps it as far as the roles allow
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
