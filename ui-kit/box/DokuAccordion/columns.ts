/** Height of a grid row of the two columns, in pixels. Cards span as many rows as they need. */
export const ROW_PX = 4;
/** Space below a card, in pixels. */
export const GAP_PX = 12;

/**
 * Returns the column of a place: left for even, right for odd, counted over the used documents
 * (R2.19, X-36).
 */
export function columnOf(index: number): 'left' | 'right' {
  return index % 2 === 0 ? 'left' : 'right';
}

/** Returns the number of rows for a card of this height, with the space below it. */
export function rowSpan(height: number): number {
  return Math.max(1, Math.ceil((height + GAP_PX) / ROW_PX));
}
