import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signCallbackActions, type EnvelopeStatus } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import {
  envelopeEventOf,
  envelopeRows,
  envelopeStatusTable,
  type EnvelopeRow,
} from '@dokubox/spec/workflow/envelope-machine.ts';
import { callbackToken } from '../../../simulator/engine/handlers/signing/callback-tokens.ts';
import { nodePorts } from '../../../simulator/server/ports.ts';
import type { ContractServer } from '../contract-server.ts';
import { termination } from './box-events.ts';
import {
  envelopeStages,
  everybodySigns,
  firstSigner,
  envelopeSceneOf,
  startEnvelopeServer,
  type EnvelopeStage,
  type EnvelopeScene,
} from './envelope-scene.ts';
import { saidBy } from './staging.ts';

// The first signature loads all signing code.
vi.setConfig({ testTimeout: 30_000 });

/**
 * Every row of an envelope's lifecycle, fired by people and by the signing service's own call-back.
 */

let server: ContractServer;
beforeAll(async () => {
  server = await startEnvelopeServer();
});
afterAll(() => server.stop());

const scene = (stage: EnvelopeStage) => envelopeSceneOf(server, stage);

/** An envelope is opened and sent in one step, so the box is never in a state between. */
const openAndSend = (index: number) => (one: EnvelopeScene) => one.submit(index, 'SendForSigning');

/** How each row fires, and the resulting state of the box. */
const recipes: Readonly<
  Record<
    string,
    { readonly fire: (one: EnvelopeScene) => Promise<unknown>; readonly rest: EnvelopeStatus }
  >
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
      const requested = await world.post('bankerRm', terminateBankerDokubox.url, body);
      if ((requested.json as { status: string }).status === 'CANCELLED') return;
      const decision = { dokuBoxId: boxId, approved: true };
      await world.post('bankerValidator', decideCancellation.url, decision);
    },
    rest: 'CANCELLED',
  },
  E09: { fire: (one) => one.submit(0, 'SendForResigning'), rest: 'WAITING_SIGNATURE' },
  E10: { fire: openAndSend(1), rest: 'WAITING_SIGNATURE' },
};

const places = envelopeRows.flatMap((row) => row.from.map((from) => ({ id: row.id, from, row })));
const covered = new Set<string>();

/** In SIGNATURE_STATUS, only one signer of the bank is left, so the next signature is the last. */
function stageFor(row: EnvelopeRow, from: EnvelopeStage): EnvelopeStage {
  return row.event === 'workstepFinished' ? 'WAITING_SIGNATURE' : from;
}

describe('every row of an envelope', () => {
  it.each(places)('[R4.7] $id fires from $from', async ({ id, from, row }) => {
    const recipe = recipes[id];
    if (!recipe) throw new Error(`no recipe fires ${id}`);
    const one = await scene(stageFor(row, from));
    if (stageFor(row, from) !== from)
      await one.callBack('workstepFinished', await firstSigner(one));
    expect(await one.status()).toBe(from);
    const before = await one.box();
    await recipe.fire(one);
    expect(await one.box()).not.toEqual(before);
    expect(await one.status()).toBe(recipe.rest);
    // If the next row follows automatically, that row leads to the final state.
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

describe('call-backs of the signing service', () => {
  const moving = signCallbackActions.filter((action) => envelopeEventOf(action) !== null);
  const silent = envelopeStages.filter(
    (stage) => stage !== 'NONE' && !envelopeStatusTable[stage].running,
  );

  it.each(silent)('[R4.7][A-167] do not change an envelope that is %s', async (stage) => {
    const one = await scene(stage);
    const before = await one.box();
    for (const action of moving) {
      // No signature is open, so call-backs about an earlier signer have no effect.
      expect((await one.callBack(action, await firstSigner(one))).status).toBe(200);
    }
    expect(await one.box()).toEqual(before);
  });

  it('[A-167] with unknown or meaningless actions are accepted and ignored', async () => {
    const one = await scene('WAITING_SIGNATURE');
    const before = await one.box();
    const others = signCallbackActions.filter((action) => !moving.includes(action));
    for (const action of [...others, 'somethingNew']) {
      if (action === 'workstepOpened') continue;
      expect((await one.callBack(action, await firstSigner(one))).status).toBe(200);
    }
    expect(await one.box()).toEqual(before);
  });

  it('[A-167] that arrive twice count once', async () => {
    const one = await scene('WAITING_SIGNATURE');
    const signer = await firstSigner(one);
    await one.callBack('workstepFinished', signer);
    const after = await one.box();
    await one.callBack('workstepFinished', signer);
    expect(await one.box()).toEqual(after);
  });

  it('[A-167] with the token of another envelope, or none, are rejected', async () => {
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

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
