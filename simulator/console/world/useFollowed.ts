import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { controlOperations } from '@dokubox/spec/control/operations/table.ts';
import { useConsolePlatform } from '../platform.ts';

/** How long events that come together are gathered, in milliseconds. */
const GATHER_MS = 200;
/** How often everything in sight is read where nothing is pushed, in milliseconds. */
const EVERY_MS = 5_000;

/** Reads what is in sight again when something has happened in the world: its events say so. */
export function useFollowed(worldId: string): void {
  const { follow } = useConsolePlatform();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const read = () => void mutate(() => true);
    if (!follow) {
      const timer = setInterval(read, EVERY_MS);
      return () => {
        clearInterval(timer);
      };
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const url = controlOperations.followWorld.url.replace('{worldId}', encodeURIComponent(worldId));
    const stop = follow(url, () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        read();
      }, GATHER_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [follow, mutate, worldId]);
}
