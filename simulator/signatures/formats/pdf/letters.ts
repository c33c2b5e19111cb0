/**
 * Features of a font that move letters, all off, as `embedFont` takes them. Text is drawn letter by letter.
 * Reading the tables that would move letters costs most of the drawing.
 */
export const withoutPositions = { kern: false, mark: false, mkmk: false };
