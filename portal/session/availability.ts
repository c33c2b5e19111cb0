import type { PortalFunction } from '@dokubox/spec/enums.ts';
import { limits } from '@dokubox/spec/limits.ts';
import type { CallAnswer } from '../api/client.ts';

type Status = CallAnswer<'getPortalStatuses'>['statuses'][number];

/** What people need to know about the portal's availability. */
export type Availability =
  | { readonly kind: 'open' }
  | { readonly kind: 'blocked'; readonly until: Date | undefined }
  /** Closes within 48 hours. */
  | { readonly kind: 'scheduled'; readonly from: Date; readonly until: Date | undefined };

function availabilityOf(status: Status, now: Date): Availability {
  const until = status.timeTo ?? undefined;
  if (status.currentlyBlocked) return { kind: 'blocked', until };
  const from = status.timeFrom ?? undefined;
  const ahead = from === undefined ? -1 : from.getTime() - now.getTime();
  if (from === undefined || ahead < 0 || ahead > limits.portalNoticeAheadMs)
    return { kind: 'open' };
  return { kind: 'scheduled', from, until };
}

const weight = { blocked: 2, scheduled: 1, open: 0 } as const;

/** Rows that speak of a function: its own and the one for all; the worse one counts. */
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
