/**
 * Freezes plain data down to what is frozen already: the later state of a record shares most of its
 * parts with the former one, which is not walked again.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
