/**
 * The element that has the focus, also inside a shadow root, for which the document names its host only;
 * null where nothing has it.
 */
export function focusedElement(): HTMLElement | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}
