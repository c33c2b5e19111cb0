import { expect } from 'vitest';
import { tenants, type UserType } from '@dokubox/spec/enums.ts';
import { dokuMachine, rowsFrom } from '@dokubox/spec/workflow/doku-machine.ts';
import type { Edge } from './stages.ts';
import { actorOf, expectRefused, itemOf, outsider, expectedRefusal, refused } from './staging.ts';
import type { SubmitAction, ContractWorld } from './world.ts';

/**
 * Checks that the call fails without the right role: other user, other side, other company, other
 * tenant, other holder.
 */
export async function tryOthers(
  world: ContractWorld,
  boxId: number,
  { row, outcome, from }: Edge,
): Promise<void> {
  const step = outcome ? { row, outcome } : { row };
  const id = world.dokuId(boxId);
  if (row.by === 'SYSTEM') {
    for (const key of ['client1', 'bankerRm']) {
      const dokuAction = row.trigger as SubmitAction;
      const answer = await world.submit(key, boxId, [{ id, dokuAction }]);
      expectRefused(answer, refused.notOffered, [400, 'dde.error.invalidValue']);
    }
    return;
  }
  const actor = actorOf(step, world.tenant);
  const side = row.by;
  const other: UserType = side === 'CLIENT' ? 'BANKER' : 'CLIENT';
  const stranger = side === 'CLIENT' ? 'bankerRm' : 'client1';
  const item = itemOf(step, id);
  expectRefused(await world.submit(stranger, boxId, [item], side), refused.notAllowed);
  const shared = rowsFrom(dokuMachine, from).some(
    (one) => one.trigger === row.trigger && one.by === other,
  );
  if (!shared) {
    const answer = await world.submit(stranger, boxId, [item], other);
    expectRefused(answer, expectedRefusal(row));
    expect(answer.error.dokubox?.id).toBe(boxId);
  }
  const company = await world.submit(outsider, boxId, [item]);
  expectRefused(company, refused.unknownBox);
  const elsewhere = tenants.find((tenant) => tenant !== world.tenant) ?? 'HU';
  const abroad = await world.submit(actor, boxId, [item], side, { 'X-Tenant': elsewhere });
  expectRefused(abroad, refused.wrongTenant);
  const lock = await world.post('banker2', `/dde/dokubox/${boxId}/lock`, {});
  if (lock.status === 204) {
    expectRefused(await world.submit(actor, boxId, [item]), refused.locked);
    await world.post('banker2', `/dde/dokubox/${boxId}/unlock`, {});
  }
}
