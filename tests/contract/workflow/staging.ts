import { expect } from 'vitest';
import type { DokuStatus, Tenant } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { Scenario, ScenarioBox } from '@dokubox/spec/control/schemas/scenario.ts';
import { policyOf } from '@dokubox/spec/tenants/table.ts';
import { initialStatus } from '@dokubox/spec/workflow/doku-statuses.ts';
import { paper } from '@dokubox/spec/workflow/predicates.ts';
import type { DokuRow } from '@dokubox/spec/workflow/rows.ts';
import { describeScenarioError } from '../../../simulator/engine/scenario/scenario-error.ts';
import type { Answered, ContractServer } from '../contract-server.ts';
import type { DokuStage, StageStep } from './stages.ts';
import type { ContractWorld } from './world.ts';
import {
  signedFile,
  unsignedFile,
  uploadOf,
  type SubmitAction,
  type SubmittedDoku,
  rootOfSignedFiles,
} from './world.ts';

/** The code of an error, or the key of its message if it has no code. */
export function saidBy({ status, error }: Answered): readonly [number, string] {
  return [status, error?.errorCode ?? error?.messageKey ?? ''];
}

/** Errors that the tests often name. */
export const refused = {
  notOffered: [409, 'dde.error.actionNotOffered'],
  conflict: [409, 'dde.error.conflict'],
  notAllowed: [403, 'dde.error.notAllowed'],
  cancelled: [409, 'DOKUBOX_CANCELLED'],
  locked: [409, 'DOKUBOX_LOCKED'],
  unknownBox: [404, 'DOKUBOX_LOAD_ERROR'],
  wrongTenant: [403, 'DOKUBOX_ACCESS_DENIED'],
} as const satisfies Record<string, readonly [number, string]>;

/** Checks that an answer is one of these errors. */
export function expectRefused(
  answer: Answered,
  ...codes: readonly (readonly [number, string])[]
): void {
  expect(codes).toContainEqual(saidBy(answer));
}

/** The error of a row for a user who may not fire it, because only options are offered. */
export const expectedRefusal = ({ trigger }: DokuRow) =>
  trigger === 'Upload' ? refused.conflict : refused.notOffered;

/** Writes the beginning of a stage as a box of a scenario. */
export function boxOfStage(
  { fixed, start }: DokuStage,
  tenant: Tenant,
  more: { readonly archiveFails?: boolean; readonly setupCompleted?: boolean } = {},
): ScenarioBox {
  const fresh = start.status === initialStatus(fixed.provider);
  const onPaper = paper(start);
  const bankKind = fixed.negotiable ? 'NEGOTIATED_CONTRACT' : 'BANK_DOCUMENT';
  return {
    tenants: [tenant],
    client: 'main',
    definition: 'GEN-ALL-01',
    initiatedBy: 'CLIENT',
    status: onPaper ? 'PAPER_IN_PROGRESS' : 'IN_PROGRESS',
    clientSignatureSystem: fixed.clientSignatureSystem,
    bankSignatureSystem: fixed.bankSignatureSystem,
    dokus: [
      {
        document: 'generalLetter',
        flowType: fixed.provider === 'CLIENT' ? 'CLIENT_DOCUMENT' : bankKind,
        status: start.status,
        flags: {
          clientSignatureNeeded: fixed.clientSignatureNeeded,
          firstBankSignatureNeeded: fixed.firstBankSignatureNeeded,
          secondBankSignatureNeeded: fixed.secondBankSignatureNeeded,
          bankSignedDokuUploadNeeded: fixed.bankSignedDokuUploadNeeded,
          clientSignedDokuUploadNeeded: fixed.clientSignedDokuUploadNeeded,
          clientAcknowledgementNeeded: fixed.clientAcknowledgementNeeded,
        },
        ...(fresh
          ? {}
          : {
              envelope: start.envelope,
              archivePossible: start.archivePossible,
              uploadedDocumentSigned: start.uploadedDocumentSigned,
            }),
        ...more,
      },
    ],
  };
}

