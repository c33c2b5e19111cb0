import type { Language, Tenant } from '@dokubox/spec/enums.ts';

/** Bend and rhythm of one bank's river. Lengths are shares of the picture's height or width. */
export interface Bend {
  /** Number of parallel lines. */
  readonly lines: number;
  /** Mean distance between two lines. */
  readonly gap: number;
  /** Height, length and start (in turns) of the meander. */
  readonly amplitude: number;
  readonly wavelength: number;
  readonly phase: number;
  /** How much the bundle of lines widens and narrows, 0 to 1. */
  readonly breath: number;
  /** How far the lines differ from parallel. */
  readonly braid: number;
  /** Stroke widths in turn, in picture units. Their repetition is the rhythm. */
  readonly rhythm: readonly number[];
}

/** Position of the river in the picture, by language. */
export interface Composition {
  /** Height of the middle line at the left and at the right edge. */
  readonly from: number;
  readonly to: number;
  /** Place and height of an island between the lines. 0 means none. */
  readonly island: number;
  readonly islandHeight: number;
  /** Shift of the meander along the river, in turns. */
  readonly shift: number;
  /** The calm part of the picture, for the greeting. */
  readonly greeting: 'top' | 'bottom';
}

/** One line of the picture, ready for `<path>`. */
export interface RiverLine {
  readonly d: string;
  readonly width: number;
  /** 0 at the edge of the bundle, 1 in the middle. */
  readonly depth: number;
  /** Drawn in the bank's ink instead of its accent. */
  readonly ink: boolean;
}

/** A different bend for each bank: broad plains, gorges, a delta. */
export const bends = {
  HU: {
    lines: 30,
    gap: 0.0135,
    amplitude: 0.09,
    wavelength: 1.15,
    phase: 0.1,
    breath: 0.35,
    braid: 0.02,
    rhythm: [1.2, 1.2, 2.4],
  },
  CZ: {
    lines: 22,
    gap: 0.019,
    amplitude: 0.15,
    wavelength: 0.72,
    phase: 0.35,
    breath: 0.2,
    braid: 0.008,
    rhythm: [1.4, 2.8],
  },
  SK: {
    lines: 34,
    gap: 0.011,
    amplitude: 0.12,
    wavelength: 0.9,
    phase: 0.62,
    breath: 0.5,
    braid: 0.03,
    rhythm: [1, 1, 1, 2.6],
  },
  RS: {
    lines: 26,
    gap: 0.015,
    amplitude: 0.17,
    wavelength: 0.6,
    phase: 0.8,
    breath: 0.55,
    braid: 0.012,
    rhythm: [1.2, 2, 3],
  },
  BG: {
    lines: 38,
    gap: 0.0105,
    amplitude: 0.07,
    wavelength: 1.5,
    phase: 0.25,
    breath: 0.3,
    braid: 0.05,
    rhythm: [1, 1.6],
  },
  HR: {
    lines: 24,
    gap: 0.017,
    amplitude: 0.13,
    wavelength: 0.82,
    phase: 0.48,
    breath: 0.4,
    braid: 0.022,
    rhythm: [2.4, 1.2, 1.2, 1.2],
  },
  RO: {
    lines: 32,
    gap: 0.0125,
    amplitude: 0.1,
    wavelength: 1.05,
    phase: 0.9,
    breath: 0.7,
    braid: 0.06,
    rhythm: [1.1, 1.1, 2, 1.1, 3],
  },
} as const satisfies Record<Tenant, Bend>;

