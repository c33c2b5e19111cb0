/**
 * Props of a step button (next, previous) that cannot go further. It stays focusable, unlike with
 * `disabled`, so that the focus is not lost under the user's finger.
 */
export function atEnd(end: boolean): {
  readonly 'aria-disabled'?: true;
  readonly 'data-disabled'?: true;
} {
  return end ? { 'aria-disabled': true, 'data-disabled': true } : {};
}
