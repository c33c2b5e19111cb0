/** A drawn page: its size, and four bytes for each pixel from the top left. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** A rectangle as parts of a page's width and height, from the top left. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const wholePage: Area = { left: 0, top: 0, width: 1, height: 1 };

/** Smaller differences of a colour come from the smoothing of edges. */
const smoothing = 16;

/**
 * Returns the smallest rectangle that contains all differences between two drawings of a page. Null
 * if they are the same. Pages of different sizes differ as a whole.
 */
export function changedArea(before: Drawn, after: Drawn): Area | null {
  const { width, height } = before;
  if (width !== after.width || height !== after.height) return wholePage;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height * 4; at += 1) {
    if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) <= smoothing) continue;
    const pixel = at >> 2;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return null;
  return {
    left: left / width,
    top: top / height,
    width: (right - left + 1) / width,
    height: (bottom - top + 1) / height,
  };
}
