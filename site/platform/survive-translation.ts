/** What stands in the place of a text that a translator took out of the page. */
const places = new WeakMap<Node, ChildNode>()

function isFont(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT'
}

/**
 * A text that React writes to while its translation stands in its place goes back there: else an old amount would stay.
 */
const writes = new MutationObserver((records) => {
  for (const { target } of records) {
    const place = places.get(target)
    if (place?.isConnected && target instanceof Text) place.replaceWith(target)
  }
})

function noteTranslations(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue
      const place = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!place) continue
      places.set(node, place)
      writes.observe(node, { characterData: true })
    }
  }
}

/** The child of `parent` that is `node`, holds it, or stands in its place; null where there is none. */
function findStandIn(parent: Node, node: Node): Node | null {
  let current: Node | null = places.get(node) ?? node
  while (current && current.parentNode !== parent) current = current.parentNode
  return current
}

/**
 * Lets React go on where the browser or an extension has translated the page: they put `<font>` elements in the place
 * of
 * texts that React still holds, and it would throw as soon as it took such a text away or wrote beside it.
 * @see https://github.com/facebook/react/issues/11538
 */
export function surviveTranslation(prototype: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standIn = places.get(child) ?? child
    if (child.parentNode === this) removeChild.call(this, child)
    else standIn.parentNode?.removeChild(standIn)
    return child
  }
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, reference: Node | null): Child {
    const isHere = reference?.parentNode === this
    insertBefore.call(this, node, reference && !isHere ? findStandIn(this, reference) : reference)
    return node
  }
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true })
}
