import { boxAround, corners, type Matrix, type Rectangle } from './geometry.ts';
import { flatHeight, type Glyphs, type Sign } from './glyphs.ts';

/** A shown string with the place where it begins. */
export interface ShownText {
  readonly text: Uint8Array;
  readonly matrix: Matrix;
  readonly size: number;
  readonly scale: number;
  readonly spacing: number;
  readonly wordSpacing: number;
  /** Extent below and above the baseline, in units of the text. */
  readonly low: number;
  readonly high: number;
}

/** Minimum number of dots of a leader. Fewer dots may be a minus sign or part of a number. */
const leader = 4;
/** Maximum height of a dot, in points of the page. */
const flatPoints = 3;

interface Placed {
  readonly shape: Sign['shape'];
  readonly box: Rectangle;
}

/** Characters of a string with their places. Null if their widths are only estimates. */
function placedSigns(shown: ShownText, glyphs: Glyphs): readonly Placed[] | null {
  const { text, matrix, size, scale, spacing, wordSpacing, low, high } = shown;
  const signs = glyphs.signs(text);
  const tooHigh = Math.hypot(matrix[2], matrix[3]) * Math.abs(size) * flatHeight > flatPoints;
  let x = 0;
  return (
    signs?.map(({ width, space, shape }) => {
      const start = x;
      x += ((width / 1000) * size + spacing + (space ? wordSpacing : 0)) * scale;
      const box = boxAround(corners([start, low, x, high]), matrix);
      return { shape: shape === 'flat' && tooHigh ? 'letter' : shape, box };
    }) ?? null
  );
}

/**
 * Boxes of the characters of a text that carry meaning. Blanks and leaders, such as the dots of a
 * line to sign on, do not.
 * @param run consecutive strings
 * @returns null if the text cannot be divided
 */
export function wordBoxes(run: readonly ShownText[], glyphs: Glyphs): readonly Rectangle[] | null {
  const seen: Placed[] = [];
  for (const shown of run) {
    const placed = placedSigns(shown, glyphs);
    if (!placed) return null;
    seen.push(...placed.filter(({ shape }) => shape !== 'blank'));
  }
  const words: Rectangle[] = [];
  for (let at = 0; at < seen.length;) {
    let end = at;
    while (seen[end]?.shape === 'flat') end += 1;
    const isLeader = end - at >= leader;
    end = Math.max(end, at + 1);
    if (!isLeader) words.push(...seen.slice(at, end).map(({ box }) => box));
    at = end;
  }
  return words;
}
