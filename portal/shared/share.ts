interface Identified {
  readonly id: number;
}

/**
 * The new list with the former objects wherever nothing in them changed, so that what is drawn from
 * them need not be drawn again.
 */
export function shareUnchanged<T extends Identified>(
  former: readonly T[] | undefined,
  next: readonly T[],
): T[] {
  if (!former) return [...next];
  const known = new Map(former.map((item) => [item.id, item]));
  return next.map((item) => {
    const before = known.get(item.id);
    return before && JSON.stringify(before) === JSON.stringify(item) ? before : item;
  });
}
