/** Widths a screen is looked at, in pixels: a small and an ordinary phone, a tablet, a desk. */
export const widths = [320, 390, 768, 1440] as const;
