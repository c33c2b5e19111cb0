interface Identified {
  readonly id: number;
}

/**
 * Returns the new list, with the previous objects wherever nothing in them changed. So their
 * components need not be drawn again.
 */
export function shareUnchanged<T extends Identified>(
  previous: readonly T[] | undefined,
  next: readonly T[],
): T[] {
  if (!previous) return [...next];
  const known = new Map(previous.map((item) => [item.id, item]));
  return next.map((item) => {
    const before = known.get(item.id);
    return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
  });
}
