import { tenants, type EnvelopeStatus, type Tenant } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { ScenarioBox, ScenarioDoku } from '@dokubox/spec/control/schemas/scenario.ts';
import { callbackToken } from '../../../simulator/engine/handlers/signing/callback-tokens.ts';
import { keepResult, signDueFiles } from '../../../simulator/engine/handlers/signing/results.ts';
import { openWorkstep } from '../../../simulator/engine/handlers/signing/worksteps.ts';
import type { World } from '../../../simulator/engine/world/world.ts';
import { nodePorts } from '../../../simulator/server/ports.ts';
import { ContractServer } from '../contract-server.ts';
import { boxIds, loadScenario } from './staging.ts';
import { ContractWorld } from './world.ts';

const agreement = (status: NonNullable<ScenarioDoku['status']>): ScenarioDoku => ({
  document: 'accountAgreement',
  status,
});
const box = (more: ScenarioBox): ScenarioBox => ({
  client: 'main',
  definition: 'ACC-MB-01',
  initiatedBy: 'BANK',
  ...more,
});
/** Boxes by the status of their envelope. Each also has a document that could be signed. */
const boxes = {
  NONE: box({ dokus: [agreement('UPLOADED_BANK'), agreement('UPLOADED_BANK')] }),
  NEW: box({
    envelope: 'NEW',
    dokus: [
      agreement('UPLOADED_BANK'),
      { document: 'companyExtract', status: 'UNDER_REVIEW_BANK' },
    ],
  }),
  WAITING_SIGNATURE: box({ dokus: [agreement('WAITING_CLIENT_SIGNATURE')] }),
  SIGNATURE_STATUS: box({ dokus: [agreement('WAITING_BANK_SIGNATURE')] }),
  FINALIZED: box({ dokus: [agreement('WAITING_ARCHIVAL'), agreement('UPLOADED_BANK')] }),
  REJECTED: box({
    envelope: 'REJECTED',
    dokus: [
      agreement('WAITING_CLIENT_SIGNATURE'),
      { ...agreement('UPLOADED_BANK'), envelope: 'NONE' },
    ],
  }),
  CANCELLED: box({
    envelope: 'CANCELLED',
    dokus: [
      agreement('WAITING_CLIENT_SIGNATURE'),
      { ...agreement('UPLOADED_BANK'), envelope: 'NONE' },
    ],
  }),
} as const satisfies Record<EnvelopeStatus | 'NONE', ScenarioBox>;
/** The status of an envelope when a test begins. */
export type EnvelopeStage = keyof typeof boxes;
export const envelopeStages = Object.keys(boxes) as EnvelopeStage[];

/** One box of a new world. */
export class EnvelopeScene {
  readonly world: ContractWorld;
  readonly boxId: number;
  readonly #server: ContractServer;

  constructor(server: ContractServer, world: ContractWorld, boxId: number) {
    this.#server = server;
    this.world = world;
    this.boxId = boxId;
  }

  /** The box as a user reads it. */
  box(as = 'bankerRm'): Promise<Dokubox> {
    return this.world.box(this.boxId, as);
  }

  /** Status of its envelope. `NONE` if it has none. */
  async status(): Promise<string> {
    return (await this.box()).namirialEnvelopeStatus ?? 'NONE';
  }

  /** A banker chooses an action on the document at an index. */
  submit(index: number, dokuAction: 'SendForSigning' | 'SendForResigning' | 'SendForArchiving') {
    const id = this.world.dokuId(this.boxId, index);
    return this.world.submit('bankerRm', this.boxId, [{ id, dokuAction }]);
  }

  /** The service's work before it calls back: it has signed the files, or opened the page. */
  async #serve(action: string, world: World, envelopeId: string, username: string) {
    const { engine } = this.#server.simulator;
    const signed = world.boxes.get(this.boxId);
    if (action === 'workstepOpened') {
      openWorkstep(world, { envelopeId, username, language: 'en' }, nodePorts.randomToken);
    } else if (action === 'workstepFinished' && signed) {
      const files = await signDueFiles({ world, engine }, signed, username);
      keepResult(world, envelopeId, username, { files });
    }
  }

  /**
   * The call-back of the signing service, as the service makes it: without headers, with a token.
   */
  async callBack(action: string, username: string | null, token?: string) {
    const envelopeId = this.world.envelopeId(this.boxId);
    const own = this.#server.simulator.engine.worlds.get(this.world.worldId);
    if (!own) throw new Error('no world');
    if (username !== null) await this.#serve(action, own, envelopeId, username);
    const granted = callbackToken(own, { envelopeId, username }, nodePorts.randomToken);
    const query = new URLSearchParams({ envelopeId, action, token: token ?? granted });
    return this.#server.fetch(`${operations.signCallback.url}?${query.toString()}`);
  }
}

/** Starts a server whose worlds have a box for each stage of an envelope. */
export async function startEnvelopeServer(): Promise<ContractServer> {
  const server = await ContractServer.start();
  loadScenario(server, 'envelopes', Object.values(boxes));
  return server;
}

let turn = 0;
/** The box of a stage in a new world. Without a tenant, the next one in turn is used. */
export async function envelopeSceneOf(
  server: ContractServer,
  stage: EnvelopeStage,
  tenant?: Tenant,
): Promise<EnvelopeScene> {
  turn += 1;
  const next = tenants[turn % tenants.length] ?? 'HU';
  const world = await ContractWorld.create(server, 'envelopes', tenant ?? next);
  const ids = boxIds(world);
  return new EnvelopeScene(server, world, ids[envelopeStages.indexOf(stage)] ?? 0);
}

/** The next signer of the first document. `nobody` when all have signed. */
export async function firstSigner(one: EnvelopeScene): Promise<string> {
  const { status = '', participants = [] } = (await one.box()).dokus[0] ?? {};
  const side = status === 'WAITING_CLIENT_SIGNATURE' ? 'CLIENT' : 'BANK';
  const signers = participants.filter(
    ({ participantType, participantRole }) =>
      participantType === side && /SIGNATORY$|LEGALREPRESENTATIVE$/.test(participantRole),
  );
  const next = signers.find(({ participantState }) => participantState === 'TODO') ?? signers[0];
  return next?.user.username ?? 'nobody';
}

/** Signs for every remaining signer, one after the other. */
export async function everybodySigns(one: EnvelopeScene): Promise<void> {
  for (;;) {
    const { status = '' } = (await one.box()).dokus[0] ?? {};
    if (!status.endsWith('_SIGNATURE')) return;
    await one.callBack('workstepFinished', await firstSigner(one));
  }
}
