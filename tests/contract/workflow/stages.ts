import { dokuStatuses, type DokuStatus } from '@dokubox/spec/enums.ts';
import { disabledBy, fireRow, isOffered } from '@dokubox/spec/workflow/apply.ts';
import { disabledReasons, type DisabledReason } from '@dokubox/spec/workflow/disabled-reasons.ts';
import { dokuMachine, dokuRows, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import { flowTypeTable, freshFacts } from '@dokubox/spec/workflow/facts.ts';
import {
  bankNeeded,
  predicates,
  signingNeeded,
  type PredicateName,
} from '@dokubox/spec/workflow/predicates.ts';
import type { DokuRow, Outcome } from '@dokubox/spec/workflow/rows.ts';
import type { DokuFacts, DokuStaticFacts, MachineContext } from '@dokubox/spec/workflow/types.ts';
import { reachableFacts, type WantedFacts } from '../../../simulator/engine/scenario/reach.ts';
import { allContexts, decode, encode } from '../../workflow/walk-codes.ts';

/**
 * Finds calls that bring a document to every place of the workflow a test wants to see. It walks
 * the rows themselves, so a new row, status or guard is tested automatically.
 */

/** One row fired on the way. */
export interface StageStep {
  readonly row: DokuRow;
  readonly outcome?: Outcome;
}

/** The document's first state, and the rows fired before the test begins. */
export interface DokuStage {
  readonly fixed: DokuStaticFacts;
  /** Facts the scenario gives the document. Everything later is done over HTTP. */
  readonly start: DokuFacts;
  readonly steps: readonly StageStep[];
  /** The resulting facts of the document. */
  readonly facts: DokuFacts;
}

/** A row that fires from a status, towards one of its targets and with one of its outcomes. */
export interface Edge extends StageStep {
  readonly stage: DokuStage;
  readonly from: DokuStatus;
  readonly after: DokuFacts;
}

/**
 * A row that is rejected, because one guard fails or because the option is greyed out for a reason.
 */
export interface Denied {
  readonly row: DokuRow;
  readonly from: DokuStatus;
  readonly guard: PredicateName | DisabledReason;
  readonly stage: DokuStage;
}

export interface Stages {
  readonly edges: readonly Edge[];
  readonly denied: readonly Denied[];
  /**
   * Guards that no document in that status can fail, for example `T43 WAITING_BANK_SIGNATURE_AUX
   * bankSignsInCustomApp`.
   */
  readonly neverDenied: readonly string[];
  /** One document in each status. */
  readonly inStatus: ReadonlyMap<DokuStatus, DokuStage>;
}

/** A tenant that adds the option of §4, and a banker who may archive. */
export const ordinary: MachineContext = { addedSendToClientInAux: true, archiveRoleOk: true };
/** A tenant without the option, and a user without the role. */
const withoutRights: MachineContext = { addedSendToClientInAux: false, archiveRoleOk: false };

/** Guards that depend on a tenant or a role, not on a document. */
export const contextGuards: ReadonlySet<PredicateName> = new Set<PredicateName>([
  'addedSendToClient',
  'archiveRoleOk',
]);

function isKind({ provider, negotiable }: DokuStaticFacts): boolean {
  return Object.values(flowTypeTable).some(
    (kind) => kind.provider === provider && kind.negotiable === negotiable,
  );
}

/** Whether the flags ask nothing of a side that does not sign. */
function isPlain(facts: DokuStaticFacts): boolean {
  if (!bankNeeded(freshFacts(facts))) {
    if (facts.bankSignatureSystem !== 'ESAW_REMOTE' || facts.bankSignedDokuUploadNeeded)
      return false;
  }
  if (facts.clientSignatureNeeded) return true;
  return facts.clientSignatureSystem !== 'NA' && !facts.clientSignedDokuUploadNeeded;
}

/** Combinations of flags that differ in something a row checks, the plainest first. */
function contexts(): readonly DokuStaticFacts[] {
  const flags = (facts: DokuStaticFacts) =>
    Object.values(facts).filter((value) => value === true).length;
  return [...allContexts()]
    .filter(({ context }) => context.addedSendToClientInAux)
    .map(({ facts }) => facts)
    .filter((facts) => isKind(facts) && isPlain(facts))
    .sort((left, right) => flags(left) - flags(right));
}

/**
 * A client file that must be signed is rejected unsigned, whatever the rows say. A
 * signed file of these tests can be archived.
 */
function isTaken(row: DokuRow, outcome: Outcome | undefined, facts: DokuFacts): boolean {
  if (isDecidedByFile(row)) return facts.uploadedDocumentSigned && outcome?.name === 'archivable';
  if (row.trigger !== 'Upload' || row.by !== 'CLIENT' || outcome?.name !== 'unsigned') return true;
  const sent = facts.signedOutsideDDE && facts.status !== 'UPLOADED_CLIENT';
  return !facts.clientSignedDokuUploadNeeded && !(sent && facts.clientSignatureNeeded);
}

/** A row whose outcome no caller chooses, because it depends on the validation of the file. */
function isDecidedByFile({ trigger }: DokuRow): boolean {
  return trigger === 'ValidateSignature';
}

/**
 * Every row whose outcomes a test can choose. The bank's uploads in this test are really signed.
 */
export function isChosen(row: DokuRow): boolean {
  return !isDecidedByFile(row) || row.when.includes('bankByFile');
}

/** States that only a scenario can create: results of validations, an old unsigned file. */
function starts(fixed: DokuStaticFacts): readonly DokuFacts[] {
  const found: DokuFacts[] = [freshFacts(fixed)];
  const put = (status: DokuStatus, wanted: WantedFacts) => {
    const facts = reachableFacts(status, fixed, ordinary, wanted);
    if (facts) found.push(facts);
  };
  if (signingNeeded(freshFacts(fixed))) {
    put('WAITING_ARCHIVAL', { archivePossible: true });
    put('WAITING_ARCHIVAL', { archivePossible: false });
  }
  if (fixed.clientSignedDokuUploadNeeded) put('UPLOADED_CLIENT', { uploadedDocumentSigned: false });
  return found;
}

interface Node {
  readonly code: number;
  readonly before: number;
  readonly step: StageStep | null;
}

/** The current place of a walk, and the steps that led there. */
interface Place {
  readonly facts: DokuFacts;
  readonly stage: () => DokuStage;
}

/** Walks one combination of flags and yields every place it can reach, nearest first. */
function* placesOf(fixed: DokuStaticFacts): Generator<Place> {
  const nodes: Node[] = [];
  const seen = new Set<number>();
  const add = (facts: DokuFacts, before: number, step: StageStep | null) => {
    const code = encode(facts);
    if (seen.has(code)) return;
    seen.add(code);
    nodes.push({ code, before, step });
  };
  for (const facts of starts(fixed)) add(facts, -1, null);
  for (let at = 0; at < nodes.length; at += 1) {
    const facts = decode((nodes[at] as Node).code, fixed);
    const stage = (): DokuStage => {
      const steps: StageStep[] = [];
      let node = nodes[at] as Node;
      for (; node.step; node = nodes[node.before] as Node) steps.unshift(node.step);
      return { fixed, start: decode(node.code, fixed), steps, facts };
    };
    yield { facts, stage };
    for (const row of rowsFrom(dokuMachine, facts.status)) {
      if (!isChosen(row) || !isOffered(row, facts, ordinary)) continue;
      if (disabledBy(row, facts, ordinary)) continue;
      for (const outcome of row.outcomes ?? [undefined]) {
        if (!isTaken(row, outcome, facts)) continue;
        const step = outcome ? { row, outcome } : { row };
        add(fireRow(row, facts, ordinary, outcome), at, step);
      }
    }
  }
}

/** Whether only this guard fails, and no other row of the same trigger fires instead. */
function guardFails(row: DokuRow, guard: PredicateName, facts: DokuFacts): boolean {
  const context = contextGuards.has(guard) ? withoutRights : ordinary;
  if (predicates[guard].test(facts, context)) return false;
  if (!row.when.every((name) => name === guard || predicates[name].test(facts, ordinary))) {
    return false;
  }
  return !rowsFrom(dokuMachine, facts.status).some(
    (other) =>
      other.trigger === row.trigger &&
      other.by === row.by &&
      other.callback === row.callback &&
      isOffered(other, facts, context),
  );
}

/** Whether the guard is a reason that greys an option, not one that hides it. */
export function isReason(guard: Denied['guard']): guard is DisabledReason {
  return disabledReasons.some((reason) => reason === guard);
}

/** A case of a row in a status that has not been found yet. */
interface Question {
  readonly row: DokuRow;
  readonly guard: Denied['guard'];
}

function isAnswered({ row, guard }: Question, facts: DokuFacts): boolean {
  if (!isReason(guard)) return guardFails(row, guard, facts);
  return isOffered(row, facts, ordinary) && disabledBy(row, facts, ordinary) === guard;
}

function questions(): Map<DokuStatus, Question[]> {
  const asked = new Map<DokuStatus, Question[]>(dokuStatuses.map((status) => [status, []]));
  for (const row of dokuRows.filter(isChosen)) {
    const guards = [...row.when, ...(row.disabledWhen ?? []).map(({ reason }) => reason)];
    for (const from of row.from) asked.get(from)?.push(...guards.map((guard) => ({ row, guard })));
  }
  return asked;
}

/**
 * Finds the cases of the rows.
 * @param wanted `everything` walks every combination of flags, `oneOfEach` finds one edge of each
 *   row and one document in each status, which is much quicker
 */
export function findStages(wanted: 'everything' | 'oneOfEach'): Stages {
  const edges = new Map<string, Edge>();
  const denied: Denied[] = [];
  const inStatus = new Map<DokuStatus, DokuStage>();
  const open = questions();
  const lookAt = ({ facts, stage }: Place) => {
    const from = facts.status;
    if (!inStatus.has(from)) inStatus.set(from, stage());
    for (const row of rowsFrom(dokuMachine, from)) {
      if (!isChosen(row) || !isOffered(row, facts, ordinary)) continue;
      if (disabledBy(row, facts, ordinary)) continue;
      for (const outcome of row.outcomes ?? [undefined]) {
        if (!isTaken(row, outcome, facts)) continue;
        const after = fireRow(row, facts, ordinary, outcome);
        const key = `${row.id} ${from} ${outcome?.name} ${after.status} ${after.envelope}`;
        if (edges.has(key)) continue;
        rows.add(row);
        edges.set(key, { row, ...(outcome ? { outcome } : {}), from, after, stage: stage() });
      }
    }
    const asked = open.get(from) ?? [];
    for (const question of [...asked]) {
      if (!isAnswered(question, facts)) continue;
      denied.push({ ...question, from, stage: stage() });
      asked.splice(asked.indexOf(question), 1);
    }
  };
  const rows = new Set<DokuRow>();
  const isEnough = () =>
    wanted === 'oneOfEach' &&
    rows.size === dokuRows.filter(isChosen).length &&
    inStatus.size === dokuStatuses.length;
  for (const fixed of contexts()) {
    if (isEnough()) break;
    for (const place of placesOf(fixed)) lookAt(place);
  }
  const neverDenied = [...open].flatMap(([status, asked]) =>
    asked.map(({ row, guard }) => `${row.id} ${status} ${guard}`),
  );
  return { edges: [...edges.values()], denied, neverDenied: neverDenied.sort(), inStatus };
}
