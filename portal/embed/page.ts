import { browserConnection } from '../api/connection.ts';
import { createApi } from '../api/portal.ts';
import { origin } from './files.ts';
import { readHostMessage, type FrameToHost } from './frameMessages.ts';
import { hasUnsent, mayLeave, mount, renew, unmount, version } from './dokubox.ts';
import type { EmbedParameters, SessionTokens } from './public/dokubox.d.ts';
import { setSeenPart } from './seenPart.ts';

/**
 * Returns the origin of the surrounding page, if the browser reports it. Messages to every
 * configured origin would name all hosts in each host's console.
 */
function originAround(): string | undefined {
  const [parent] = (location as Partial<Location>).ancestorOrigins ?? [];
  if (parent !== undefined) return parent;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/** The frame's side. It listens to the surrounding page if that page's origin is configured. */
async function listen(element: HTMLElement): Promise<void> {
  const host = window.parent;
  if (host === window) return;
  const { call } = createApi(browserConnection(origin), {
    signal: new AbortController().signal,
  });
  const { embed } = await call('getConfig', {}, { shownInPlace: true });
  // A page on our server is also a valid host, because it could do everything without a frame.
  const hosts = [origin, ...embed.allowedOrigins];
  const post = (to: string, message: FrameToHost) => {
    host.postMessage(message, to);
  };
  const receive = async ({ data, origin: from }: MessageEvent): Promise<void> => {
    const message = readHostMessage(data);
    switch (message?.kind) {
      case 'mount':
        await mount(element, {
          ...(message.parameters as EmbedParameters),
          onEvent: (event) => {
            post(from, { type: 'dde', ...event });
          },
        });
        break;
      case 'renew':
        await renew(message.tokens as SessionTokens);
        break;
      case 'ask': {
        const { id, question } = message;
        const answer = question === 'hasUnsent' ? hasUnsent() : await mayLeave();
        post(from, { type: 'dde', kind: 'answer', id, answer });
        break;
      }
      case 'seen':
        setSeenPart(message);
        break;
      case 'unmount':
        unmount();
        break;
      case undefined:
    }
  };
  window.addEventListener('message', (event) => {
    if (event.source === host && hosts.includes(event.origin)) void receive(event);
  });
  const around = originAround();
  if (around !== undefined && hosts.includes(around)) {
    post(around, { type: 'dde', kind: 'ready', version });
  }
}

const root = document.getElementById('root');
if (root) void listen(root);
