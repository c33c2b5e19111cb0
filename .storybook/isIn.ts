/** Returns the value if it is an entry of the list. */
export function isIn<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((entry) => entry === value);
}
