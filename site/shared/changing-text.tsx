/**
 * A text that changes while the page is open. It is a new element each time: browsers, apps and extensions split texts
 * or put links around their figures, and what they insert would stay next to a text node that React updates.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>
}
