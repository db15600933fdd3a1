import { removeBreaks } from '#site/phrases/phrase-markup.ts'
import { getAttribute, listElements, isElement, parseHtml, type Element, type Node } from '#site/render/html.ts'

function getText(node: Node): string {
  if ('value' in node) return node.value
  if (isElement(node) && ['script', 'style', 'template'].includes(node.tagName)) return ''
  return 'childNodes' in node ? node.childNodes.map(getText).join('') : ''
}

/** Normalised text for comparing figures: without whitespace and phrase breaks, with full-width forms converted. */
export function plainText(text: string): string {
  return removeBreaks(text).replace(/\s+/g, '').normalize('NFKC')
}

/** Returns the visible text of a page's article, or of the element in it with the given id, normalised. */
export function articleText(html: string, id?: string): string {
  const isPart = (element: Element) =>
    id === undefined ? element.tagName === 'article' : getAttribute(element, 'id') === id
  const part = listElements(parseHtml(html)).find(isPart)
  if (!part) throw new Error(id === undefined ? 'the page has no article' : `the page has no part "${id}"`)
  return plainText(getText(part))
}
