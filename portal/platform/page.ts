import { localStorageColorSchemeManager } from '@mantine/core';
import { SIGNED_IN_COOKIE } from '@dokubox/spec/cookies.ts';
import { browserConnection } from '../api/connection.ts';
import { storageKeys, usableStorage } from '../config/storage.ts';
import { openBrowserChannel } from './browserChannel.ts';
import type { Platform } from './platform.ts';

/**
 * The platform of the portal's own page: the browser's address bar, storage and title, and the
 * page's server.
 */
export function pagePlatform(): Platform {
  const sessionStorage = usableStorage(() => window.sessionStorage);
  return {
    ...browserConnection(),
    addressBar: window,
    localStorage: usableStorage(() => window.localStorage),
    sessionStorage,
    tokenStorage: sessionStorage,
    sessionMark: {
      present: () =>
        document.cookie.split(/; */).some((one) => one.startsWith(`${SIGNED_IN_COOKIE}=`)),
      remove: () => {
        document.cookie = `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0`;
      },
    },
    // `public/color-scheme.js` reads this key before the first paint.
    colorScheme: localStorageColorSchemeManager({ key: storageKeys.colorScheme }),
    openChannel: openBrowserChannel,
    elementById: (id) => document.getElementById(id),
    setTitle: (title) => {
      document.title = title;
    },
    leaveFor: (url) => {
      window.location.assign(url);
      return undefined;
    },
    restart: (path) => {
      if (path === undefined) window.location.reload();
      else window.location.assign(path);
    },
  };
}
