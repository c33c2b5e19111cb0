/** Widths for viewing a screen, in pixels: a small and a normal phone, a tablet, a desktop. */
export const widths = [320, 390, 768, 1440] as const;
