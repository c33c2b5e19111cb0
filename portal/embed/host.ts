import { browserConnection } from '../api/connection.ts';
import { openBrowserChannel } from '../platform/browserChannel.ts';
import { memoryAddressBar, memoryPlatform } from '../platform/memory.ts';
import type { Platform } from '../platform/platform.ts';
import { origin } from './files.ts';

/**
 * A host's page: our server is where this code came from, and nothing of the page is ours: address,
 * title and storage belong to the host, who keeps the tokens too.
 * @param shown what Dokubox is drawn in
 * @param given page of the host that a signing service returns to, and what is kept while the page stays
 */
export function hostPlatform(
  shown: ShadowRoot,
  given: Pick<Platform, 'returnUrl' | 'sessionStorage'>,
): Platform {
  const connection = browserConnection(origin);
  return {
    ...memoryPlatform(connection),
    ...connection,
    addressBar: memoryAddressBar('/', origin),
    openChannel: openBrowserChannel,
    elementById: (id) => shown.getElementById(id),
    ...given,
    leaveFor: (url) => {
      // A path is one of our server; the page belongs to the host's.
      const { href } = new URL(url, origin);
      const top = window.top ?? window;
      try {
        // Also out of a frame: a signing page is shown in none.
        top.location.href = href;
      } catch {
        // Too long ago that somebody clicked: the browser wants to see it once more.
      }
      return top === window ? undefined : href;
    },
  };
}
