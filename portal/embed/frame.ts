import { readFrameMessage, type FrameQuestion, type HostToFrame } from './frameMessages.ts';
import { watchSeenPart } from './watchSeenPart.ts';
import type { connectFrame as Connect, ConnectedFrame } from './public/frame.d.ts';

type Options = Parameters<typeof Connect>[1];

/** See `public/frame.d.ts`, which is what a host team reads. */
export function connectFrame(
  element: HTMLElement,
  { origin: given, title, parameters, sandbox, onEvent }: Options,
): ConnectedFrame {
  const { origin } = new URL(given);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = `${origin}/embed`;
  // Tells the frame whom to answer, whatever the page tells others of itself.
  frame.referrerPolicy = 'origin';
  // Before it is loaded: later entries would not count.
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  // The host's own rules for frames, or for everything, stay outside.
  const rules = { all: 'initial', display: 'block', width: '100%', 'min-height': '20rem' };
  for (const [name, value] of Object.entries({ ...rules, border: '0' })) {
    frame.style.setProperty(name, value, 'important');
  }

  // A frame that is loaded again starts with the tokens it was given last.
  let latest = parameters;
  const send = (message: HostToFrame) => {
    frame.contentWindow?.postMessage(message, origin);
  };
  let isReady = false;
  let asked = 0;
  const waiting = new Map<number, (answer: boolean) => void>();
  const ask = (question: FrameQuestion, otherwise: boolean) =>
    new Promise<boolean>((answer) => {
      // Nothing has been typed into a frame that does not listen yet.
      if (!isReady) {
        answer(otherwise);
        return;
      }
      asked += 1;
      waiting.set(asked, answer);
      send({ type: 'dde', kind: 'ask', question, id: asked });
    });
  let stopWatching: (() => void) | undefined;
  const listen = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = readFrameMessage(event.data);
    if (!message) return;
    if (message.kind === 'ready') {
      isReady = true;
      send({ type: 'dde', kind: 'mount', parameters: latest });
      stopWatching ??= watchSeenPart(frame, (part) => {
        send({ type: 'dde', kind: 'seen', ...part });
      });
      return;
    }
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
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
    renew(tokens) {
      const { refreshToken: _former, ...rest } = latest;
      latest = { ...rest, ...tokens };
      send({ type: 'dde', kind: 'renew', tokens });
    },
    hasUnsent: () => ask('hasUnsent', false),
    mayLeave: () => ask('mayLeave', true),
    disconnect() {
      send({ type: 'dde', kind: 'unmount' });
      stopWatching?.();
      window.removeEventListener('message', listen);
      frame.remove();
    },
  };
}
