import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../server/ports.ts';
import { TestEngine } from '../../engine/handlers/fixtures/test-engine.ts';
import { handlersScenario } from '../../engine/handlers/fixtures/scenario.ts';
import { differencesOf } from './differences.ts';

const engine = new TestEngine(nodePorts, 'CZ');

async function world(now: string) {
  const { body } = await engine.call('createWorld', {
    body: { scenario: handlersScenario, tenant: 'CZ', now },
  });
  return body.worldId;
}
const stateOf = async (worldId: string) =>
  (await engine.call('getWorldState', { params: { worldId } })).body;

describe('two worlds', () => {
  it('of one scenario do not differ, whenever they began', async () => {
    const left = await world('2026-03-02T09:00:00.000Z');
    const right = await world('2026-05-17T21:30:15.000Z');
    expect(differencesOf(await stateOf(left), await stateOf(right))).toEqual([]);
  });

  it('differ in what was changed in one of them, field by field', async () => {
    const left = await world('2026-03-02T09:00:00.000Z');
    const right = await world('2026-03-02T09:00:00.000Z');
    const state = await stateOf(right);
    const [box] = state.boxes;
    if (!box) throw new Error('the scenario has boxes');
    const body = {
      boxes: [{ id: box.id, customName: 'Another', createdAt: '2026-01-01T00:00:00.000Z' }],
      settings: { featureFlags: { [Object.keys(state.settings.featureFlags)[0] ?? '']: true } },
      onlyTheseFields: true,
    };
    await engine.call('forceState', { params: { worldId: right }, body });
    const found = differencesOf(await stateOf(left), await stateOf(right));
    expect(found.map(({ record, field }) => `${record} ${field}`)).toEqual(
      expect.arrayContaining([`box ${box.id} customName`, `box ${box.id} createdAt`]),
    );
    expect(found.find(({ field }) => field === 'customName')).toMatchObject({
      left: box.customName === null ? null : JSON.stringify(box.customName),
      right: '"Another"',
    });
  });

  it('differ in the records only one of them has', async () => {
    const state = await stateOf(await world('2026-03-02T09:00:00.000Z'));
    const [gone, ...boxes] = state.boxes;
    const found = differencesOf(state, { ...state, boxes });
    expect(found[0]).toEqual({
      record: `box ${gone?.id}`,
      field: '',
      left: JSON.stringify(gone?.status),
      right: null,
    });
  });
});
