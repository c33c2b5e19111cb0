import { limits } from '@dokubox/spec/limits.ts';
import type { KeyValueStorage } from '../../config/storage.ts';
import { guardKeys } from './guardKeys.ts';

/** One open tab as the others know it. */
interface TabEntry {
  /** When it was heard of last; milliseconds since 1970. */
  readonly beat: number;
  /** Order of the tabs: the lowest turn may work, the others are locked. */
  readonly turn: number;
}
type Tabs = Readonly<Record<string, TabEntry>>;

/** What tabs tell each other. */
export interface TabMessage {
  /** The tab that tells. */
  readonly id: string;
  /** It is gone; otherwise it beat, or wants an answer. */
  readonly left?: true;
}

/** How long a silent tab has to answer before it counts as gone, in milliseconds. */
const ANSWER_MS = 1_000;

/** What the tab lock needs of the browser. */
export interface TabSurroundings {
  readonly local: KeyValueStorage;
  readonly session: KeyValueStorage;
  readonly now: () => number;
  /**
   * Tells the other tabs at once. They answer by writing themselves down anew, or forget the tab that has
   * left.
   */
  readonly announce: (news: TabMessage) => void;
  /** The page was loaded anew in the same tab, which keeps its turn. */
  readonly reloaded: boolean;
  readonly id: string;
}

/**
 * Tells whether this tab may work (R8.11, R9.3): of all open tabs the one with the lowest turn. A tab
 * beats every 10 s and answers the beats of others, so that a hidden one, whose timers the browser
 * slows down, stays known; unheard of for 30 s and silent when asked it counts as gone. No timers of
 * its own: whoever owns it calls {@link beat} and {@link isLocked}.
 */
export class TabLock {
  readonly #around: TabSurroundings;
  #turn: number;
  /** When each silent tab was asked for an answer. */
  readonly #asked = new Map<string, number>();
  /**
   * Tabs that said goodbye. The list in storage is one value: a tab that wrote it down a moment before
   * it learned of the goodbye has put them back.
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

  /** The other tabs that are heard of, or still have time to answer. */
  #others(): [string, TabEntry][] {
    const now = this.#around.now();
    return Object.entries(this.#read()).filter(([id, { beat }]) => {
      if (id === this.#around.id || this.#left.has(id)) return false;
      if (now - beat < limits.tabStaleMs) {
        this.#asked.delete(id);
        return true;
      }
      const asked = this.#asked.get(id);
      return asked !== undefined && asked > beat ? now - asked < ANSWER_MS : this.#ask(id, now);
    });
  }

  #ask(id: string, now: number): true {
    this.#asked.set(id, now);
    this.#around.announce({ id: this.#around.id });
    return true;
  }

  #takeTurn(turn: number): void {
    this.#turn = turn;
    this.#around.session.setItem(guardKeys.tabTurn, String(turn));
    this.tell();
  }

  /** Makes this tab heard of, and forgets tabs long gone. */
  beat(): void {
    const { id, now } = this.#around;
    const others = this.#others();
    this.#write({ ...Object.fromEntries(others), [id]: { beat: now(), turn: this.#turn } });
  }

  /** Beats, and tells the other tabs at once. */
  tell(): void {
    this.beat();
    this.#around.announce({ id: this.#around.id });
  }

  /** Takes a message of another tab; writes nothing when this tab wrote itself down a moment ago. */
  hear({ id, left }: TabMessage): void {
    // A page that comes back out of the browser's cache is heard of again under its former name.
    if (!left) this.#left.delete(id);
    else {
      this.#left.add(id);
      if (id in this.#read()) this.beat();
    }
    this.answer();
  }

  /** Writes this tab down anew when its entry is old, or when another tab has overwritten it. */
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

  /** True while a silent tab has time to answer: look again after {@link tabRetryMs}. */
  get waits(): boolean {
    const now = this.#around.now();
    return [...this.#asked.values()].some((asked) => now - asked < ANSWER_MS);
  }

  /** Takes the first turn; the tab that worked so far is locked. */
  useHere(): void {
    this.#takeTurn(Math.min(0, ...this.#others().map(([, { turn }]) => turn)) - 1);
  }

  /** Takes this tab out, as when it is closed or its session ends. */
  leave(): void {
    const rest = Object.entries(this.#read()).filter(([id]) => id !== this.#around.id);
    this.#write(Object.fromEntries(rest));
    this.#around.announce({ id: this.#around.id, left: true });
  }
}

/** How soon a tab that waits for an answer looks again, in milliseconds. */
export const tabRetryMs = ANSWER_MS;
