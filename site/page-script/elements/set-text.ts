/**
 * Writes a text unless it is there already: a change is announced to screen readers, and to the observers of a page that
 * loads.
 */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
