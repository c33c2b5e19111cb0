import { tenants } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import { boxRows, type BoxRow } from '@dokubox/spec/workflow/dokubox-rows.ts';
import type { Answered, ContractServer } from '../contract-server.ts';
import { call, actors, personEvents, remove } from './box-events.ts';
import { boxesOfStages, boxStages, type BoxStage } from './box-stages.ts';
import { boxIds, loadScenario } from './staging.ts';
import { ContractWorld } from './world.ts';

/** How each row of a box's lifecycle fires. */

/** A new world with a box in every situation. */
export interface BoxStages {
  readonly world: ContractWorld;
  readonly id: (stage: BoxStage) => number;
}

const scenario = 'boxes';
/** Loads the scenarios with these boxes into a simulator. */
export function loadBoxes(server: ContractServer): void {
  loadScenario(server, scenario, boxesOfStages);
}

let turn = 0;
/** A new world of the next tenant in turn. */
export async function openScene(server: ContractServer): Promise<BoxStages> {
  turn += 1;
  const world = await ContractWorld.create(
    server,
    scenario,
    tenants[turn % tenants.length] ?? 'HU',
  );
  const ids = boxIds(world);
  return { world, id: (stage) => ids[boxStages.indexOf(stage)] ?? 0 };
}

/** How a row fires: the box it fires on (none if the row creates one), and the action. */
export interface Recipe {
  readonly stage: BoxStage | null;
  readonly fire: (scene: BoxStages) => Promise<Answered>;
}

/** A row by its id. @throws Error when there is none */
export function boxRowById(id: string): BoxRow {
  const row = boxRows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

/** Rows a person fires by a call. */
export function byCall(id: string, ...stages: readonly BoxStage[]): readonly Recipe[] {
  const { event: name, by } = boxRowById(id);
  const event = personEvents.find((one) => one === name);
  if (!event || by === 'SYSTEM') throw new Error(`${id} is fired by no call`);
  // The scenario's relationship manager requested the termination, so another banker decides.
  const decides = event === 'approveCancellation' || event === 'rejectCancellation';
  const who = decides ? 'bankerValidator' : actors[by];
  return stages.map((stage) => ({
    stage,
    fire: (scene) => call(scene.world, event, scene.id(stage), who, by),
  }));
}

/** The relationship manager takes a document out of the box. */
export function byRemoval(stage: BoxStage, index: number): Recipe {
  return { stage, fire: (scene) => remove(scene.world, scene.id(stage), index) };
}

/** A user acts on the first document. */
export function byTrigger(
  stage: BoxStage,
  dokuAction: 'PrintedAndPaperSigned' | 'SendToBank',
): Recipe {
  const who = dokuAction === 'SendToBank' ? 'client1' : 'bankerRm';
  return {
    stage,
    fire: ({ world, id }) =>
      world.submit(who, id(stage), [{ id: world.dokuId(id(stage)), dokuAction }]),
  };
}

/** The archive accepts the first document, and answers as time passes. */
export function byArchive(stage: BoxStage): Recipe {
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
export const recipes: Readonly<Record<string, readonly Recipe[]>> = {
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
  B28: byCall('B28', 'openSigned', 'paperSignedInPart', 'paperSigned'),
  B22: byCall('B22', 'open', 'twoPapers'),
  B23: byCall('B23', 'openSigned', 'paperSignedInPart', 'paperSigned'),
  B24: byCall('B24', 'pending'),
  B25: byCall('B25', 'pending'),
};
