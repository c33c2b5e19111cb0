import type { MantineColorSchemeManager } from '@mantine/core';
import type { ResourceKey } from 'i18next';
import type { Connection } from '../api/connection.ts';
import type { TokenStorage } from '../api/tokens.ts';
import type { ListedStorage } from '../config/storage.ts';

/** The part of a window in which the address lives; the browser's own, or one in memory. */
export interface AddressBar {
  readonly location: Pick<
    Location,
    'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'hostname'
  >;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  /** `popstate` tells of Back and Forward. */
  readonly addEventListener: (name: 'popstate', listener: (event: PopStateEvent) => void) => void;
  readonly removeEventListener: (
    name: 'popstate',
    listener: (event: PopStateEvent) => void,
  ) => void;
}

/** Reaches the other tabs of the browser. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/**
 * Everything the portal is given by the place it runs in: a page of its own (`page.ts`), a host's page
 * (`embed/host.ts`), or a story (`memory.ts`). What is not handed in here, the portal does not touch:
 * it knows neither the door to the server, nor whose address bar, title and storage they are.
 */
export interface Platform extends Connection {
  readonly addressBar: AddressBar;
  /** Kept for later visits. */
  readonly localStorage: ListedStorage;
  /** Kept as long as the tab. */
  readonly sessionStorage: ListedStorage;
  /** Keeps the tokens over a reload; without it they live in memory only. */
  readonly tokenStorage?: TokenStorage;
  /**
   * What the browser knows of a session it cannot read; where nothing is known, the server is
   * asked.
   */
  readonly sessionMark?: {
    readonly present: () => boolean;
    /** Takes it away: there was no session. */
    readonly remove: () => void;
  };
  /** Keeps the chosen colour scheme. */
  readonly colorScheme: MantineColorSchemeManager;
  /** A channel to the other tabs; undefined where there are none. */
  readonly openChannel: (name: string) => TabChannel | undefined;
  /** Changes texts on their way to the screen, as into the pseudo-language of the tests. */
  readonly alterTexts?: (texts: ResourceKey) => ResourceKey;
  /** Finds an element of the portal by its id: in the page, or in the shadow root it is shown in. */
  readonly elementById: (id: string) => HTMLElement | null;
  /** Names the page, where it is ours to name. */
  readonly setTitle: (title: string) => void;
  /** Page of the host that a signing service returns to; absent: the portal's own list. */
  readonly returnUrl?: string;
  /**
   * Leaves the portal for another page: signing, the signing system of the bank.
   * @param url absolute, or a path of the server
   * @returns the absolute address, where the browser may ask the user for a click before it leaves
   */
  readonly leaveFor: (url: string) => string | undefined;
  /** Loads the page anew after a fault, at the given path or where it stands. */
  readonly restart: (path?: string) => void;
}
