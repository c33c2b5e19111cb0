/**
 * Returns the element with the focus, or null. Also looks inside a shadow root, for which the
 * document returns only the host.
 */
export function focusedElement(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}
