import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DokuboxStatus, UserType } from '@dokubox/spec/enums.ts';
import { operations } from '@dokubox/spec/operations/table.ts';
import type { BoxPredicateName } from '@dokubox/spec/workflow/dokubox-predicates.ts';
import { boxRows } from '@dokubox/spec/workflow/dokubox-rows.ts';
import { ContractServer } from '../contract-server.ts';
import { call } from './box-events.ts';
import {
  byArchive,
  byCall,
  byRemoval,
  byTrigger,
  loadBoxes,
  openScene,
  boxRowById,
  type Recipe,
} from './box-recipes.ts';
import type { BoxStage } from './box-stages.ts';
import { refused, saidBy } from './staging.ts';

/** Each guard of each row of a box fails once, and the row does not fire. */

/** An action and its result instead of the row: a status of another row, or an error. */
interface Denial {
  readonly recipe: Recipe;
  readonly then: DokuboxStatus | readonly [number, string];
}

function denied(recipe: Recipe | undefined, then: Denial['then']): Denial {
  if (!recipe) throw new Error('nothing is done');
  return { recipe, then };
}
/** The call of a row, on a box that fails its guard. */
function deniedCall(id: string, stage: BoxStage, then: Denial['then']): Denial {
  return denied(byCall(id, stage)[0], then);
}
/** The banker who asked for the termination decides on it. */
function decidedAlone(id: 'B24' | 'B25'): Denial {
  const event = id === 'B24' ? 'approveCancellation' : 'rejectCancellation';
  const by: UserType = 'BANKER';
  const stage = 'pending';
  return {
    recipe: { stage, fire: ({ world, id: of }) => call(world, event, of(stage), 'bankerRm', by) },
    then: refused.notAllowed,
  };
}

const denials: Readonly<Record<string, Partial<Record<BoxPredicateName, Denial>>>> = {
  B03: { initiatedByClient: deniedCall('B03', 'clientPreparesForBank', 'BANK_SETUP') },
  B05: { initiatedByBank: deniedCall('B05', 'clientPrepares', 'WAITING_BANK_CONFIGURATION') },
  B06: { notAllPaper: deniedCall('B06', 'bankPreparesPaper', 'PAPER_IN_PROGRESS') },
  B07: { allPaper: deniedCall('B07', 'bankPrepares', 'IN_PROGRESS') },
  B08: { notAllPaper: deniedCall('B08', 'toConfigurePaper', 'PAPER_IN_PROGRESS') },
  B09: { allPaper: deniedCall('B09', 'toConfigure', 'IN_PROGRESS') },
  B10: { setupIncomplete: deniedCall('B10', 'openNotSetUp', [409, 'DOKUBOX_SETUP_INCOMPLETE']) },
  B11: { allPaper: denied(byRemoval('paperAndOther', 2), 'IN_PROGRESS') },
  B12: { notAllPaper: denied(byRemoval('paper', 1), 'PAPER_IN_PROGRESS') },
  B13: {
    everyPaperSigned: denied(byTrigger('twoPapers', 'PrintedAndPaperSigned'), 'PAPER_IN_PROGRESS'),
  },
  B26: { paperReopened: denied(byRemoval('paperSignedAndOther', 1), 'PAPER_SIGNED') },
  B14: { everyDokuFinished: denied(byArchive('twoToArchive'), 'IN_PROGRESS') },
  B15: { everyDokuArchived: denied(byArchive('twoPapersToArchive'), 'PAPER_SIGNED') },
  B16: { everyDokuFinished: deniedCall('B16', 'twoPapersToArchive', refused.conflict) },
  B17: { initiatedByClient: deniedCall('B17', 'clientPreparesForBank', refused.notAllowed) },
  B27: {
    initiatedByBank: deniedCall('B27', 'clientPrepares', [409, 'DOKUBOX_INITIATED_BY_CLIENT']),
  },
  B21: {
    initiatedByClient: deniedCall('B21', 'openOfBank', refused.notAllowed),
    nothingSigned: deniedCall('B21', 'openSigned', 'PENDING_CANCELLATION_APPROVAL'),
  },
  B28: {
    initiatedByClient: deniedCall('B28', 'openSignedOfBank', refused.notAllowed),
    somethingSigned: deniedCall('B28', 'open', 'CANCELLED'),
  },
  B22: { nothingSigned: deniedCall('B22', 'openSigned', 'PENDING_CANCELLATION_APPROVAL') },
  B23: { somethingSigned: deniedCall('B23', 'open', 'CANCELLED') },
  B24: { actorAskedForTermination: decidedAlone('B24') },
  B25: { actorAskedForTermination: decidedAlone('B25') },
};

const cases = Object.entries(denials).flatMap(([id, guards]) =>
  Object.entries(guards).map(([guard, denial]) => ({ id, guard, denial })),
);

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
  loadBoxes(server);
});
afterAll(() => server.stop());

describe('a guard of a box that fails', () => {
  it.each(cases)('[R4.1][R4.4][R8.4] $id does not fire if $guard fails', async (one) => {
    const { then, recipe } = one.denial;
    const scene = await openScene(server);
    const { stage } = recipe;
    if (!stage) throw new Error('a box is needed');
    const boxId = scene.id(stage);
    const before = scene.world.statusOf(boxId);
    expect(boxRowById(one.id).from).toContain(before);
    const answer = await recipe.fire(scene);
    if (typeof then !== 'string') {
      expect(saidBy(answer)).toEqual(then);
      expect(scene.world.statusOf(boxId)).toBe(before);
      return;
    }
    expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
    expect(scene.world.statusOf(boxId)).toBe(then);
  });

  it('[R4.1] is tested for each guard, except those the status itself makes true', () => {
    const guards = boxRows.flatMap(({ id, when, refusedWhen }) =>
      [...when, ...(refusedWhen ? [refusedWhen.when] : [])].map((guard) => `${id} ${guard}`),
    );
    const seen = cases.map(({ id, guard }) => `${id} ${guard}`);
    expect(seen.filter((one) => !guards.includes(one))).toEqual([]);
    expect(guards.filter((one) => !seen.includes(one))).toEqual([
      // Only a box of the bank can be in BANK_SETUP. Only a client's box can wait for
      // configuration.
      'B04 initiatedByBank',
      // A box that is no longer on paper has already left the status (B12), and the reverse (B11).
      'B13 allPaper',
      'B14 notAllPaper',
      'B19 initiatedByClient',
    ]);
  });
});

it.each(['lockDokubox', 'unlockDokubox', 'loadDokubox'] as const)(
  '[R8.7][A-110] %s returns to a banker that the client still prepares the box',
  async (name) => {
    const { world, id } = await openScene(server);
    const { method, url } = operations[name];
    const path = url.replace('{id}', String(id('clientPrepares')));
    const answer =
      method === 'GET' ? await world.get('bankerRm', path) : await world.post('bankerRm', path, {});
    expect(saidBy(answer)).toEqual([409, 'DOKUBOX_INITIATED_BY_CLIENT']);
  },
);

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
