import { useEffect, useState } from 'react';
import { useApi } from '../../api/portal.ts';
import { availability, type Availability } from '../../session/availability.ts';
import { useStart } from '../../session/place.ts';

/** Availability of the portal, asked once: the sign-in does without the query cache. */
export function useAvailability(): Availability {
  const { call } = useApi();
  const { portalFunction } = useStart().place;
  const [known, setKnown] = useState<Availability>({ kind: 'open' });
  useEffect(() => {
    const abort = new AbortController();
    call('getPortalStatuses', {}, { shownInPlace: true, signal: abort.signal }).then(
      ({ statuses }) => {
        setKnown(availability(statuses, portalFunction, new Date()));
      },
      () => {
        // Without an answer there is nothing to announce; the sign-in itself will tell.
      },
    );
    return () => {
      abort.abort();
    };
  }, [call, portalFunction]);
  return known;
}
