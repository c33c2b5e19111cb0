import type { EmbedEvent, EmbedParameters, SessionTokens } from './public/dokubox.d.ts';

/** Identifies our messages, because a page receives messages from many senders. */
const type = 'dde';

/** Questions of a host to a frame, which answers yes or no. */
export type FrameQuestion = 'hasUnsent' | 'mayLeave';

/** The visible part of a frame, in CSS pixels. */
export interface SeenPart {
  /** Distance of its top from the upper edge of the frame. */
  readonly top: number;
  readonly height: number;
  /** Height of the surrounding window, which is the most of a taller frame that can be visible. */
  readonly window: number;
}

/** A frame's answer to the question with that number. */
interface FrameAnswer {
  readonly kind: 'answer';
  readonly id: number;
  readonly answer: boolean;
}

/** Sent once the frame listens. `version` is the version of the messages between both sides. */
interface Ready {
  readonly kind: 'ready';
  readonly version: number;
}

/** Messages from the frame to the page around it. */
export type FrameToHost = { readonly type: typeof type } & (Ready | FrameAnswer | EmbedEvent);

/** Messages from the page to the frame. */
export type HostToFrame = { readonly type: typeof type } & (
  | { readonly kind: 'mount'; readonly parameters: EmbedParameters }
  | { readonly kind: 'renew'; readonly tokens: SessionTokens }
  | { readonly kind: 'ask'; readonly question: FrameQuestion; readonly id: number }
  | { readonly kind: 'unmount' }
  | ({ readonly kind: 'seen' } & SeenPart)
);

/** A message of the host whose parameters and tokens are still unchecked. */
type HeardFromHost =
  | { readonly kind: 'mount'; readonly parameters: unknown }
  | { readonly kind: 'renew'; readonly tokens: unknown }
  | { readonly kind: 'ask'; readonly question: FrameQuestion; readonly id: number }
  | { readonly kind: 'unmount' }
  | ({ readonly kind: 'seen' } & SeenPart);

/** Whether a value is a length. No screen is higher than the limit. */
const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 10_000_000;

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

function ownMessage(data: unknown): Readonly<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null) return {};
  const fields = data as Record<string, unknown>;
  return fields['type'] === type ? fields : {};
}

/** Reads a message of the host. Returns `undefined` if it is not a valid message. */
export function readHostMessage(data: unknown): HeardFromHost | undefined {
  const { kind, parameters, tokens, question, id, top, height, window } = ownMessage(data);
  if (kind === 'unmount') return { kind };
  if (kind === 'mount') return { kind, parameters };
  if (kind === 'renew') return { kind, tokens };
  if (kind === 'seen') {
    return isLength(top) && isLength(height) && isLength(window)
      ? { kind, top, height, window }
      : undefined;
  }
  const isQuestion = question === 'hasUnsent' || question === 'mayLeave';
  return kind === 'ask' && isQuestion && isId(id) ? { kind, question, id } : undefined;
}

/** Reads a message of the frame. Returns `undefined` if it is not a valid message. */
export function readFrameMessage(data: unknown): Ready | FrameAnswer | EmbedEvent | undefined {
  const { kind, version, id, answer, code, height, dokuBoxId, parameters } = ownMessage(data);
  switch (kind) {
    case 'ready':
      return isId(version) ? { kind, version } : undefined;
    case 'answer':
      return isId(id) && typeof answer === 'boolean' ? { kind, id, answer } : undefined;
    case 'size':
      return isLength(height) ? { kind, height } : undefined;
    case 'error':
    case 'info': {
      if (typeof code !== 'string') return undefined;
      if (dokuBoxId !== undefined && !isId(dokuBoxId)) return undefined;
      const about = dokuBoxId === undefined ? {} : { dokuBoxId };
      const named = Array.isArray(parameters) ? { parameters: parameters.map(String) } : {};
      return { kind, code, ...about, ...named } as EmbedEvent;
    }
    default:
      return undefined;
  }
}
