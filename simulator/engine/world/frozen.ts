/**
 * Freezes plain data and stops at parts that are already frozen. A later state of a record shares
 * most of its parts with the earlier state, so these are not visited again.
 */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    // Plain data inherits no names, and `Object.values` would create a list for every changed
    // record.
    for (const name in value) deepFreeze(value[name]);
  }
  return value;
}
