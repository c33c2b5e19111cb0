/** Elements that accept typed input. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Keeps keys from the host's shortcuts while the user types or a dialog is open. Outside the shadow
 * root, a page cannot see that a field has the focus. Tab passes through, because the code that
 * keeps the focus in a dialog listens outside.
 */
export function keepKeys(outer: HTMLElement, floating: HTMLElement): void {
  const keep = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (event.key === 'Tab' || !(target instanceof Element)) return;
    if (target.matches(fields) || floating.contains(target)) event.stopPropagation();
  };
  for (const name of ['keydown', 'keypress', 'keyup'] as const) outer.addEventListener(name, keep);
}
