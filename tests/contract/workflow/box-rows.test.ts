import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dokuboxStatuses, tenants, userTypes, type DokuboxStatus } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { Dokubox } from '@dokubox/spec/schemas/dokubox.ts';
import { boxRows, type BoxRow } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { ContractServer, type Answered } from '../harness.ts';
import { call, people, personEvents, remove } from './box-events.ts';
import { boxesOfStages, boxStages, type BoxStage } from './box-stages.ts';
import { boxIds, loadScenario, outsider, refused, saidBy } from './staging.ts';
import { TestWorld } from './world.ts';

/** Every row of a box's lifecycle over HTTP, and its refusals. */

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
  loadScenario(server, 'boxes', boxesOfStages);
});
afterAll(() => server.stop());

/** A fresh world with a box in every situation. */
interface Scene {
  readonly world: TestWorld;
  readonly id: (stage: BoxStage) => number;
}

let turn = 0;
async function openScene(): Promise<Scene> {
  turn += 1;
  const world = await TestWorld.create(server, 'boxes', tenants[turn % tenants.length] ?? 'HU');
  const ids = await boxIds(world);
  return { world, id: (stage) => ids[boxStages.indexOf(stage)] ?? 0 };
}

/** How a row fires: the box it fires on (none where it makes one), and what fires it. */
interface Recipe {
  readonly stage: BoxStage | null;
  readonly fire: (scene: Scene) => Promise<Answered>;
}

