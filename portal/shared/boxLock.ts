import { ApiError } from '../api/errors.ts';
import { uuid } from '../api/context.ts';
import type { Platform, TabChannel } from '../platform/platform.ts';

/** The two calls of a lock. `release` must not reject, and must be sent even while the page closes. */
export interface LockCalls {
  /** @throws ApiError with DOKUBOX_LOCKED while somebody else holds the box */
  readonly take: () => Promise<unknown>;
  readonly release: () => Promise<unknown>;
}

/** Called after each attempt to take the lock: with the error, or with nothing when it succeeded. */
export type LockTried = (refusal?: unknown) => void;

interface PeerMessage {
  readonly kind: 'hello' | 'here' | 'bye' | 'released';
  readonly topic: string;
  readonly from: string;
}

function isPeerMessage(value: unknown): value is PeerMessage {
  return typeof value === 'object' && value !== null && 'topic' in value && 'from' in value;
}

/**
 * Knows which other tabs of this browser hold the same box. A tab that crashes says no goodbye
 * and counts as open, so the lock is not released then; it expires. A tab that goes before the others
 * have answered it knows of none and releases the lock; it says so, and they take it again.
 */
class Peers {
  readonly #id: string;
  #present = true;
  readonly #topic: string;
  readonly #others = new Set<string>();
  readonly #channel: TabChannel | undefined;

  constructor(
    id: string,
    topic: string,
    openChannel: Platform['openChannel'],
    onReleased: () => void,
  ) {
    this.#id = id;
    this.#topic = topic;
    this.#channel = openChannel('dde-box-locks');
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      // A lock that is left and held again hears itself say so.
      if (!isPeerMessage(data) || data.topic !== topic || data.from === id) return;
      if (data.kind === 'bye') this.#others.delete(data.from);
      else if (data.kind === 'released') onReleased();
      else this.#others.add(data.from);
      if (data.kind === 'hello' && this.#present) this.#say('here');
    });
    this.hello();
  }

  get alone(): boolean {
    return this.#others.size === 0;
  }

  hello(): void {
    this.#present = true;
    this.#say('hello');
  }

  bye(): void {
    this.#present = false;
    this.#say('bye');
  }

  released(): void {
    this.#say('released');
  }

  close(): void {
    this.#channel?.close();
  }

  #say(kind: PeerMessage['kind']): void {
    this.#channel?.postMessage({ kind, topic: this.#topic, from: this.#id } satisfies PeerMessage);
  }
}

/**
 * The lock of one box, held by this tab for the current user. Its calls are sent one after
 * the other, so that a release cannot arrive after the next lock. Nothing here rejects: a user who is
 * refused sees it from the box, and if the server cannot be reached, work goes on without the lock.
 */
export class BoxLock {
  readonly #id = uuid();
  readonly #calls: LockCalls;
  readonly #topic: string;
  readonly #openChannel: Platform['openChannel'];
  #peers: Peers | undefined;
  readonly #heldBy = new Set<{ readonly onTried: LockTried | undefined }>();
  /** True as soon as the lock is asked for, because its answer may never arrive. */
  #mayHold = false;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param topic names the user and the box; tabs with the same topic know of each other
   * @param openChannel opens the channel to those tabs
   */
  constructor(topic: string, calls: LockCalls, openChannel: Platform['openChannel']) {
    this.#openChannel = openChannel;
    this.#topic = topic;
    this.#calls = calls;
  }

  /**
   * Takes the lock and holds it until the returned function is called. If several parts of the page
   * hold it, it is released with the last one, so an effect that React runs twice does not release it.
   * @param onTried called after each attempt for as long as it is held
   */
  hold(onTried?: LockTried): () => void {
    const holder = { onTried };
    this.#heldBy.add(holder);
    this.#peers ??= new Peers(this.#id, this.#topic, this.#openChannel, () => {
      if (this.#mayHold) void this.renew();
    });
    // Held already, or asked for: whoever comes now shares it.
    if (!this.#mayHold) void this.renew();
    return () => {
      if (this.#heldBy.delete(holder)) void this.#leave();
    };
  }

  /** Takes the lock again before it expires. Does nothing if no part of the page holds it. */
  renew(): Promise<void> {
    return this.#next(async () => {
      if (this.#heldBy.size === 0) return;
      this.#mayHold = true;
      let refusal: unknown;
      try {
        await this.#calls.take();
      } catch (cause) {
        refusal = cause;
        // After any other error the server may have taken the lock all the same.
        if (cause instanceof ApiError && cause.status === 409) this.#mayHold = false;
      }
      for (const { onTried } of this.#heldBy) onTried?.(refusal);
    });
  }

  /** The page is closing: releases the lock at once, without waiting for earlier calls. */
  leaveNow(): void {
    const alone = this.#peers?.alone ?? true;
    this.#peers?.bye();
    if (!this.#mayHold || !alone) return;
    this.#mayHold = false;
    void this.#calls.release();
    // The call has left, but need not have arrived: at worst the others renew the lock with the next poll.
    this.#peers?.released();
  }

  /** Nobody is there: gives the lock back for the time being; the next `renew` takes it again. */
  rest(): Promise<void> {
    return this.#next(() => this.#release());
  }

  /** The browser shows the page again from its back/forward cache. */
  comeBack(): void {
    this.#peers?.hello();
    void this.renew();
  }

  /** Resolves when all calls asked for so far have been answered. */
  settled(): Promise<void> {
    return this.#last;
  }

  #leave(): Promise<void> {
    return this.#next(async () => {
      if (this.#heldBy.size > 0) return;
      const peers = this.#peers;
      peers?.bye();
      this.#peers = undefined;
      await this.#release(peers);
      peers?.close();
    });
  }

  /** Another tab of the same user that holds it goes on. */
  async #release(peers = this.#peers): Promise<void> {
    const releases = this.#mayHold && (peers?.alone ?? true);
    this.#mayHold = false;
    if (!releases) return;
    await this.#calls.release();
    peers?.released();
  }

  #next(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work);
    return this.#last;
  }
}
