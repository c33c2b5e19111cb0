import type { DoorOptions } from '../door/options.ts';
import type { Metrics } from './metrics.ts';
import type { Peers } from './peers/peers.ts';

/** What a server is told once, at its start. */
export interface ServerOptions extends Pick<
  DoorOptions,
  'engine' | 'breaches' | 'strictResponses' | 'onProblem' | 'keepsJournal'
> {
  /** True while the server listens on a loopback address only. */
  readonly loopback: boolean;
  /** Token of the control API where the server is reachable from elsewhere. */
  readonly controlToken?: string | undefined;
  /** Addresses and ranges of proxies whose `X-Forwarded-*` headers count. */
  readonly trustedProxies: readonly string[];
  /** Origins that may embed the portal. */
  readonly embedOrigins: readonly string[];
  /** Folder of the built portal; its pages say so while it does not exist. */
  readonly portalFolder: string;
  /** Folder of the built console; without it the start page does without. */
  readonly consoleFolder?: string | undefined;
  /** The script of the badge in the portal's corner; without it there is none. */
  readonly badgeFile?: string | undefined;
  /** How long, in milliseconds, a caller may leave a request half sent; 12 s when absent. */
  readonly stallMs?: number | undefined;
  /** Bytes of large bodies held in memory at the same time; what suits the heap when absent. */
  readonly bodiesInFlight?: number | undefined;
  /** Counts the answers. */
  readonly metrics?: Metrics | undefined;
  /**
   * Settles when everything that has happened in a world, or in all, is stored, undefined when it is;
   * absent where nothing is stored at all.
   */
  readonly stored?: ((worldIds?: readonly string[]) => Promise<void> | undefined) | undefined;
  /** Other processes that share the store; absent where there can be none. */
  readonly peers?: Peers | undefined;
  /** Attempts a minute on sign-in, code and reset; the defaults suit people. */
  readonly rateLimits?: Partial<RateLimits> | undefined;
}

/** Requests a minute before 429. */
export interface RateLimits {
  /** For one user name of one world from one address. */
  readonly perUser: number;
  /** For one address, whatever the user name. */
  readonly perAddress: number;
}

export const defaultRateLimits: RateLimits = { perUser: 30, perAddress: 600 };
