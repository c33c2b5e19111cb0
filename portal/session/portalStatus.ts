import { useQuery } from '../api/hooks.ts';
import { availability, blockedNow, type Availability } from './availability.ts';
import { useStart } from './start.ts';

/** Availability of the portal as the server told it last, and how to ask anew. */
export function usePortalStatus(options: { readonly refreshInterval?: number } = {}): {
  readonly availability: Availability;
  /** What is blocked in any function of the portal, not only in the one this user came for. */
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
