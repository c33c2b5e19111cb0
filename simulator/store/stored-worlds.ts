import type { Scenario } from '@dokubox/spec/control/schemas/scenario.ts';
import { atOnce, stepByStep } from '../engine/slices.ts';
import type { WorldBase } from '../engine/world/base.ts';
import type { RealTime } from '../engine/world/clock.ts';
import type {
  Revival,
  Revived,
  StoredBeginning,
  WorldRepository,
} from '../engine/worlds/repository.ts';
import type { WorldSummary } from '../engine/worlds/summary.ts';
import { whyOf, type WorldFacts } from '../engine/world/unreadable.ts';
import type { World } from '../engine/world/world.ts';
import type { Worlds } from '../engine/worlds/worlds.ts';
import { Outboxes } from './outboxes.ts';
import { readable, undamaged } from './readable.ts';
import { StoreFailed, StoreRefused, WorldDamaged, type Store } from './store.ts';
import { storedContents } from './stored-contents.ts';
import { StoredFacts } from './stored-facts.ts';
import { groundOf, scenarioHashOf, type WorldHeader } from './stored-world.ts';
import { WorldReader } from './world-reader.ts';
import { freshState, WorldRecorder, type RecorderState } from './world-recorder.ts';

/**
 * Version of the stored data, see `docs/decisions`. A new version needs a migration from the
 * previous one.
 */
export const dataVersion = 1;

/** Time in milliseconds after which an unused world leaves memory. It is stored long before. */
const idleMs = 10 * 60_000;

/** Maximum delay of the stored journals, in milliseconds. */
const journalMs = 1_000;

/** Logs a problem that callers cannot solve. */
export type ReportProblem = (where: string, detail: string) => void;

/** Stores worlds in any kind of store. */
export class StoredWorlds implements WorldRepository {
  readonly #store: Store;
  readonly #report: ReportProblem;
  readonly #outboxes: Outboxes;
  readonly #recorders = new Map<string, WorldRecorder>();
  readonly #reader: WorldReader;
  readonly #facts: StoredFacts;
  /** Reasons why worlds could not be read, by world id. */
  readonly #unreadable = new Map<string, string>();
  #ids: Set<string>;
  #worlds: Worlds | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isTending = false;

