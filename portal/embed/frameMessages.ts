import type { EmbedEvent, EmbedParameters } from './public/dokubox.d.ts';

/** Says whose message it is: a page hears messages of many. */
const type = 'dde';

/** What the frame tells the page around it. */
export type FrameToHost = { readonly type: typeof type } & (
  { readonly kind: 'ready' } | EmbedEvent
);

/** The part of a frame that a person sees, in CSS pixels. */
export interface SeenPart {
  /** How far below the upper edge of the frame it begins. */
  readonly top: number;
  readonly height: number;
  /** Height of the window around: as much could be seen of a higher frame. */
  readonly window: number;
}

/** What the page around tells the frame. */
export type HostToFrame = { readonly type: typeof type } & (
  | { readonly kind: 'mount'; readonly parameters: EmbedParameters }
  | { readonly kind: 'unmount' }
  | ({ readonly kind: 'seen' } & SeenPart)
);

/** No screen is as high; a length, and nothing else. */
const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 10_000_000;

function ownMessage(data: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Record<string, unknown>;
  return fields['type'] === type ? fields : undefined;
}

/** Reads a message of the host; the parameters in it are still to be checked. */
export function readHostMessage(
  data: unknown,
):
  | { kind: 'mount'; parameters: unknown }
  | { kind: 'unmount' }
  | ({ kind: 'seen' } & SeenPart)
  | undefined {
  const message = ownMessage(data);
  const { kind, parameters, top, height, window } = message ?? {};
  if (kind === 'unmount') return { kind };
  if (kind === 'seen') {
    return isLength(top) && isLength(height) && isLength(window)
      ? { kind, top, height, window }
      : undefined;
  }
  return kind === 'mount' ? { kind, parameters } : undefined;
}

/** Reads a message of the frame; `undefined` when it is none, or not as agreed. */
export function readFrameMessage(data: unknown): { kind: 'ready' } | EmbedEvent | undefined {
  const message = ownMessage(data);
  const { kind, code, height, dokuBoxId } = message ?? {};
  if (kind === 'ready') return { kind };
  if (kind === 'size') {
    return isLength(height) ? { kind, height } : undefined;
  }
  if ((kind !== 'error' && kind !== 'info') || typeof code !== 'string') return undefined;
  if (dokuBoxId !== undefined && !Number.isSafeInteger(dokuBoxId)) return undefined;
  return { kind, code, ...(dokuBoxId === undefined ? {} : { dokuBoxId }) } as EmbedEvent;
}
