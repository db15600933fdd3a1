/** The `<font>` element that replaced each text node when the page was translated. */
const translations = new WeakMap<Node, ChildNode>()

function isFont(node: Node | null): node is HTMLElement {
  return node?.nodeName === 'FONT'
}

/**
 * Puts a replaced text node back when React updates it; otherwise the page would keep showing the translation of an old
 * amount.
 */
const updateObserver = new MutationObserver((records) => {
  for (const { target } of records) {
    const translation = translations.get(target)
    if (translation?.isConnected && target instanceof Text) translation.replaceWith(target)
  }
})

/** Records which element replaced which text node. */
function recordTranslations(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue
      const translation = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!translation) continue
      translations.set(node, translation)
      updateObserver.observe(node, { characterData: true })
    }
  }
}

/** Returns the child of `parent` that is `node`, contains it, or replaced it; null if there is none. */
function findReplacement(parent: Node, node: Node): Node | null {
  let current: Node | null = translations.get(node) ?? node
  while (current && current.parentNode !== parent) current = current.parentNode
  return current
}

/**
 * Makes React tolerate pages translated by the browser or an extension. Translators replace text nodes that React still
 * references with `<font>` elements, and React throws when it removes such a node or inserts next to it.
 * @see https://github.com/facebook/react/issues/11538
 */
export function guardAgainstTranslation(prototype: Pick<Node, 'removeChild' | 'insertBefore'>): void {
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const replacement = translations.get(child) ?? child
    if (child.parentNode === this) removeChild.call(this, child)
    else replacement.parentNode?.removeChild(replacement)
    return child
  }
  prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, reference: Node | null): Child {
    const isHere = reference?.parentNode === this
    insertBefore.call(this, node, reference && !isHere ? findReplacement(this, reference) : reference)
    return node
  }
  new MutationObserver(recordTranslations).observe(document, { childList: true, subtree: true })
}
