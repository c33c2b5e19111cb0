import {
  dokuStatuses,
  dokuboxStatuses,
  type DokuStatus,
  type DokuboxStatus,
  type Initiator,
  type Segment,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import type {
  Scenario,
  ScenarioBox,
  ScenarioDoku,
} from '@dokubox/spec/control/schemas/scenario.ts';
import type { BoxDefinition, TenantCatalogue } from '../seed/catalogue/types.ts';
import { seededClients } from '../seed/population.ts';
import { defaultDokus } from './default-dokus.ts';
import {
  isDokuPlanProblem,
  planDoku,
  type BoxSystems,
  type DokuPlan,
  type DokuSurroundings,
} from './doku-plan.ts';
import { joinPath } from './scenario-text.ts';
import { plannedBoxProblems } from './box-check.ts';
import type { BoxPlan } from './box-plan.ts';
import { didYouMean } from './nearest.ts';
import type { ScenarioProblem } from './scenario-error.ts';

/** Receives the problems found while planning. */
export type Report = (problem: ScenarioProblem) => void;

interface Planning {
  readonly scenario: Scenario;
  readonly tenant: Tenant;
  readonly catalogue: TenantCatalogue;
  readonly report: Report;
  /** Number of copies to plan of a repeated entry. The check needs only one of each kind. */
  readonly copies: (repeat: number) => number;
  /** Documents by everything they depend on, so that thousands of copies share them. */
  readonly shared: Map<string, readonly DokuPlan[]>;
}

function turnOf<T extends string>(
  value: T | readonly T[] | undefined,
  copy: number,
): T | undefined {
  if (value === undefined || typeof value === 'string') return value as T | undefined;
  return value[copy % value.length];
}

/** The status a copy of an entry takes in turn. Undefined for the default. */
function statusOfCopy(box: ScenarioBox, copy: number): DokuboxStatus {
  if (box.eachStatus === 'dokubox') {
    return dokuboxStatuses[copy % dokuboxStatuses.length] ?? 'IN_PROGRESS';
  }
  return turnOf(box.status, copy) ?? 'IN_PROGRESS';
}

const clientFirst: ReadonlySet<DokuboxStatus> = new Set<DokuboxStatus>([
  'CLIENT_SETUP',
  'WAITING_BANK_CONFIGURATION',
]);

function initiatorOf(box: ScenarioBox, status: DokuboxStatus, copy: number): Initiator {
  if (box.initiatedBy) return box.initiatedBy;
  if (box.customName !== undefined || clientFirst.has(status)) return 'CLIENT';
  return status === 'BANK_SETUP' || copy % 2 === 0 ? 'BANK' : 'CLIENT';
}

const paperStatuses: ReadonlySet<DokuboxStatus> = new Set<DokuboxStatus>([
  'PAPER_IN_PROGRESS',
  'PAPER_SIGNED',
]);

/** Definitions for clients of a segment, of paper boxes or of others. */
function defaultPids(segment: Segment, status: DokuboxStatus): readonly string[] {
  if (segment === 'MB') {
    return paperStatuses.has(status) ? ['PLEDGE-MB-01'] : ['ACC-MB-01', 'LOAN-MB-01', 'CARD-MB-01'];
  }
  return paperStatuses.has(status)
    ? ['PLEDGE-CORP-01']
    : ['CRED-CORP-01', 'CASH-CORP-01', 'TRADE-CORP-01'];
}

function definitionOf(
  box: ScenarioBox,
  context: { path: string; index: number; copy: number; segment: Segment; status: DokuboxStatus },
  planning: Planning,
): BoxDefinition | undefined {
  const { definitions } = planning.catalogue;
  const defaults = defaultPids(context.segment, context.status);
  const pid =
    turnOf(box.definition, context.copy) ?? defaults[context.index % defaults.length] ?? '';
  const found = definitions.find((definition) => definition.pid === pid);
  if (!found) {
    const pids = definitions.map((definition) => definition.pid);
    const message = `there is no definition "${pid}"${didYouMean(pid, pids) || '.'} Known: ${pids.join(', ')}`;
    planning.report({ path: joinPath(context.path, 'definition'), message });
  }
  return found;
}

function systemsOf(box: ScenarioBox, status: DokuboxStatus, definition: BoxDefinition): BoxSystems {
  const onPaper = paperStatuses.has(status);
  return {
    clientSignatureSystem:
      box.clientSignatureSystem ?? (onPaper ? 'NA' : definition.clientSignatureSystem),
    clientSelectedSignatureSystem: box.clientSelectedSignatureSystem ?? null,
    bankSignatureSystem:
      box.bankSignatureSystem ?? (onPaper ? 'NA' : definition.bankSignatureSystem),
  };
}

/** Entries of `dokus`, expanded to one per copy. */
function* copiesOf(
  dokus: readonly ScenarioDoku[],
): Generator<readonly [ScenarioDoku, number, number]> {
  for (const [position, spec] of dokus.entries()) {
    for (let copy = 0; copy < (spec.repeat ?? 1); copy += 1) yield [spec, position, copy];
  }
}

function defaultDokuStatus(status: DokuboxStatus): DokuStatus {
  if (status === 'FINALIZED') return 'ARCHIVED';
  return clientFirst.has(status) ? 'UPLOADED_CLIENT' : 'WAITING_CLIENT_UPLOAD';
}

function planDokus(
  box: ScenarioBox,
  status: DokuboxStatus,
  around: DokuSurroundings,
  path: string,
  planning: Planning,
): readonly DokuPlan[] {
  const plans: DokuPlan[] = [];
  for (const [spec, position, copy] of copiesOf(box.dokus ?? [])) {
    const dokuStatus = turnOf(spec.status, copy) ?? defaultDokuStatus(status);
    const document = turnOf(spec.document, copy);
    const plan = planDoku(spec, dokuStatus, document, around, plans.length);
    if (isDokuPlanProblem(plan)) {
      const dokuPath = joinPath(joinPath(path, 'dokus'), position);
      planning.report({ path: joinPath(dokuPath, plan.field), message: plan.message });
    } else {
      plans.push(plan);
    }
  }
  return plans;
}

/** One document for each status the box's signature systems allow. */
function dokuForEachStatus(around: DokuSurroundings): readonly DokuPlan[] {
  return dokuStatuses.flatMap((status, index) => {
    const plan = planDoku({}, status, undefined, around, index);
    return isDokuPlanProblem(plan) ? [] : [plan];
  });
}

function dokusOf(
  box: ScenarioBox,
  context: { readonly status: DokuboxStatus; readonly copy: number; readonly path: string },
  around: DokuSurroundings,
  planning: Planning,
): readonly DokuPlan[] {
  const { status, copy, path } = context;
  const turn = box.dokus || box.eachStatus === 'doku' ? 0 : copy % 6;
  const key = JSON.stringify([
    path,
    status,
    turn,
    around.systems,
    around.preferred.map((t) => t.key),
  ]);
  const known = planning.shared.get(key);
  if (known) return known;
  let dokus: readonly DokuPlan[];
  if (box.eachStatus === 'doku') dokus = dokuForEachStatus(around);
  else if (box.dokus) dokus = planDokus(box, status, around, path, planning);
  else dokus = defaultDokus(status, around, turn);
  planning.shared.set(key, dokus);
  return dokus;
}

const clientRotation = [
  'main',
  'other1',
  'first',
  'other2',
  'second',
  'other3',
  'third',
  'other4',
  'other5',
  'other6',
];

function planBox(
  box: ScenarioBox,
  context: { readonly path: string; readonly index: number; readonly copy: number },
  planning: Planning,
): BoxPlan | undefined {
  const { path, index, copy } = context;
  const clientKey = turnOf(box.client, copy) ?? clientRotation[index % clientRotation.length] ?? '';
  const seeded = seededClients.find(([key]) => key === clientKey);
  if (!seeded) {
    const keys = seededClients.map(([key]) => key);
    const message = `there is no client "${clientKey}"${didYouMean(clientKey, keys) || '.'} Known: ${keys.join(', ')}`;
    planning.report({ path: joinPath(path, 'client'), message });
    return undefined;
  }
  const segment = planning.scenario.clients?.[clientKey]?.segment ?? seeded[1];
  const status = statusOfCopy(box, copy);
  const definition = definitionOf(box, { path, index, copy, segment, status }, planning);
  if (!definition) return undefined;
  const systems = systemsOf(box, status, definition);
  const { tenant, catalogue } = planning;
  const around: DokuSurroundings = {
    tenant,
    catalogue,
    systems,
    preferred: definition.documents,
    envelope: box.envelope,
  };
  const dokus = dokusOf(box, { status, copy, path }, around, planning);
  const initiatedBy = initiatorOf(box, status, copy);
  const plan = {
    spec: box,
    index,
    copy,
    status,
    initiatedBy,
    clientKey,
    definition,
    systems,
    dokus,
  };
  for (const problem of plannedBoxProblems(plan, path)) planning.report(problem);
  return plan;
}

/**
 * Plans every box of a scenario for one tenant, in the order of ids, as each is requested.
 * @param report receives every problem. Boxes with a problem are left out
 * @param copies number of copies to plan of a repeated entry, all by default
 */
export function* boxPlans(
  scenario: Scenario,
  tenant: Tenant,
  catalogue: TenantCatalogue,
  report: Report,
  copies: (repeat: number) => number = (repeat) => repeat,
): Generator<BoxPlan> {
  const planning: Planning = { scenario, tenant, catalogue, report, copies, shared: new Map() };
  let index = 0;
  for (const [position, box] of scenario.boxes.entries()) {
    if (box.tenants && !box.tenants.includes(tenant)) continue;
    const path = joinPath('boxes', position);
    const each = box.eachStatus === 'dokubox' ? dokuboxStatuses.length : 1;
    const count = copies((box.repeat ?? 1) * each);
    const first = box.firstTurn ?? 0;
    for (let copy = first; copy < first + count; copy += 1) {
      const plan = planBox(box, { path, index, copy }, planning);
      if (!plan) continue;
      index += 1;
      yield plan;
    }
  }
}

/** Returns all {@link boxPlans} at once. */
export function planBoxes(...order: Parameters<typeof boxPlans>): readonly BoxPlan[] {
  return [...boxPlans(...order)];
}
