import { SIGNED_IN_COOKIE } from '@dokubox/spec/cookies.ts';

/** One thing the portal keeps in the browser. */
export interface StoredItem {
  /** Name as it appears in the browser's tools. */
  readonly name: string;
  readonly kind: 'necessary' | 'functional';
  readonly storage: 'cookie' | 'session' | 'local';
  readonly kept: 'session' | 'signOut' | 'kept';
  readonly purpose:
    | 'session'
    | 'signedIn'
    | 'tokens'
    | 'oauthState'
    | 'openedWindow'
    | 'tabs'
    | 'activity'
    | 'ddeParam'
    | 'resume'
    | 'entrance'
    | 'tenant'
    | 'language'
    | 'scheme'
    | 'create'
    | 'draft'
    | 'kept';
}

/**
 * Everything the portal keeps in the browser (A-004, A-010, A-011, A-013, A-015, A-031, A-032, A-050,
 *
 */
export function storedItems(sessionCookie: string): readonly StoredItem[] {
  type Row = [
    string,
    StoredItem['kind'],
    StoredItem['storage'],
    StoredItem['kept'],
    StoredItem['purpose'],
  ];
  const rows: readonly Row[] = [
    [sessionCookie, 'necessary', 'cookie', 'signOut', 'session'],
    [SIGNED_IN_COOKIE, 'necessary', 'cookie', 'signOut', 'signedIn'],
    ['dde.tokens', 'necessary', 'session', 'signOut', 'tokens'],
    ['dde.oauthState', 'necessary', 'session', 'session', 'oauthState'],
    ['dde.openedWindow', 'necessary', 'local', 'signOut', 'openedWindow'],
    ['dde.tabs', 'necessary', 'local', 'session', 'tabs'],
    ['dde.tabTurn', 'necessary', 'session', 'session', 'tabs'],
    ['dde.activity', 'necessary', 'local', 'signOut', 'activity'],
    ['dde.ddeParam', 'necessary', 'session', 'session', 'ddeParam'],
    ['dde.resume', 'functional', 'session', 'session', 'resume'],
    ['dde.channel', 'functional', 'session', 'session', 'entrance'],
    ['dde.landing', 'functional', 'session', 'session', 'entrance'],
    ['dde.function', 'functional', 'session', 'session', 'entrance'],
    ['dde.lastChannel', 'functional', 'local', 'kept', 'entrance'],
    ['dde.tenant', 'functional', 'local', 'kept', 'tenant'],
    ['dde.language', 'functional', 'local', 'kept', 'language'],
    ['dde.colorScheme', 'functional', 'local', 'kept', 'scheme'],
    ['dde.create', 'functional', 'session', 'session', 'create'],
    ['dde.draft.*', 'functional', 'session', 'session', 'draft'],
    ['dde.kept', 'functional', 'session', 'signOut', 'kept'],
  ];
  return rows.map(([name, kind, storage, kept, purpose]) => ({
    name,
    kind,
    storage,
    kept,
    purpose,
  }));
}
