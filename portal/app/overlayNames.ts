/** Full-page overlays on the current screen, named by `?overlay=`. */
export const overlayNames = ['changePassword', 'signatureSettings'] as const;
export type OverlayName = (typeof overlayNames)[number];

/** Returns the overlay that an address names. */
export function overlayOf(query: URLSearchParams): OverlayName | undefined {
  return overlayNames.find((name) => name === query.get('overlay'));
}
