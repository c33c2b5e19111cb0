/** The value as an entry of a list, or nothing where it is none. */
export function isIn<T extends string>(list: readonly T[], value: unknown): T | undefined {
  return list.find((entry) => entry === value);
}
