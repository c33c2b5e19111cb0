import { tenants } from '@dokubox/spec/enums.ts';
import type { JournalEntry } from '@dokubox/spec/schemas/journal.ts';
import type { Scenario } from '@dokubox/spec/schemas/scenario.ts';
import { restoreEntries } from '../engine/handlers/control/journal-entries.ts';
import { journalOf } from '../engine/handlers/control/journal.ts';
import type { WorldBase } from '../engine/world/base.ts';
import { deepFreeze } from '../engine/world/frozen.ts';
import type { RealTime } from '../engine/world/clock.ts';
import type { RecordStep } from '../engine/world/recorder.ts';
import type { WorldSummary } from '../engine/world/summary.ts';
import { World } from '../engine/world/world.ts';
import { whyOf, type WorldFacts } from '../engine/world/unreadable.ts';
import type {
  Revival,
  Revived,
  StoredBeginning,
  WorldRepository,
  Worlds,
} from '../engine/world/worlds.ts';
import { Outboxes } from './outboxes.ts';
import { StoreFailed, StoreRefused, WorldDamaged, type Store } from './store.ts';
import { storedContents } from './stored-contents.ts';
import { summaryOf, toldKeys, toldOf, type ToldWorld } from './stored-summary.ts';
import {
  groundOf,
  parsed,
  scenarioHashOf,
  storedUploadOf,
  type WorldHeader,
} from './stored-world.ts';
import {
  freshState,
  WorldRecorder,
  type JournalRange,
  type StoredSide,
  type StoredSnapshot,
  type StoredSummary,
} from './world-recorder.ts';

/** Version of what is stored and how; see `docs/decisions`. A change of it needs a way from the former. */
export const dataVersion = 1;

/** How long a world stays in memory that nobody uses, in milliseconds; it is stored long before. */
const idleMs = 10 * 60_000;

/** How far the stored journals may be behind, in milliseconds. */
const journalMs = 1_000;

/** Reports a problem that no caller can do anything about, for the log. */
export type ReportProblem = (where: string, detail: string) => void;

/** @throws Error for a header without the numbers and moments a world begins with */
function checkHeader({ startedAt, offset, seed, reference, made }: WorldHeader): void {
  const numbers = [startedAt, offset, seed, Date.parse(reference), Date.parse(made)];
  if (!numbers.every(Number.isFinite)) throw new Error('its header is not complete');
}

