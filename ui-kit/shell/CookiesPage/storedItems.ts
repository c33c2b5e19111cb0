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

/** Everything the portal keeps, as the assumptions name it. */
export function storedItems(sessionCookie: string): readonly StoredItem[] {
  return [
    {
      name: sessionCookie,
      kind: 'necessary',
      storage: 'cookie',
      kept: 'signOut',
      purpose: 'session',
    },
    {
      name: SIGNED_IN_COOKIE,
      kind: 'necessary',
      storage: 'cookie',
      kept: 'signOut',
      purpose: 'signedIn',
    },
    {
      name: 'dde.tokens',
      kind: 'necessary',
      storage: 'session',
      kept: 'signOut',
      purpose: 'tokens',
    },
    {
      name: 'dde.oauthState',
      kind: 'necessary',
      storage: 'session',
      kept: 'session',
      purpose: 'oauthState',
    },
    {
      name: 'dde.openedWindow',
      kind: 'necessary',
      storage: 'local',
      kept: 'signOut',
      purpose: 'openedWindow',
    },
    { name: 'dde.tabs', kind: 'necessary', storage: 'local', kept: 'session', purpose: 'tabs' },
    {
      name: 'dde.tabTurn',
      kind: 'necessary',
      storage: 'session',
      kept: 'session',
      purpose: 'tabs',
    },
    {
      name: 'dde.activity',
      kind: 'necessary',
      storage: 'local',
      kept: 'signOut',
      purpose: 'activity',
    },
    {
      name: 'dde.ddeParam',
      kind: 'necessary',
      storage: 'session',
      kept: 'session',
      purpose: 'ddeParam',
    },
    {
      name: 'dde.resume',
      kind: 'functional',
      storage: 'session',
      kept: 'session',
      purpose: 'resume',
    },
    ...['dde.channel', 'dde.landing', 'dde.function'].map(
      (name) =>
        ({
          name,
          kind: 'functional',
          storage: 'session',
          kept: 'session',
          purpose: 'entrance',
        }) as const,
    ),
    {
      name: 'dde.lastChannel',
      kind: 'functional',
      storage: 'local',
      kept: 'kept',
      purpose: 'entrance',
    },
    { name: 'dde.tenant', kind: 'functional', storage: 'local', kept: 'kept', purpose: 'tenant' },
    {
      name: 'dde.language',
      kind: 'functional',
      storage: 'local',
      kept: 'kept',
      purpose: 'language',
    },
    {
      name: 'dde.colorScheme',
      kind: 'functional',
      storage: 'local',
      kept: 'kept',
      purpose: 'scheme',
    },
    {
      name: 'dde.create',
      kind: 'functional',
      storage: 'session',
      kept: 'session',
      purpose: 'create',
    },
    {
      name: 'dde.draft.*',
      kind: 'functional',
      storage: 'session',
      kept: 'session',
      purpose: 'draft',
    },
    {
      name: 'dde.kept',
      kind: 'functional',
      storage: 'session',
      kept: 'signOut',
      purpose: 'kept',
    },
  ];
}
