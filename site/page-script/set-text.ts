/**
 * Writes a text unless it is there already. While a page loads, its observers answer every change: writing the same text
 * again would call them forever.
 */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
