/**
 * A text that changes while the page is open. Each text is a new element, because browsers, apps and extensions split
 * texts or wrap their figures in links, and these additions would remain next to a text node that React updates. A text
 * that changed before hydration is left as it is.
 */
export function ChangingText({ children }: { children: string }) {
  return (
    <span key={children} suppressHydrationWarning>
      {children}
    </span>
  )
}
