import {
  appendNode,
  attributeOf,
  createElement,
  createText,
  isElement,
  replaceNode,
  type Document,
  type Element,
  type Node,
} from './html.ts'
import { endsEverywhere, mayBeSplit } from '../phrases/line-breaks.ts'
import { phraseStarts } from './phrases-by-model.ts'

/**
 * Element between two phrases: empty, with a zero-width space from the style sheet, and without a name. `<wbr>` looks
 * the same, but Chromium reads it as a space in the names of links and buttons.
 */
const divider = 'i'

/** Inline elements. Every other element starts and ends a line. */
const inline: ReadonlySet<string> = new Set('a abbr b em i small span strong sup time u wbr'.split(' '))

/** Elements with text that is not read as lines. */
const notRead: ReadonlySet<string> = new Set('head script style svg template textarea select title sup'.split(' '))

/** Classes that make an inline element a separate box. */
const box = /(?:^|\s)(?:block|grid|flex|inline-block|inline-grid|inline-flex|sr-only|absolute)(?:\s|$)/

/** Classes of elements that position each child separately. */
const layout = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/

/** Class of an unbreakable date or amount (`blocks/rich-text.tsx`). */
const unbroken = 'whole'

type TextNode = Extract<Node, { nodeName: '#text' }>

/** A text within a line. `isUnbroken` if it is already unbreakable. */
type Part = { node: TextNode; start: number; end: number; isUnbroken: boolean }

type Line = { text: string; parts: Part[] }

function isText(node: Node): node is TextNode {
  return node.nodeName === '#text'
}

/** Effect of class attributes on lines, cached because there are few distinct ones. */
const looks = new Map<string, { isUnbroken: boolean; isBox: boolean; hasItems: boolean }>()

function layoutEffectOf(element: Element) {
  const classes = attributeOf(element, 'class') ?? ''
  const cached = looks.get(classes)
  if (cached) return cached
  const isUnbroken = classes.split(' ').includes(unbroken)
  const look = { isUnbroken, isBox: !isUnbroken && box.test(classes), hasItems: layout.test(classes) }
  looks.set(classes, look)
  return look
}

/** Returns the lines of text below a node: texts that are not separated by the edge of a block. */
function linesBelow(root: Node): Line[] {
  const lines: Line[] = []
  let line: Line = { text: '', parts: [] }
  const end = () => {
    if (line.parts.length > 0) lines.push(line)
    line = { text: '', parts: [] }
  }
  const visit = (node: Node, isUnbroken: boolean): void => {
    if (isText(node)) {
      const start = line.text.length
      line.text += node.value
      line.parts.push({ node, start, end: line.text.length, isUnbroken })
      return
    }
    if (!isElement(node)) {
      end()
      if ('childNodes' in node) for (const child of node.childNodes) visit(child, isUnbroken)
      end()
      return
    }
    if (notRead.has(node.tagName)) return
    const look = layoutEffectOf(node)
    const isEdge = look.isBox || !inline.has(node.tagName)
    if (isEdge) end()
    for (const child of node.childNodes) {
      if (look.hasItems) end()
      visit(child, isUnbroken || look.isUnbroken)
    }
    if (isEdge) end()
  }
  visit(root, false)
  return lines
}

/** Returns whether there is nothing between an element and a text. */
function areSiblings(element: TextNode['parentNode'], text: TextNode): boolean {
  if (!element || !isElement(element)) return false
  const siblings = element.parentNode?.childNodes ?? []
  return Math.abs(siblings.indexOf(element) - siblings.indexOf(text)) === 1
}

/** Extends an unbreakable range to the edges of its phrase, if the adjacent node is plain text. */
function extendUnbreakable({ text, parts }: Line, starts: readonly number[]): void {
  for (const [index, part] of parts.entries()) {
    if (!part.isUnbroken) continue
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const from = Math.max(0, ...starts.filter((at) => at <= part.start))
    const to = Math.min(text.length, ...starts.filter((at) => at >= part.end))
    const isAdjacent = (other: Part | undefined) =>
      other && !other.isUnbroken && areSiblings(part.node.parentNode, other.node)
    if (before && isAdjacent(before) && from >= before.start && from < part.start) {
      before.end = part.start = from
    }
    if (after && isAdjacent(after) && to <= after.end && to > part.end) {
      after.start = part.end = to
    }
  }
}

/** Returns the nodes that replace a text: its phrases, split where some browser would join them. */
function nodesOf(text: string, { start, end }: Part, starts: readonly number[]): Node[] {
  const nodes: Node[] = []
  const cuts = [start, ...starts.filter((at) => at > start && at < end), end]
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push(createText(plain))
    plain = ''
  }
  if (starts.includes(start) && start > 0 && !endsEverywhere(text, start)) nodes.push(createElement(divider, {}))
  for (const [index, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[index + 1] ?? end
    const phrase = text.slice(from, to)
    if (index > 0 && !endsEverywhere(text, from)) {
      flush()
      nodes.push(createElement(divider, {}))
    }
    if (!mayBeSplit(text, from, from + phrase.trimEnd().length)) plain += phrase
    else {
      flush()
      nodes.push(createElement('span', { class: unbroken }, phrase.trimEnd()))
      plain = phrase.slice(phrase.trimEnd().length)
    }
  }
  flush()
  return nodes
}

/** Returns the nodes that replace a text, wrapped in one element if each child is a layout item. */
function inOneItem({ parentNode }: TextNode, nodes: readonly Node[]): readonly Node[] {
  if (nodes.length < 2 || !parentNode || !isElement(parentNode) || !layoutEffectOf(parentNode).hasItems) return nodes
  const item = createElement('span', {})
  for (const node of nodes) appendNode(item, node)
  return [item]
}

/**
 * Allows line breaks in Japanese text only between phrases, in every browser: `word-break: keep-all` joins letters, an
 * empty `<i>` between phrases allows a break, and a phrase that a browser would still split becomes unbreakable. The
 * text remains the same for readers, the clipboard and screen readers. Mutates the document.
 */
export function breakPhrases(document: Document): void {
  for (const line of linesBelow(document)) {
    if (line.text.trim().length < 5) continue
    const starts = phraseStarts(line.text)
    extendUnbreakable(line, starts)
    for (const part of line.parts) {
      const text = line.text.slice(part.start, part.end)
      if (part.isUnbroken) part.node.value = text
      else replaceNode(part.node, inOneItem(part.node, nodesOf(line.text, part, starts)))
    }
  }
}
