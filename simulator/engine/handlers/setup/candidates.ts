import { sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import { participantRoles } from '@dokubox/spec/enums.ts';
import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type { ParticipantCandidate } from '@dokubox/spec/schemas/participant.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import type { UserState } from '../../state.ts';
import type { Handler } from '../call.ts';
import { canTake, sideIn } from './people.ts';

function candidateOf(user: UserState, clientNumber: string): ParticipantCandidate[] {
  const participantType = sideIn(user, clientNumber);
  if (participantType === undefined || user.status === 'LOCKED') return [];
  const { id, username, fullName, fullNameLocal } = user;
  return [
    everyField<ParticipantCandidate>({
      participantType,
      participantRoles: participantRoles.filter(
        (role) => sideOfRole(role) === participantType && canTake(user, role),
      ),
      user: everyField<ParticipantCandidate['user']>({ id, username, fullName, fullNameLocal }),
    }),
  ];
}

/**
 * Users who can be given a role in a box: bank staff and the representatives of its client.
 */
export const getParticipantCandidates: Handler<'getParticipantCandidates'> = ({ box, world }) => {
  const collator = new Intl.Collator(policyOf(world.tenant).locale);
  const body = [...world.users.values()]
    .flatMap((user) => candidateOf(user, box.clientNumber))
    .sort(
      (left, right) =>
        collator.compare(left.user.fullName, right.user.fullName) || left.user.id - right.user.id,
    );
  return { body };
};
