import { limits } from '@dokubox/spec/limits.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldBundle } from '@dokubox/spec/control/schemas/world-bundle.ts';
import { Refusal } from '../../handler.ts';
import { ScenarioCatalogue, tenantsOf } from '../../scenario/catalogue.ts';
import { describeScenarioError } from '../../scenario/scenario-error.ts';
import { savedScenario } from '../../scenario/saved/saved-scenario.ts';
import { BundleRefused } from '../../worlds/bundle-check.ts';
import { beginningOf, bundleOf, fillFrom } from '../../worlds/bundle.ts';
import { textsFor } from '../../worlds/texts-for.ts';
import type { World } from '../../world/world.ts';
import type { Engine, Handler } from '../call.ts';
import { creating, creationRefused, worldOf } from '../simulation.ts';
import { takeClockEvents } from '../workflow/clock-events.ts';
import { worldView } from '../../worlds/listed.ts';

const MIB = 1024 * 1024;
/** Bytes of uploads that, as base64, reach the limit of an import. */
const MOST_UPLOADS = limits.bodyMaxBytes * 0.75;

function refusedFile(reason: string): Refusal {
  return new Refusal(400, 'dde.error.invalidValue', null, { reason });
}

/** The scenario a world was created from. Every active world has one. */
function scenarioOf(engine: Engine, world: World): Scenario {
  const scenario = engine.worlds.scenarioOf(world);
  if (!scenario) throw new Error(`world ${world.id} must have a scenario`);
  return scenario;
}

/**
 * Checks a scenario from a request.
 * @throws Refusal 400 that says what is wrong with it
 */
function checkedScenario(sent: object): Scenario {
  const { name } = sent as { readonly name?: unknown };
  const catalogue = new ScenarioCatalogue();
  const file = `${typeof name === 'string' ? name : 'scenario'}.json`;
  const errors = catalogue.add(file, JSON.stringify(sent));
  const [scenario] = catalogue.all();
  if (scenario) return scenario;
  throw refusedFile(errors.map(describeScenarioError).join('\n'));
}

/**
 * The world of a bundle.
 * @param scenario its scenario, checked
 * @throws BundleRefused, and Refusal 400 for a tenant or user the scenario does not have
 */
async function worldOfBundle(
  engine: Engine,
  bundle: WorldBundle,
  scenario: Scenario,
  present: Date,
  uploads?: Parameters<typeof fillFrom>[2],
): Promise<World> {
  if (!tenantsOf(scenario).includes(bundle.tenant)) {
    throw refusedFile(`scenario ${scenario.name} is not for ${bundle.tenant}`);
  }
  const fill = (world: World) => {
    if (!world.userByKey(bundle.user)) throw refusedFile(`no user ${bundle.user}`);
    return fillFrom(world, bundle, uploads);
  };
  const beginning = { ...beginningOf(bundle), scenario };
  try {
    return await engine.worlds.adopt(beginning, present, bundle.name, fill);
  } catch (error) {
    throw creationRefused(error);
  }
}

/**
 * A copy of a world in its current state.
 * @param present time of the copy's clock
 * @throws Refusal 409 if its history is damaged
 */
export async function copyOf(engine: Engine, world: World, present: Date): Promise<World> {
  const scenario = scenarioOf(engine, world);
  // Both worlds share the same immutable bytes, so they need not be encoded.
  const bundle = bundleOf(world, scenario, () => '');
  // The first world may change before the copy is ready.
  const uploads = [...world.blobs.since(0)];
  try {
    return await worldOfBundle(engine, bundle, scenario, present, uploads);
  } catch (error) {
    if (!(error instanceof BundleRefused)) throw error;
    const reason = `the world cannot be copied, because its stored data is damaged: ${error.message}`;
    throw new Refusal(409, 'dde.error.conflict', null, { reason });
  }
}

/** Creates a copy of the world in its current state. */
export const duplicateWorld: Handler<'duplicateWorld'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const copy = await copyOf(engine, world, world.clock.now());
  return { body: await worldView(copy, engine.worlds), made: copy.id };
};

/** A world as a file. */
export const exportWorld: Handler<'exportWorld'> = async ({ engine, input }) => {
  const world = worldOf(engine, input.params.worldId);
  const scenario = scenarioOf(engine, world);
  if (input.query?.format === 'scenario') {
    const taken = takeClockEvents(world);
    // Only a scenario file applies due events. A bundle contains the world unchanged.
    if (taken) await taken;
    return { body: await savedScenario(world, scenario) };
  }
  if (world.blobs.bytes > MOST_UPLOADS) {
    const reason = `the world has ${Math.ceil(world.blobs.bytes / MIB)} MiB of uploads, and an import accepts files of up to ${limits.bodyMaxBytes / MIB} MiB. Export a scenario, which has no uploads`;
    throw new Refusal(413, 'dde.error.payloadTooLarge', null, { reason });
  }
  return { body: bundleOf(world, scenario) };
};

/**
 * The world of a bundle from a request.
 * @throws Refusal 400 if the bundle contradicts itself
 */
async function importedWorld(engine: Engine, bundle: WorldBundle): Promise<World> {
  const scenario = checkedScenario(bundle.scenario);
  try {
    return await worldOfBundle(engine, bundle, scenario, new Date(bundle.now));
  } catch (error) {
    throw error instanceof BundleRefused ? refusedFile(error.message) : error;
  }
}

/** Creates a world from a file. */
export const importWorld: Handler<'importWorld'> = async ({ engine, input }) => {
  const { bundle, scenario, tenant, user } = input.body;
  if ((bundle === undefined) === (scenario === undefined)) {
    throw refusedFile('send either a bundle or a scenario');
  }
  if (bundle) {
    await textsFor(bundle.tenant);
    const forUser = user === undefined ? bundle : { ...bundle, user };
    const world = await importedWorld(engine, forUser);
    return { body: await worldView(world, engine.worlds), made: world.id };
  }
  const checked = checkedScenario(scenario ?? {});
  await textsFor(tenant, checked);
  const world = creating(() => engine.worlds.createFrom(checked, { tenant, user }));
  return { body: await worldView(world, engine.worlds), made: world.id };
};
