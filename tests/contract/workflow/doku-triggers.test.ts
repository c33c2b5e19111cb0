import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dokuStatuses, userTypes } from '@dokubox/spec/enums.ts';
import { dokuMachine, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import { triggerSortOrder, type OptionTrigger } from '@dokubox/spec/workflow/offers.ts';
import { ContractServer } from '../contract-server.ts';
import { findStages } from './stages.ts';
import { boxIds, boxOfStage, bring, expectRefused, loadScenario, refused } from './staging.ts';
import { ContractWorld, unsignedFile, uploadOf } from './world.ts';

// On the way to some statuses, a signer really signs.
vi.setConfig({ testTimeout: 30_000 });

const { inStatus } = findStages('oneOfEach');

let server: ContractServer;
beforeAll(async () => {
  server = await ContractServer.start();
});
afterAll(() => server.stop());

describe('a trigger in a status that has no row for it', () => {
  it.each(dokuStatuses)('[R4.8] is rejected in %s for either side', async (status) => {
    const stage = inStatus.get(status);
    if (!stage) throw new Error(`no stage has ${status}`);
    const name = `status-${status.toLowerCase().replaceAll('_', '-')}`;
    loadScenario(server, name, [boxOfStage(stage, 'CZ')]);
    const world = await ContractWorld.create(server, name, 'CZ');
    const [boxId] = boxIds(world);
    if (boxId === undefined) throw new Error('no box');
    await bring(world, boxId, stage);
    const before = await world.box(boxId);
    const id = before.dokus[0]?.id ?? 0;
    const rows = rowsFrom(dokuMachine, status);
    for (const by of userTypes) {
      const key = by === 'CLIENT' ? 'client1' : 'bankerRm';
      const has = (trigger: string) => rows.some((row) => row.trigger === trigger && row.by === by);
      for (const trigger of Object.keys(triggerSortOrder) as OptionTrigger[]) {
        if (has(trigger)) continue;
        const answer = await world.submit(key, boxId, [{ id, dokuAction: trigger }]);
        // A box whose last document is archived is finalized, so nothing is offered in it.
        expectRefused(answer, refused.notOffered);
      }
      if (!has('Upload')) {
        expectRefused(
          await world.submit(key, boxId, [uploadOf(id, unsignedFile())]),
          refused.conflict,
        );
      }
    }
    expect((await world.box(boxId)).dokus).toEqual(before.dokus);
  });
});

it('[R8.5] every answer in this file matched the contract', () => {
  expect(server.problems).toEqual([]);
});
