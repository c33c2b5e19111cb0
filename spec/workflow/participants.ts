import {
  participantRoles,
  type ParticipantRole,
  type ParticipantType,
  type UserType,
} from '../enums.ts';
import type { ParticipantFacts } from './types.ts';

/** Roles that sign. */
export const signerRoles = [
  'BANK_1STLEVELSIGNATORY',
  'BANK_2NDLEVELSIGNATORY',
  'BANK_NONLEGALREPSIGNATORY',
  'CLIENT_EMPLOYEESIGNATORY',
  'CLIENT_LEGALREPRESENTATIVE',
] as const satisfies readonly ParticipantRole[];

/** Returns the side a role belongs to. */
export function sideOfRole(role: ParticipantRole): ParticipantType {
  return role.startsWith('CLIENT_') ? 'CLIENT' : 'BANK';
}

/** Returns whether a role counts as an eligible signer. */
export function isSignerRole(role: ParticipantRole): boolean {
  return signerRoles.some((name) => name === role);
}

/** Returns participants in the order of R3.14. Equal roles keep their order. */
export function inRoleOrder<T extends Pick<ParticipantFacts, 'participantRole'>>(
  participants: readonly T[],
): readonly T[] {
  const place = (participant: T): number => participantRoles.indexOf(participant.participantRole);
  return [...participants].sort((left, right) => place(left) - place(right));
}

/**
 * Returns the rows of the progress table for this user, in order and without BANK_APP_ADMIN
 * (R3.13). A client sees the client side only.
 */
export function progressParticipants<
  T extends Pick<ParticipantFacts, 'participantRole' | 'participantType'>,
>(participants: readonly T[], user: UserType): readonly T[] {
  return inRoleOrder(
    participants.filter(
      (participant) =>
        participant.participantRole !== 'BANK_APP_ADMIN' &&
        (user === 'BANKER' || participant.participantType === 'CLIENT'),
    ),
  );
}
