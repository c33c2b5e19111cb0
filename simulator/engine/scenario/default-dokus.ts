import type { DokuStatus, DokuboxStatus } from '@dokubox/spec/enums.ts';
import { initialStatus } from '@dokubox/spec/workflow/doku-statuses.ts';
import { paper, signingNeeded } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuTemplate } from '../seed/catalogue/types.ts';
import {
  fixedFacts,
  planDoku,
  isDokuPlanProblem,
  machineContextOf,
  type DokuPlan,
  type DokuSurroundings,
} from './doku-plan.ts';
import { reachableFacts } from './reach.ts';

/** Statuses to try for a document without a description, in order, by the status of its box. */
const usual: Readonly<Record<DokuboxStatus, readonly DokuStatus[]>> = {
  CLIENT_SETUP: ['UPLOADED_CLIENT', 'WAITING_CLIENT_UPLOAD', 'WAITING_BANK_UPLOAD'],
  BANK_SETUP: ['UPLOADED_BANK', 'WAITING_BANK_UPLOAD', 'WAITING_CLIENT_UPLOAD'],
  WAITING_BANK_CONFIGURATION: ['UPLOADED_CLIENT', 'WAITING_BANK_UPLOAD'],
  IN_PROGRESS: [
    'WAITING_CLIENT_UPLOAD',
    'UNDER_REVIEW_CLIENT',
    'UNDER_NEGOTIATION_CLIENT',
    'WAITING_CLIENT_SIGNATURE',
    'UNDER_REVIEW_BANK',
    'WAITING_BANK_UPLOAD',
  ],
  PAPER_IN_PROGRESS: ['WAITING_FOR_PAPER_SIGNING', 'UNDER_REVIEW_BANK', 'UNDER_REVIEW_CLIENT'],
  PAPER_SIGNED: ['PAPER_SIGNED', 'ARCHIVED'],
  PENDING_CANCELLATION_APPROVAL: [
    'WAITING_BANK_SIGNATURE',
    'WAITING_CLIENT_UPLOAD',
    'UNDER_REVIEW_CLIENT',
    'UNDER_NEGOTIATION_CLIENT',
    'WAITING_BANK_UPLOAD',
  ],
  FINALIZED: ['ARCHIVED'],
  CANCELLED: [
    'WAITING_CLIENT_UPLOAD',
    'UNDER_REVIEW_CLIENT',
    'UNDER_NEGOTIATION_CLIENT',
    'WAITING_BANK_UPLOAD',
  ],
};

/** Statuses in which documents take different statuses in turn, so that a box looks varied. */
const mixed: ReadonlySet<DokuboxStatus> = new Set<DokuboxStatus>([
  'IN_PROGRESS',
  'CLIENT_SETUP',
  'CANCELLED',
]);

function inTurn<T>(values: readonly T[], turn: number): readonly T[] {
  return values.map((_unused, index) => values[(index + turn) % values.length] as T);
}

function fitsPaper(template: DokuTemplate, around: DokuSurroundings): boolean {
  const fixed = fixedFacts(template, around.systems);
  const facts = reachableFacts(
    initialStatus(fixed.provider),
    fixed,
    machineContextOf(around.tenant),
  );
  return facts !== undefined && (!signingNeeded(facts) || paper(facts));
}

/**
 * Documents of a box that the scenario does not describe: those of its definition, in statuses that
 * match the box's status.
 * @param turn position of the copy, so that copies vary
 */
export function defaultDokus(
  status: DokuboxStatus,
  around: DokuSurroundings,
  turn: number,
): readonly DokuPlan[] {
  const onPaper = status === 'PAPER_IN_PROGRESS' || status === 'PAPER_SIGNED';
  const templates = onPaper
    ? around.preferred.filter((template) => fitsPaper(template, around))
    : around.preferred;
  return templates.map((template, index) => {
    const order = mixed.has(status) ? inTurn(usual[status], turn + index) : usual[status];
    for (const dokuStatus of order) {
      const plan = planDoku({}, dokuStatus, template.key, around, index);
      if (!isDokuPlanProblem(plan)) return plan;
    }
    return beginning(template, around);
  });
}

/** The start of every document. A later check decides whether the box can have its status. */
function beginning(template: DokuTemplate, around: DokuSurroundings): DokuPlan {
  const { provider } = fixedFacts(template, around.systems);
  const plan = planDoku({}, initialStatus(provider), template.key, around, 0);
  if (isDokuPlanProblem(plan)) throw new Error(plan.message);
  return plan;
}
