/** Moves the children of a list into an order, unless they are in it already. */
export function reorder(list: Element, ordered: readonly Element[]): void {
  if (ordered.some((child, index) => child !== list.children[index])) list.append(...ordered)
}

/** Returns whether an element is parsed completely: something follows it, or one of its ancestors. */
function isComplete(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true
  return document.readyState !== 'loading'
}

const sorted = new WeakSet<Element>()

/**
 * Sorts each list once it and `last` are parsed; until then it is hidden. So the first frame that has a list has it in
 * order, however slowly the page loads, and nothing moves afterwards.
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
    // No trace is left. Chromium leaves an empty attribute where one is removed before it was ever read.
    if (list.hasAttribute('style')) list.removeAttribute('style')
    sorted.add(list)
    sort(list)
  }
}
