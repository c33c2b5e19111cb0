import type { DokuStatus, DokuboxStatus } from '@dokubox/spec/enums.ts';
import { summarizeBox } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import { boxEnvelopeStatus } from '@dokubox/spec/workflow/envelope-machine.ts';
import { joinPath } from './scenario-text.ts';
import type { BoxPlan } from './box-plan.ts';
import type { ScenarioProblem } from './scenario-error.ts';

/** Statuses of boxes whose documents have not been sent yet. */
export const setupStatuses: ReadonlySet<DokuboxStatus> = new Set<DokuboxStatus>([
  'CLIENT_SETUP',
  'BANK_SETUP',
  'WAITING_BANK_CONFIGURATION',
]);

const beforeSending: ReadonlySet<DokuStatus> = new Set<DokuStatus>([
  'WAITING_CLIENT_UPLOAD',
  'WAITING_BANK_UPLOAD',
  'UPLOADED_CLIENT',
  'UPLOADED_BANK',
]);

function isUsed({ spec }: BoxPlan['dokus'][number]): boolean {
  return spec.usedInBox !== false && spec.removed !== true;
}

/** The problem of a box whose documents do not match its status. Undefined if they match. */
function statusProblem({ status, dokus }: BoxPlan): string | undefined {
  const summary = summarizeBox(
    dokus.filter(isUsed).map(({ facts }) => ({
      facts,
      initiatedBy: 'BANK',
      dokuSetupCompleted: true,
      usedInBox: true,
      participants: [],
      signingUsers: [],
    })),
  );
  if (setupStatuses.has(status)) {
    const sent = dokus.find(
      ({ facts }) =>
        !beforeSending.has(facts.status) &&
        // A client that completes its part sends what it has uploaded.
        !(facts.status === 'UNDER_REVIEW_BANK' && status !== 'CLIENT_SETUP'),
    );
    return sent && `a box that is ${status} cannot have a document that is ${sent.facts.status}`;
  }
  switch (status) {
    case 'FINALIZED':
      return summary.everyDokuFinished
        ? undefined
        : 'a FINALIZED box needs at least one used document, and every used document must be ARCHIVED or PAPER_SIGNED';
    case 'IN_PROGRESS':
      if (summary.everyDokuFinished)
        return 'a box whose documents are all finished must be FINALIZED';
      return summary.allPaper
        ? 'a box whose signatures are all on paper must be PAPER_IN_PROGRESS or PAPER_SIGNED'
        : undefined;
    case 'PAPER_IN_PROGRESS':
      return summary.allPaper && !summary.everyPaperSigned
        ? undefined
        : 'in a PAPER_IN_PROGRESS box, every signature must be on paper and at least one must still be missing';
    case 'PAPER_SIGNED':
      return summary.allPaper && summary.everyPaperSigned
        ? undefined
        : 'in a PAPER_SIGNED box, every signature must be on paper and confirmed';
    default:
      return undefined;
  }
}

function envelopeProblem({ spec, dokus }: BoxPlan): string | undefined {
  if (spec.envelope === undefined) return undefined;
  const actual = boxEnvelopeStatus(dokus.filter(isUsed).map(({ facts }) => facts.envelope));
  const running = (status: string | null) =>
    status === 'WAITING_SIGNATURE' || status === 'SIGNATURE_STATUS';
  if (actual === spec.envelope || (running(actual) && running(spec.envelope))) return undefined;
  if (spec.envelope === 'NEW' && actual === null) return undefined;
  const found = actual === null ? 'it contains no document' : `its documents make it ${actual}`;
  return `the envelope cannot be ${spec.envelope}: ${found}`;
}

/** All contradictions within a box. */
export function plannedBoxProblems(plan: BoxPlan, path: string): readonly ScenarioProblem[] {
  const { spec, status, initiatedBy } = plan;
  const problems: ScenarioProblem[] = [];
  const add = (field: string, message: string | undefined) => {
    if (message !== undefined) problems.push({ path: joinPath(path, field), message });
  };
  add('status', statusProblem(plan));
  add('envelope', envelopeProblem(plan));
  if (status === 'WAITING_BANK_CONFIGURATION' && initiatedBy === 'BANK') {
    add('initiatedBy', 'only a box that the client initiated can be WAITING_BANK_CONFIGURATION');
  }
  if (spec.customName !== undefined && initiatedBy === 'BANK') {
    add('customName', 'a box that the bank initiated cannot have a custom name');
  }
  const ended = status === 'CANCELLED' || status === 'PENDING_CANCELLATION_APPROVAL';
  if (spec.cancellation && !ended && spec.eachStatus === undefined) {
    add(
      'cancellation',
      `a box that is ${status} cannot have a cancellation, because it has not been terminated`,
    );
  }
  if (spec.lock && status !== 'IN_PROGRESS' && status !== 'PAPER_IN_PROGRESS') {
    add('lock', `only a box that is IN_PROGRESS or PAPER_IN_PROGRESS can be locked, not ${status}`);
  }
  return problems;
}
