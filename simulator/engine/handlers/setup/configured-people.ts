import type { BodyOf } from '@dokubox/spec/operations/table.ts';
import { inRoleOrder, isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { clientMode, bankMode } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuFacts } from '@dokubox/spec/workflow/types.ts';
import type { BoxState, DokuState, ParticipantStateRecord } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { invalidField } from '../refusals.ts';
import { newParticipant, sideOf } from './people.ts';

type ConfiguredDoku = BodyOf<'configureDokubox'>['dokus'][number];
type ConfiguredParticipant = ConfiguredDoku['participants'][number];

function invalid(field: string, reason: string) {
  return invalidField(field, 'dde.error.invalidValue', reason);
}

/** The person a line of the configuration names, if the role can be theirs. */
function usernameOf(
  world: World,
  box: BoxState,
  { participantType, participantRole, userId }: ConfiguredParticipant,
  field: string,
): string {
  const user = world.userById(userId);
  const side = sideOf(participantRole);
  if (participantType !== side) {
    throw invalid(`${field}.participantType`, `${participantRole} is a role of the other side`);
  }
  const ofClient = user?.clientNumbers.includes(box.clientNumber) === true;
  const fits = side === 'BANK' ? user?.userType === 'BANKER' : ofClient;
  if (!user || !fits) throw invalid(`${field}.userId`, `nobody of that side has the id ${userId}`);
  // Signing for the bank is a right of the person, not of the configuration.
  if (side === 'BANK' && isSignerRole(participantRole) && !user.roles.includes(participantRole)) {
    throw invalid(`${field}.userId`, `the user does not sign as ${participantRole}`);
  }
  return user.username;
}

/** The participants of one document as configured; who stays keeps what they have done. */
export function configuredParticipants(
  world: World,
  box: BoxState,
  doku: DokuState,
  configured: ConfiguredDoku,
  field: string,
): readonly ParticipantStateRecord[] {
  const records = new Map<string, ParticipantStateRecord>();
  for (const [place, participant] of configured.participants.entries()) {
    const at = `${field}.participants[${place}]`;
    const username = usernameOf(world, box, participant, at);
    const { participantRole } = participant;
    const key = `${participantRole} ${username}`;
    if (records.has(key)) throw invalid(at, 'the same person has the same role twice');
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

/** What a complete document lacks: anybody at all, or a signer the envelope would ask. */
export function missingPeople(
  facts: DokuFacts,
  participants: readonly ParticipantStateRecord[],
): string | null {
  if (participants.length === 0) return 'a document needs participants';
  const has = (test: (record: ParticipantStateRecord) => boolean) => participants.some(test);
  const clientSigner = has(
    ({ participantType, participantRole }) =>
      participantType === 'CLIENT' && isSignerRole(participantRole),
  );
  if (clientMode(facts) === 'esign' && !clientSigner) return 'a client signatory is needed';
  if (bankMode(facts) !== 'esign') return null;
  const withRole = (role: ParticipantStateRecord['participantRole']) =>
    has(({ participantRole }) => participantRole === role);
  if (facts.firstBankSignatureNeeded && !withRole('BANK_1STLEVELSIGNATORY')) {
    return 'a first-level signatory is needed';
  }
  if (facts.secondBankSignatureNeeded && !withRole('BANK_2NDLEVELSIGNATORY')) {
    return 'a second-level signatory is needed';
  }
  return null;
}
