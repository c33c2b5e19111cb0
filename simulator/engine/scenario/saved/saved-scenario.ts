import { dokuboxStatuses } from '@dokubox/spec/enums.ts';
import type { Scenario, ScenarioBox } from '@dokubox/spec/schemas/scenario.ts';
import type { WorldScenario } from '@dokubox/spec/schemas/world-scenario.ts';
import { asOfNow } from '../../handlers/workflow/clock-events.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { referenceOf } from '../../world/worlds.ts';
import { firstIds } from '../box-source.ts';
import { settingsOf } from '../expand.ts';
import { Drawing, type UnsavedTrait } from './drawing.ts';
import { isAlike } from './likeness.ts';
import { expiryOf, savedBox, type SavedBox } from './saved-box.ts';
import { shiftedMoments, savedMoment } from './saved-moment.ts';
import { savedUsers } from './saved-people.ts';

/** Copies of an entry of the world's scenario, by the place of the first one among the boxes. */
interface Entry {
  readonly spec: ScenarioBox;
  readonly first: number;
  readonly copies: number;
}

/** An entry of the file, and the boxes it stands for. */
interface Part {
  readonly spec: ScenarioBox;
  readonly boxes: readonly BoxState[];
  readonly unsaid: readonly UnsavedTrait[];
}

function entriesOf(scenario: Scenario, world: World): Entry[] {
  let first = 0;
  return scenario.boxes
    .filter(({ tenants }) => !tenants || tenants.includes(world.tenant))
    .map(({ tenants: _tenants, ...spec }) => {
      const copies =
        (spec.repeat ?? 1) * (spec.eachStatus === 'dokubox' ? dokuboxStatuses.length : 1);
      const entry = { spec, first, copies };
      first += copies;
      return entry;
    });
}

/** Some of the copies of an entry, as they were. */
function kept({ spec, copies }: Entry, from: number, count: number): ScenarioBox {
  if (count === copies) return spec;
  const { repeat: _repeat, eachStatus, ...rest } = spec;
  const firstTurn = (spec.firstTurn ?? 0) + from;
  return {
    ...rest,
    ...(eachStatus === 'dokubox' ? { status: [...dokuboxStatuses] } : {}),
    ...(eachStatus === 'doku' ? { eachStatus } : {}),
    ...(count > 1 ? { repeat: count } : {}),
    ...(firstTurn > 0 ? { firstTurn } : {}),
  };
}

