import { browserConnection } from '../api/connection.ts';
import { openBrowserChannel } from '../platform/browserChannel.ts';
import { memoryAddressBar, memoryPlatform } from '../platform/memory.ts';
import type { Platform } from '../platform/platform.ts';
import { origin } from './files.ts';

/**
 * A host's page. Our server is the origin of this code. The address, title, storage and tokens
 * belong to the host.
 * @param shown the ground that Dokubox is drawn in
 * @param given page of the host that a signing service returns to, and storage while the page stays
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
      // A relative path belongs to our server, although the page belongs to the host's.
      const { href } = new URL(url, origin);
      const top = window.top ?? window;
      try {
        // Leaves a frame too, because signing pages do not allow frames.
        top.location.href = href;
      } catch {
        // The user's last click is too long ago, so the browser needs another one.
      }
      return top === window ? undefined : href;
    },
  };
}
