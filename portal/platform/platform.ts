import type { MantineColorSchemeManager } from '@mantine/core';
import type { ResourceKey } from 'i18next';
import type { Connection } from '../api/connection.ts';
import type { TokenStorage } from '../api/tokens.ts';
import type { ListedStorage } from '../config/storage.ts';

/** The part of a window that contains the address: the browser's, or one in memory. */
export interface AddressBar {
  readonly location: Pick<
    Location,
    'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'hostname'
  >;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  /** `popstate` reports Back and Forward. */
  readonly addEventListener: (name: 'popstate', listener: (event: PopStateEvent) => void) => void;
  readonly removeEventListener: (
    name: 'popstate',
    listener: (event: PopStateEvent) => void,
  ) => void;
}

/** Reaches the other tabs of the browser. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/**
 * Everything that the place around it gives to the portal. That place is its own page (`page.ts`),
 * a host's page (`embed/host.ts`) or a story (`memory.ts`). The portal touches nothing else. It
 * knows neither the way to the server nor the owner of the address bar, title and storage.
 */
export interface Platform extends Connection {
  readonly addressBar: AddressBar;
  /** Kept for later visits. */
  readonly localStorage: ListedStorage;
  /** Kept as long as the tab. */
  readonly sessionStorage: ListedStorage;
  /** Keeps the tokens when the page is reloaded. Without it they are in memory only. */
  readonly tokenStorage?: TokenStorage;
  /**
   * The browser's mark of a session whose cookie the portal cannot read. Without a mark,
   * the portal asks the server.
   */
  readonly sessionMark?: {
    readonly present: () => boolean;
    /** Removes the mark because there was no session. */
    readonly remove: () => void;
  };
  /** Keeps the chosen colour scheme. */
  readonly colorScheme: MantineColorSchemeManager;
  /** Opens a channel to the other tabs. Undefined if there are none. */
  readonly openChannel: (name: string) => TabChannel | undefined;
  /** Changes texts before they are shown, for example into the tests' pseudo-language. */
  readonly alterTexts?: (texts: ResourceKey) => ResourceKey;
  /**
   * Finds an element of the portal by its id, in the page or in the shadow root that shows the
   * portal.
   */
  readonly elementById: (id: string) => HTMLElement | null;
  /** Sets the page title, unless a host owns it. */
  readonly setTitle: (title: string) => void;
  /** Page of the host that a signing service returns to. Without it, the portal's list. */
  readonly returnUrl?: string;
  /**
   * Leaves the portal for another page: signing, or the bank's signing system.
   * @param url absolute, or a path of the server
   * @returns the absolute address, if the browser may ask the user for a click before leaving
   */
  readonly leaveFor: (url: string) => string | undefined;
  /** Loads the page again after a fault, at the given path or the current one. */
  readonly restart: (path?: string) => void;
}
