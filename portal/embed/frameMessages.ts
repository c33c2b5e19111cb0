import type { EmbedEvent, EmbedParameters } from './public/dokubox.d.ts';

/** Says whose message it is: a page hears messages of many. */
const type = 'dde';

/** What the frame tells the page around it. */
export type FrameToHost = { readonly type: typeof type } & (
  { readonly kind: 'ready' } | EmbedEvent
);

/** What the page around tells the frame. */
export type HostToFrame =
  | { readonly type: typeof type; readonly kind: 'mount'; readonly parameters: EmbedParameters }
  | { readonly type: typeof type; readonly kind: 'unmount' };

function ownMessage(data: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = data as Record<string, unknown>;
  return fields['type'] === type ? fields : undefined;
}

/** Reads a message of the host; the parameters in it are still to be checked. */
export function readHostMessage(
  data: unknown,
): { kind: 'mount'; parameters: unknown } | { kind: 'unmount' } | undefined {
  const message = ownMessage(data);
  if (message?.['kind'] === 'unmount') return { kind: 'unmount' };
  if (message?.['kind'] !== 'mount') return undefined;
  return { kind: 'mount', parameters: message['parameters'] };
}

/** Reads a message of the frame; `undefined` when it is none, or not as agreed. */
export function readFrameMessage(data: unknown): { kind: 'ready' } | EmbedEvent | undefined {
  const message = ownMessage(data);
  const { kind, code, height, dokuBoxId } = message ?? {};
  if (kind === 'ready') return { kind };
  if (kind === 'size') {
    return typeof height === 'number' && height >= 0 && Number.isFinite(height)
      ? { kind, height }
      : undefined;
  }
  if ((kind !== 'error' && kind !== 'info') || typeof code !== 'string') return undefined;
  if (dokuBoxId !== undefined && !Number.isSafeInteger(dokuBoxId)) return undefined;
  return { kind, code, ...(dokuBoxId === undefined ? {} : { dokuBoxId }) } as EmbedEvent;
}
