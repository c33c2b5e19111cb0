import type { DokuStatus, Tenant } from '@dokubox/spec/enums.ts';
import type { AnswerOf } from '@dokubox/spec/operations/table.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { boxPath } from '@dokubox/spec/portal-paths.ts';
import { Refusal } from '../../handler.ts';
import { tenantsOf } from '../../scenario/catalogue.ts';
import { expand } from '../../scenario/expand.ts';
import type { BoxState, DokuState, UserState } from '../../state.ts';
import { isUsed } from '../../views/facts.ts';
import { textsFor } from '../../worlds/texts-for.ts';
import { World } from '../../world/world.ts';
import type { Handler } from '../call.ts';
import { creating, keyedUser } from '../simulation.ts';
import { enterWorld, portalPath } from './entering.ts';
import { isWaiting, peopleOf, userOnTurn } from './turn.ts';

type Situation = AnswerOf<'listSituations'>[number];
type SituationBox = Situation['boxes'][number];

/** Limit on the boxes read per scenario. */
const MAX_BOXES_READ = 200;
/** Stands for the user whose turn it is. */
const TURN = 'turn';

function situationBox(world: World, box: BoxState): SituationBox | undefined {
  const people = peopleOf(world, box);
  const turn = userOnTurn(world, box, people);
  if (!turn) return undefined;
  const { key, username, fullName, userType } = turn;
  const firstOfStatus = new Map<DokuStatus, DokuState>();
  for (const doku of box.dokus.filter(isUsed)) {
    if (!firstOfStatus.has(doku.status)) firstOfStatus.set(doku.status, doku);
  }
  const dokuTurns = [...firstOfStatus].map(([status, doku]) => {
    const userToAct = isWaiting(doku) ? userOnTurn(world, box, people, doku) : turn;
    return { status, key: userToAct?.key ?? null };
  });
  return {
    boxId: box.id,
    title: box.titleEn,
    status: box.status,
    dokuStatuses: [...firstOfStatus.keys()],
    dokuTurns,
    turn: { key, username, fullName, userType },
    people: people.flatMap((one) => one.key ?? []),
  };
}

/** Boxes at the start of the scenario's worlds, without duplicates of the same situation. */
export function situationsOf(scenario: Scenario, tenant: Tenant): SituationBox[] {
  const reference = new Date(scenario.now ?? Date.UTC(2026, 0));
  const base = expand(scenario, { tenant, seed: scenario.seed, reference });
  const world = new World(base, { id: 'situations', now: reference });
  const found = new Map<string, SituationBox>();
  let count = 0;
  for (const id of world.boxes.keys()) {
    if ((count += 1) > MAX_BOXES_READ) break;
    const box = world.boxes.get(id);
    const shown = box && situationBox(world, box);
    if (!shown) continue;
    const kind = `${shown.status} ${shown.dokuStatuses.join()}`;
    if (!found.has(kind)) found.set(kind, shown);
  }
  return [...found.values()];
}

/** Cached results. A changed scenario is another object. */
const known = new WeakMap<Scenario, Map<Tenant, SituationBox[]>>();

/** Boxes of every scenario of a tenant, with the user whose turn it is. */
export const listSituations: Handler<'listSituations'> = async ({ engine, input }) => {
  const { tenant } = input.query;
  await textsFor(tenant);
  const scenarios = engine.scenarios.all().filter((one) => tenantsOf(one).includes(tenant));
  const body = scenarios.map((scenario): Situation => {
    const ofTenants = known.get(scenario) ?? new Map<Tenant, SituationBox[]>();
    known.set(scenario, ofTenants);
    const boxes = ofTenants.get(tenant) ?? situationsOf(scenario, tenant);
    ofTenants.set(tenant, boxes);
    return { scenario: scenario.name, boxes };
  });
  return { body };
};

/** Errors in scenario files. */
export const listScenarioErrors: Handler<'listScenarioErrors'> = ({ engine }) => ({
  body: engine.scenarios
    .errors()
    .map(({ file, line, column, path, message }) => ({ file, line, column, path, message })),
});

function missing(reason: string): Refusal {
  return new Refusal(404, 'dde.error.notFound', null, { reason });
}

/**
 * The user a link signs in.
 * @throws Refusal 404
 */
function wantedUser(world: World, key: string | undefined, box: BoxState | undefined): UserState {
  if (key !== TURN) return keyedUser(world, key ?? world.userKey);
  const user = box && userOnTurn(world, box);
  if (!user) throw missing('no user has the turn in this box');
  return user;
}

/** Creates a world and opens it in a browser. */
export const openSituation: Handler<'openSituation'> = async ({ engine, input }) => {
  const { scenario, tenant, user: key, box: boxId, path, now } = input.query;
  const requestedPath = path === undefined ? undefined : portalPath(path);
  const request = { scenario, tenant, user: key === TURN ? undefined : key };
  await textsFor(tenant, engine.scenarios.get(scenario));
  const world = creating(() =>
    engine.worlds.create({ ...request, now: now === undefined ? undefined : new Date(now) }),
  );
  try {
    const [first] = world.boxes.keys();
    const box = world.boxes.get(boxId ?? first ?? 0);
    if (boxId !== undefined && !box) throw missing(`no box ${boxId}`);
    const user = wantedUser(world, key, box);
    const target = requestedPath ?? (boxId === undefined ? undefined : boxPath(boxId));
    return enterWorld(engine, world, user, target);
  } catch (error) {
    engine.worlds.delete(world.id);
    throw error;
  }
};
