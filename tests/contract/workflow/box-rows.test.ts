import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuboxStatuses, tenants, userTypes, type DokuboxStatus } from '@dokubox/spec/enums.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { boxRows, type BoxRow } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { ContractServer } from '../contract-server.ts';
import { call, actors, personEvents } from './box-events.ts';
import { loadBoxes, openScene, recipes, type BoxStages } from './box-recipes.ts';
import type { BoxStage } from './box-stages.ts';
import { outsider, refused, saidBy } from './staging.ts';

/** Every row of a box's lifecycle over HTTP, and the errors of each. */

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
  loadBoxes(server);
});
afterAll(() => server.stop());

const places = boxRows.flatMap((row) =>
  row.from.map((from, at) => ({ id: row.id, from, row, at })),
);
const covered = new Set<string>();

describe('every row of a box', () => {
  it.each(places)('[R4.1][R4.4] $id fires from $from for the right side only', async (place) => {
    const { id, from, row, at } = place;
    const recipe = recipes[id]?.[at];
    if (!recipe) throw new Error(`no recipe fires ${id} from ${from}`);
    const scene = await openScene(server);
    const { world } = scene;
    const { stage } = recipe;
    if (stage) {
      const boxId = scene.id(stage);
      expect(world.statusOf(boxId)).toBe(from);
      await tryOthers(scene, row, boxId);
      expect(world.statusOf(boxId)).toBe(from);
    }
    const answer = await recipe.fire(scene);
    const success = stage ? 200 : 201;
    expect([answer.status, answer.status === success ? '' : answer.text]).toEqual([success, '']);
    const boxId = stage ? scene.id(stage) : (answer.json as Dokubox).id;
    const user = world.closedToBankers(boxId) ? 'client1' : 'bankerRm';
    const box = await world.box(boxId, user);
    expect(box.status).toBe(row.to === '@previous' ? 'IN_PROGRESS' : row.to);
    if (row.event === 'createDokuBox') {
      expect(box.initiatedBy).toBe(row.by === 'CLIENT' ? 'CLIENT' : 'BANK');
      expect(box.dokus.length).toBeGreaterThan(0);
    }
    if (row.event === 'rejectCancellation') {
      expect([box.cancellationCreatorUserId, box.reasonOfCancellation]).toEqual([null, null]);
    }
    covered.add(`${id} ${from}`);
  });

  it('[R4.1] is fired from each status it starts from', () => {
    expect([...covered].sort()).toEqual(places.map(({ id, from }) => `${id} ${from}`).sort());
    expect(Object.keys(recipes).sort()).toEqual(boxRows.map(({ id }) => id).sort());
  });

  /** Tries the other side, another company, another tenant, and a user who finds the box locked. */
  async function tryOthers({ world }: BoxStages, row: BoxRow, boxId: number): Promise<void> {
    const event = personEvents.find((name) => name === row.event);
    if (!event || row.by === 'SYSTEM') return;
    const { by } = row;
    const other = by === 'CLIENT' ? actors.BANKER : actors.CLIENT;
    // The call belongs to one side. That side's own termination belongs to another row.
    expect(saidBy(await call(world, event, boxId, other, by))).toEqual(refused.notAllowed);
    if (by === 'CLIENT') {
      expect(saidBy(await call(world, event, boxId, outsider, by))).toEqual(refused.unknownBox);
    }
    const abroad = tenants.find((tenant) => tenant !== world.tenant) ?? 'HU';
    const headers = { 'X-Tenant': abroad };
    const answer = await call(world, event, boxId, actors[by], by, headers);
    expect(saidBy(answer)).toEqual(refused.wrongTenant);
    const lock = await world.post('banker2', `/dde/dokubox/${boxId}/lock`, {});
    if (lock.status !== 204) return;
    expect(saidBy(await call(world, event, boxId, actors[by], by))).toEqual(refused.locked);
    await world.post('banker2', `/dde/dokubox/${boxId}/unlock`, {});
  }
});

describe('an event in a status that has no row for it', () => {
  /** One box for each status, visible to the tested user or not. */
  const stageOf: Readonly<Record<DokuboxStatus, BoxStage>> = {
    CLIENT_SETUP: 'clientPreparesForBank',
    BANK_SETUP: 'bankPrepares',
    WAITING_BANK_CONFIGURATION: 'toConfigure',
    IN_PROGRESS: 'open',
    PAPER_IN_PROGRESS: 'twoPapers',
    PAPER_SIGNED: 'paperSigned',
    PENDING_CANCELLATION_APPROVAL: 'pending',
    FINALIZED: 'finalized',
    CANCELLED: 'cancelled',
  };
  /** One call causes three events. The status decides which. */
  const configuring = ['completeBankSetup', 'configureDokuBox', 'reconfigure'];

  it.each(dokuboxStatuses)('[R4.1] is rejected in %s', async (status) => {
    const { world, id } = await openScene(server);
    const boxId = id(stageOf[status]);
    const before = await world.box(boxId);
    for (const by of userTypes) {
      for (const event of personEvents) {
        const names = configuring.includes(event) ? configuring : [event];
        const rows = boxRows.filter((row) => names.includes(row.event) && row.by === by);
        if (rows.length === 0 || rows.some((row) => row.from.includes(status))) continue;
        const answer = await call(world, event, boxId, actors[by], by);
        // The client does not know of a box the bank is still setting up.
        const unknown = status === 'BANK_SETUP' && by === 'CLIENT';
        const code =
          status === 'CANCELLED'
            ? refused.cancelled
            : unknown
              ? refused.unknownBox
              : refused.conflict;
        expect([event, by, ...saidBy(answer)]).toEqual([event, by, ...code]);
      }
    }
    expect(await world.box(boxId)).toEqual(before);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
