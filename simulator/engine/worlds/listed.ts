import { everyField } from '@dokubox/spec/schemas/every-field.ts';
import type {
  ListedWorld,
  UnreadableWorld,
  WorldView,
} from '@dokubox/spec/control/schemas/worlds.ts';
import { stepByStep } from '../slices.ts';
import { worldProblem } from '../world/record-check.ts';
import type { UnreadableSummary } from '../world/unreadable.ts';
import type { World } from '../world/world.ts';
import { isDefaultWorld } from './default-world.ts';
import { measuring } from './size.ts';
import { worldSummaryOf, type WorldSummary } from './summary.ts';
import type { Worlds } from './worlds.ts';

/** Address that opens a world in a browser, signed in. */
export function openUrl({ id }: Pick<World, 'id'>): string {
  return `/__sim/open/${id}`;
}

const momentOf = (ms: number) => new Date(ms).toISOString();

/** A world in the list of the control API, whether or not it is in memory. */
function summaryView(summary: WorldSummary, worlds: Worlds): WorldView {
  const { id, about, ...world } = summary;
  const expiresAt = worlds.expiresAt(summary);
  return everyField<WorldView>({
    worldId: id,
    scenario: world.scenario,
    tenant: world.tenant,
    user: world.userKey,
    seed: world.seed,
    now: world.now,
    openUrl: openUrl(summary),
    commands: world.commands,
    name: about.name,
    isDefault: isDefaultWorld(summary),
    hasLink: about.linkKey !== null,
    madeAt: about.madeAt,
    lastUsedAt: momentOf(about.lastUsed),
    keepIdleHours: about.keepIdleHours,
    expiresAt: expiresAt === null ? null : momentOf(expiresAt),
    size: world.size,
  });
}

function unreadableView({ id, unreadable, facts }: UnreadableSummary): UnreadableWorld {
  const { name = null, scenario = null, tenant = null, madeAt = null, lastUsed } = facts;
  const lastUsedAt = lastUsed === undefined ? null : momentOf(lastUsed);
  const isDefault = isDefaultWorld({ id });
  return { worldId: id, unreadable, isDefault, name, scenario, tenant, madeAt, lastUsedAt };
}

/** An entry of the list. A world that cannot be shown must not affect the others. */
export function listedWorld(
  summary: WorldSummary | UnreadableSummary,
  worlds: Worlds,
): ListedWorld {
  if ('unreadable' in summary) return unreadableView(summary);
  try {
    const view = summaryView(summary, worlds);
    const problem = worldProblem(view);
    return problem === null ? view : unreadableView(worlds.unreadable(summary.id, problem));
  } catch (error) {
    return unreadableView(worlds.unreadable(summary.id, error));
  }
}

/** A world in the control API. */
export async function worldView(world: World, worlds: Worlds): Promise<WorldView> {
  await stepByStep(measuring(world));
  return summaryView(worldSummaryOf(world), worlds);
}

/** Measures a world for its entry in the list, which reports a failure. */
function* measured(world: World): Generator<void> {
  try {
    yield* measuring(world);
  } catch {
    // Ignored here, because the list entry reports the same failure.
  }
}

/** The worlds of this process, in short steps. */
export async function listedHere(worlds: Worlds): Promise<ListedWorld[]> {
  const listed: ListedWorld[] = [];
  function* steps() {
    for (const world of worlds.loaded()) yield* measured(world);
    for (const world of worlds.summaries()) yield listed.push(listedWorld(world, worlds));
  }
  await stepByStep(steps());
  return listed;
}
