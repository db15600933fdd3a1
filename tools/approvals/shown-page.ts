import { attributeOf, isElement, parseHtml, type Element, type Node } from '#site/render/html.ts'
import type { StyleSheet } from '#site/render/style-sheet.ts'
import { tokensOf } from '#site/render/page-tokens.ts'
import { flattenRules } from './flatten-rules.ts'

/** What a page shows, as lists in the order of the page. */
export type Shown = { words: string[]; facts: string[]; links: string[]; pictures: string[]; styles: string[] }

/** What a page shows: its own contents, and the frame around them that all pages share. */
export type ShownPage = { own: Shown; frame: Shown }

/** Elements without an appearance of their own. The sources of a picture follow from its one file. */
const leftOut: ReadonlySet<string> = new Set(['script', 'style', 'source', 'meta', 'link'])

/** Attributes that say how to load or hydrate, not what to show. */
const silent: ReadonlySet<string> = new Set(['loading', 'decoding', 'fetchpriority', 'srcset', 'sizes'])

const facetOfAttribute: Readonly<Record<string, keyof Shown>> = {
  alt: 'words',
  title: 'words',
  'aria-label': 'words',
  'aria-valuetext': 'words',
  href: 'links',
  'data-store': 'links',
  src: 'pictures',
  datetime: 'facts',
  'data-period': 'facts',
  'data-campaigns': 'facts',
  'data-first-day': 'facts',
  'data-grant': 'facts',
  value: 'facts',
  max: 'facts',
  step: 'facts',
}

/** A number with its separators: 1,500, 4.6, 23:59, 2023/04/30. The mark of a note, ※3, is a word. */
const number = /(?<!※[0-9０-９]*)[0-9０-９]+(?:[.,:/．，：／][0-9０-９]+)*/g

/** The colour shown until a picture has loaded, and what it stands on, which are computed from its pixels. */
const ofPixels = /^(?:waiting|ground)-[0-9a-f]{6}/

function noShown(): Shown {
  return { words: [], facts: [], links: [], pictures: [], styles: [] }
}

function addText(shown: Shown, text: string): void {
  shown.words.push(text.replaceAll(number, '#'))
  shown.facts.push(...(text.match(number) ?? []))
}

function addAttribute(shown: Shown, { name, value }: Element['attrs'][number], bytesOf: (address: string) => string) {
  if (silent.has(name)) return
  const facet = facetOfAttribute[name] ?? 'styles'
  if (facet === 'words') addText(shown, value)
  else if (facet === 'pictures') shown.pictures.push(bytesOf(value))
  else if (name === 'class')
    shown.styles.push(
      `class=${value
        .split(' ')
        .filter((one) => !ofPixels.test(one))
        .join(' ')}`,
    )
  else shown[facet].push(facet === 'styles' ? `${name}=${value}` : value)
}

/** Adds everything below a node; comments between texts are React's own and divide nothing. */
function addNodes(page: ShownPage, shown: Shown, nodes: readonly Node[], bytesOf: (address: string) => string): void {
  let text = ''
  const endText = () => {
    if (text.trim() !== '') addText(shown, text)
    if (text !== '') shown.styles.push('text')
    text = ''
  }
  for (const node of nodes) {
    if ('value' in node) text += node.value
    if (!isElement(node) || leftOut.has(node.tagName)) continue
    endText()
    const inner = node.tagName === 'main' ? page.own : shown
    inner.styles.push(`<${node.tagName}`)
    for (const attribute of node.attrs) addAttribute(inner, attribute, bytesOf)
    addNodes(page, inner, 'content' in node ? node.content.childNodes : node.childNodes, bytesOf)
    inner.styles.push('>')
  }
  endText()
}

function stylesIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) =>
    isElement(node) ? (node.tagName === 'style' ? [node] : stylesIn(node.childNodes)) : [],
  )
}

function elementsIn(nodes: readonly Node[]): Element[] {
  return nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []))
}

/** The page's own rules, such as its colours, one by one: React joins them in the order in which they are first used. */
function ownRules(styles: readonly Element[]): string[] {
  const css = styles.flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : '')))
  return flattenRules(css.join('')).filter((rule) => !rule.startsWith('.waiting-'))
}

/**
 * What a page shows, from React's markup before post-processing: everything that a visitor sees or hears read aloud.
 * Left out are scripts, the policy, loading hints, and the forms in which one picture is offered; every attribute that
 * is not left out by name counts. `bytesOf` gives the identity of the file at an address of this site, and returns other
 * addresses as they are.
 */
export async function readShownPage(
  markup: string,
  styleSheet: StyleSheet,
  bytesOf: (address: string) => string,
): Promise<ShownPage> {
  const { childNodes } = parseHtml(markup)
  const page: ShownPage = { own: noShown(), frame: noShown() }
  addNodes(page, page.frame, childNodes, bytesOf)
  const elements = elementsIn(childNodes).filter((element) => attributeOf(element, 'data-precedence') === undefined)
  const used = flattenRules(await styleSheet.usedBy(tokensOf(elements)))
  page.own.styles.push(...used, ...ownRules(stylesIn(childNodes)))
  return page
}