/** Key of a client of another company. */
export const outsider = 'clientElsewhere';

/** Loads a scenario into a running simulator. @throws Error with everything wrong with it */
export function loadScenario(
  server: ContractServer,
  name: string,
  boxes: readonly ScenarioBox[],
  more: Partial<Scenario> = {},
): void {
  const scenario: Scenario = {
    name,
    title: name,
    description: 'Made by a test.',
    tenants: 'all',
    user: 'client1',
    seed: 7,
    users: { [outsider]: { like: 'client1', clients: ['other1'] } },
    trustedRoots: [rootOfSignedFiles],
    boxes: [...boxes],
    ...more,
  };
  const errors = server.simulator.engine.scenarios.add(`${name}.json`, JSON.stringify(scenario));
  if (errors.length > 0) throw new Error(errors.map(describeScenarioError).join('\n'));
}

/** Ids of the boxes of a world in the order of its scenario. */
export function boxIds(world: ContractWorld): readonly number[] {
  return world.boxIds();
}

/**
 * The user who fires a row: the client, the relationship manager, or a user who may archive in this
 * tenant.
 */
export function actorOf({ row }: StageStep, tenant: Tenant): string {
  if (row.by === 'CLIENT') return 'client1';
  const { archiveRole } = policyOf(tenant);
  const needsRole = (row.when as readonly string[]).includes('archiveRoleOk');
  return needsRole && archiveRole === 'validatorOrRm' ? 'bankerValidator' : 'bankerRm';
}

/** The item a person submits to fire a row. */
export function itemOf({ row, outcome }: StageStep, dokuId: number): SubmittedDoku {
  if (row.trigger !== 'Upload') return { id: dokuId, dokuAction: row.trigger as SubmitAction };
  return uploadOf(dokuId, outcome?.name === 'signed' ? signedFile() : unsignedFile());
}

/** Highest number of signers in one turn. */
const MAX_SIGNERS = 4;

/** The signing service collects one signature after the other, until the document moves. */
async function collectTurn(world: ContractWorld, boxId: number): Promise<Answered> {
  const before = await world.doku(boxId);
  for (let signer = 1; ; signer += 1) {
    const answer = await world.act(world.envelopeId(boxId), { action: 'workstepFinished' });
    if (answer.status !== 200 || signer === MAX_SIGNERS) return answer;
    if ((await world.doku(boxId)).status !== before.status) return answer;
  }
}

/**
 * Fires a row on the one document of a box by its real trigger: the submit of a person, the signing
 * service, the bank's own application, or time.
 */
export async function fire(
  world: ContractWorld,
  boxId: number,
  step: StageStep,
): Promise<Answered> {
  const { by, callback: action } = step.row;
  if (by !== 'SYSTEM') {
    return world.submit(actorOf(step, world.tenant), boxId, [itemOf(step, world.dokuId(boxId))]);
  }
  switch (action) {
    case undefined:
      if (step.row.trigger === 'ValidateSignature') return world.validate(boxId);
      await world.waitForArchive();
      return world.get('bankerRm', `/dde/dokubox/${boxId}`);
    case 'customApplicationSigned':
      return world.act(world.processId(boxId), { action });
    case 'workstepFinished':
      return collectTurn(world, boxId);
    default:
      return world.act(world.envelopeId(boxId), { action });
  }
}

/** Brings a box to the end of its stage. Fails with the step that was rejected on the way. */
export async function bring(
  world: ContractWorld,
  boxId: number,
  stage: DokuStage,
): Promise<Dokubox> {
  for (const [at, step] of stage.steps.entries()) {
    const answer = await fire(world, boxId, step);
    if (answer.status !== 200) {
      const way = stage.steps.map(({ row }) => row.id).join(' ');
      throw new Error(`${way}: step ${at + 1} answered ${answer.status} ${answer.text}`);
    }
  }
  const box = await world.box(boxId);
  const status: DokuStatus | undefined = box.dokus[0]?.status;
  if (status !== stage.facts.status) throw new Error(`${status} is not ${stage.facts.status}`);
  return box;
}
