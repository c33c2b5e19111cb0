import {
  dokuboxSearchStatuses,
  type DokuboxStatus,
  type Initiator,
  type UserType,
} from '../enums.ts';
import type { Origin } from '../origin.ts';
import {
  boxPredicates,
  type BoxContext,
  type BoxFacts,
  type BoxPredicateName,
} from './dokubox-predicates.ts';
import { boxRows, type BoxEvent, type BoxRefusal, type BoxRow } from './dokubox-rows.ts';
import type { Actor } from './types.ts';

/** Appearance of a status in the list and the header (R4.2, A-076). */
export type BoxBadge =
  'warning' | 'warningPaper' | 'grey' | 'greyOutline' | 'green' | 'greenOutline' | 'orange' | 'red';

export interface BoxStatusRule {
  readonly badge: BoxBadge;
  /** True if the badge has the button that opens the termination details. */
  readonly detailsButton: boolean;
  /** True if the list can be filtered by it. The other statuses appear under ALL only. */
  readonly searchable: boolean;
  readonly meaning: string;
  readonly initialFor?: Initiator;
  readonly terminal: boolean;
  readonly origin: Origin;
}

function status(
  name: DokuboxStatus,
  badge: BoxBadge,
  origin: Origin,
  meaning: string,
  more: Partial<BoxStatusRule> = {},
): BoxStatusRule {
  const searchable = dokuboxSearchStatuses.some((search) => search === name);
  return { badge, meaning, origin, searchable, detailsButton: false, terminal: false, ...more };
}

/** The nine statuses of a box. */
export const boxStatusTable: Readonly<Record<DokuboxStatus, BoxStatusRule>> = {
  CLIENT_SETUP: status('CLIENT_SETUP', 'greyOutline', 'A-076', 'The client is preparing the box', {
    initialFor: 'CLIENT',
  }),
  BANK_SETUP: status('BANK_SETUP', 'greyOutline', 'A-076', 'A banker is preparing the box', {
    initialFor: 'BANK',
  }),
  WAITING_BANK_CONFIGURATION: status(
    'WAITING_BANK_CONFIGURATION',
    'orange',
    '§4',
    'The client has finished, and a banker configures participants and signature systems',
  ),
  IN_PROGRESS: status('IN_PROGRESS', 'warning', '§4', 'Documents are in progress'),
  PAPER_IN_PROGRESS: status(
    'PAPER_IN_PROGRESS',
    'warningPaper',
    'A-076',
    'Every document that needs a signature is signed on paper',
  ),
  PAPER_SIGNED: status(
    'PAPER_SIGNED',
    'greenOutline',
    'A-076',
    'All paper signatures are confirmed, and archiving or closing remains',
  ),
  PENDING_CANCELLATION_APPROVAL: status(
    'PENDING_CANCELLATION_APPROVAL',
    'grey',
    '§4',
    'A termination was requested, and another banker must decide',
  ),
  FINALIZED: status('FINALIZED', 'green', '§4', 'Every used document is finished', {
    terminal: true,
  }),
  CANCELLED: status('CANCELLED', 'red', '§4', 'Terminated', {
    terminal: true,
    detailsButton: true,
  }),
};

/** Returns whether every named guard of a box row holds. */
export function allBoxHold(
  names: readonly BoxPredicateName[],
  facts: BoxFacts,
  context: BoxContext,
): boolean {
  return names.every((name) => boxPredicates[name].test(facts, context));
}

export interface BoxApplied {
  readonly ok: true;
  readonly status: DokuboxStatus;
  readonly facts: BoxFacts;
  readonly row: BoxRow;
}
export interface BoxRefused {
  readonly ok: false;
  readonly reason: BoxRefusal;
}

/**
 * Returns the status of a box this user starts, or null if no row allows it.
 * @param by the side that starts the box, and so its initiator
 */
export function createdBoxStatus(
  by: UserType,
  rows: readonly BoxRow[] = boxRows,
): DokuboxStatus | null {
  const created = rows.find((row) => row.by === by && row.from.includes(null));
  return created === undefined || created.to === '@previous' ? null : created.to;
}

/**
 * Applies an event to a box. `createdBoxStatus` creates boxes. Locks and permissions are checked
 * before.
 */
export function applyBoxEvent(
  facts: BoxFacts,
  event: BoxEvent,
  by: Actor,
  context: BoxContext,
  rows: readonly BoxRow[] = boxRows,
): BoxApplied | BoxRefused {
  const candidates = rows.filter(
    (row) => row.event === event && row.by === by && row.from.includes(facts.status),
  );
  if (candidates.length === 0) return { ok: false, reason: 'EVENT_NOT_IN_STATUS' };
  const row = candidates.find((candidate) => allBoxHold(candidate.when, facts, context));
  if (!row) return { ok: false, reason: 'GUARD_NOT_MET' };
  if (row.refusedWhen && boxPredicates[row.refusedWhen.when].test(facts, context)) {
    return { ok: false, reason: row.refusedWhen.reason };
  }
  const to = row.to === '@previous' ? (facts.statusBeforeTermination ?? 'IN_PROGRESS') : row.to;
  const before = to === 'PENDING_CANCELLATION_APPROVAL' ? facts.status : null;
  return {
    ok: true,
    status: to,
    facts: { ...facts, status: to, statusBeforeTermination: before },
    row,
  };
}

/** Automatic events after a change, in the order they are tried. */
const settlingEvents = [
  'paperSwitch',
  'paperReopened',
  'allDokusPaperSigned',
  'allDokusFinished',
] as const satisfies readonly BoxEvent[];

const noRequester: BoxContext = { actorAskedForTermination: false };

/**
 * Applies automatic events until no more apply. Call it after every change of a document in the
 * box.
 * @returns the final facts and the rows that were applied, in order
 */
export function settleBox(
  facts: BoxFacts,
  rows: readonly BoxRow[] = boxRows,
): { readonly facts: BoxFacts; readonly fired: readonly BoxRow[] } {
  for (const event of settlingEvents) {
    const step = applyBoxEvent(facts, event, 'SYSTEM', noRequester, rows);
    if (!step.ok) continue;
    const settled = settleBox(step.facts, rows);
    return { facts: settled.facts, fired: [step.row, ...settled.fired] };
  }
  return { facts, fired: [] };
}

/**
 * Returns the status that a termination by this side would lead to. Null if it is not possible
 * (R4.4, X-01).
 */
export function terminationOutcome(
  facts: BoxFacts,
  by: Exclude<Actor, 'SYSTEM'>,
): 'CANCELLED' | 'PENDING_CANCELLATION_APPROVAL' | null {
  const result = applyBoxEvent(facts, 'terminate', by, noRequester);
  if (!result.ok) return null;
  return result.status === 'CANCELLED' ? 'CANCELLED' : 'PENDING_CANCELLATION_APPROVAL';
}
