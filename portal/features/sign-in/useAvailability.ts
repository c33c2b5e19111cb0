import { useEffect, useState } from 'react';
import { useApi } from '../../api/portal.ts';
import { availability, type Availability } from '../../session/availability.ts';
import { useStart } from '../../session/start.ts';

/**
 * Whether the portal is open, blocked or about to close. Read once when the sign-in page appears.
 * `open` until the answer comes.
 */
export function useAvailability(): Availability {
  const { call } = useApi();
  const { portalFunction } = useStart().launch;
  const [known, setKnown] = useState<Availability>({ kind: 'open' });
  useEffect(() => {
    const abort = new AbortController();
    call('getPortalStatuses', {}, { shownInPlace: true, signal: abort.signal }).then(
      ({ statuses }) => {
        setKnown(availability(statuses, portalFunction, new Date()));
      },
      () => {
        // Without an answer there is no notice: if the server cannot be reached, the sign-in will
        // show it.
      },
    );
    return () => {
      abort.abort();
    };
  }, [call, portalFunction]);
  return known;
}
