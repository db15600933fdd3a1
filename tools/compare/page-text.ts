import {
  getAttribute,
  listElements,
  isElement,
  parseHtml,
  getText,
  type Element,
  type Node,
} from '#site/render/html.ts'

/** Inline elements; all others start a new line. */
const inlineElements: ReadonlySet<string> = new Set(
  'a b data em i mark small span strong sub sup time u wbr'.split(' '),
)

/** Inline elements that are lines of their own outside a sentence. */
const separateOutsideProse: ReadonlySet<string> = new Set(['a', 'span'])

/** Elements in which a `span` or a link is part of a sentence. */
const proseElements: ReadonlySet<string> = new Set(['dd', 'dt', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'p', 'td', 'th'])

const hiddenElements: ReadonlySet<string> = new Set(['head', 'noscript', 'script', 'style', 'template'])

/** Attributes that are neither visible nor text, or that follow from others. */
const ignoredAttributes: ReadonlySet<string> = new Set(['class', 'data-status', 'd', 'integrity', 'nonce'])

/** A page's text by sentence, the start tags of its elements, and its styles. */
export type PageText = { sentences: string[]; tags: string[]; styles: string[] }

function splitSentences(text: string): string[] {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined
    .split(/(?<=。)(?![」』）)])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Returns whether a `span` or a link in an element is part of a sentence; in a list it is a line of its own. */
function isProseIn({ tagName, childNodes }: Element): boolean {
  return proseElements.has(tagName) || childNodes.some((node) => 'value' in node && node.value.trim() !== '')
}

/** Returns whether an element continues the line around it. */
function isInlineElement({ tagName }: Element, isInProse: boolean): boolean {
  return inlineElements.has(tagName) && (isInProse || !separateOutsideProse.has(tagName))
}

function formatStartTag({ tagName, attrs }: Element): string {
  const written = attrs
    .filter(({ name }) => !ignoredAttributes.has(name) && name !== 'alt')
    // The names of scripts change with their bytes.
    .map(({ name, value }) => ` ${name}="${value.replaceAll(/\/scripts\/[^"]*/g, '')}"`)
  return `<${tagName}${written.join('')}>`
}

/** Lists the classes of all elements, and the rules of all style sheets. */
function listStyles(document: Node): string[] {
  return listElements(document).map((element) =>
    element.tagName === 'style' ? getText(element) : (getAttribute(element, 'class') ?? ''),
  )
}

/** Reads a page's text as visitors would, with the descriptions of pictures, and including collapsed content. */
export function readPageText(html: string): PageText {
  const sentences: string[] = []
  const tags: string[] = []
  /** The text since the last line ended. */
  let line = ''
  const endLine = () => {
    sentences.push(...splitSentences(line))
    line = ''
  }
  const readAlt = (element: Element) => {
    const alt = getAttribute(element, 'alt')
    if (!alt) return
    endLine()
    sentences.push(`画像「${alt}」`)
  }
  const readElement = (element: Element, isInProse: boolean): void => {
    if (hiddenElements.has(element.tagName)) return
    tags.push(formatStartTag(element))
    readAlt(element)
    const isInline = isInlineElement(element, isInProse)
    if (!isInline) endLine()
    for (const child of element.childNodes) readNode(child, isInProse || isProseIn(element))
    if (!isInline) endLine()
  }
  const readNode = (node: Node, isInProse: boolean): void => {
    if ('value' in node) line += node.value
    else if (isElement(node)) readElement(node, isInProse)
  }
  const document = parseHtml(html)
  for (const node of document.childNodes) readNode(node, false)
  endLine()
  return { sentences, tags, styles: listStyles(document) }
}
