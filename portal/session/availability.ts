import { portalFunctions, type PortalFunction } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { CallAnswer } from '../api/client.ts';

type Status = CallAnswer<'getPortalStatuses'>['statuses'][number];

/** A function that is closed or will be closed. */
interface Closed {
  /** The function that users cannot use then. */
  readonly of: PortalFunction;
  readonly until: Date | undefined;
}

/** The availability of the portal, as far as users need to know it. */
export type Availability =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'blocked' } & Closed)
  /** Will close within 48 hours. */
  | ({ readonly kind: 'scheduled'; readonly from: Date } & Closed);

function availabilityOf(status: Status, now: Date): Availability {
  const until = status.timeTo ?? undefined;
  const of = status.function;
  if (status.currentlyBlocked) return { kind: 'blocked', of, until };
  const from = status.timeFrom ?? undefined;
  const ahead = from === undefined ? -1 : from.getTime() - now.getTime();
  if (from === undefined || ahead < 0 || ahead > limits.portalNoticeAheadMs)
    return { kind: 'open' };
  return { kind: 'scheduled', of, from, until };
}

const weight = { blocked: 2, scheduled: 1, open: 0 } as const;

/**
 * Returns the availability of a function from its own row and the row for all. The worse row counts
 * (A-011).
 */
export function availability(
  statuses: readonly Status[],
  portalFunction: PortalFunction,
  now: Date,
): Availability {
  return statuses
    .filter((status) => status.function === 'ALL' || status.function === portalFunction)
    .map((status) => availabilityOf(status, now))
    .reduce<Availability>(
      (worst, next) => (weight[next.kind] > weight[worst.kind] ? next : worst),
      { kind: 'open' },
    );
}

/**
 * Returns the blocked function after the server rejected a call, or the widest one if several are
 * blocked. `undefined` if no function is blocked any more.
 */
export function blockedNow(statuses: readonly Status[]): Closed | undefined {
  const [status] = statuses
    .filter(({ currentlyBlocked }) => currentlyBlocked)
    .sort((a, b) => portalFunctions.indexOf(a.function) - portalFunctions.indexOf(b.function));
  return status && { of: status.function, until: status.timeTo ?? undefined };
}
