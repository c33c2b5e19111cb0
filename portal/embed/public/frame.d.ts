import type { EmbedEvent, EmbedParameters, SessionTokens } from './dokubox.js';

/** A frame that shows Dokubox. */
export interface ConnectedFrame {
  /** As `renew` of the module. */
  readonly renew: (tokens: SessionTokens) => void;
  /** As `hasUnsent` of the module, once the frame has answered. */
  readonly hasUnsent: () => Promise<boolean>;
  /** As `mayLeave` of the module. Drafts end with the frame. */
  readonly mayLeave: () => Promise<boolean>;
  /** Empties and removes the frame, and stops listening to it. */
  readonly disconnect: () => void;
}

/**
 * Puts a frame with Dokubox into the element, keeps it as high as its content and tells it which part of
 * it is in sight, where dialogs, notices and bars are shown. Only messages of
 * that frame and of Dokubox's own origin are heard; the parameters are sent to that origin only.
 *
 * @param options.origin where Dokubox is served, e.g. `https://dokubox.example`
 * @param options.title accessible name of the frame
 * @param options.sandbox entries of the frame's `sandbox`; without it the frame has none
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
