import type { EmbedEvent, EmbedParameters } from './dokubox.js';

/** A frame that shows Dokubox. */
export interface ConnectedFrame {
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
 */
export function connectFrame(
  element: HTMLElement,
  options: {
    readonly origin: string;
    readonly title: string;
    readonly parameters: EmbedParameters;
    readonly onEvent?: (event: EmbedEvent) => void;
  },
): ConnectedFrame;
