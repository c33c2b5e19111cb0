import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { inRoleOrder, sideOfRole } from '@dokubox/spec/workflow/participants.ts';
import type { BoxState, DokuState, ParticipantStateRecord } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { invalidField } from '../../refusals.ts';
import { canTake, newParticipant, sideIn } from './people.ts';

type ConfiguredDoku = BodyOf<'configureDokubox'>['dokus'][number];
type ConfiguredParticipant = ConfiguredDoku['participants'][number];

function invalid(field: string, reason: string) {
  return invalidField(field, 'dde.error.invalidValue', reason);
}

/** The user named in a line of the configuration, if they can have the role. */
function usernameOf(
  world: World,
  box: BoxState,
  { participantType, participantRole, userId }: ConfiguredParticipant,
  field: string,
): string {
  const user = world.userById(userId);
  const side = sideOfRole(participantRole);
  if (participantType !== side) {
    throw invalid(`${field}.participantType`, `${participantRole} is a role of the other side`);
  }
  if (!user || sideIn(user, box.clientNumber) !== side) {
    throw invalid(`${field}.userId`, `no user of that side has the id ${userId}`);
  }
  if (!canTake(user, participantRole)) {
    throw invalid(`${field}.userId`, `the user cannot act as ${participantRole}`);
  }
  return user.username;
}

/** The configured participants of one document. Participants who stay keep their progress. */
export function configuredParticipants(
  world: World,
  box: BoxState,
  doku: DokuState,
  configured: ConfiguredDoku,
  field: string,
): readonly ParticipantStateRecord[] {
  const records = new Map<string, ParticipantStateRecord>();
  for (const [index, participant] of configured.participants.entries()) {
    const at = `${field}.participants[${index}]`;
    const username = usernameOf(world, box, participant, at);
    const { participantRole } = participant;
    const key = `${participantRole} ${username}`;
    if (records.has(key)) throw invalid(at, 'must not give a user the same role twice');
    const known = doku.participants.find(
      (record) => record.participantRole === participantRole && record.username === username,
    );
    records.set(key, known ?? newParticipant(participantRole, username));
  }
  const after = inRoleOrder([...records.values()]);
  const before = doku.participants;
  const same = after.length === before.length && after.every((record) => before.includes(record));
  return same ? before : after;
}
