import { useQuery } from '../api/hooks.ts';
import { availability, blockedNow, type Availability } from './availability.ts';
import { useStart } from './start.ts';

/**
 * Returns the portal's availability as the server last reported it, and a function to read it
 * again.
 */
export function usePortalStatus(options: { readonly refreshInterval?: number } = {}): {
  readonly availability: Availability;
  /** A blocked function of the portal, even if this user came for a different one. */
  readonly blocked: ReturnType<typeof blockedNow>;
  readonly reload: () => void;
} {
  const { launch } = useStart();
  const { data, reload } = useQuery('getPortalStatuses', {}, options);
  return {
    // oxlint-disable-next-line react/purity -- a block counts from the time of each look
    availability: availability(data?.statuses ?? [], launch.portalFunction, new Date()),
    blocked: blockedNow(data?.statuses ?? []),
    reload,
  };
}
