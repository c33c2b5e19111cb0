import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.ts';

/** Path of the address, without query and fragment. */
export function usePathname(): string {
  const { navigation } = useServices();
  return useSyncExternalStore(navigation.subscribe, navigation.pathname);
}
