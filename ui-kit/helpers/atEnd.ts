/**
 * Props of a step button (next, previous) at its end. The button stays focusable, unlike with
 * `disabled`, so that the user does not lose the focus.
 */
export function atEnd(end: boolean): {
  readonly 'aria-disabled'?: true;
  readonly 'data-disabled'?: true;
} {
  return end ? { 'aria-disabled': true, 'data-disabled': true } : {};
}