function rowOf(id: string): BoxRow {
  const row = boxRows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

/** Rows a person fires by a call. */
function byCall(id: string, ...stages: readonly BoxStage[]): readonly Recipe[] {
  const { event: name, by } = rowOf(id);
  const event = personEvents.find((one) => one === name);
  if (!event || by === 'SYSTEM') throw new Error(`${id} is fired by no call`);
  // The scenario's relationship manager asked for the termination; another banker decides.
  const decides = event === 'approveCancellation' || event === 'rejectCancellation';
  const who = decides ? 'bankerValidator' : people[by];
  return stages.map((stage) => ({
    stage,
    fire: (scene) => call(scene.world, event, scene.id(stage), who, by),
  }));
}

function byRemoval(stage: BoxStage, index: number): Recipe {
  return { stage, fire: (scene) => remove(scene.world, scene.id(stage), index) };
}

function byTrigger(stage: BoxStage, dokuAction: 'PrintedAndPaperSigned' | 'SendToBank'): Recipe {
  const who = dokuAction === 'SendToBank' ? 'client1' : 'bankerRm';
  return {
    stage,
    fire: ({ world, id }) =>
      world.submit(who, id(stage), [{ id: world.dokuId(id(stage)), dokuAction }]),
  };
}

/** The archive takes the first document, and answers by the clock. */
function byArchive(stage: BoxStage): Recipe {
  return {
    stage,
    fire: async ({ world, id }) => {
      const item = { id: world.dokuId(id(stage)), dokuAction: 'SendToArchive' } as const;
      const sent = await world.submit('bankerValidator', id(stage), [item]);
      await world.waitForArchive();
      return sent;
    },
  };
}

const definition = { definitionPid: 'ACC-MB-01', categoryCode: 'MB_ACCOUNT' };
const created: readonly Recipe[] = [
  {
    stage: null,
    fire: ({ world }) =>
      world.post('client1', operations.createClientDokubox.url, { ...definition, customName: '' }),
  },
  {
    stage: null,
    fire: async ({ world, id }) => {
      const { clientId } = await world.box(id('open'));
      const body = { ...definition, segmentType: 'MB', clientNumber: clientId };
      return world.post('bankerRm', operations.createBankerDokubox.url, body);
    },
  },
];

/** Every row, once for each status it starts from. */
const recipes: Readonly<Record<string, readonly Recipe[]>> = {
  B01: created.slice(0, 1),
  B02: created.slice(1),
  B03: byCall('B03', 'clientPrepares'),
  B04: byCall('B04', 'bankPrepares'),
  B05: byCall('B05', 'clientPreparesForBank'),
  B06: byCall('B06', 'bankPrepares'),
  B07: byCall('B07', 'bankPreparesPaper'),
  B08: byCall('B08', 'toConfigure'),
  B09: byCall('B09', 'toConfigurePaper'),
  B10: byCall('B10', 'open'),
  B11: [byRemoval('paperAndOther', 1)],
  B12: [byRemoval('paper', 0), byRemoval('paperSignedAndOther', 0)],
  B13: [byTrigger('paper', 'PrintedAndPaperSigned')],
  B26: [byTrigger('paperToAcknowledge', 'SendToBank')],
  B14: [byArchive('toArchive')],
  B15: [byArchive('paperToArchive')],
  B16: byCall('B16', 'paperSigned'),
  B17: byCall('B17', 'clientPrepares'),
  B27: byCall('B27', 'clientPreparesForBank'),
  B18: byCall('B18', 'bankPrepares'),
  B19: byCall('B19', 'toConfigure'),
  B20: byCall('B20', 'toConfigure'),
  B21: byCall('B21', 'open', 'twoPapers'),
  B22: byCall('B22', 'open', 'twoPapers'),
  B23: byCall('B23', 'openSigned', 'paperSignedInPart', 'paperSigned'),
  B24: byCall('B24', 'pending'),
  B25: byCall('B25', 'pending'),
};

const places = boxRows.flatMap((row) =>
  row.from.map((from, at) => ({ id: row.id, from, row, at })),
);
const covered = new Set<string>();

describe('every row of a box', () => {
  it.each(places)('[R4.1][R4.4] $id fires from $from for the right side only', async (place) => {
    const { id, from, row, at } = place;
    const recipe = recipes[id]?.[at];
    if (!recipe) throw new Error(`nobody says how ${id} fires from ${from}`);
    const scene = await openScene();
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
    const reader = world.closedToBankers(boxId) ? 'client1' : 'bankerRm';
    const box = await world.box(boxId, reader);
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

  /** The other side, another company, another tenant, and whoever finds the box locked. */
  async function tryOthers({ world }: Scene, row: BoxRow, boxId: number): Promise<void> {
    const event = personEvents.find((name) => name === row.event);
    if (!event || row.by === 'SYSTEM') return;
    const { by } = row;
    const other = by === 'CLIENT' ? people.BANKER : people.CLIENT;
    // The call belongs to one side; the side's own termination is another row's matter.
    expect(saidBy(await call(world, event, boxId, other, by))).toEqual(refused.notAllowed);
    if (by === 'CLIENT') {
      expect(saidBy(await call(world, event, boxId, outsider, by))).toEqual(refused.unknownBox);
    }
    const abroad = tenants.find((tenant) => tenant !== world.tenant) ?? 'HU';
    const headers = { 'X-Tenant': abroad };
    const answer = await call(world, event, boxId, people[by], by, headers);
    expect(saidBy(answer)).toEqual(refused.wrongTenant);
    const lock = await world.post('banker2', `/dde/dokubox/${boxId}/lock`, {});
    if (lock.status !== 204) return;
    expect(saidBy(await call(world, event, boxId, people[by], by))).toEqual(refused.locked);
    await world.post('banker2', `/dde/dokubox/${boxId}/unlock`, {});
  }
});

describe('a guard of a box that fails', () => {
  const nothing = async ({ world, id }: Scene, stage: BoxStage, from: DokuboxStatus) => {
    expect((await world.box(id(stage))).status).toBe(from);
  };

  it.each([
    ['B03 and B05 lead elsewhere for the other initiator', 'clientPreparesForBank', 'BANK_SETUP'],
    [
      'B03 and B05 lead elsewhere for the other initiator',
      'clientPrepares',
      'WAITING_BANK_CONFIGURATION',
    ],
  ] as const)('[R4.1] %s: %s becomes %s', async (_what, stage, to) => {
    const { world, id } = await openScene();
    await call(world, 'completeClientSetup', id(stage), 'client1', 'CLIENT');
    await nothing({ world, id }, stage, to);
  });

  it.each([
    ['B11', byRemoval('paperAndOther', 2), 'paperAndOther', 'IN_PROGRESS'],
    ['B12', byRemoval('paper', 1), 'paper', 'PAPER_IN_PROGRESS'],
    ['B13', byTrigger('twoPapers', 'PrintedAndPaperSigned'), 'twoPapers', 'PAPER_IN_PROGRESS'],
    ['B14', byArchive('twoToArchive'), 'twoToArchive', 'IN_PROGRESS'],
    ['B15', byArchive('twoPapersToArchive'), 'twoPapersToArchive', 'PAPER_SIGNED'],
    ['B26', byRemoval('paperSignedAndOther', 1), 'paperSignedAndOther', 'PAPER_SIGNED'],
  ] as const)('[R4.1] %s does not fire: the rest of the box is not ready', async (...given) => {
    const [, recipe, stage, status] = given;
    const scene = await openScene();
    expect((await recipe.fire(scene)).status).toBe(200);
    await nothing(scene, stage, status);
  });

  it('[R4.1] B16: scans on their way to the archive keep the box open', async () => {
    const scene = await openScene();
    const boxId = scene.id('twoPapersToArchive');
    const answer = await call(scene.world, 'closePaperDokuBox', boxId, 'bankerRm', 'BANKER');
    expect(saidBy(answer)).toEqual(refused.conflict);
  });

  it.each(['clientPreparesForBank', 'openOfBank'] as const)(
    '[R4.4][X-01] B17 and B21: a client does not end %s',
    async (stage) => {
      const { world, id } = await openScene();
      const answer = await call(world, 'terminate', id(stage), 'client1', 'CLIENT');
      expect(saidBy(answer)).toEqual(refused.notAllowed);
    },
  );

  it('[R4.4] B27: a banker does not end a box its client prepares', async () => {
    const { world, id } = await openScene();
    const answer = await call(world, 'terminate', id('clientPrepares'), 'bankerRm', 'BANKER');
    expect(saidBy(answer)).toEqual([409, 'DOKUBOX_INITIATED_BY_CLIENT']);
  });

  it.each([
    ['open', 'CANCELLED'],
    ['openSigned', 'PENDING_CANCELLATION_APPROVAL'],
  ] as const)('[R4.4][A-206] B22 and B23: signatures in %s make it %s', async (stage, to) => {
    const { world, id } = await openScene();
    const answer = await call(world, 'terminate', id(stage), 'bankerRm', 'BANKER');
    expect(answer.json).toEqual({ status: to });
  });

  it('[R8.4] B10: reconfiguring waits until every document is set up', async () => {
    const { world, id } = await openScene();
    const answer = await call(world, 'reconfigure', id('openNotSetUp'), 'bankerRm', 'BANKER');
    expect(saidBy(answer)).toEqual([409, 'DOKUBOX_SETUP_INCOMPLETE']);
  });

  it.each(['approveCancellation', 'rejectCancellation'] as const)(
    '[A-207] B24 and B25: who asked for the termination has no say in %s',
    async (event) => {
      const { world, id } = await openScene();
      const answer = await call(world, event, id('pending'), 'bankerRm', 'BANKER');
      expect(saidBy(answer)).toEqual(refused.notAllowed);
      await nothing({ world, id }, 'pending', 'PENDING_CANCELLATION_APPROVAL');
    },
  );
});

describe('an event in a status that has no row for it', () => {
  /** One box for each status, whoever may look at it. */
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
  /** One call stands for three events; the status says which of them it is. */
  const configuring = ['completeBankSetup', 'configureDokuBox', 'reconfigure'];

  it.each(dokuboxStatuses)('[R4.1] is refused in %s', async (status) => {
    const { world, id } = await openScene();
    const boxId = id(stageOf[status]);
    const before = await world.box(boxId);
    for (const by of userTypes) {
      for (const event of personEvents) {
        const names = configuring.includes(event) ? configuring : [event];
        const rows = boxRows.filter((row) => names.includes(row.event) && row.by === by);
        if (rows.length === 0 || rows.some((row) => row.from.includes(status))) continue;
        const answer = await call(world, event, boxId, people[by], by);
        const code = status === 'CANCELLED' ? refused.cancelled : refused.conflict;
        expect([event, by, ...saidBy(answer)]).toEqual([event, by, ...code]);
      }
    }
    expect(await world.box(boxId)).toEqual(before);
  });
});

it('[R8.5] no answer of this file broke the contract', () => {
  expect(server.problems).toEqual([]);
});
