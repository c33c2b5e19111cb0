import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signCallbackActions, tenants, type EnvelopeStatus } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import type { ScenarioBox, ScenarioDoku } from '@dokubox/spec/schemas/scenario.ts';
import {
  envelopeEventOf,
  envelopeRows,
  envelopeStatusTable,
  type EnvelopeRow,
} from '@dokubox/spec/workflow/envelope-machine.ts';
import { callbackToken } from '../../../simulator/engine/handlers/signing/callback-tokens.ts';
import { keepResult, signFiles } from '../../../simulator/engine/handlers/signing/results.ts';
import { openWorkstep } from '../../../simulator/engine/handlers/signing/worksteps.ts';
import type { World } from '../../../simulator/engine/world/world.ts';
import { nodePorts } from '../../../simulator/server/ports.ts';
import { ContractServer } from '../harness.ts';
import { termination } from './box-events.ts';
import { boxIds, loadScenario, refused, saidBy } from './staging.ts';
import { TestWorld } from './world.ts';

// The first signature loads everything that signs.
vi.setConfig({ testTimeout: 30_000 });

/** Every row of an envelope's lifecycle: fired by people and by the signing service's own call-back. */

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
/** Boxes by the status of their envelope; each has a document that could be signed beside it. */
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
type Stage = keyof typeof boxes;
const stages = Object.keys(boxes) as Stage[];

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
  loadScenario(server, 'envelopes', Object.values(boxes));
});
afterAll(() => server.stop());

/** One box of a fresh world, of the next tenant in turn. */
class Scene {
  readonly world: TestWorld;
  readonly boxId: number;
  constructor(world: TestWorld, boxId: number) {
    this.world = world;
    this.boxId = boxId;
  }

  box(as = 'bankerRm'): Promise<Dokubox> {
    return this.world.box(this.boxId, as);
  }

  async status(): Promise<string> {
    return (await this.box()).namirialEnvelopeStatus ?? 'NONE';
  }

  submit(index: number, dokuAction: 'SendForSigning' | 'SendForResigning' | 'SendForArchiving') {
    const id = this.world.dokuId(this.boxId, index);
    return this.world.submit('bankerRm', this.boxId, [{ id, dokuAction }]);
  }

  /** What the service has done before it calls back: signed the files, or opened the page. */
  async #serve(action: string, world: World, envelopeId: string, username: string) {
    const { engine } = server.simulator;
    const signed = world.boxes.get(this.boxId);
    if (action === 'workstepOpened') {
      openWorkstep(world, { envelopeId, username, language: 'en' }, nodePorts.randomToken);
    } else if (action === 'workstepFinished' && signed) {
      const files = await signFiles({ world, engine }, signed, username);
      keepResult(world, envelopeId, username, { files });
    }
  }

  /** The call-back of the signing service, as the service makes it: no headers, a token. */
  async callBack(action: string, username: string | null, token?: string) {
    const envelopeId = this.world.envelopeId(this.boxId);
    const own = server.simulator.engine.worlds.get(this.world.worldId);
    if (!own) throw new Error('no world');
    if (username !== null) await this.#serve(action, own, envelopeId, username);
    const granted = callbackToken(own, { envelopeId, username }, nodePorts.randomToken);
    const query = new URLSearchParams({ envelopeId, action, token: token ?? granted });
    return server.fetch(`${operations.signCallback.url}?${query.toString()}`);
  }
}

/** Everybody still asked to sign does, one after the other. */
async function everybodySigns(one: Scene): Promise<void> {
  for (;;) {
    const { status = '' } = (await one.box()).dokus[0] ?? {};
    if (!status.endsWith('_SIGNATURE')) return;
    await one.callBack('workstepFinished', await firstSigner(one));
  }
}

let turn = 0;
async function scene(stage: Stage): Promise<Scene> {
  turn += 1;
  const world = await TestWorld.create(server, 'envelopes', tenants[turn % tenants.length] ?? 'HU');
  const ids = await boxIds(world);
  return new Scene(world, ids[stages.indexOf(stage)] ?? 0);
}

/** Who is asked to sign the first document next; nobody when all have. */
async function firstSigner(one: Scene): Promise<string> {
  const { status = '', participants = [] } = (await one.box()).dokus[0] ?? {};
  const side = status === 'WAITING_CLIENT_SIGNATURE' ? 'CLIENT' : 'BANK';
  const signers = participants.filter(
    ({ participantType, participantRole }) =>
      participantType === side && /SIGNATORY$|LEGALREPRESENTATIVE$/.test(participantRole),
  );
  const next = signers.find(({ participantState }) => participantState === 'TODO') ?? signers[0];
  return next?.user.username ?? 'nobody';
}

