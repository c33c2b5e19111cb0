/** Colour measures for the theme's test and the foundations page. All colours are `#rrggbb`. */

type Linear = readonly [number, number, number];

function linear(hex: string): Linear {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function luminance([red, green, blue]: Linear): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const a = luminance(linear(one));
  const b = luminance(linear(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Colours seen without one type of cone (Machado, Oliveira, Fernandes 2009). */
const visions = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;
export type Vision = keyof typeof visions;
export const visionNames = Object.keys(visions) as Vision[];

function seenBy(hex: string, vision: Vision): Linear {
  const m = visions[vision];
  const [r, g, b] = linear(hex);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clamp(m[0] * r + m[1] * g + m[2] * b),
    clamp(m[3] * r + m[4] * g + m[5] * b),
    clamp(m[6] * r + m[7] * g + m[8] * b),
  ];
}

function oklab([r, g, b]: Linear): Linear {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/**
 * Distance of two colours as someone with that vision sees them: OKLab × 100. About 2 is just
 * visible.
 */
export function seenDistance(one: string, other: string, vision: Vision): number {
  const a = oklab(seenBy(one, vision));
  const b = oklab(seenBy(other, vision));
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