/** Keeps worlds in a store, whichever that is. */
export class StoredWorlds implements WorldRepository {
  readonly #store: Store;
  readonly #report: ReportProblem;
  readonly #outboxes: Outboxes;
  readonly #recorders = new Map<string, WorldRecorder>();
  readonly #scenarios = new Map<string, Scenario>();
  /** Why worlds could not be read, by their ids. */
  readonly #unreadable = new Map<string, string>();
  #ids: Set<string>;
  #worlds: Worlds | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @throws StoreRefused for data of a later version */
  constructor(store: Store, report: ReportProblem) {
    this.#store = store;
    this.#report = report;
    this.#outboxes = new Outboxes(store, {
      onLost: (id, failure) => {
        this.#lose(id, failure);
      },
      onNoteLost: (id) => this.#recorders.get(id)?.journalNotKept(),
    });
    const version = Number(store.get(['format', 'version']) ?? dataVersion);
    if (version > dataVersion) {
      throw new StoreRefused(
        `The stored worlds were written by a later Dokubox (data version ${version}, this one reads ${dataVersion}): start that one, or choose another folder with --data.`,
      );
    }
    this.#ids = this.#storedIds();
  }

  ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /**
   * Settles when all that answers may tell of a world is stored; undefined when it is.
   * @param id of the world; all worlds where absent
   */
  stored(id?: string): Promise<void> | undefined {
    return this.#outboxes.stored(id);
  }

  /** Settles when everything is stored, journals as well; undefined when it is. */
  settled(): Promise<void> | undefined {
    return this.#outboxes.settled();
  }

  /** Stores the journals of these worlds now and then, and lets go of those nobody uses. */
  watch(worlds: Worlds): void {
    this.#worlds = worlds;
    this.#timer = setInterval(() => {
      // Nothing stands on journals: they wait while the store refuses.
      if (!this.#outboxes.isRefusing) this.#keepJournals();
      this.letGo(worlds.unloadIdle(idleMs));
      this.#outboxes.sweep((id) => this.#recorders.has(id));
    }, journalMs);
    this.#timer.unref();
  }

  /** A world has come to the store from elsewhere, or is free to be made. */
  brought(id: string): void {
    this.#unreadable.delete(id);
    if (this.#isStored(id)) this.#ids.add(id);
  }

  /** A world is no more what is in memory: it is elsewhere, or nobody knows what is stored of it. */
  gone(id: string): void {
    this.#recorders.get(id)?.lost();
    this.#recorders.delete(id);
    this.#ids.delete(id);
    this.#worlds?.unload(id);
  }

  begin(world: World, base: WorldBase, scenario: Scenario): void {
    const { id } = world;
    if (this.#ids.has(id)) this.remove(id);
    const hash = scenarioHashOf(scenario);
    const header: WorldHeader = {
      scenario: scenario.name,
      scenarioHash: hash,
      tenant: world.tenant,
      seed: world.seed,
      reference: base.reference.toISOString(),
      startedAt: world.startedAt,
      offset: world.clock.offset,
      userKey: world.userKey,
      made: world.about.madeAt,
      ground: groundOf(base),
    };
    const outbox = this.#outboxes.of(id);
    if (this.#store.get(['format', 'version']) === undefined) {
      outbox.put(['format', 'version'], String(dataVersion));
    }
    if (this.#store.get(['scenario', hash]) === undefined) {
      outbox.put(['scenario', hash], JSON.stringify(scenario));
    }
    outbox.put(['world', id], JSON.stringify(header));
    this.#ids.add(id);
    const recorder = new WorldRecorder(id, outbox, freshState());
    this.#recorders.set(id, recorder);
    world.recordTo(recorder);
  }

  revive(id: string, revival: Revival): Revived | { readonly unreadable: string } | undefined {
    const known = this.#unreadable.get(id);
    if (known !== undefined) return { unreadable: known };
    try {
      const text = this.#store.get(['world', id]);
      return text === undefined ? undefined : this.#broughtBack(id, text, revival);
    } catch (error) {
      if (error instanceof StoreFailed && !(error instanceof WorldDamaged)) throw error;
      const unreadable = whyOf(error);
      this.#recorders.delete(id);
      this.#unreadable.set(id, unreadable);
      this.#report(`world ${id}`, `cannot be read: ${unreadable}`);
      return { unreadable };
    }
  }

  #broughtBack(id: string, text: string, revival: Revival): Revived {
    const header = parsed<WorldHeader>(text, 'its header');
    checkHeader(header);
    const from = this.#scenario(header, revival);
    const { tenant, seed, reference, startedAt, userKey, made: madeAt } = header;
    const base = from && revival.base(from, tenant, seed, new Date(reference));
    if (!base) throw new Error('its scenario is missing');
    if (groundOf(base) !== header.ground) {
      throw new Error(
        'this version of Dokubox makes other people or boxes of its scenario than the one that stored it; it stays stored for that one',
      );
    }
    const now = new Date(startedAt);
    const { realTime, bounds } = revival;
    const world = new World(base, { id, now, userKey, realTime, madeAt, bounds });
    world.clock.offset = header.offset;
    this.#fill(world);
    // The repetition of its steps is no use of it.
    world.about.lastUsed = this.#lastUsed(id, header);
    return { world, from };
  }

  facts(id: string): WorldFacts {
    const about = this.#told(id, Date.now)?.about;
    const { scenario, tenant, made } = this.#header(id) ?? {};
    const madeAt = Date.parse(made ?? '');
    const facts = {
      name: typeof about?.name === 'string' ? about.name : undefined,
      scenario: typeof scenario === 'string' ? scenario : undefined,
      tenant: tenants.find((known) => known === tenant),
      madeAt: Number.isNaN(madeAt) ? undefined : new Date(madeAt).toISOString(),
      lastUsed: Number.isFinite(about?.lastUsed) ? about?.lastUsed : undefined,
    };
    return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  }

  /** The header of a world as far as it is one. */
  #header(id: string): Partial<WorldHeader> | undefined {
    return readable(
      () => parsed<Partial<WorldHeader> | null>(this.#store.get(['world', id]) ?? '', '') ?? {},
    );
  }

  beginning(id: string, revival: Revival): StoredBeginning | undefined {
    const header = this.#header(id) as WorldHeader | undefined;
    const { scenario: named = '', tenant, seed, userKey: user, startedAt } = header ?? {};
    const scenario = revival.scenario(named) ?? (header && this.#storedScenario(header));
    if (!scenario) return undefined;
    const now = Number.isFinite(startedAt) ? new Date(Number(startedAt)) : undefined;
    return { scenario, tenant, seed, user, now, name: this.facts(id).name ?? null };
  }

  #storedScenario(header: WorldHeader): Scenario | undefined {
    return readable(() => this.#scenario(header, { scenario: () => undefined }));
  }

  contents(id: string): ReturnType<WorldRepository['contents']> {
    return storedContents(this.#store, id);
  }

  remove(id: string): void {
    if (!this.#ids.delete(id)) return;
    this.#unreadable.delete(id);
    const recorder =
      this.#recorders.get(id) ??
      new WorldRecorder(
        id,
        this.#outboxes.of(id),
        undamaged(() => this.#state(id)) ?? freshState(),
      );
    this.#recorders.delete(id);
    recorder.forget();
  }

  expiresAt(id: string, keepIdleMs: number): number | null {
    return this.#told(id, Date.now)?.about.expiresAt(keepIdleMs) ?? null;
  }

  summary(id: string, realTime: RealTime): WorldSummary | undefined {
    const told = this.#unreadable.has(id) ? undefined : this.#told(id, realTime);
    const { summary } = told ?? {};
    if (!told || !summary) return undefined;
    return readable(() => {
      const later: string[] = [];
      for (let text = this.#step(summary, id, 0); text !== undefined;) {
        later.push(text);
        text = this.#step(summary, id, later.length);
      }
      return summaryOf(id, told, summary, later, realTime);
    });
  }

  #step({ nextStep }: StoredSummary, id: string, nth: number): string | undefined {
    return this.#store.get(['step', id, nextStep + nth]);
  }

  /** What is told of a world in a few places of the store; undefined where they cannot be read. */
  #told(id: string, realTime: RealTime): ToldWorld | undefined {
    return readable(() =>
      toldOf(
        toldKeys(id).map((key) => this.#store.get(key) ?? null),
        realTime,
      ),
    );
  }

  /**
   * Forgets worlds that have left memory. Their summaries are stored, so that a list can show them without
   * reading them back.
   */
  letGo(worlds: readonly World[]): void {
    for (const world of worlds) {
      this.#apart(world, () => this.#recorders.get(world.id)?.summarise(world));
      this.#recorders.delete(world.id);
    }
  }

  /** Stores what is still to be stored, and closes the store. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#keepJournals();
    this.letGo([...(this.#worlds?.loaded() ?? [])]);
    try {
      await this.#outboxes.close();
    } finally {
      await this.#store.close();
    }
  }

  #lastUsed(id: string, { made }: WorldHeader): number {
    return Date.parse(this.#store.get(['active', id]) ?? made);
  }

  #storedIds(): Set<string> {
    return new Set([...this.#store.keys(['world'])].map(([, id]) => String(id)));
  }

  #keepJournals(): void {
    for (const world of this.#worlds?.loaded() ?? []) {
      this.#apart(world, () => {
        const recorder = this.#recorders.get(world.id);
        recorder?.keepJournal(world);
        recorder?.summarise(world);
      });
    }
  }

  /** What goes wrong with one world is no matter of the others. */
  #apart({ id }: World, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#report(`world ${id}`, whyOf(error));
    }
  }

  #scenario(
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

  /** True for a world that is stored, be it damaged. */
  #isStored(id: string): boolean {
    return undamaged(() => this.#store.get(['world', id]) !== undefined) ?? true;
  }

  #state(id: string) {
    const state = freshState();
    for (const [[, , upload], text] of this.#store.entries(['upload', id])) {
      state.uploads.set(String(upload), storedUploadOf(text));
    }
    return state;
  }

  #fill(world: World): void {
    const { id } = world;
    const state = this.#state(id);
    const sides = [...this.#store.entries(['side', id])].map(([, text]) => {
      return parsed<StoredSide>(text, 'something beside its history');
    });
    sides.sort((a, b) => a.order - b.order);
    for (const { kind, key, value } of sides) world.side.restore(kind, key, value);
    state.order = sides.at(-1)?.order ?? 0;

    const snapshotText = this.#store.get(['snapshot', id]);
    const snapshot =
      snapshotText === undefined ? null : parsed<StoredSnapshot>(snapshotText, 'its snapshot');
    state.snapshotSize = snapshotText?.length ?? 0;
    state.firstStep = (snapshot?.step ?? 0) + 1;
    state.nextStep = state.firstStep;
    const steps: RecordStep[] = [];
    for (const [[, , number], text] of this.#store.entries(['step', id])) {
      if (steps.length === 0 && !snapshot) state.firstStep = Number(number);
      else if (number !== state.nextStep) throw new Error(`step ${state.nextStep} is missing`);
      state.nextStep = Number(number) + 1;
      state.logSize += text.length;
      steps.push(parsed<RecordStep>(text, `step ${number}`));
    }
    world.restore(snapshot, steps);
    world.checkRecords();

    const numbers = [...state.uploads.keys()].map((upload) => Number(upload.replace(/\D/g, '')));
    const bytes = [...state.uploads.values()].reduce((sum, { size }) => sum + size, 0);
    world.blobs.restore(Math.max(0, ...numbers), bytes, (upload) => {
      const hash = state.uploads.get(upload)?.hash;
      return hash === undefined ? undefined : this.#store.file(hash);
    });

    const rangeText = this.#store.get(['journal range', id]);
    if (rangeText !== undefined) {
      state.journal = parsed<JournalRange>(rangeText, 'its journal');
      const pieces = [...this.#store.entries(['journal', id])];
      state.pieces = pieces.map(([[, , last]]) => Number(last));
      const entries = pieces.flatMap(([, text]) => parsed<JournalEntry[]>(text, 'its journal'));
      const { first, last } = state.journal;
      restoreEntries(
        journalOf(world),
        entries.filter(({ number }) => number >= first),
        last,
      );
    }
    const recorder = new WorldRecorder(id, this.#outboxes.of(id), state);
    this.#recorders.set(id, recorder);
    world.recordTo(recorder);
  }

  /**
   * After a failed write memory and store differ: the world is dropped, and read from the store when it is
   * asked for.
   */
  #lose(id: string, error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error);
    this.#report(`world ${id}`, `the store took nothing of its last changes: ${detail}`);
    this.gone(id);
    if (this.#isStored(id)) this.#ids.add(id);
  }
}

/** What is read of a world; undefined where that cannot be done, whatever is wrong with it. */
function readable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof StoreFailed && !(error instanceof WorldDamaged)) throw error;
    return undefined;
  }
}

/** What is read of a world; undefined where it is damaged. */
function undamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof WorldDamaged) return undefined;
    throw error;
  }
}
