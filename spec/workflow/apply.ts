import type { DokuStatus } from '../enums.ts';
import type { Origin } from '../origin.ts';
import type { DisabledReason } from './disabled-reasons.ts';
import { dokuMachine, rowsFrom, type DokuMachine } from './doku-machine.ts';
import { applyEffects } from './effects.ts';
import { allHold, predicates, validationUnneeded } from './predicates.ts';
import { resolveTarget } from './resolvers.ts';
import type { DokuRow, Outcome } from './rows.ts';
import type {
  Actor,
  DokuCallback,
  DokuFacts,
  MachineContext,
  MachineTrigger,
  OutcomeName,
  ReviewRound,
} from './types.ts';

/** Why a trigger was not applied. A disabled option answers with its own reason instead. */
export const refusalReasons = [
  'TRIGGER_NOT_IN_STATUS',
  'GUARD_NOT_MET',
  'OUTCOME_REQUIRED',
  'OUTCOME_REFUSED',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** The meaning and origin of each refusal. */
export const refusalRules = {
  TRIGGER_NOT_IN_STATUS: {
    says: 'this side has no such trigger in this status',
    origin: 'A-170',
  },
  GUARD_NOT_MET: { says: 'the document does not meet the condition', origin: 'A-170' },
  OUTCOME_REQUIRED: { says: 'the caller must pass the result of the check', origin: 'A-170' },
  OUTCOME_REFUSED: {
    says: 'the status does not accept such a file, for example an unsigned client file (§5)',
    origin: '§5',
  },
} as const satisfies Record<RefusalReason, { says: string; origin: Origin }>;

/** Context of the call. `outcome` and `callback` are only for rows that need them. */
export interface ApplyContext extends MachineContext {
  readonly outcome?: OutcomeName;
  readonly callback?: DokuCallback;
}

/** Context of SYSTEM events: they need no person and no role. */
export const systemContext: MachineContext = {
  addedSendToClientInAux: false,
  archiveRoleOk: false,
};

export interface Applied {
  readonly ok: true;
  readonly status: DokuStatus;
  readonly facts: DokuFacts;
  readonly row: DokuRow;
}
export interface NotApplied {
  readonly ok: false;
  readonly reason: RefusalReason | DisabledReason;
}

/** Statuses that need a new signed file, so the previous one no longer counts. */
export const statusesThatResetTheUpload: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_SIGNATURE',
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_AUX',
  'WAITING_BANK_SIGNATURE_2',
  'WAITING_CLIENT_FEEDBACK',
  'WAITING_BANK_FEEDBACK',
]);

const reviewOf: Partial<Record<DokuStatus, 'roundBank' | 'roundClient'>> = {
  UNDER_REVIEW_BANK: 'roundBank',
  UNDER_REVIEW_BANK_1: 'roundBank',
  UNDER_REVIEW_BANK_2: 'roundBank',
  UNDER_REVIEW_BANK_3: 'roundBank',
  UNDER_REVIEW_CLIENT: 'roundClient',
  UNDER_REVIEW_CLIENT_1: 'roundClient',
  UNDER_REVIEW_CLIENT_2: 'roundClient',
  UNDER_REVIEW_CLIENT_3: 'roundClient',
};

const nextRound = { 0: 1, 1: 2, 2: 3, 3: 3 } as const satisfies Record<ReviewRound, ReviewRound>;

/**
 * Statuses in which a document is validated before it continues, or in which the archive job runs.
 */
const checkedBefore: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_BANK_SIGNATURE',
  'WAITING_BANK_SIGNATURE_AUX',
  'WAITING_BANK_SIGNATURE_2',
  'UNDER_ARCHIVING',
]);

/**
 * Returns the result of the archive check after the move. It belongs to one file, so it is
 * deleted when a new file is needed. A document that moves towards the archive keeps the result for
 * the file the bank signed. A failed archive job also keeps it.
 */
function archiveCheckAfter(facts: DokuFacts, to: DokuStatus): boolean | null {
  const from = facts.status;
  if (to === 'UNDER_ARCHIVING' || to === 'ARCHIVED') return facts.archivePossible;
  if (to !== 'WAITING_ARCHIVAL') return null;
  if (validationUnneeded({ ...facts, status: to })) return true;
  return checkedBefore.has(from) ? facts.archivePossible : null;
}

/**
 * Returns the facts after the document has entered a status: upload flag, review round, archive
 * check.
 */
export function enterStatus(facts: DokuFacts, to: DokuStatus): DokuFacts {
  const round = reviewOf[to];
  return {
    ...facts,
    ...(round === undefined ? {} : { [round]: nextRound[facts[round]] }),
    uploadedDocumentSigned: facts.uploadedDocumentSigned && !statusesThatResetTheUpload.has(to),
    archivePossible: archiveCheckAfter(facts, to),
    status: to,
  };
}

/**
 * Applies a row whose guards hold: first its effects, then its target, then what entering the
 * target does.
 */
export function fireRow(
  row: DokuRow,
  facts: DokuFacts,
  context: MachineContext,
  outcome?: Outcome,
): DokuFacts {
  let after = applyEffects(row.effects, facts);
  if (outcome) after = applyEffects(outcome.effects, after);
  if (row.to === '=') return after;
  return enterStatus(after, resolveTarget(row.to, after, context));
}

/** Returns whether the row is offered, even if it is disabled. */
export function isOffered(row: DokuRow, facts: DokuFacts, context: MachineContext): boolean {
  return allHold(row.when, facts, context);
}

/** Returns the reason why an offered row is disabled, if there is one. */
export function disabledBy(
  row: DokuRow,
  facts: DokuFacts,
  context: MachineContext,
): DisabledReason | undefined {
  return row.disabledWhen?.find(({ when }) => predicates[when].test(facts, context))?.reason;
}

/**
 * Applies a trigger to a document. This function checks the document only. `triggerRefusal` of
 * `offers.ts` checks rights, locks, setup and readiness before.
 * @returns the new facts and the row that was applied, or the reason why nothing happened
 */
export function applyTrigger(
  facts: DokuFacts,
  trigger: MachineTrigger,
  by: Actor,
  context: ApplyContext,
  machine: DokuMachine = dokuMachine,
): Applied | NotApplied {
  const candidates = rowsFrom(machine, facts.status).filter(
    (row) =>
      row.trigger === trigger &&
      row.by === by &&
      (row.callback === undefined || row.callback === context.callback),
  );
  if (candidates.length === 0) return { ok: false, reason: 'TRIGGER_NOT_IN_STATUS' };
  const row = candidates.find((candidate) => isOffered(candidate, facts, context));
  if (!row) return { ok: false, reason: 'GUARD_NOT_MET' };
  const disabled = disabledBy(row, facts, context);
  if (disabled) return { ok: false, reason: disabled };
  if (!row.outcomes) {
    const next = fireRow(row, facts, context);
    return { ok: true, status: next.status, facts: next, row };
  }
  if (context.outcome === undefined) return { ok: false, reason: 'OUTCOME_REQUIRED' };
  const outcome = row.outcomes.find((candidate) => candidate.name === context.outcome);
  if (!outcome) return { ok: false, reason: 'OUTCOME_REFUSED' };
  const next = fireRow(row, facts, context, outcome);
  return { ok: true, status: next.status, facts: next, row };
}
