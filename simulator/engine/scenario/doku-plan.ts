import {
  dokuFlowTypes,
  type BankSignatureSystem,
  type ClientSignatureSystem,
  type DokuStatus,
  type SelectableClientSignatureSystem,
  type Tenant,
} from '@dokubox/spec/enums.ts';
import type { ScenarioDoku } from '@dokubox/spec/control/schemas/scenario.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { flowTypeTable } from '@dokubox/spec/workflow/facts.ts';
import { envelopeBroken } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuFacts, DokuStaticFacts, MachineContext } from '@dokubox/spec/workflow/types.ts';
import type { DokuTemplate, TenantCatalogue } from '../seed/catalogue/types.ts';
import type { DocumentFlags } from '../state.ts';
import { didYouMean } from './nearest.ts';
import { reachableFacts, reachableStatuses, type Thoroughness, type WantedFacts } from './reach.ts';

/** Signature systems of the document's box. */
export interface BoxSystems {
  readonly clientSignatureSystem: ClientSignatureSystem;
  readonly clientSelectedSignatureSystem: SelectableClientSignatureSystem | null;
  readonly bankSignatureSystem: BankSignatureSystem;
}

/** The plan of a document, before it is generated for one box. */
export interface DokuPlan {
  readonly spec: ScenarioDoku;
  readonly template: DokuTemplate;
  readonly facts: DokuFacts;
}

/** The context needed to plan a document. */
export interface DokuSurroundings {
  readonly tenant: Tenant;
  readonly catalogue: TenantCatalogue;
  readonly systems: BoxSystems;
  /** Documents of the box's definition, preferred if the scenario names none. */
  readonly preferred: readonly DokuTemplate[];
  /** Envelope of the box, if the scenario names it. */
  readonly envelope: DokuFacts['envelope'] | undefined;
}

/** A document that contradicts the scenario. `field` says which field is wrong. */
export interface DokuPlanProblem {
  readonly field: 'document' | 'status';
  readonly message: string;
}

export function machineContextOf(tenant: Tenant): MachineContext {
  return { addedSendToClientInAux: policyOf(tenant).addedSendToClientInAux, archiveRoleOk: true };
}

/** Flags to try if no document of the seeded data matches, the simplest first. */
const fallbackFlags: readonly DocumentFlags[] = (
  [
    {},
    { clientSignatureNeeded: true },
    { firstBankSignatureNeeded: true },
    { clientSignatureNeeded: true, firstBankSignatureNeeded: true },
    { firstBankSignatureNeeded: true, clientAcknowledgementNeeded: true },
    { firstBankSignatureNeeded: true, secondBankSignatureNeeded: true },
    { firstBankSignatureNeeded: true, bankSignedDokuUploadNeeded: true },
    {
      firstBankSignatureNeeded: true,
      bankSignedDokuUploadNeeded: true,
      clientAcknowledgementNeeded: true,
    },
    { clientSignatureNeeded: true, clientSignedDokuUploadNeeded: true },
  ] satisfies Partial<DocumentFlags>[]
).map((flags) => ({
  clientSignatureNeeded: false,
  firstBankSignatureNeeded: false,
  secondBankSignatureNeeded: false,
  clientAcknowledgementNeeded: false,
  bankSignedDokuUploadNeeded: false,
  clientSignedDokuUploadNeeded: false,
  ...flags,
}));

/** The facts of a document that never change. */
export function fixedFacts(
  template: DocumentFlags & Pick<DokuTemplate, 'dokuFlowTypeId'>,
  systems: BoxSystems,
): DokuStaticFacts {
  const { provider, negotiable } = flowTypeTable[template.dokuFlowTypeId];
  return {
    provider,
    negotiable,
    clientSignatureNeeded: template.clientSignatureNeeded,
    firstBankSignatureNeeded: template.firstBankSignatureNeeded,
    secondBankSignatureNeeded: template.secondBankSignatureNeeded,
    clientAcknowledgementNeeded: template.clientAcknowledgementNeeded,
    clientSignedDokuUploadNeeded: template.clientSignedDokuUploadNeeded,
    bankSignedDokuUploadNeeded: template.bankSignedDokuUploadNeeded,
    ...systems,
  };
}

function wantedOf(spec: ScenarioDoku): WantedFacts {
  const wanted: { -readonly [Name in keyof WantedFacts]: WantedFacts[Name] } = {};
  if (spec.envelope !== undefined) wanted.envelope = spec.envelope;
  if (spec.signedOutsideDDE !== undefined) wanted.signedOutsideDDE = spec.signedOutsideDDE;
  if (spec.uploadedDocumentSigned !== undefined) {
    wanted.uploadedDocumentSigned = spec.uploadedDocumentSigned;
  }
  if (spec.archivePossible !== undefined) wanted.archivePossible = spec.archivePossible;
  return wanted;
}

/** A template with the scenario's changes. */
function adjusted(template: DokuTemplate, spec: ScenarioDoku): DokuTemplate {
  return {
    ...template,
    ...spec.flags,
    dokuFlowTypeId: spec.flowType ? dokuFlowTypes[spec.flowType] : template.dokuFlowTypeId,
  };
}

