import { ApiError } from '../api/errors.ts';
import { uuid } from '../api/context.ts';
import type { Platform, TabChannel } from '../platform/platform.ts';

/** The two calls of a lock; `release` must not reject and has to survive the end of the page. */
export interface LockCalls {
  /** @throws ApiError with DOKUBOX_LOCKED while somebody else holds the box */
  readonly take: () => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

/** Hears of each try to take a lock; what refused it, or nothing when it was taken. */
export type LockTried = (refusal?: unknown) => void;

interface PeerMessage {
  readonly kind: 'hello' | 'here' | 'bye';
  readonly topic: string;
  readonly from: string;
}

function isPeerMessage(value: unknown): value is PeerMessage {
  return typeof value === 'object' && value !== null && 'topic' in value && 'from' in value;
}

/**
 * Which other tabs of this browser work on the same thing. A tab that crashed is not missed: the lock
 * then stays until it expires.
 */
class Peers {
  readonly #id = uuid();
  readonly #topic: string;
  readonly #others = new Set<string>();
  readonly #channel: TabChannel | undefined;

  constructor(topic: string, openChannel: Platform['openChannel']) {
    this.#topic = topic;
    this.#channel = openChannel('dde-box-locks');
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isPeerMessage(data) || data.topic !== topic) return;
      if (data.kind === 'bye') this.#others.delete(data.from);
      else this.#others.add(data.from);
      if (data.kind === 'hello') this.#say('here');
    });
    this.hello();
  }

  get alone(): boolean {
    return this.#others.size === 0;
  }

  hello(): void {
    this.#say('hello');
  }

  bye(): void {
    this.#say('bye');
  }

  close(): void {
    this.bye();
    this.#channel?.close();
  }

  #say(kind: PeerMessage['kind']): void {
    this.#channel?.postMessage({ kind, topic: this.#topic, from: this.#id } satisfies PeerMessage);
  }
}

/**
 * The lock of one box for one user of this tab. Calls leave one after the other, so that a
 * release never overtakes the lock that was taken after it. Never rejects: whoever is refused reads so
 * from the box, and work goes on without a lock where the server could not be asked.
 */
export class BoxLock {
  readonly #calls: LockCalls;
  readonly #topic: string;
  readonly #openChannel: Platform['openChannel'];
  #peers: Peers | undefined;
  readonly #heldBy = new Set<{ readonly onTried: LockTried | undefined }>();
  /** True from the moment the lock is asked for: its answer may never be read. */
  #mayHold = false;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param topic the same in every tab where the same user has the same box open
   * @param openChannel reaches those tabs
   */
  constructor(topic: string, calls: LockCalls, openChannel: Platform['openChannel']) {
    this.#openChannel = openChannel;
    this.#topic = topic;
    this.#calls = calls;
  }

  /**
   * Takes the lock and keeps it until the returned function is called; of several who hold it here,
   * the last one lets go. An effect that React runs twice lets nothing go in between.
   * @param onTried called with each try, until it is let go
   */
  hold(onTried?: LockTried): () => void {
    const holder = { onTried };
    this.#heldBy.add(holder);
    this.#peers ??= new Peers(this.#topic, this.#openChannel);
    void this.renew();
    return () => {
      if (this.#heldBy.delete(holder)) void this.#leave();
    };
  }

  /** Takes the lock again before it expires; does nothing when nobody here wants it. */
  renew(): Promise<void> {
    return this.#next(async () => {
      if (this.#heldBy.size === 0) return;
      this.#mayHold = true;
      let refusal: unknown;
      try {
        await this.#calls.take();
      } catch (cause) {
        refusal = cause;
        // Anything but a refusal leaves it open whether the lock was taken.
        if (cause instanceof ApiError && cause.status === 409) this.#mayHold = false;
      }
      for (const { onTried } of this.#heldBy) onTried?.(refusal);
    });
  }

  /** The page goes away: releases at once, without waiting for anything. */
  leaveNow(): void {
    const alone = this.#peers?.alone ?? true;
    this.#peers?.bye();
    if (!this.#mayHold || !alone) return;
    this.#mayHold = false;
    void this.#calls.release();
  }

  /** The page came back from the browser's store of former pages. */
  comeBack(): void {
    this.#peers?.hello();
    void this.renew();
  }

  /** Resolves when everything asked for so far has been done. */
  settled(): Promise<void> {
    return this.#last;
  }

  #leave(): Promise<void> {
    return this.#next(async () => {
      if (this.#heldBy.size > 0) return;
      const alone = this.#peers?.alone ?? true;
      this.#peers?.close();
      this.#peers = undefined;
      const releases = this.#mayHold && alone;
      this.#mayHold = false;
      if (releases) await this.#calls.release();
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    return this.#last;
  }
}
