/**
 * Whether a version is in a range of the form `>=20.19 <21 || >=22.12`. It reads `engines.node` of
 * package.json before any package, such as `semver`, is installed.
 *
 * @param {string} version such as `20.19.1`
 * @param {string} range conditions `>=` and `<`, joined by spaces (and) and `||` (or)
 * @returns {boolean}
 */
export function isInRange(version, range) {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((condition) => fits(version, condition)),
  );
}

/**
 * @param {string} version
 * @param {string} condition
 */
function fits(version, condition) {
  const [, operator, bound] = /^(>=|<)(\d+(?:\.\d+){0,2})$/.exec(condition) ?? [];
  if (operator === undefined || bound === undefined) {
    throw new Error(`The Node range in package.json has a condition nobody reads: ${condition}`);
  }
  const difference = compare(version, bound);
  return operator === '>=' ? difference >= 0 : difference < 0;
}

/**
 * @param {string} left
 * @param {string} right
 */
function compare(left, right) {
  const a = left.split('.').map(Number);
  const b = right.split('.').map(Number);
  const at = [0, 1, 2].find((index) => (a[index] ?? 0) !== (b[index] ?? 0));
  return at === undefined ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
