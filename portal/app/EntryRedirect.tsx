import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageSkeleton } from '@dokubox/ui-kit/PageSkeleton/PageSkeleton.tsx';
import { parseDdeParam } from '../config/ddeParam.ts';
import { boxPath, homeOf, isResumable } from '../config/landing.ts';
import { storageKeys, type Keeper } from '../config/storage.ts';
import { useServices } from '../services/services.ts';
import { useUser } from '../session/session.ts';

/** Takes a kept value out of the storage. */
function takeOut(storage: Keeper, key: string): string | null {
  const value = storage.getItem(key);
  storage.removeItem(key);
  return value;
}

/**
 * Where a reader goes who is signed in and stands at the entrance: the box a link of the bank wanted
 * the page the session ended on, or home. Kept targets work once.
 */
export function entryTarget(storage: Keeper, home: string): string {
  const ddeParam = takeOut(storage, storageKeys.ddeParam);
  const resume = takeOut(storage, storageKeys.resume);
  const box = ddeParam === null ? undefined : parseDdeParam(ddeParam)?.dokuBoxId;
  if (box !== undefined) return boxPath(box);
  return resume !== null && isResumable(resume) ? resume : home;
}

/** Leads from the entrance to the right screen. */
export function EntryRedirect() {
  const { user, tenant } = useUser();
  const navigate = useNavigate();
  const { sessionStorage } = useServices().platform;
  const home = homeOf(user.userType, tenant);
  useEffect(() => {
    void navigate(entryTarget(sessionStorage, home), { replace: true });
  }, [navigate, home, sessionStorage]);
  return (
    <main>
      <PageSkeleton shape="list" />
    </main>
  );
}