/** An envelope is opened and sent at once: the box never rests in between. */
const openAndSend = (index: number) => (one: Scene) => one.submit(index, 'SendForSigning');

/** How each row fires, and what the box shows when it comes to rest. */
const recipes: Readonly<
  Record<string, { readonly fire: (one: Scene) => Promise<unknown>; readonly rest: EnvelopeStatus }>
> = {
  E01: { fire: openAndSend(0), rest: 'WAITING_SIGNATURE' },
  E02: { fire: openAndSend(0), rest: 'WAITING_SIGNATURE' },
  E03: {
    fire: ({ world, boxId }) =>
      world.post('bankerRm', operations.terminateBankerDokubox.url, termination(boxId, 'BANKER')),
    rest: 'CANCELLED',
  },
  E04: {
    fire: async (one) => one.callBack('workstepFinished', await firstSigner(one)),
    rest: 'SIGNATURE_STATUS',
  },
  E05: {
    fire: async (one) => {
      await everybodySigns(one);
      await one.callBack('envelopeFinished', null);
    },
    rest: 'FINALIZED',
  },
  E06: {
    fire: async (one) => one.callBack('workstepRejected', await firstSigner(one)),
    rest: 'REJECTED',
  },
  E07: { fire: (one) => one.callBack('envelopeExpired', null), rest: 'CANCELLED' },
  E08: {
    fire: async ({ world, boxId }) => {
      const { terminateBankerDokubox, decideCancellation } = operations;
      const body = termination(boxId, 'BANKER');
      const asked = await world.post('bankerRm', terminateBankerDokubox.url, body);
      if ((asked.json as { status: string }).status === 'CANCELLED') return;
      const decision = { dokuboxId: boxId, approved: true };
      await world.post('bankerValidator', decideCancellation.url, decision);
    },
    rest: 'CANCELLED',
  },
  E09: { fire: (one) => one.submit(0, 'SendForResigning'), rest: 'WAITING_SIGNATURE' },
  E10: { fire: openAndSend(1), rest: 'WAITING_SIGNATURE' },
};

const places = envelopeRows.flatMap((row) => row.from.map((from) => ({ id: row.id, from, row })));
const covered = new Set<string>();

/** In SIGNATURE_STATUS only the bank is left, one signer: the next signature is the last. */
function stageFor(row: EnvelopeRow, from: Stage): Stage {
  return row.event === 'workstepFinished' ? 'WAITING_SIGNATURE' : from;
}

describe('every row of an envelope', () => {
  it.each(places)('[R4.7] $id fires from $from', async ({ id, from, row }) => {
    const recipe = recipes[id];
    if (!recipe) throw new Error(`nobody says how ${id} fires`);
    const one = await scene(stageFor(row, from));
    if (stageFor(row, from) !== from)
      await one.callBack('workstepFinished', await firstSigner(one));
    expect(await one.status()).toBe(from);
    const before = await one.box();
    await recipe.fire(one);
    expect(await one.box()).not.toEqual(before);
    expect(await one.status()).toBe(recipe.rest);
    // Where the next row follows by itself, it is the one that leads to the rest.
    const follows = envelopeRows.some(
      (next) => next.from.includes(row.to) && next.to === recipe.rest,
    );
    expect(row.to === recipe.rest || follows).toBe(true);
    covered.add(`${id} ${from}`);
  });

  it('[R4.7] is fired from each status it starts from', () => {
    expect([...covered].sort()).toEqual(places.map(({ id, from }) => `${id} ${from}`).sort());
  });
});

