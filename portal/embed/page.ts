import { browserConnection } from '../api/connection.ts';
import { createApi } from '../api/portal.ts';
import { origin } from './files.ts';
import { readHostMessage, type FrameToHost } from './frameMessages.ts';
import { mount, unmount } from './dokubox.ts';
import type { EmbedParameters } from './public/dokubox.d.ts';
import { setSeenPart } from './seenPart.ts';

/** The frame's side: listens to the page around it, where that page's origin is configured. */
async function listen(element: HTMLElement): Promise<void> {
  const { call } = createApi(browserConnection(origin), {
    signal: new AbortController().signal,
  });
  const { embed } = await call('getConfig', {}, { shownInPlace: true });
  const host = window.parent;
  // A page of our own server is a host as well: it could do everything without a frame, too.
  const hosts = [...new Set([origin, ...embed.allowedOrigins])];
  if (host === window) return;
  const tell = (origin: string, message: FrameToHost) => {
    host.postMessage(message, origin);
  };
  window.addEventListener('message', (event) => {
    if (event.source !== host || !hosts.includes(event.origin)) return;
    const message = readHostMessage(event.data);
    if (message?.kind === 'unmount') unmount();
    if (message?.kind === 'seen') setSeenPart(message);
    if (message?.kind !== 'mount') return;
    const parameters = message.parameters as EmbedParameters;
    void mount(element, {
      ...parameters,
      onEvent: (told) => {
        tell(event.origin, { type: 'dde', ...told });
      },
    });
  });
  // The browser delivers it to the host only where the host has one of these origins.
  for (const one of hosts) tell(one, { type: 'dde', kind: 'ready' });
}

const root = document.getElementById('root');
if (root) void listen(root);