  /** @throws StoreRefused for data of a later version */
  constructor(store: Store, report: ReportProblem) {
    this.#store = store;
    this.#report = report;
    this.#reader = new WorldReader(store);
    this.#facts = new StoredFacts(store);
    this.#outboxes = new Outboxes(store, {
      onLost: (id, failure) => {
        this.#lose(id, failure);
      },
      onNoteLost: (id) => this.#recorders.get(id)?.journalNotKept(),
    });
    const version = Number(store.get(['format', 'version']) ?? dataVersion);
    if (version > dataVersion) {
      throw new StoreRefused(
        `The stored worlds were written by a later Dokubox (data version ${version}, this one reads ${dataVersion}). Start that version, or choose another folder with --data.`,
      );
    }
    this.#ids = this.#storedIds();
  }

  ids(): ReadonlySet<string> {
    return this.#ids;
  }

  /**
   * Settles when all changes that an answer may show are stored. Undefined if they already are.
   * @param ids ids of the worlds. All worlds by default.
   */
  stored(ids?: readonly string[]): Promise<void> | undefined {
    return this.#outboxes.stored(ids);
  }

  /** Settles when everything is stored, including journals. Undefined if it already is. */
  settled(): Promise<void> | undefined {
    return this.#outboxes.settled();
  }

  /** Regularly stores the journals of these worlds, and removes unused worlds from memory. */
  watch(worlds: Worlds): void {
    this.#worlds = worlds;
    this.#timer = setInterval(() => void this.#tend(worlds), journalMs);
    this.#timer.unref();
  }

  /** Registers a world that has come to this process, and forgets why it could not be read before. */
  brought(id: string): void {
    this.#unreadable.delete(id);
    if (this.#isStored(id)) this.#ids.add(id);
  }

  /**
   * Drops a world whose memory is no longer valid: another process has it, or its stored state is
   * unknown.
   */
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
    this.#record(world, freshState());
  }

  #record(world: World, state: RecorderState): void {
    const recorder = new WorldRecorder(world.id, this.#outboxes.of(world.id), state);
    this.#recorders.set(world.id, recorder);
    world.recordTo(recorder);
  }

  revive(id: string, revival: Revival): Revived | { readonly unreadable: string } | undefined {
    const known = this.#unreadable.get(id);
    if (known !== undefined) return { unreadable: known };
    try {
      const text = this.#store.get(['world', id]);
      if (text === undefined) return undefined;
      const { world, from, state } = this.#reader.read(id, text, revival);
      this.#record(world, state);
      return { world, from };
    } catch (error) {
      if (error instanceof StoreFailed && !(error instanceof WorldDamaged)) throw error;
      const unreadable = whyOf(error);
      this.#recorders.delete(id);
      this.#unreadable.set(id, unreadable);
      this.#report(`world ${id}`, `cannot be read: ${unreadable}`);
      return { unreadable };
    }
  }

  facts(id: string): WorldFacts {
    return this.#facts.facts(id);
  }

  beginning(id: string, revival: Revival): StoredBeginning | undefined {
    const header = this.#facts.header(id) as WorldHeader | undefined;
    const { scenario: named = '', tenant, seed, userKey: user, startedAt } = header ?? {};
    const scenario = revival.scenario(named) ?? (header && this.#storedScenario(header));
    if (!scenario) return undefined;
    const now = Number.isFinite(startedAt) ? new Date(Number(startedAt)) : undefined;
    return { scenario, tenant, seed, user, now, name: this.facts(id).name ?? null };
  }

  #storedScenario(header: WorldHeader): Scenario | undefined {
    return readable(() => this.#reader.scenario(header, { scenario: () => undefined }));
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
        undamaged(() => this.#reader.state(id)) ?? freshState(),
      );
    this.#recorders.delete(id);
    recorder.forget();
  }

  expiresAt(id: string, keepIdleMs: number): number | null {
    return this.#facts.summaryFacts(id, Date.now)?.about.expiresAt(keepIdleMs) ?? null;
  }

  summary(id: string, realTime: RealTime): WorldSummary | undefined {
    return this.#unreadable.has(id) ? undefined : this.#facts.summary(id, realTime);
  }

  /** Forgets worlds that have left memory. Their summaries are stored for the list. */
  letGo(worlds: readonly World[]): void {
    atOnce(this.#noting(worlds));
    for (const { id } of worlds) this.#recorders.delete(id);
  }

  /** Stores all remaining changes, and closes the store. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.letGo([...(this.#worlds?.loaded() ?? [])]);
    try {
      await this.#outboxes.close();
    } finally {
      await this.#store.close();
    }
  }

  #storedIds(): Set<string> {
    return new Set([...this.#store.keys(['world'])].map(([, id]) => String(id)));
  }

  async #tend(worlds: Worlds): Promise<void> {
    if (this.#isTending) return;
    this.#isTending = true;
    // Nothing depends on journals, so they wait while writes fail.
    if (!this.#outboxes.isRefusing) await stepByStep(this.#noting([...worlds.loaded()]));
    this.letGo(worlds.unloadIdle(idleMs));
    this.#outboxes.sweep((id) => this.#recorders.has(id));
    this.#isTending = false;
  }

  /**
   * Notes journals and summaries in short steps. An error of one world does not affect the others.
   */
  *#noting(worlds: readonly World[]): Generator<void> {
    for (const world of worlds) {
      try {
        yield* this.#recorders.get(world.id)?.noting(world) ?? [];
      } catch (error) {
        this.#report(`world ${world.id}`, whyOf(error));
      }
    }
  }

  /** Whether a world is stored, even if it is damaged. */
  #isStored(id: string): boolean {
    return undamaged(() => this.#store.get(['world', id]) !== undefined) ?? true;
  }

  /**
   * Drops a world after a failed write, because memory and store differ. The next call loads it
   * again.
   */
  #lose(id: string, error: unknown): void {
    const detail = error instanceof Error ? error.message : String(error);
    this.#report(`world ${id}`, `the store did not accept the last changes: ${detail}`);
    this.gone(id);
    if (this.#isStored(id)) this.#ids.add(id);
  }
}
