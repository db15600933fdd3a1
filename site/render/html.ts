import { defaultTreeAdapter, html as parse5Html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

// The document of a page, as the nodes of parse5, with functions named like those of the DOM.

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.Node
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

export function parseHtml(html: string): Document {
  return parse(html)
}

/** Creates a document that contains only its doctype. */
export function createDocument(): Document {
  const document = defaultTreeAdapter.createDocument()
  defaultTreeAdapter.setDocumentType(document, 'html', '', '')
  return document
}

export function serializeHtml(document: Document): string {
  return serialize(document)
}

export function isElement(node: Node): node is Element {
  return 'tagName' in node
}

/** Returns every node below the given one, in document order, including the content of templates. */
export function listNodes(node: Node): Node[] {
  const nodes: Node[] = []
  const collect = (parent: Node): void => {
    if (!('childNodes' in parent)) return
    for (const child of parent.childNodes) {
      nodes.push(child)
      collect(child)
    }
    if ('content' in parent) collect(parent.content)
  }
  collect(node)
  return nodes
}

export function listElements(node: Node): Element[] {
  return listNodes(node).filter(isElement)
}

export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** Finds the closest ancestor that has an attribute. */
export function findAncestorWith(node: Node, attribute: string): Element | undefined {
  const parent = 'parentNode' in node ? node.parentNode : null
  if (!parent) return undefined
  return isElement(parent) && getAttribute(parent, attribute) !== undefined
    ? parent
    : findAncestorWith(parent, attribute)
}

export function removeAttributes(element: Element, names: readonly string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name))
}

export function setAttribute(element: Element, name: string, value: string): void {
  const attribute = element.attrs.find((attribute) => attribute.name === name)
  if (attribute) attribute.value = value
  else element.attrs.push({ name, value })
}

/** Returns the text of a script or style, or all text below any other element. */
export function getText(element: Element): string {
  return listNodes(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
}

export function removeNode(node: Node): void {
  if ('parentNode' in node) defaultTreeAdapter.detachNode(node)
}

export function createText(value: string): Node {
  return { nodeName: '#text', value, parentNode: null }
}

/** Appends an HTML or SVG element to a node, and returns it. */
export function appendElement(parent: ParentNode, tagName: string, attrs: Element['attrs'], isSvg: boolean): Element {
  const element = defaultTreeAdapter.createElement(tagName, isSvg ? parse5Html.NS.SVG : parse5Html.NS.HTML, attrs)
  defaultTreeAdapter.appendChild(parent, element)
  return element
}

/** Appends a separate text node to a node, even after another text. */
export function appendText(parent: ParentNode, value: string): void {
  defaultTreeAdapter.appendChild(parent, { nodeName: '#text', value, parentNode: parent })
}

export function appendNode(parent: Element, node: Node): void {
  // Neither a document nor a fragment is ever appended.
  defaultTreeAdapter.appendChild(parent, node as DefaultTreeAdapterTypes.ChildNode)
}

/** Replaces a node with others. */
export function replaceNode(node: Exclude<Node, Document>, nodes: readonly Node[]): void {
  const parent = 'parentNode' in node ? node.parentNode : null
  if (!parent) return
  for (const replacement of nodes) {
    // Neither a document nor a fragment is ever inserted.
    defaultTreeAdapter.insertBefore(
      parent,
      replacement as DefaultTreeAdapterTypes.ChildNode,
      node as DefaultTreeAdapterTypes.ChildNode,
    )
  }
  removeNode(node)
}

/** Creates an HTML element, without a parent. */
export function createElement(tagName: string, attributes: Readonly<Record<string, string>>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = defaultTreeAdapter.createElement(tagName, parse5Html.NS.HTML, attrs)
  if (text !== '') defaultTreeAdapter.insertText(element, text)
  return element
}

/** Inserts an element before a child of a node, or at its end if there is no such child. */
export function insertBefore(parent: ParentNode, element: Element, reference: Node | undefined): void {
  if (reference) defaultTreeAdapter.insertBefore(parent, element, reference as DefaultTreeAdapterTypes.ChildNode)
  else defaultTreeAdapter.appendChild(parent, element)
}
