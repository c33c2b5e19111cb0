import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { Participant } from '@dokubox/spec/schemas/participant.ts';
import { inRoleOrder } from '@dokubox/spec/workflow/participants.ts';
import { mayAct } from '@dokubox/spec/workflow/roles.ts';
import { usedDokus, type UserIdentity } from '../../helpers/turn.ts';

/** More names would not help the user. */
const MAX_PEOPLE = 3;

/** Roles that know a box best. The others follow in the order of the progress table. */
const first: readonly ParticipantRole[] = ['BANK_RM', 'CLIENT_LEGALREPRESENTATIVE'];

/**
 * Returns people of the reader's side who can change something in the box, at most three. The
 * relationship manager or the legal representatives come first.
 */
export function peopleToAsk(
  box: Pick<Dokubox, 'dokus'>,
  { userType, username }: UserIdentity,
): readonly Participant['user'][] {
  const side = userType === 'CLIENT' ? 'CLIENT' : 'BANK';
  const acting = inRoleOrder(usedDokus(box.dokus).flatMap((doku) => doku.participants)).filter(
    ({ participantType, participantRole, user }) =>
      participantType === side &&
      user.username !== username &&
      mayAct('work', { roles: [participantRole] }),
  );
  const ordered = [
    ...acting.filter(({ participantRole }) => first.includes(participantRole)),
    ...acting,
  ].map(({ user }) => user);
  return [...new Map(ordered.map((user) => [user.username, user])).values()].slice(0, MAX_PEOPLE);
}
