/**
 * Freezes plain data down to what is frozen already: the later state of a record shares most of its
 * parts with the former one, which is not walked again.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    // Plain data inherits no names; a list of its values would be made for every record that changes.
    for (const name in value) deepFreeze(value[name]);
  }
  return value;
}
