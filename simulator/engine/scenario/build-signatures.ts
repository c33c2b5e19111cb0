import { isSignerRole } from '@dokubox/spec/workflow/participants.ts';
import { bankMode, clientMode } from '@dokubox/spec/workflow/predicates.ts';
import { signerIdentityOf } from '../seed/signer-identity.ts';
import type { SeededSignature, UserState } from '../state.ts';
import type { PlannedBox } from './planned-box.ts';
import { participantsOf } from './build-people.ts';
import type { DokuPlan } from './doku-plan.ts';

/**
 * The signers of a seeded document's file, in order: the participants who are done, or who uploaded
 * a signed file.
 * @param from part (0 to 1) of the box's lifetime after which the signatures were made
 */
export function seededSignatures(
  plan: DokuPlan,
  dokuId: number,
  box: PlannedBox,
  uploader: UserState | undefined,
  from: number,
): readonly SeededSignature[] {
  const { facts } = plan;
  const done = participantsOf(plan, box.people(dokuId)).filter(
    ({ participantRole, participantState }) =>
      participantState === 'DONE' && isSignerRole(participantRole),
  );
  // The client signs before the bank does.
  const inTurn = [...done].sort(
    (left, right) =>
      Number(left.participantType === 'BANK') - Number(right.participantType === 'BANK'),
  );
  const usernames = [...new Set(inTurn.map(({ username }) => username))];
  const signers = usernames.flatMap((username) => box.cast.users.get(username) ?? []);
  const people = signers.length > 0 || !uploader ? signers : [uploader];
  return people.map((user, index) => {
    const mode = user.userType === 'CLIENT' ? clientMode(facts) : bankMode(facts);
    const part = from + ((1 - from) * (index + 1)) / (people.length + 1);
    return {
      signer: signerIdentityOf(user, box.client, box.tenant),
      signedAt: box.between(part),
      inEnvelope: mode === 'esign' && facts.envelope !== 'NONE',
    };
  });
}