/** Everything of a file but its boxes. */
function headOf(scenario: Scenario, world: World, reference: Date): Scenario {
  const { about, tenant, seed, userKey, commands, settings } = world;
  const { title, description, trustedRoots: _roots, now, ...rest } = scenario;
  const { users, clients } = shiftedMoments(rest, world.reference, reference);
  const usual = settingsOf({ ...scenario, featureFlags: {} }, tenant, reference);
  const flags = Object.entries(settings.featureFlags).filter(
    ([name, on]) => usual.featureFlags[name] !== on,
  );
  const nowIso = world.clock.nowIso();
  const blocks = settings.portalStatuses.filter(
    ({ currentlyBlocked, timeTo }) => currentlyBlocked || (timeTo ?? '') > nowIso,
  );
  const slug = (about.name ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const name = slug.replace(/^-|-$/g, '') || `${scenario.name}-saved`;
  return {
    name: name.slice(0, 64),
    title: (about.name ?? title).slice(0, 80),
    description,
    // What one may try is not the same once something has happened.
    ...(commands === 0 && scenario.try ? { try: scenario.try } : {}),
    tenants: [tenant],
    user: userKey,
    seed,
    ...(now === undefined ? {} : { now: nowIso }),
    ...(users ? { users } : {}),
    ...(clients ? { clients } : {}),
    ...(settings.trustedRoots.length > 0 ? { trustedRoots: [...settings.trustedRoots] } : {}),
    ...(blocks.length > 0
      ? {
          portalStatuses: blocks.map(({ timeFrom, timeTo, ...block }) => ({
            ...block,
            ...(timeFrom ? { timeFrom: savedMoment(timeFrom, reference) } : {}),
            ...(timeTo ? { timeTo: savedMoment(timeTo, reference) } : {}),
          })),
        }
      : {}),
    ...(flags.length > 0 ? { featureFlags: Object.fromEntries(flags) } : {}),
    boxes: [],
  };
}

/** Writes the boxes of one world. */
class BoxWriter {
  readonly #world: World;
  readonly #drawing: Drawing;
  readonly #entries: readonly Entry[];
  readonly #boxes: ReadonlyMap<number, BoxState>;
  readonly #firstId: number = firstIds.box;
  readonly #written = new Map<number, SavedBox>();

  constructor(world: World, scenario: Scenario, drawing: Drawing) {
    this.#world = world;
    this.#drawing = drawing;
    this.#entries = entriesOf(scenario, world);
    const ids = [...world.boxes.keys()].sort((a, b) => a - b);
    const boxes = ids.flatMap((id) => world.boxes.get(id) ?? []);
    this.#boxes = new Map(boxes.map((box) => [box.id, asOfNow(world, box)]));
  }

  /** Boxes whose entry of the scenario does not make them as they are, by place. */
  changed(): Set<number> {
    const { now } = this.#drawing;
    const changed = new Set<number>();
    for (const { first, copies } of this.#entries) {
      for (let place = first; place < first + copies; place += 1) {
        if (!this.#boxes.has(this.#firstId + place)) changed.add(place);
      }
    }
    for (;;) {
      const parts = this.parts(changed);
      const drawn = this.#drawing.draw(parts.map(({ spec }) => spec)).boxes;
      const wrong = parts
        .flatMap(({ boxes }) => boxes)
        .filter((box, index) => {
          const other = drawn[index];
          return !this.#written.has(box.id) && !(other && isAlike(box, other, now));
        });
      if (wrong.length === 0) return changed;
      for (const { id } of wrong) changed.add(id - this.#firstId);
    }
  }

  /** The boxes as entries of a file. @param changed those that are written anew, by place */
  parts(changed: ReadonlySet<number>): Part[] {
    const parts: Part[] = [];
    for (const entry of this.#entries) {
      let run: BoxState[] = [];
      const keepRun = (end: number) => {
        if (run.length > 0) parts.push(this.#keptPart(entry, end - run.length, run));
        run = [];
      };
      for (let copy = 0; copy < entry.copies; copy += 1) {
        const box = this.#boxes.get(this.#firstId + entry.first + copy);
        if (box && !changed.has(entry.first + copy)) {
          run.push(box);
          continue;
        }
        keepRun(copy);
        if (box) parts.push(...this.#anew(box));
      }
      keepRun(entry.copies);
    }
    const last = this.#entries.reduce((sum, { copies }) => sum + copies, this.#firstId);
    const made = [...this.#boxes.values()].filter(({ id }) => id >= last);
    return [...parts, ...made.flatMap((box) => this.#anew(box))];
  }

  /** What no entry stands for. */
  leftOut(): readonly UnsavedTrait[] {
    return [...this.#written.values()].flatMap(({ spec, unsaid }) => (spec ? [] : unsaid));
  }

  #keptPart(entry: Entry, from: number, boxes: readonly BoxState[]): Part {
    const { reference } = this.#drawing;
    const before = this.#world.reference;
    const spec = shiftedMoments(kept(entry, from, boxes.length), before, reference);
    if (before.getTime() === reference.getTime()) return { spec, boxes, unsaid: [] };
    // What counted from the beginning of the world counts from the present of the file.
    const [expiry] = boxes.flatMap((box) => expiryOf(box, this.#world.startedAt) ?? []);
    const { lock } = spec;
    const until = boxes[0]?.lock?.expiresAt;
    return {
      spec: {
        ...spec,
        ...(expiry === undefined ? {} : { envelopeExpires: savedMoment(expiry, reference) }),
        ...(lock && until ? { lock: { ...lock, until: savedMoment(until, reference) } } : {}),
      },
      boxes,
      unsaid: [],
    };
  }

  #anew(box: BoxState): Part[] {
    let saved = this.#written.get(box.id);
    if (!saved) {
      saved = savedBox(box, this.#drawing, this.#world.startedAt);
      this.#written.set(box.id, saved);
    }
    const { spec, unsaid } = saved;
    return spec ? [{ spec, boxes: [box], unsaid }] : [];
  }
}

/**
 * A world as a scenario file: only what differs from what is made up, counted from its present.
 * @param scenario what the world was made from
 */
export function savedScenario(world: World, scenario: Scenario): WorldScenario {
  const now = world.clock.nowIso();
  const reference = referenceOf(world.clock.now());
  const head = headOf(scenario, world, reference);
  const first = new Drawing(head, world.tenant, reference, now);
  const people = savedUsers(world, first, head.users);
  const { boxes: _boxes, ...words } = head;
  const file: Scenario = {
    ...words,
    ...(Object.keys(people.users).length > 0 ? { users: people.users } : {}),
    boxes: [],
  };
  const drawing = new Drawing(file, world.tenant, reference, now);
  const writer = new BoxWriter(world, scenario, drawing);
  const parts = writer.parts(writer.changed());
  file.boxes = parts.map(({ spec }) => spec);
  const unsaid = [
    ...people.unsaid,
    ...parts.flatMap((part, index) =>
      part.unsaid.map(({ path, reason }) => ({ path: `boxes[${index}]${path}`, reason })),
    ),
    ...writer.leftOut().map(({ reason }) => ({ path: 'boxes', reason })),
  ];
  return { format: 'dokubox-scenario', scenario: file, unsaid };
}
