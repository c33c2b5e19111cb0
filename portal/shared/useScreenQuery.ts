import { useCallback } from 'react';
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { useServices } from '../services/services.ts';

/**
 * The query of a screen's address, as in `useSearchParams`. A typed text is searched for after a
 * pause. By then the user may have followed a row, while this screen stays until the next one has
 * loaded. Such a late change is ignored, because it would bring the user back.
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
