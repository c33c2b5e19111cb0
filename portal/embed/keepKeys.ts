/** Elements that take what is typed. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Keeps keys from the host's shortcuts while something is typed or a dialog is open: outside of the shadow
 * root nobody can tell that a field has them. Tab goes through, because focus is kept in a dialog from there.
 */
export function keepKeys(outer: HTMLElement, floating: HTMLElement): void {
  const keep = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.key === 'Tab' || !(target instanceof Element)) return;
    if (target.matches(fields) || floating.contains(target)) event.stopPropagation();
  };
  for (const name of ['keydown', 'keypress', 'keyup'] as const) outer.addEventListener(name, keep);
}
