import { readFrameMessage, type HostToFrame } from './frameMessages.ts';
import { watchSeenPart } from './watchSeenPart.ts';
import type { connectFrame as Connect, ConnectedFrame } from './public/frame.d.ts';

type Options = Parameters<typeof Connect>[1];

/** See `public/frame.d.ts`, which is what a host team reads. */
export function connectFrame(
  element: HTMLElement,
  { origin: given, title, parameters, onEvent }: Options,
): ConnectedFrame {
  const { origin } = new URL(given);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = `${origin}/embed`;
  // The host's own rules for frames, or for everything, stay outside.
  const rules = { all: 'initial', display: 'block', width: '100%', 'min-height': '20rem' };
  for (const [name, value] of Object.entries({ ...rules, border: '0' })) {
    frame.style.setProperty(name, value, 'important');
  }

  const send = (message: HostToFrame) => {
    frame.contentWindow?.postMessage(message, origin);
  };
  let stopWatching: (() => void) | undefined;
  const listen = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = readFrameMessage(event.data);
    if (!message) return;
    if (message.kind === 'ready') {
      send({ type: 'dde', kind: 'mount', parameters });
      stopWatching ??= watchSeenPart(frame, (part) => {
        send({ type: 'dde', kind: 'seen', ...part });
      });
      return;
    }
    if (message.kind === 'size') {
      frame.style.setProperty('height', `${message.height}px`, 'important');
    }
    onEvent?.(message);
  };
  window.addEventListener('message', listen);
  element.append(frame);
  return {
    disconnect() {
      send({ type: 'dde', kind: 'unmount' });
      stopWatching?.();
      window.removeEventListener('message', listen);
      frame.remove();
    },
  };
}
