import { ApiError } from '../api/errors.ts';
import { uuid } from '../api/context.ts';
import type { Platform, TabChannel } from '../platform/platform.ts';

/** The two calls of a lock. `release` must not reject, and must be sent even while the page closes. */
export interface LockCalls {
  /** @throws ApiError with DOKUBOX_LOCKED while another user holds the box */
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
 * Knows which other tabs of this browser hold the same box. A tab that crashes says no goodbye and
 * counts as open. The lock is then not released and expires. A tab that closes before the others
 * have answered knows of none and releases the lock. It announces the release, and they take the
 * lock again.
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
      // A lock that is left and held again receives its own message.
      if (!isPeerMessage(data) || data.topic !== topic || data.from === id) return;
      if (data.kind === 'bye') this.#others.delete(data.from);
      else if (data.kind === 'released') onReleased();
      else this.#others.add(data.from);
      if (data.kind === 'hello' && this.#present) this.#send('here');
    });
    this.hello();
  }

  get alone(): boolean {
    return this.#others.size === 0;
  }

  hello(): void {
    this.#present = true;
    this.#send('hello');
  }

  bye(): void {
    this.#present = false;
    this.#send('bye');
  }

  released(): void {
    this.#send('released');
  }

  close(): void {
    this.#channel?.close();
  }

  #send(kind: PeerMessage['kind']): void {
    this.#channel?.postMessage({ kind, topic: this.#topic, from: this.#id } satisfies PeerMessage);
  }
}

/**
 * The lock of one box, held by this tab for the current user. Its calls are sent in order,
 * so that a release cannot arrive after the next lock. Nothing here rejects. A rejected user learns
 * it from the box. If the server cannot be reached, work continues without the lock.
 */
export class BoxLock {
  readonly #id = uuid();
  readonly #calls: LockCalls;
  readonly #topic: string;
  readonly #openChannel: Platform['openChannel'];
  #peers: Peers | undefined;
  readonly #heldBy = new Set<{ readonly onTried: LockTried | undefined }>();
  /** True as soon as the lock is requested, because the answer may never arrive. */
  #mayHold = false;
  #last: Promise<void> = Promise.resolve();

  /**
   * @param topic names the user and the box. Tabs with the same topic know each other
   * @param openChannel opens the channel to those tabs
   */
  constructor(topic: string, calls: LockCalls, openChannel: Platform['openChannel']) {
    this.#openChannel = openChannel;
    this.#topic = topic;
    this.#calls = calls;
  }

  /**
   * Takes the lock and keeps it until the returned function is called. If several parts of the page
   * hold the lock, the last one releases it. So an effect that React runs twice does not release
   * it.
   * @param onTried called after each attempt for as long as it is held
   */
  hold(onTried?: LockTried): () => void {
    const holder = { onTried };
    this.#heldBy.add(holder);
    this.#peers ??= new Peers(this.#id, this.#topic, this.#openChannel, () => {
      if (this.#mayHold) void this.renew();
    });
    // The lock is held or requested already, so later holders share it.
    if (!this.#mayHold) void this.renew();
    return () => {
      if (this.#heldBy.delete(holder)) void this.#leave();
    };
  }

  /** Takes the lock again before it expires. Does nothing if no part of the page holds the lock. */
  renew(): Promise<void> {
    return this.#next(async () => {
      if (this.#heldBy.size === 0) return;
      this.#mayHold = true;
      let refusal: unknown;
      try {
        await this.#calls.take();
      } catch (cause) {
        refusal = cause;
        // After any other error the server may still have taken the lock.
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
    // The release has been sent but may not have arrived. At worst, other tabs renew the lock with
    // the next poll.
    this.#peers?.released();
  }

  /** The user is away: releases the lock for now. The next `renew` takes it again. */
  rest(): Promise<void> {
    return this.#next(() => this.#release());
  }

  /** The browser shows the page again from its back/forward cache. */
  comeBack(): void {
    this.#peers?.hello();
    void this.renew();
  }

  /** Resolves when all calls made so far have been answered. */
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

  /** If another tab of the same user holds the lock, it continues. */
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
