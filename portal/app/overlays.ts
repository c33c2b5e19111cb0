/** Full-page overlays on the current screen, named by `?overlay=`. */
export const overlays = ['changePassword', 'signatureSettings'] as const;
export type OverlayName = (typeof overlays)[number];

/** The overlay an address asks for. */
export function overlayOf(query: URLSearchParams): OverlayName | undefined {
  return overlays.find((name) => name === query.get('overlay'));
}