/** A different composition of the same river for each language. */
export const compositions = {
  en: { from: 0.37, to: 0.3, island: 0.34, islandHeight: 0.06, shift: 0, greeting: 'bottom' },
  bg: { from: 0.74, to: 0.32, island: 0.5, islandHeight: 0.08, shift: 0.3, greeting: 'top' },
  hu: { from: 0.34, to: 0.56, island: 0.22, islandHeight: 0.07, shift: 0.12, greeting: 'bottom' },
  hr: { from: 0.8, to: 0.5, island: 0, islandHeight: 0, shift: 0.55, greeting: 'top' },
  ro: { from: 0.34, to: 0.72, island: 0.7, islandHeight: 0.1, shift: 0.7, greeting: 'bottom' },
  sr: { from: 0.7, to: 0.66, island: 0.28, islandHeight: 0.05, shift: 0.85, greeting: 'top' },
  cs: { from: 0.4, to: 0.18, island: 0, islandHeight: 0, shift: 0.45, greeting: 'bottom' },
  sk: { from: 0.78, to: 0.22, island: 0.6, islandHeight: 0.06, shift: 0.2, greeting: 'top' },
} as const satisfies Record<Language, Composition>;

export interface RiverSize {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const turn = 2 * Math.PI;

function rounded(value: number): string {
  return (Math.round(value * 10) / 10).toString();
}

/** A smooth path through the points: Catmull-Rom, written as cubic Bézier curves. */
function smoothPath(points: readonly Point[]): string {
  const at = (index: number): Point => {
    const point = points[Math.min(points.length - 1, Math.max(0, index))];
    if (!point) throw new RangeError('A path needs points. Pass at least one.');
    return point;
  };
  const first = at(0);
  let d = `M${rounded(first.x)} ${rounded(first.y)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const before = at(index - 1);
    const from = at(index);
    const to = at(index + 1);
    const after = at(index + 2);
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${rounded(c1.x)} ${rounded(c1.y)} ${rounded(c2.x)} ${rounded(c2.y)} ${rounded(to.x)} ${rounded(to.y)}`;
  }
  return d;
}

/** Height of one line at `t` (0 left edge, 1 right edge), as a share of the picture's height. */
function heightAt(t: number, offset: number, bend: Bend, composition: Composition): number {
  const eased = t * t * (3 - 2 * t);
  const course = composition.from + (composition.to - composition.from) * eased;
  const meander =
    bend.amplitude * Math.sin(turn * (t / bend.wavelength + bend.phase + composition.shift)) +
    bend.amplitude * 0.35 * Math.sin(turn * (t / (bend.wavelength * 0.47) + bend.phase * 1.7));
  const breath = 1 + bend.breath * Math.sin(turn * (t / 1.3 + bend.phase + composition.shift / 2));
  const braid = bend.braid * offset * Math.sin(turn * (t * 1.7 + bend.phase));
  let y = course + meander + offset * bend.lines * bend.gap * breath * 0.5 + braid;
  if (composition.islandHeight > 0) {
    const distance = (t - composition.island) / 0.13;
    y += Math.sign(offset || 1) * composition.islandHeight * Math.exp(-distance * distance);
  }
  return y;
}

/**
 * Draws the river of a bank in the composition of a language. The same input always gives the same
 * lines.
 * @param density share of the bank's lines to draw, 0 to 1. The faint variant needs fewer
 */
export function riverLines(
  tenant: Tenant,
  language: Language,
  size: RiverSize,
  density = 1,
): RiverLine[] {
  const bend: Bend = bends[tenant];
  const composition: Composition = compositions[language];
  const count = Math.max(3, Math.round(bend.lines * density));
  const steps = 24;
  return Array.from({ length: count }, (_, index) => {
    const offset = (index / (count - 1)) * 2 - 1;
    const points = Array.from({ length: steps + 1 }, (__, step) => {
      const t = (step / steps) * 1.1 - 0.05;
      return { x: t * size.width, y: heightAt(t, offset, bend, composition) * size.height };
    });
    return {
      d: smoothPath(points),
      width: bend.rhythm[index % bend.rhythm.length] ?? 1,
      depth: 1 - Math.abs(offset),
      ink: index % (bend.rhythm.length * 3) === bend.rhythm.length - 1,
    };
  });
}
