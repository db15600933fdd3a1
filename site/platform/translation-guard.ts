/** The element that replaced a text node when the page was translated. */
const parents = new WeakMap<Node, ChildNode>()

function isFont(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT'
}

/**
 * When React updates a text node that has a visible translation, the node is put back; otherwise an old amount would
 * remain.
 */
const writes = new MutationObserver((records) => {
  for (const { target } of records) {
    const parent = parents.get(target)
    if (parent?.isConnected && target instanceof Text) parent.replaceWith(target)
  }
})

function noteTranslations(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue
      const parent = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!parent) continue
      parents.set(node, parent)
      writes.observe(node, { characterData: true })
    }
  }
}

/** Returns the child of `parent` that is `node`, contains it, or replaced it; null if there is none. */
function findReplacement(parent: Node, node: Node): Node | null {
  let current: Node | null = parents.get(node) ?? node
  while (current && current.parentNode !== parent) current = current.parentNode
  return current
}

/**
 * Makes React tolerate pages translated by the browser or an extension. Translators replace text nodes that React still
 * references with `<font>` elements, and React throws when it removes such a node or inserts next to it. @see
 * https://github.com/facebook/react/issues/11538
 */
export function guardAgainstTranslation(prototype: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const replacement = parents.get(child) ?? child
    if (child.parentNode === this) removeChild.call(this, child)
    else replacement.parentNode?.removeChild(replacement)
    return child
  }
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, reference: Node | null): Child {
    const isHere = reference?.parentNode === this
    insertBefore.call(this, node, reference && !isHere ? findReplacement(this, reference) : reference)
    return node
  }
  new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true })
}