function attempt(
  template: DokuTemplate,
  status: DokuStatus,
  spec: ScenarioDoku,
  around: DokuSurroundings,
  thoroughness: Thoroughness = 'ordinary',
): DokuPlan | undefined {
  const fixed = fixedFacts(template, around.systems);
  const context = machineContextOf(around.tenant);
  const wanted = wantedOf(spec);
  const joined =
    around.envelope === undefined || wanted.envelope !== undefined
      ? undefined
      : reachableFacts(
          status,
          fixed,
          context,
          { ...wanted, envelope: around.envelope },
          thoroughness,
        );
  const facts = joined ?? reachableFacts(status, fixed, context, wanted, thoroughness);
  return facts && { spec, template, facts };
}

/** Ordinary paths first. They never lead to a broken envelope. An empty entry needs no more. */
function effortFor(spec: ScenarioDoku, around: DokuSurroundings): readonly Thoroughness[] {
  const broken = [around.envelope, spec.envelope].some(
    (envelope) => envelope !== undefined && envelopeBroken({ envelope }),
  );
  if (broken) return ['everything'];
  return Object.keys(spec).length === 0 ? ['ordinary'] : ['ordinary', 'everything'];
}

/** The named document, by ordinary paths or else by any path. */
function attemptNamed(
  template: DokuTemplate,
  status: DokuStatus,
  spec: ScenarioDoku,
  around: DokuSurroundings,
): DokuPlan | undefined {
  for (const thoroughness of effortFor(spec, around)) {
    const plan = attempt(template, status, spec, around, thoroughness);
    if (plan) return plan;
  }
  return undefined;
}

/** Templates in the order to try. The first one varies, so that neighbouring documents differ. */
function candidates(around: DokuSurroundings, turn: number): readonly DokuTemplate[] {
  const preferred = around.preferred.map(
    (_unused, index) => around.preferred[(index + turn) % around.preferred.length] as DokuTemplate,
  );
  const others = [...around.catalogue.documents.values()].filter(
    (template) =>
      template.key !== 'otherDocument' && !preferred.some(({ key }) => key === template.key),
  );
  return [...preferred, ...others];
}

/** A document of the seeded data that can have the status, with other flags if necessary. */
function chosen(
  status: DokuStatus,
  spec: ScenarioDoku,
  around: DokuSurroundings,
  turn: number,
): DokuPlan | undefined {
  const templates = candidates(around, turn);
  const fallbacks = spec.flags
    ? []
    : fallbackFlags.flatMap((flags) =>
        kindsOf(templates).map((template) => ({ ...template, ...flags })),
      );
  for (const thoroughness of effortFor(spec, around)) {
    for (const template of [...templates, ...fallbacks]) {
      const plan = attempt(adjusted(template, spec), status, spec, around, thoroughness);
      if (plan) return plan;
    }
  }
  return undefined;
}

/** One template of each kind the workflow distinguishes. */
function kindsOf(templates: readonly DokuTemplate[]): readonly DokuTemplate[] {
  const kinds = new Map<string, DokuTemplate>();
  for (const template of templates) {
    const { provider, negotiable } = flowTypeTable[template.dokuFlowTypeId];
    const kind = `${provider} ${negotiable}`;
    if (!kinds.has(kind)) kinds.set(kind, template);
  }
  return [...kinds.values()];
}

function impossible(
  template: DokuTemplate | undefined,
  status: DokuStatus,
  spec: ScenarioDoku,
  around: DokuSurroundings,
): DokuPlanProblem {
  const { clientSignatureSystem, bankSignatureSystem } = around.systems;
  const systems = `client signature system ${clientSignatureSystem} and bank signature system ${bankSignatureSystem}`;
  if (!template) {
    return {
      field: 'status',
      message: `no document can be ${status} with ${systems} and these flags`,
    };
  }
  const fixed = fixedFacts(template, around.systems);
  const possible = reachableStatuses(fixed, machineContextOf(around.tenant));
  if (possible.includes(status)) {
    const wanted = Object.entries(wantedOf(spec)).map(([name, value]) => `${name} ${value}`);
    return {
      field: 'status',
      message: `${template.key} can be ${status}, but not with ${wanted.join(', ')}`,
    };
  }
  return {
    field: 'status',
    message: `${template.key} cannot be ${status} with its flags, ${systems}. It can be ${possible.join(', ')}`,
  };
}

/**
 * Chooses the document and the facts of one entry.
 * @param status the status of this copy
 * @param document key of this copy's document, or undefined to choose one
 * @param turn position of the copy, so that chosen documents vary
 */
export function planDoku(
  spec: ScenarioDoku,
  status: DokuStatus,
  document: string | undefined,
  around: DokuSurroundings,
  turn: number,
): DokuPlan | DokuPlanProblem {
  if (document === undefined) {
    const plan = chosen(status, spec, around, turn);
    return plan ?? impossible(undefined, status, spec, around);
  }
  const known = around.catalogue.documents.get(document);
  if (!known) {
    const keys = [...around.catalogue.documents.keys()];
    const message = `there is no document "${document}"${didYouMean(document, keys) || '.'} Known: ${keys.join(', ')}`;
    return { field: 'document', message };
  }
  const template = adjusted(known, spec);
  return attemptNamed(template, status, spec, around) ?? impossible(template, status, spec, around);
}

export function isDokuPlanProblem(result: DokuPlan | DokuPlanProblem): result is DokuPlanProblem {
  return 'field' in result;
}
