import { defaultTreeAdapter, html as parse5Html, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5'

export type Document = DefaultTreeAdapterTypes.Document
export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.Node
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

export function parseHtml(html: string): Document {
  return parse(html)
}

/** A document with nothing but its type. */
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

/** Every node below the given one, in document order, including the content of templates. */
export function nodesBelow(node: Node): Node[] {
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

export function elementsBelow(node: Node): Element[] {
  return nodesBelow(node).filter(isElement)
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

/** The nearest element around a node that has an attribute. */
export function closestWith(node: Node, attribute: string): Element | undefined {
  const parent = 'parentNode' in node ? node.parentNode : null
  if (!parent) return undefined
  return isElement(parent) && attributeOf(parent, attribute) !== undefined ? parent : closestWith(parent, attribute)
}

export function removeAttributes(element: Element, names: readonly string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name))
}

export function setAttribute(element: Element, name: string, value: string): void {
  const attribute = element.attrs.find((attribute) => attribute.name === name)
  if (attribute) attribute.value = value
  else element.attrs.push({ name, value })
}

/** The text of a script or style, or all text below any other element. */
export function textOf(element: Element): string {
  return nodesBelow(element)
    .map((node) => ('value' in node ? node.value : ''))
    .join('')
}

export function removeNode(node: Node): void {
  if ('parentNode' in node) defaultTreeAdapter.detachNode(node)
}

export function createText(value: string): Node {
  return { nodeName: '#text', value, parentNode: null }
}

/** Adds an element of HTML or of SVG at the end of a node, and returns it. */
export function appendElement(parent: ParentNode, tagName: string, attrs: Element['attrs'], isSvg: boolean): Element {
  const element = defaultTreeAdapter.createElement(tagName, isSvg ? parse5Html.NS.SVG : parse5Html.NS.HTML, attrs)
  defaultTreeAdapter.appendChild(parent, element)
  return element
}

/** Adds a text of its own at the end of a node, also behind another text. */
export function appendText(parent: ParentNode, value: string): void {
  defaultTreeAdapter.appendChild(parent, { nodeName: '#text', value, parentNode: parent })
}

export function appendNode(parent: Element, node: Node): void {
  // Neither a document nor a fragment is ever put in.
  defaultTreeAdapter.appendChild(parent, node as DefaultTreeAdapterTypes.ChildNode)
}

/** Puts nodes in the place of another. */
export function replaceNode(node: Exclude<Node, Document>, nodes: readonly Node[]): void {
  const parent = 'parentNode' in node ? node.parentNode : null
  if (!parent) return
  for (const one of nodes) {
    // Neither a document nor a fragment is ever put in.
    defaultTreeAdapter.insertBefore(
      parent,
      one as DefaultTreeAdapterTypes.ChildNode,
      node as DefaultTreeAdapterTypes.ChildNode,
    )
  }
  removeNode(node)
}

export function createElement(tagName: string, attributes: Readonly<Record<string, string>>, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = defaultTreeAdapter.createElement(tagName, parse5Html.NS.HTML, attrs)
  if (text !== '') defaultTreeAdapter.insertText(element, text)
  return element
}

export function insertBefore(parent: ParentNode, element: Element, reference: Node | undefined): void {
  if (reference) defaultTreeAdapter.insertBefore(parent, element, reference as DefaultTreeAdapterTypes.ChildNode)
  else defaultTreeAdapter.appendChild(parent, element)
}
