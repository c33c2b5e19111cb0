import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from '../api/portal.ts';

/** Whether there is a connection, as far as browser and transport know. */
export function useOnline(): boolean {
  const { events, isReached } = useApi();
  const subscribe = useCallback(
    (listener: () => void) => {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      const end = events.on('reached', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        end();
      };
    },
    [events],
  );
  return useSyncExternalStore(subscribe, () => navigator.onLine && isReached());
}
