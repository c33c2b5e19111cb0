import { tenants, type Tenant } from '@dokubox/spec/enums.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldScenario } from '@dokubox/spec/control/schemas/world-scenario.ts';
import { describe, expect, it } from 'vitest';
import { nodePorts } from '../../../server/ports.ts';
import { handlersScenarioText } from '../../handlers/fixtures/scenario.ts';
import { TestEngine } from '../../handlers/fixtures/test-engine.ts';
import type { World } from '../../world/world.ts';
import { Worlds } from '../../worlds/worlds.ts';
import { ScenarioCatalogue } from '../catalogue.ts';
import { loadedCatalogue } from '../fixtures/scenario-texts.ts';
import { describeScenarioError } from '../scenario-error.ts';
import { boxTraits, differences, dokuTraits } from './likeness.ts';
import { expiryOf } from './saved-box.ts';
import { savedScenario } from './saved-scenario.ts';

const catalogue = loadedCatalogue();
const present = Date.UTC(2026, 4, 4, 8, 20);

function worldsFrom(scenarios: ScenarioCatalogue) {
  return new Worlds(scenarios, () => present);
}

/** A world created from the saved file. */
function loadedAgain({ scenario }: WorldScenario, tenant: Tenant, now: Date): World {
  const loaded = new ScenarioCatalogue();
  const { name } = scenario as { name: string };
  const errors = loaded.add(`${name}.json`, JSON.stringify(scenario));
  expect(errors.map(describeScenarioError)).toEqual([]);
  return worldsFrom(loaded).create({ scenario: name, tenant, now });
}

/** All differences between two worlds in statuses, users and documents, with their paths. */
function differencesOf(world: World, back: World): string[] {
  const now = world.clock.nowIso();
  const inOrder = ({ boxes }: World) => [...boxes.values()].sort((a, b) => a.id - b.id);
  const others = inOrder(back);
  const found = inOrder(world).flatMap((box, index) => {
    const other = others[index];
    if (!other) return [`boxes[${index}] missing`];
    const path = `boxes[${index}]`;
    const own = differences(boxTraits(box, now), boxTraits(other, now));
    return [
      ...own.map(({ trait }) => `${path} ${trait}`),
      ...box.dokus.flatMap((doku, nth) => {
        const opposite = other.dokus[nth];
        const inDoku = opposite ? differences(dokuTraits(doku), dokuTraits(opposite)) : [];
        return inDoku.map(({ trait }) => `${path}.dokus[${nth}] ${trait}`);
      }),
    ];
  });
  const people = [...world.users.values()].flatMap((user) => {
    const other = back.users.get(user.username);
    const fields = Object.keys(user) as (keyof typeof user)[];
    const differing = fields.filter(
      (field) => JSON.stringify(user[field]) !== JSON.stringify(other?.[field]),
    );
    return differing.map((field) => `users.${user.key ?? user.username} ${field}`);
  });
  return [...found, ...people];
}

/** The differences reported as not expressible. */
const namedBy = ({ unsaid }: WorldScenario) =>
  unsaid.map(({ path, reason }) => `${path} ${/^\w+/.exec(reason)?.[0]}`);

/** Small worlds of every scenario, each in another tenant. */
const sample = catalogue
  .all()
  .filter(({ name }) => name !== 'very-large')
  .map(({ name }, index) => [name, tenants[index % tenants.length] as Tenant] as const);

