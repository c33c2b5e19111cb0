import type { DoorOptions } from '../door/options.ts';
import type { Metrics } from './metrics.ts';
import type { Peers } from './peers/peers.ts';

/** Options of a server, set at its start. */
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
  /** Folder of the built portal. While it does not exist, the pages say so. */
  readonly portalFolder: string;
  /** Folder of the built console. Absent: the start page has no console. */
  readonly consoleFolder?: string | undefined;
  /** The script of the badge in the portal's corner. Absent: no badge. */
  readonly badgeFile?: string | undefined;
  /** Time in milliseconds for a caller to complete a request. The default is 12 s. */
  readonly stallMs?: number | undefined;
  /**
   * Bytes of large bodies in memory at the same time. The default is a share of the heap.
   */
  readonly bodiesInFlight?: number | undefined;
  /** Counts the answers. */
  readonly metrics?: Metrics | undefined;
  /**
   * Settles when every change of a world, or of all worlds, is stored. Undefined if it already is.
   * Absent without a store.
   */
  readonly stored?: ((worldIds?: readonly string[]) => Promise<void> | undefined) | undefined;
  /** Other processes that share the store. Absent if the store cannot be shared. */
  readonly peers?: Peers | undefined;
  /** Attempts per minute on sign-in, code and reset. The defaults suit people. */
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
