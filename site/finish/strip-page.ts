import {
  attributeOf,
  createElement,
  elementsBelow,
  findElement,
  insertBefore,
  isComment,
  nodesBelow,
  removeNode,
  textOf,
  type Document,
  type Element,
} from './html.ts'

/** Next's own words on elements that its runtime reads. */
const runtimeLinks: ReadonlySet<string> = new Set(['preload', 'modulepreload', 'stylesheet'])

function isRuntimeLink(element: Element): boolean {
  return element.tagName === 'link' && runtimeLinks.has(attributeOf(element, 'rel') ?? '')
}

/** Where the page's style sheets lie, in their order. */
export function styleSheetsOf(document: Document): string[] {
  return elementsBelow(document)
    .filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet')
    .map((element) => attributeOf(element, 'href') ?? '')
}

/** The text of the page's style elements, joined in their order. */
export function inlineStylesOf(document: Document): string {
  return elementsBelow(document)
    .filter(({ tagName }) => tagName === 'style')
    .map(textOf)
    .join('')
}

/** A place where React puts the page's metadata once it runs: hidden, and empty but for comments. */
function isEmptyPlace(element: Element): boolean {
  return element.tagName === 'div' && attributeOf(element, 'hidden') !== undefined && element.childNodes.every(isComment)
}

/**
 * Takes Next's runtime out of a page: its scripts, the links that load them, the flight data and React's marks. What a
 * person sees and reads stays. `keptScripts` are the texts of inline scripts that the page itself needs.
 */
export function stripPage(document: Document, keptScripts: ReadonlySet<string>): void {
  for (const element of elementsBelow(document)) {
    const isForeignScript = element.tagName === 'script' && !keptScripts.has(textOf(element))
    if (isForeignScript || isRuntimeLink(element) || isEmptyPlace(element)) removeNode(element)
  }
  for (const node of nodesBelow(document).filter(isComment)) removeNode(node)
}

/** Puts one style element with the given rules in the place of all others. */
export function replaceStyles(document: Document, css: string): void {
  for (const element of elementsBelow(document)) if (element.tagName === 'style') removeNode(element)
  const head = findElement(document, 'head')
  if (!head) throw new Error('a page without a head')
  const firstScript = head.childNodes.find((node) => node.nodeName === 'script')
  insertBefore(head, createElement('style', {}, css), firstScript)
}
