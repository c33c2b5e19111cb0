import { browserConnection } from '../api/connection.ts';
import { openBrowserChannel } from '../platform/browserChannel.ts';
import { memoryAddressBar, memoryPlatform } from '../platform/memory.ts';
import type { Platform } from '../platform/platform.ts';
import { origin } from './files.ts';

/**
 * A host's page: our server is where this code came from, and nothing of the page is ours: address,
 * title and storage belong to the host, who keeps the tokens too.
 * @param shown what Dokubox is drawn in
 */
export function hostPlatform(shown: ShadowRoot): Platform {
  const connection = browserConnection(origin);
  return {
    ...memoryPlatform(connection),
    ...connection,
    addressBar: memoryAddressBar('/', origin),
    openChannel: openBrowserChannel,
    elementById: (id) => shown.getElementById(id),
    leaveFor: (url) => {
      // Also out of our frame: a signing page is shown in none.
      (window.top ?? window).location.href = url;
    },
  };
}
