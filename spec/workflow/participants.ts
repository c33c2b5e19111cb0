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

/** The side a role belongs to. */
export function sideOfRole(role: ParticipantRole): ParticipantType {
  return role.startsWith('CLIENT_') ? 'CLIENT' : 'BANK';
}

/** True for a role that counts as an eligible signer. */
export function isSignerRole(role: ParticipantRole): boolean {
  return signerRoles.some((name) => name === role);
}

/** Participants in the order of R3.14; equal roles keep the order they came in. */
export function inRoleOrder<T extends Pick<ParticipantFacts, 'participantRole'>>(
  participants: readonly T[],
): readonly T[] {
  const place = (participant: T): number => participantRoles.indexOf(participant.participantRole);
  return [...participants].sort((left, right) => place(left) - place(right));
}

/**
 * The rows of the progress table for this user: ordered, without BANK_APP_ADMIN (R3.13); a client
 * sees the client side only.
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
