import type { JournalEntry } from '@dokubox/spec/control/schemas/journal.ts';
import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { restoreEntries } from '../engine/traffic/journal-entries.ts';
import { journalOf } from '../engine/traffic/journal.ts';
import { deepFreeze } from '../engine/world/frozen.ts';
import type { RecordStep } from '../engine/world/recorder.ts';
import type { Revival, Revived } from '../engine/worlds/repository.ts';
import { World } from '../engine/world/world.ts';
import type { Store } from './store.ts';
import {
  groundOf,
  parsed,
  scenarioHashOf,
  storedUploadOf,
  type WorldHeader,
} from './stored-world.ts';
import {
  freshState,
  type JournalRange,
  type RecorderState,
  type StoredSide,
  type StoredSnapshot,
} from './world-recorder.ts';

/** A loaded world, and the state of its recorder. */
export interface ReadWorld extends Revived {
  readonly state: RecorderState;
}

/** @throws Error if a number or time is missing in the header */
function checkHeader({ startedAt, offset, seed, reference, made }: WorldHeader): void {
  const numbers = [startedAt, offset, seed, Date.parse(reference), Date.parse(made)];
  if (!numbers.every(Number.isFinite)) throw new Error('the header of the world is not complete');
}

/** Loads worlds from a store: first their start, then the stored changes. */
export class WorldReader {
  readonly #store: Store;
  readonly #scenarios = new Map<string, Scenario>();

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * @param text stored header of the world
   * @throws Error with the reason why the world cannot be read
   */
  read(id: string, text: string, revival: Revival): ReadWorld {
    const header = parsed<WorldHeader>(text, 'its header');
    checkHeader(header);
    const from = this.scenario(header, revival);
    const { tenant, seed, reference, startedAt, userKey, made: madeAt } = header;
    const base = from && revival.base(from, tenant, seed, new Date(reference));
    if (!base) throw new Error('the scenario of the world is missing');
    if (groundOf(base) !== header.ground) {
      throw new Error(
        'this version of Dokubox creates other people or boxes from the scenario of the world than the version that stored it. The world stays stored for that version',
      );
    }
    const now = new Date(startedAt);
    const { realTime, bounds } = revival;
    const world = new World(base, { id, now, userKey, realTime, madeAt, bounds });
    world.clock.offset = header.offset;
    const state = this.state(id);
    this.#fillSide(world, state);
    this.#fillRecords(world, state);
    this.#fillUploads(world, state);
    this.#fillJournal(world, state);
    // Repeating its steps does not count as use.
    world.about.lastUsed = Date.parse(this.#store.get(['active', id]) ?? madeAt);
    return { world, from, state };
  }

  /** Scenario of a world at its creation. Undefined if it is unknown. */
  scenario(
    { scenario, scenarioHash }: WorldHeader,
    revival: Pick<Revival, 'scenario'>,
  ): Scenario | undefined {
    const loaded = revival.scenario(scenario);
    if (loaded && scenarioHashOf(loaded) === scenarioHash) return loaded;
    const known = this.#scenarios.get(scenarioHash);
    if (known) return known;
    const text = this.#store.get(['scenario', scenarioHash]);
    if (text === undefined) return undefined;
    const stored = deepFreeze(parsed<Scenario>(text, 'its scenario'));
    this.#scenarios.set(scenarioHash, stored);
    return stored;
  }

  /** State of the recorder for a world that has only uploads yet. */
  state(id: string): RecorderState {
    const state = freshState();
    for (const [[, , upload], text] of this.#store.entries(['upload', id])) {
      state.uploads.set(String(upload), storedUploadOf(text));
    }
    return state;
  }

  #fillSide(world: World, state: RecorderState): void {
    const sides = [...this.#store.entries(['side', world.id])].map(([, text]) => {
      return parsed<StoredSide>(text, 'a text outside its history');
    });
    sides.sort((a, b) => a.order - b.order);
    for (const { kind, key, value } of sides) world.side.restore(kind, key, value);
    state.order = sides.at(-1)?.order ?? 0;
  }

  #fillRecords(world: World, state: RecorderState): void {
    const snapshotText = this.#store.get(['snapshot', world.id]);
    const snapshot =
      snapshotText === undefined ? null : parsed<StoredSnapshot>(snapshotText, 'its snapshot');
    state.snapshotSize = snapshotText?.length ?? 0;
    state.firstStep = (snapshot?.step ?? 0) + 1;
    state.nextStep = state.firstStep;
    const steps: RecordStep[] = [];
    for (const [[, , number], text] of this.#store.entries(['step', world.id])) {
      if (steps.length === 0 && !snapshot) state.firstStep = Number(number);
      else if (number !== state.nextStep) throw new Error(`step ${state.nextStep} is missing`);
      state.nextStep = Number(number) + 1;
      state.logSize += text.length;
      steps.push(parsed<RecordStep>(text, `step ${number}`));
    }
    world.restore(snapshot, steps);
    world.checkRecords();
  }

  #fillUploads(world: World, { uploads }: RecorderState): void {
    const numbers = [...uploads.keys()].map((upload) => Number(upload.replace(/\D/g, '')));
    const bytes = [...uploads.values()].reduce((sum, { size }) => sum + size, 0);
    world.blobs.restore(Math.max(0, ...numbers), bytes, (upload) => {
      const hash = uploads.get(upload)?.hash;
      return hash === undefined ? undefined : this.#store.file(hash);
    });
  }

  #fillJournal(world: World, state: RecorderState): void {
    const rangeText = this.#store.get(['journal range', world.id]);
    if (rangeText === undefined) return;
    state.journal = parsed<JournalRange>(rangeText, 'its journal');
    const pieces = [...this.#store.entries(['journal', world.id])];
    state.pieces = pieces.map(([[, , last]]) => Number(last));
    const entries = pieces.flatMap(([, text]) => parsed<JournalEntry[]>(text, 'its journal'));
    const { first, last } = state.journal;
    restoreEntries(
      journalOf(world),
      entries.filter(({ number }) => number >= first),
      last,
    );
  }
}
