import { limits } from '@dokubox/spec/limits.ts';
import type { KeyValueStorage } from '../../config/storage.ts';
import { guardKeys } from './guardKeys.ts';

/** An open tab, as other tabs know it. */
interface TabEntry {
  /** Time of its last sign of life, in milliseconds since 1970. */
  readonly beat: number;
  /** Order of the tabs. The tab with the lowest turn may work, and the others are locked. */
  readonly turn: number;
}
type Tabs = Readonly<Record<string, TabEntry>>;

/** Messages between tabs. */
export interface TabMessage {
  /** Id of the sender. */
  readonly id: string;
  /** The sender has closed. Without this field, it sent a beat or wants an answer. */
  readonly left?: true;
}

/** Time a silent tab has to answer before it counts as closed, in milliseconds. */
const ANSWER_MS = 1_000;

/** The parts of the browser that the tab lock needs. */
export interface TabSurroundings {
  readonly local: KeyValueStorage;
  readonly session: KeyValueStorage;
  readonly now: () => number;
  /**
   * Sends a message to the other tabs at once. They store themselves again, or forget a tab that
   * has closed.
   */
  readonly announce: (news: TabMessage) => void;
  /** The page was reloaded in the same tab, which keeps its turn. */
  readonly reloaded: boolean;
  readonly id: string;
}

/**
 * Decides whether this tab may work (R8.11, R9.3). Only the open tab with the lowest turn may. A
 * tab sends a beat every 10 s and answers the beats of others. So a hidden tab stays known,
 * although the browser slows down its timers. After 30 s without a beat or an answer, a tab counts
 * as closed. The lock has no timers: its owner calls {@link beat} and {@link isLocked}.
 */
export class TabLock {
  readonly #around: TabSurroundings;
  #turn: number;
  /** Time of the last question to each silent tab. */
  readonly #askedAt = new Map<string, number>();
  /**
   * Tabs that have said goodbye. The list in storage is one value. Another tab may write an old
   * list after the goodbye and so put them back.
   */
  readonly #left = new Set<string>();

  constructor(around: TabSurroundings) {
    this.#around = around;
    this.#turn = this.#firstTurn();
    this.#takeTurn(this.#turn);
  }

  #firstTurn(): number {
    const kept = this.#around.session.getItem(guardKeys.tabTurn);
    if (this.#around.reloaded && kept !== null && Number.isFinite(Number(kept)))
      return Number(kept);
    return Math.max(0, ...this.#others().map(([, { turn }]) => turn + 1));
  }

  #read(): Tabs {
    try {
      const value: unknown = JSON.parse(this.#around.local.getItem(guardKeys.tabs) ?? '{}');
      if (typeof value !== 'object' || value === null) return {};
      const entries = Object.entries(value as Record<string, Partial<TabEntry> | null>);
      return Object.fromEntries(
        entries.filter(
          (entry): entry is [string, TabEntry] =>
            Number.isFinite(entry[1]?.beat) && Number.isFinite(entry[1]?.turn),
        ),
      );
    } catch {
      return {};
    }
  }

  #write(tabs: Tabs): void {
    if (Object.keys(tabs).length === 0) this.#around.local.removeItem(guardKeys.tabs);
    else this.#around.local.setItem(guardKeys.tabs, JSON.stringify(tabs));
  }

  /** The other tabs that are alive, or still have time to answer. */
  #others(): [string, TabEntry][] {
    const now = this.#around.now();
    return Object.entries(this.#read()).filter(([id, { beat }]) => {
      if (id === this.#around.id || this.#left.has(id)) return false;
      if (now - beat < limits.tabStaleMs) {
        this.#askedAt.delete(id);
        return true;
      }
      const askedAt = this.#askedAt.get(id);
      return askedAt !== undefined && askedAt > beat
        ? now - askedAt < ANSWER_MS
        : this.#ask(id, now);
    });
  }

  #ask(id: string, now: number): true {
    this.#askedAt.set(id, now);
    this.#around.announce({ id: this.#around.id });
    return true;
  }

  #takeTurn(turn: number): void {
    this.#turn = turn;
    this.#around.session.setItem(guardKeys.tabTurn, String(turn));
    this.announceBeat();
  }

  /** Records that this tab is alive, and forgets tabs closed long ago. */
  beat(): void {
    const { id, now } = this.#around;
    const others = this.#others();
    this.#write({ ...Object.fromEntries(others), [id]: { beat: now(), turn: this.#turn } });
  }

  /** Sends a beat, and a message to the other tabs at once. */
  announceBeat(): void {
    this.beat();
    this.#around.announce({ id: this.#around.id });
  }

  /** Handles a message of another tab. Stores nothing if this tab has just stored itself. */
  receive({ id, left }: TabMessage): void {
    // A page that returns from the browser's cache is known again under its previous id.
    if (!left) this.#left.delete(id);
    else {
      this.#left.add(id);
      if (id in this.#read()) this.beat();
    }
    this.answer();
  }

  /** Stores this tab again when its entry is old, or when another tab has overwritten it. */
  answer(): void {
    const own = this.#read()[this.#around.id];
    if (!own || this.#around.now() - own.beat >= limits.tabHeartbeatMs / 2) this.beat();
  }

  /** True while an earlier tab is open. */
  isLocked(): boolean {
    const { id } = this.#around;
    return this.#others().some(
      ([other, { turn }]) => turn < this.#turn || (turn === this.#turn && other < id),
    );
  }

  /** True while a silent tab has time to answer. Check again after {@link tabRetryMs}. */
  get waits(): boolean {
    const now = this.#around.now();
    return [...this.#askedAt.values()].some((askedAt) => now - askedAt < ANSWER_MS);
  }

  /** Takes the first turn. The tab that worked so far is then locked. */
  useHere(): void {
    this.#takeTurn(Math.min(0, ...this.#others().map(([, { turn }]) => turn)) - 1);
  }

  /** Removes this tab, for example when it is closed or its session ends. */
  leave(): void {
    const rest = Object.entries(this.#read()).filter(([id]) => id !== this.#around.id);
    this.#write(Object.fromEntries(rest));
    this.#around.announce({ id: this.#around.id, left: true });
  }
}

/** Time until a tab that waits for an answer checks again, in milliseconds. */
export const tabRetryMs = ANSWER_MS;
