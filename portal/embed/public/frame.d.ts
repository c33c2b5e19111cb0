import type { EmbedEvent, EmbedParameters, SessionTokens } from './dokubox.js';

/** A frame that shows Dokubox. */
export interface ConnectedFrame {
  /** Like `renew` of the module. */
  readonly renew: (tokens: SessionTokens) => void;
  /** Like `hasUnsent` of the module, once the frame has answered. */
  readonly hasUnsent: () => Promise<boolean>;
  /** Like `mayLeave` of the module. Drafts end with the frame. */
  readonly mayLeave: () => Promise<boolean>;
  /** Empties and removes the frame, and stops listening to it. */
  readonly disconnect: () => void;
}

/**
 * Puts a frame with Dokubox into the element and keeps it as high as its content. The frame also
 * learns which part of it is visible, so that dialogs, notices and bars appear there. Only
 * messages from that frame and from Dokubox's origin are accepted. The parameters are sent to that
 * origin only.
 *
 * @param options.origin origin that serves Dokubox, such as `https://dokubox.example`
 * @param options.title accessible name of the frame
 * @param options.sandbox entries of the frame's `sandbox`. Without it the frame has none
 */
export function connectFrame(
  element: HTMLElement,
  options: {
    readonly origin: string;
    readonly title: string;
    readonly parameters: EmbedParameters;
    readonly sandbox?: string;
    readonly onEvent?: (event: EmbedEvent) => void;
  },
): ConnectedFrame;
