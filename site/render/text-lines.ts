import { layoutClasses, unbreakableClass } from '../phrases/phrase-markup.ts'
import { getAttribute, isElement, type Element, type Node } from './html.ts'

/** Inline elements. Every other element starts and ends a line. */
const inline: ReadonlySet<string> = new Set('a abbr b em i small span strong sup time u wbr'.split(' '))

/** Elements with text that is not read as lines. */
const notRead: ReadonlySet<string> = new Set('head script style svg template textarea select title sup'.split(' '))

/** Matches the classes that make an inline element a separate box. */
const boxClasses = /(?:^|\s)(?:block|grid|flex|inline-block|inline-grid|inline-flex|sr-only|absolute)(?:\s|$)/

export type TextNode = Extract<Node, { nodeName: '#text' }>

/** A text node within a line: from `start` to `end` in the text of the line. */
export type LinePart = { node: TextNode; start: number; end: number; isUnbreakable: boolean }

/** A text that is not interrupted by the edge of a block. A browser may wrap it. */
export type TextLine = { text: string; parts: LinePart[] }

function isText(node: Node): node is TextNode {
  return node.nodeName === '#text'
}

/** `hasItems`: the element positions each of its children separately. */
type LayoutEffect = { isUnbreakable: boolean; isBox: boolean; hasItems: boolean }

/** Effects by class attribute, cached because there are few distinct ones. */
const layoutEffects = new Map<string, LayoutEffect>()

/** Returns what the classes of an element mean for lines. */
export function getLayoutEffect(element: Element): LayoutEffect {
  const classes = getAttribute(element, 'class') ?? ''
  const cached = layoutEffects.get(classes)
  if (cached) return cached
  const isUnbreakable = classes.split(' ').includes(unbreakableClass)
  const isBox = !isUnbreakable && boxClasses.test(classes)
  const effect = { isUnbreakable, isBox, hasItems: layoutClasses.test(classes) }
  layoutEffects.set(classes, effect)
  return effect
}

/** Finds the lines of text below a node. */
export function findTextLines(root: Node): TextLine[] {
  const lines: TextLine[] = []
  let line: TextLine = { text: '', parts: [] }
  const endLine = () => {
    if (line.parts.length > 0) lines.push(line)
    line = { text: '', parts: [] }
  }
  const visit = (node: Node, isUnbreakable: boolean): void => {
    if (isText(node)) {
      const start = line.text.length
      line.text += node.value
      line.parts.push({ node, start, end: line.text.length, isUnbreakable })
      return
    }
    if (!isElement(node)) {
      endLine()
      if ('childNodes' in node) for (const child of node.childNodes) visit(child, isUnbreakable)
      endLine()
      return
    }
    if (notRead.has(node.tagName)) return
    const effect = getLayoutEffect(node)
    const isEdge = effect.isBox || !inline.has(node.tagName)
    if (isEdge) endLine()
    for (const child of node.childNodes) {
      if (effect.hasItems) endLine()
      visit(child, isUnbreakable || effect.isUnbreakable)
    }
    if (isEdge) endLine()
  }
  visit(root, false)
  return lines
}
