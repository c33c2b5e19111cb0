import { useCallback } from 'react';
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useServices } from '../services/services.ts';

/**
 * The query of a screen's address, as `useSearchParams` has it. Text that is typed is searched for
 * after a pause; meanwhile its reader may have followed a row, while this screen still stands until
 * the next one is fetched. Such a late change is let go: it would bring them back.
 */
export function useScreenQuery(): ReturnType<typeof useSearchParams> {
  const { navigation } = useServices();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const change = useCallback<SetURLSearchParams>(
    (...next) => {
      if (navigation.pathname() === pathname) setQuery(...next);
    },
    [navigation, pathname, setQuery],
  );
  return [query, change];
}
