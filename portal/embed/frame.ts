import { readFrameMessage, type FrameQuestion, type HostToFrame } from './frameMessages.ts';
import { watchSeenPart } from './watchSeenPart.ts';
import type { connectFrame as Connect, ConnectedFrame } from './public/frame.d.ts';

type Options = Parameters<typeof Connect>[1];

/** See `public/frame.d.ts`, the documentation for host teams. */
export function connectFrame(
  element: HTMLElement,
  { origin: given, title, parameters, sandbox, onEvent }: Options,
): ConnectedFrame {
  const { origin } = new URL(given);
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = `${origin}/embed`;
  // The frame needs our origin to answer, whatever referrer policy the page has.
  frame.referrerPolicy = 'origin';
  // Set before the frame loads, because later entries would have no effect.
  if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
  // The host's rules for frames, or for all elements, have no effect inside.
  const rules = { all: 'initial', display: 'block', width: '100%', 'min-height': '20rem' };
  for (const [name, value] of Object.entries({ ...rules, border: '0' })) {
    frame.style.setProperty(name, value, 'important');
  }

  // A frame that is loaded again starts with the tokens it received last.
  let latest = parameters;
  const send = (message: HostToFrame) => {
    frame.contentWindow?.postMessage(message, origin);
  };
  let isReady = false;
  let questionCount = 0;
  const waiting = new Map<number, (answer: boolean) => void>();
  const ask = (question: FrameQuestion, otherwise: boolean) =>
    new Promise<boolean>((answer) => {
      // A frame that does not listen yet cannot have unsent input.
      if (!isReady) {
        answer(otherwise);
        return;
      }
      questionCount += 1;
      waiting.set(questionCount, answer);
      send({ type: 'dde', kind: 'ask', question, id: questionCount });
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
