import { useSyncExternalStore } from 'react';
import { events } from '../api/portal.ts';

/** What the last call found out: a browser can believe in a connection that leads nowhere. */
let reached = true;
events.on('reached', (now) => {
  reached = now;
});

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const end = events.on('reached', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    end();
  };
}

/** Whether there is a connection, as far as browser and transport know. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine && reached);
}