describe('what the signing service says and what it means', () => {
  const moving = signCallbackActions.filter((action) => envelopeEventOf(action) !== null);
  const silent = stages.filter((stage) => stage !== 'NONE' && !envelopeStatusTable[stage].running);

  it.each(silent)('[R4.7][A-167] nothing changes an envelope that is %s', async (stage) => {
    const one = await scene(stage);
    const before = await one.box();
    for (const action of moving) {
      // Nobody is asked: the words of somebody who was mean nothing any more.
      expect((await one.callBack(action, await firstSigner(one))).status).toBe(200);
    }
    expect(await one.box()).toEqual(before);
  });

  it('[A-167] unknown and meaningless actions are taken and ignored', async () => {
    const one = await scene('WAITING_SIGNATURE');
    const before = await one.box();
    const others = signCallbackActions.filter((action) => !moving.includes(action));
    for (const action of [...others, 'somethingNew']) {
      if (action === 'workstepOpened') continue;
      expect((await one.callBack(action, await firstSigner(one))).status).toBe(200);
    }
    expect(await one.box()).toEqual(before);
  });

  it('[A-167] a call-back that comes twice counts once', async () => {
    const one = await scene('WAITING_SIGNATURE');
    const signer = await firstSigner(one);
    await one.callBack('workstepFinished', signer);
    const after = await one.box();
    await one.callBack('workstepFinished', signer);
    expect(await one.box()).toEqual(after);
  });

  it('[A-167] a token of another envelope, or none, is refused', async () => {
    const one = await scene('WAITING_SIGNATURE');
    const other = await scene('SIGNATURE_STATUS');
    const before = await one.box();
    expect(saidBy(await one.callBack('envelopeExpired', null, 'guess'))).toEqual([
      401,
      'dde.error.unauthorized',
    ]);
    const foreign = server.simulator.engine.worlds.get(other.world.worldId);
    if (!foreign) throw new Error('no world');
    const grant = { envelopeId: other.world.envelopeId(other.boxId), username: null };
    const token = callbackToken(foreign, grant, nodePorts.randomToken);
    const answer = await one.callBack('envelopeExpired', null, token);
    expect(saidBy(answer)).toEqual([404, 'dde.error.notFound']);
    expect(await one.box()).toEqual(before);
  });
});

describe('a second envelope beside an earlier one', () => {
  it.each(['REJECTED', 'CANCELLED'] as const)(
    '[R4.7][R4.23][A-186] runs under its own status, while the %s document keeps its own',
    async (stage) => {
      const one = await scene(stage);
      const first = one.world.envelopeId(one.boxId);
      expect((await one.submit(1, 'SendForSigning')).status).toBe(200);
      const { namirialEnvelopeStatus, dokus, signatureRejected } = await one.box();
      expect(namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
      expect(one.world.envelopeId(one.boxId)).not.toBe(first);
      expect(dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual([stage, null]);
      expect(signatureRejected).toBe(stage === 'REJECTED');
      const offers = dokus[0]?.dokuTransitions.map(({ triggerControl }) => triggerControl);
      expect(offers).toContain('SendForResigning');
      // The refused document joins the envelope that runs.
      expect((await one.submit(0, 'SendForResigning')).status).toBe(200);
      const after = await one.box();
      expect(after.dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual([null, null]);
      expect(after.namirialEnvelopeStatus).toBe('WAITING_SIGNATURE');
    },
  );

  it('[R4.7][A-169] a refusal breaks it for its own documents only', async () => {
    const one = await scene('FINALIZED');
    await one.submit(1, 'SendForSigning');
    const { participants = [] } = (await one.box()).dokus[1] ?? {};
    const signer = participants.find(({ participantType }) => participantType === 'CLIENT');
    await one.callBack('workstepRejected', signer?.user.username ?? null);
    const { namirialEnvelopeStatus, dokus } = await one.box();
    expect(namirialEnvelopeStatus).toBe('REJECTED');
    expect(dokus.map(({ envelopeStatus }) => envelopeStatus)).toEqual(['FINALIZED', null]);
  });

  it('[R4.21][R5.26] a refusal elsewhere does not lift the deletion block of a document being signed', async () => {
    const world = await TestWorld.create(server, 'envelopes', 'HR');
    const ids = await boxIds(world);
    const one = new Scene(world, ids[stages.indexOf('REJECTED')] ?? 0);
    await one.submit(1, 'SendForSigning');
    const { participants = [] } = (await one.box()).dokus[1] ?? {};
    const signer = participants.find(({ participantType }) => participantType === 'CLIENT');
    await one.callBack('workstepOpened', signer?.user.username ?? null);
    const removal = (index: number) =>
      world.submit('bankerRm', one.boxId, [
        {
          id: world.dokuId(one.boxId, index),
          dokuAction: 'Reconfigure',
          usedInBox: false,
          reason: 'OTHER',
        },
      ]);
    expect(saidBy(await removal(1))).toEqual([409, 'dde.error.signingInProgress']);
    expect((await removal(0)).status).toBe(200);
  });

  it('[R4.4][A-208] ends with a box that is terminated', async () => {
    const one = await scene('NEW');
    const { world, boxId } = one;
    expect(await one.status()).toBe('NEW');
    const answer = await world.post(
      'bankerRm',
      operations.terminateBankerDokubox.url,
      termination(boxId, 'BANKER'),
    );
    expect(answer.json).toEqual({ status: 'CANCELLED' });
    const again = await one.submit(0, 'SendForSigning');
    expect(saidBy(again)).toEqual(refused.cancelled);
  });
});

it('[R8.5] no answer of this file broke the contract', () => {
  expect(server.problems).toEqual([]);
});
