/** Reorders the children of a list if they are not in this order. */
export function reorder(list: Element, ordered: readonly Element[]): void {
  if (ordered.some((child, index) => child !== list.children[index])) list.append(...ordered)
}

/** Returns whether an element is parsed completely: a node follows it or one of its ancestors. */
function isComplete(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return document.readyState !== 'loading'
}

const sorted = new WeakSet<Element>()

/**
 * Sorts each list once it and the element that `last` returns are parsed. Until then the list is hidden, so that it is
 * never visible in another order, however slowly the page loads.
 */
export function sortLoaded<List extends HTMLElement>(
  lists: Iterable<List>,
  last: (list: List) => Element,
  sort: (list: List) => void,
): void {
  for (const list of lists) {
    if (sorted.has(list)) continue
    if (!isComplete(last(list))) {
      list.style.display = 'none'
      continue
    }
    // Chromium leaves an empty attribute if one is removed that was never read.
    if (list.hasAttribute('style')) list.removeAttribute('style')
    sorted.add(list)
    sort(list)
  }
}
