import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageSkeleton } from '@dokubox/ui-kit/shell/PageSkeleton/PageSkeleton.tsx';
import { boxPath, RETURN_PARAMETER } from '@dokubox/spec/portal-paths.ts';
import { parseDdeParam } from '../config/ddeParam.ts';
import { homeOf, isResumable } from '../config/landing.ts';
import { dokuBoxIdOf } from '../config/returned.ts';
import { storageKeys, type KeyValueStorage } from '../config/storage.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/session.ts';

/** Reads a stored value and removes it. */
function takeOut(storage: KeyValueStorage, key: string): string | null {
  const value = storage.getItem(key);
  storage.removeItem(key);
  return value;
}

/**
 * Returns the target of a signed-in user who is at the entrance. It is the box from a link of the
 * bank, or the page the user came for or lost the session on, or home. Home
 * shows a return from signing (R2.9). Stored targets work once.
 *
 * @param search query of the entrance's address
 */
export function entryTarget(storage: KeyValueStorage, home: string, search = ''): string {
  const ddeParam = takeOut(storage, storageKeys.ddeParam);
  const resume = takeOut(storage, storageKeys.resume);
  const box = ddeParam === null ? undefined : parseDdeParam(ddeParam)?.dokuBoxId;
  if (box !== undefined) return boxPath(box);
  if (resume !== null && isResumable(resume)) return resume;
  const signed = dokuBoxIdOf(new URLSearchParams(search));
  return signed === undefined ? home : `${home}?${RETURN_PARAMETER}=${signed}`;
}

/** Leads from the entrance to the right screen. */
export function EntryRedirect() {
  const { user, tenant } = useUser();
  const navigate = useNavigate();
  // One entrance may lead to another before any screen is shown. Each leads on.
  const location = useLocation();
  const { sessionStorage } = useServices().platform;
  const home = homeOf(user.userType, tenant);
  useEffect(() => {
    void navigate(entryTarget(sessionStorage, home, location.search), { replace: true });
  }, [navigate, home, location, sessionStorage]);
  return (
    <main>
      <PageSkeleton shape="list" />
    </main>
  );
}
