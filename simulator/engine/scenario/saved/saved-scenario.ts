import { dokuboxStatuses } from '@dokubox/spec/enums.ts';
import type { Scenario, ScenarioBox } from '@dokubox/spec/control/schemas/scenario.ts';
import type { WorldScenario } from '@dokubox/spec/control/schemas/world-scenario.ts';
import { inSlices } from '../../slices.ts';
import type { BoxState } from '../../state.ts';
import type { World } from '../../world/world.ts';
import { referenceOf } from '../moments.ts';
import { firstIds } from '../box-source.ts';
import { settingsOf } from '../expand.ts';
import { Drawing, type UnsavedTrait } from './drawing.ts';
import { isSameSituation } from './likeness.ts';
import { expiryOf, savedBox, type SavedBox } from './saved-box.ts';
import { shiftedMoments, savedMoment } from './saved-moment.ts';
import { savedUsers } from './saved-people.ts';

/** Copies of an entry of the world's scenario, by the position of the first one among the boxes. */
interface Entry {
  readonly spec: ScenarioBox;
  readonly first: number;
  readonly copies: number;
}

/** An entry of the file, and its boxes. */
interface Part {
  readonly spec: ScenarioBox;
  /** Ids of its boxes, in order. */
  readonly ids: readonly number[];
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

/** Some of the copies of an entry, unchanged. */
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

/** Everything in a file except its boxes. */
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
    // The suggestions no longer apply once something has happened.
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

/** Writes the boxes of one world in their state at construction. */
class BoxWriter {
  readonly #world: World;
  readonly #drawing: Drawing;
  readonly #entries: readonly Entry[];
  /** Ids of all boxes, in order. */
  readonly #ids: readonly number[];
  /** Boxes that differ from their initial state. Later changes do not affect them. */
  readonly #touched: ReadonlyMap<number, BoxState>;
  /** Whether a box with the same fields at the same position is created identically. */
  readonly #sameGround: boolean;
  readonly #firstId: number = firstIds.box;
  readonly #written = new Map<number, SavedBox>();
  readonly #pause = inSlices();

  constructor(world: World, scenario: Scenario, drawing: Drawing, users: Scenario['users']) {
    this.#world = world;
    this.#drawing = drawing;
    this.#entries = entriesOf(scenario, world);
    this.#ids = [...world.boxes.keys()].sort((a, b) => a - b);
    this.#touched = new Map([...world.changedBoxes()].map((box) => [box.id, box]));
    this.#sameGround =
      world.reference.getTime() === drawing.reference.getTime() &&
      JSON.stringify(users ?? {}) === JSON.stringify(scenario.users ?? {});
  }

  /** Positions of boxes that their scenario entry does not create in their current state. */
  async changed(): Promise<Set<number>> {
    const existing = new Set(this.#ids);
    const changed = new Set<number>();
    for (const { first, copies } of this.#entries) {
      for (let place = first; place < first + copies; place += 1) {
        if (!existing.has(this.#firstId + place)) changed.add(place);
      }
    }
    for (;;) {
      const wrong = await this.#wrong(await this.parts(changed));
      if (wrong.length === 0) return changed;
      for (const id of wrong) changed.add(id - this.#firstId);
    }
  }

  /** Boxes that a file of these parts would not create in their current state. */
  async #wrong(parts: readonly Part[]): Promise<number[]> {
    const ids = parts.flatMap((part) => part.ids);
    const doubtful = [...ids.entries()].filter(
      ([place, id]) => !this.#written.has(id) && !this.#isAsBefore(id, place),
    );
    if (doubtful.length === 0) return [];
    const specs = parts.map(({ spec }) => spec);
    const drawn = await this.#drawing.drawEach(specs, this.#pause);
    const wrong: number[] = [];
    for (const [place, id] of doubtful) {
      const [box, other] = [this.#box(id), drawn(place)];
      if (box && !(other && isSameSituation(box, other, this.#drawing.now))) wrong.push(id);
      await this.#pause();
    }
    return wrong;
  }

  #isAsBefore(id: number, place: number): boolean {
    return this.#sameGround && id - this.#firstId === place && !this.#touched.has(id);
  }

  #box(id: number): BoxState | undefined {
    return this.#touched.get(id) ?? this.#world.beginningOf(id);
  }

  /**
   * The boxes as entries of a file.
   * @param changed positions of the boxes to write in full
   */
  async parts(changed: ReadonlySet<number>): Promise<Part[]> {
    const existing = new Set(this.#ids);
    const parts: Part[] = [];
    for (const entry of this.#entries) {
      let run: number[] = [];
      const keepRun = async (end: number) => {
        if (run.length > 0) parts.push(await this.#keptPart(entry, end - run.length, run));
        run = [];
      };
      for (let copy = 0; copy < entry.copies; copy += 1) {
        const place = entry.first + copy;
        const id = this.#firstId + place;
        if (existing.has(id) && !changed.has(place)) {
          run.push(id);
          continue;
        }
        await keepRun(copy);
        if (existing.has(id)) parts.push(...(await this.#inFull(id)));
      }
      await keepRun(entry.copies);
    }
    const last = this.#entries.reduce((sum, { copies }) => sum + copies, this.#firstId);
    for (const id of this.#ids) if (id >= last) parts.push(...(await this.#inFull(id)));
    return parts;
  }

  /** Everything that no entry expresses. */
  leftOut(): readonly UnsavedTrait[] {
    return [...this.#written.values()].flatMap(({ spec, unsaid }) => (spec ? [] : unsaid));
  }

  async #keptPart(entry: Entry, from: number, ids: readonly number[]): Promise<Part> {
    const { reference } = this.#drawing;
    const before = this.#world.reference;
    const spec = shiftedMoments(kept(entry, from, ids.length), before, reference);
    if (before.getTime() === reference.getTime()) return { spec, ids, unsaid: [] };
    // Times counted from the world's start are now counted from the file's current time.
    const expiry = await this.#firstExpiry(ids);
    const { lock } = spec;
    const until = lock && this.#box(ids[0] ?? 0)?.lock?.expiresAt;
    return {
      spec: {
        ...spec,
        ...(expiry === null ? {} : { envelopeExpires: savedMoment(expiry, reference) }),
        ...(lock && until ? { lock: { ...lock, until: savedMoment(until, reference) } } : {}),
      },
      ids,
      unsaid: [],
    };
  }

  /** When the first envelope of these boxes expires, or null if none is open. */
  async #firstExpiry(ids: readonly number[]): Promise<string | null> {
    for (const id of ids) {
      const box = this.#box(id);
      const expiry = box ? expiryOf(box, this.#world.startedAt) : null;
      if (expiry !== null) return expiry;
      await this.#pause();
    }
    return null;
  }

  async #inFull(id: number): Promise<Part[]> {
    let saved = this.#written.get(id);
    if (!saved) {
      const box = this.#box(id);
      if (!box) return [];
      saved = savedBox(box, this.#drawing, this.#world.startedAt);
      this.#written.set(id, saved);
      await this.#pause();
    }
    const { spec, unsaid } = saved;
    return spec ? [{ spec, ids: [id], unsaid }] : [];
  }
}

/**
 * A world as a scenario file: only the differences from the generated state, counted from
 * the world's current time. A large world is written in slices. Later changes are not included.
 * @param world the world, with due events applied to its boxes
 * @param scenario the scenario the world was created from
 */
export async function savedScenario(world: World, scenario: Scenario): Promise<WorldScenario> {
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
  const writer = new BoxWriter(world, scenario, drawing, file.users);
  const parts = await writer.parts(await writer.changed());
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
