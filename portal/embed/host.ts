import { browserConnection } from '../api/connection.ts';
import { openBrowserChannel } from '../platform/browserChannel.ts';
import { memoryAddressBar, memoryPlatform } from '../platform/memory.ts';
import type { Platform } from '../platform/platform.ts';
import { origin } from './origin.ts';

/**
 * A host's page: our server is where this code came from, and nothing of the page is ours: address,
 * title and storage belong to the host, who keeps the tokens too.
 */
export function hostPlatform(): Platform {
  const connection = browserConnection(origin);
  return {
    ...memoryPlatform(connection),
    ...connection,
    addressBar: memoryAddressBar('/', origin),
    openChannel: openBrowserChannel,
    leaveFor: (url) => {
      window.location.assign(url);
    },
  };
}
