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
const inline: ReadonlySet<string> = new Set('a b data em i mark small span strong sub sup time u wbr'.split(' '))

const separate: ReadonlySet<string> = new Set(['a', 'span'])

/** Elements in which a `span` or a link is part of a sentence. */
const prose: ReadonlySet<string> = new Set(['dd', 'dt', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'p', 'td', 'th'])

const silent: ReadonlySet<string> = new Set(['head', 'noscript', 'script', 'style', 'template'])

/** Attributes that are neither visible nor text, or that follow from others. */
const ignoredAttributes: ReadonlySet<string> = new Set(['class', 'data-status', 'd', 'integrity', 'nonce'])

/** A page's text by sentence, its elements without their text, and its styles. */
export type PageText = { sentences: string[]; parts: string[]; looks: string[] }

function sentencesOf(text: string): string[] {
  const joined = text.replace(/\s+/g, ' ').trim()
  return joined
    .split(/(?<=。)(?![」』）)])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** Returns whether a `span` or a link in an element is part of a sentence; in a list it is a line of its own. */
function isProseIn({ tagName, childNodes }: Element): boolean {
  return prose.has(tagName) || childNodes.some((node) => 'value' in node && node.value.trim() !== '')
}

function tagTextOf({ tagName, attrs }: Element): string {
  const readAttributes = attrs.filter(({ name }) => !ignoredAttributes.has(name) && name !== 'alt')
  return `<${[tagName, ...readAttributes.map(({ name, value }) => `${name}="${value.replaceAll(/\/scripts\/[^"]*/g, '')}"`)].join(' ')}>`
}

/** Lists the classes of all elements, and the rules of all style sheets. */
function stylesOf(document: Node): string[] {
  return listElements(document).map((element) =>
    element.tagName === 'style' ? getText(element) : (getAttribute(element, 'class') ?? ''),
  )
}

/** Reads a page's text as visitors would, with the descriptions of pictures, and including collapsed content. */
export function readPageText(html: string): PageText {
  const sentences: string[] = []
  const parts: string[] = []
  let line = ''
  const endLine = () => {
    sentences.push(...sentencesOf(line))
    line = ''
  }
  const visit = (node: Node, isProse: boolean): void => {
    if ('value' in node) line += node.value
    if (!('childNodes' in node)) return
    if (isElement(node)) {
      if (silent.has(node.tagName)) return
      parts.push(tagTextOf(node))
      const alt = getAttribute(node, 'alt')
      if (alt) {
        endLine()
        sentences.push(`画像「${alt}」`)
      }
    }
    const isPart = isElement(node) && inline.has(node.tagName) && (isProse || !separate.has(node.tagName))
    if (!isPart) endLine()
    for (const child of node.childNodes) visit(child, isProse || (isElement(node) && isProseIn(node)))
    if (!isPart) endLine()
  }
  const document = parseHtml(html)
  visit(document, false)
  endLine()
  return { sentences, parts, looks: stylesOf(document) }
}
