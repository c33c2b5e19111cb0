import { summarizeBox, type BoxFacts } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import { factsFromWire } from '@dokubox/spec/workflow/facts.ts';
import { signerRoles } from '@dokubox/spec/workflow/participants.ts';
import { envelopeRunning } from '@dokubox/spec/workflow/predicates.ts';
import type {
  BoxOfferFacts,
  DokuFacts,
  DokuInBox,
  ReviewRound,
} from '@dokubox/spec/workflow/types.ts';
import type { ParticipantRole } from '@dokubox/spec/enums.ts';
import type { BoxState, DokuState, ParticipantStateRecord } from '../state.ts';

const rounds = [0, 1, 2, 3] as const satisfies readonly ReviewRound[];

function roundOf(count: number): ReviewRound {
  return rounds[Math.min(count, 3)] ?? 0;
}

/** The machine's facts about a document: those in the contract, and those only the server knows. */
export function factsOf(doku: DokuState, box: BoxState): DokuFacts {
  return {
    ...factsFromWire(doku, box, doku.archivePossible),
    envelope: doku.envelope,
    clientSigned: doku.clientSigned,
    bank1Signed: doku.bank1Signed,
    bank2Signed: doku.bank2Signed,
    acknowledged: doku.acknowledged,
    roundBank: roundOf(doku.roundBank),
    roundClient: roundOf(doku.roundClient),
  };
}

/** A document as needed by the workflow's offers and rights. */
export function dokuInBox(doku: DokuState, box: BoxState): DokuInBox {
  return {
    facts: factsOf(doku, box),
    initiatedBy: doku.initiatedBy,
    dokuSetupCompleted: doku.dokuSetupCompleted,
    usedInBox: isUsed(doku),
    hasFile: doku.files.length > 0,
    participants: doku.participants,
    signingUsers: doku.signingUsers,
  };
}

/** The lock holder of a box, or null if the lock has expired. */
export function lockHolderOf(box: Pick<BoxState, 'lock'>, now: number): string | null {
  return box.lock && Date.parse(box.lock.expiresAt) > now ? box.lock.username : null;
}

/** The box as needed by the workflow's rights. `now` in milliseconds of the world's clock. */
export function boxFor(box: BoxState, now: number): BoxOfferFacts {
  const username = lockHolderOf(box, now);
  return {
    status: box.status,
    initiatedBy: box.initiatedBy,
    lockUser: username === null ? null : { username },
    namirialEnvelopeStatus: box.namirialEnvelopeStatus,
    validatorRoleOptional: box.validatorRoleOptional,
  };
}

/** True while a document counts in its box. */
export function isUsed(doku: Pick<DokuState, 'usedInBox' | 'removed'>): boolean {
  return doku.usedInBox && !doku.removed;
}

/** The facts that decide the lifecycle of a box. */
export function boxFacts(box: BoxState): BoxFacts {
  return {
    ...summarizeBox(box.dokus.map((doku) => dokuInBox(doku, box))),
    status: box.status,
    initiatedBy: box.initiatedBy,
    statusBeforeTermination: box.statusBeforeCancellation,
  };
}

/**
 * Whether a document left the box while its envelope was open. It is removed when the envelope ends
 * (A-121).
 */
export function removalPending(doku: DokuState): boolean {
  return doku.dokuAction === 'Reconfigure' && !doku.usedInBox && !doku.removed;
}

/** True for documents the signing service knows: those in use, and those about to be removed. */
export function knownToSigningService(doku: DokuState): boolean {
  return doku.envelope !== 'NONE' && (isUsed(doku) || removalPending(doku));
}

/** True while a document is waiting for a signature in its envelope. */
export function envelopeRuns(box: Pick<BoxState, 'dokus'>): boolean {
  return box.dokus.some((doku) => knownToSigningService(doku) && envelopeRunning(doku));
}

type Flags = 'clientSigned' | 'bank1Signed' | 'bank2Signed';

const rolesOf = {
  clientSigned: signerRoles.filter((role) => role.startsWith('CLIENT_')),
  bank1Signed: ['BANK_1STLEVELSIGNATORY', 'BANK_NONLEGALREPSIGNATORY'],
  bank2Signed: ['BANK_2NDLEVELSIGNATORY'],
} as const satisfies Record<Flags, readonly ParticipantRole[]>;

/** Participants after signatures were added or lost. Their progress follows the facts (§4). */
export function participantsAfter(
  participants: readonly ParticipantStateRecord[],
  before: Pick<DokuFacts, Flags>,
  after: Pick<DokuFacts, Flags>,
): ParticipantStateRecord[] {
  const changed = (Object.keys(rolesOf) as Flags[]).filter((flag) => before[flag] !== after[flag]);
  return participants.map((participant) => {
    const flag = changed.find((name) =>
      rolesOf[name].some((role) => role === participant.participantRole),
    );
    if (flag === undefined) return participant;
    return after[flag]
      ? { ...participant, participantState: 'DONE' as const }
      : { ...participant, participantState: 'TODO' as const, signingUrlResolved: null };
  });
}