function worldOf(name: string, tenant: Tenant) {
  const scenario = catalogue.get(name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  return { scenario, world: worldsFrom(catalogue).create({ scenario: name, tenant }) };
}

describe('a world as a scenario file', () => {
  it.each(sample)(
    '[A-455] of %s in %s creates the same world again, with the scenario’s own entries',
    async (name, tenant) => {
      const { scenario, world } = worldOf(name, tenant);
      const saved = await savedScenario(world, scenario);
      expect(saved.unsaid).toEqual([]);
      expect(differencesOf(world, loadedAgain(saved, tenant, world.clock.now()))).toEqual([]);
      const { boxes } = saved.scenario as { boxes: unknown[] };
      expect(boxes.length).toBeLessThanOrEqual(scenario.boxes.length);
    },
  );

  it.each(sample)(
    '[A-455] of %s in %s creates the same world after each box was changed',
    async (name, tenant) => {
      const { scenario, world } = worldOf(name, tenant);
      world.commit({ operationId: 'test', username: 'test' }, (tx) => {
        for (const id of world.boxes.keys()) tx.box(id).validatorRoleOptional = true;
      });
      world.clock.set(new Date(present + 3 * 86_400_000));
      const saved = await savedScenario(world, scenario);
      expect(saved.unsaid).toEqual([]);
      const back = loadedAgain(saved, tenant, world.clock.now());
      expect(differencesOf(world, back)).toEqual([]);
    },
  );

  it('[A-455] counts future times from its own current time', async () => {
    const { scenario, world } = worldOf('signing-running', 'CZ');
    world.clock.set(new Date(present + 3 * 86_400_000));
    const back = loadedAgain(await savedScenario(world, scenario), 'CZ', world.clock.now());
    const expiries = ({ boxes, startedAt }: World) =>
      [...boxes.values()].map((box) => expiryOf(box, startedAt));
    // The file counts in minutes.
    expect(expiries(back)).toEqual(
      expiries(world).map((at) => at?.replace(/:\d\d\./, ':00.') ?? null),
    );
    expect(expiries(world).some((at) => at !== null)).toBe(true);
  });

  it('[A-455] after commands reports everything it cannot express, and nothing else', async () => {
    const test = new TestEngine(nodePorts, 'HU', () => present);
    const { world } = test;
    const at = { params: { worldId: world.id } };
    const upload = { fileName: 'mine.csv', mimeType: 'text/csv' };
    const { id: uploaded } = test.doku('open', 0);
    const dokuStaticAction = 'Upload' as const;
    const action = { dokuId: uploaded, dokuStaticAction, actionData: upload };
    await test.call('submitClientDokubox', {
      as: 'client1',
      body: {
        dokuBoxId: test.box('open').id,
        dokus: [
          { id: uploaded, submitDokuStaticActions: [{ ...action, fileContent: 'YTtiCg==' }] },
        ],
      },
    });
    await test.call('addMessage', {
      as: 'bankerRm',
      params: { id: test.doku('byBank', 0).id },
      body: { content: 'Almost done.', messageVisibility: 'EXTERNAL' },
    });
    await test.call('completeClientSetup', {
      as: 'client1',
      body: { dokuBoxId: test.box('clientSetup').id },
    });
    await test.call('forceState', {
      ...at,
      body: {
        dokus: [
          { id: test.doku('open', 3).id, status: 'UNDER_ARCHIVING' },
          { id: test.doku('foreign', 0).id, status: 'WAITING_BANK_FEEDBACK' },
        ],
        users: [{ username: test.user('banker1').username, phoneNumber: '+36301234567' }],
      },
    });
    await test.call('setFeatureFlags', {
      ...at,
      body: { flags: { ddeNotValidCertificatesEnabled: true } },
    });
    world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.user(test.user('client2').username).docExpiryDate = '2026-05-01';
    });
    const saved = await savedScenario(world, JSON.parse(handlersScenarioText) as Scenario);
    const back = loadedAgain(saved, 'HU', world.clock.now());
    expect(namedBy(saved).sort()).toEqual(differencesOf(world, back).sort());
    expect(namedBy(saved)).toEqual(['users.banker1 phoneNumber', 'boxes[0].dokus[0] uploaded']);
    expect(back.settings).toEqual(world.settings);
  });

  it('[A-455] contains the world as it was, whatever happens in it while writing', async () => {
    const { scenario, world } = worldOf('everyday', 'CZ');
    const before = await savedScenario(world, scenario);
    const saving = savedScenario(world, scenario);
    world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      for (const id of world.boxes.keys()) tx.box(id).customName = 'Later';
    });
    expect(await saving).toEqual(before);
    expect(await savedScenario(world, scenario)).not.toEqual(before);
  });

  it('[A-455] reads only boxes of a large world that may differ, and keeps none of them', async () => {
    const { scenario, world } = worldOf('very-large', 'CZ');
    const [first = 0] = world.boxes.keys();
    world.commit({ operationId: 'test', username: 'test' }, (tx) => {
      tx.box(first).customName = 'Another';
    });
    const { reads } = world.boxes;
    const { scenario: saved, unsaid } = await savedScenario(world, scenario);
    expect(world.boxes.reads).toBe(reads);
    expect((saved as Scenario).boxes.length).toBeLessThan(scenario.boxes.length + 3);
    expect(unsaid).toEqual([]);
  });
});
