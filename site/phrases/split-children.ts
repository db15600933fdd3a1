import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'

import { guessPhraseStarts } from './phrases-by-letters.ts'
import { everyBrowserBreaksAt, someBrowserSplits, maxUnbreakable } from './browser-breaks.ts'
import { layoutClasses, phraseBreak, removeBreaks, unbreakableClass } from './phrase-markup.ts'

type Props = { children?: ReactNode; className?: unknown; 'data-text'?: unknown }

/** Inline elements: the text around them is one line. */
const inline: ReadonlySet<unknown> = new Set([Fragment, ...'a abbr b em i small span strong time u'.split(' ')])

/** Elements with text that is not split: it is not read as lines, or the element may contain only text. */
const notSplit: ReadonlySet<unknown> = new Set('code option script style text textarea title'.split(' '))

/** Placeholder in a line for a component, whose text is unknown. */
const unknownText = '\uFFFC'

const hasKana = /[ぁ-ん]/

/** A range of a line. */
type Range = readonly [from: number, to: number]

/** A part of a line: text with its unbreakable ranges, or `node`, which has its own text. */
type Part = { start: number; end: number; unbreakable: Range[]; node?: ReactNode }

/** Returns the text that a child contributes to the line that it forms with its siblings. */
function readText(child: ReactNode): string {
  // The texts of inner elements are already split.
  if (typeof child === 'string' || typeof child === 'number') return removeBreaks(String(child))
  if (Array.isArray(child)) return child.map(readText).join('')
  if (!isValidElement<Props>(child)) return ''
  if (!inline.has(child.type)) return typeof child.type === 'string' ? '\n' : unknownText
  return readText(child.props.children)
}

/** Flattens children, including those of fragments. */
function flattenChildren(children: ReactNode): ReactNode[] {
  if (Array.isArray(children)) return children.flatMap(flattenChildren)
  if (!isValidElement<Props>(children) || children.type !== Fragment || children.key !== null) return [children]
  return flattenChildren(children.props.children)
}

function isUnbreakable(child: ReactNode): boolean {
  return isValidElement<Props>(child) && child.props.className === unbreakableClass
}

/** Returns the line that siblings form, and its parts. Adjacent texts are merged, including dates and amounts. */
function joinTexts(row: readonly ReactNode[]): { line: string; parts: Part[] } {
  const parts: Part[] = []
  let line = ''
  for (const node of row) {
    const start = line.length
    line += readText(node)
    const end = line.length
    const unbreakable: Range[] = isUnbreakable(node) ? [[start, end]] : []
    const before = parts.at(-1)
    if (typeof node !== 'string' && unbreakable.length === 0) parts.push({ start, end, unbreakable, node })
    else if (!before || 'node' in before) parts.push({ start, end, unbreakable })
    else {
      before.end = end
      before.unbreakable.push(...unbreakable)
    }
  }
  return { line, parts }
}

function renderUnbreakable(text: string, at: number): ReactElement {
  return react.jsx('span', { className: unbreakableClass, children: text }, `w${at}`)
}

/** Renders a phrase, unbreakable if some browser would split it or if it contains part of a date or an amount. */
function renderPhrase(line: string, [from, to]: Range, unbreakable: readonly Range[]): ReactNode[] {
  const phrase = line.slice(from, to)
  const text = phrase.trimEnd()
  const within = unbreakable.filter(([start]) => start >= from && start < to)
  if (someBrowserSplits(line, from, from + text.length) || (within.length > 0 && text.length <= maxUnbreakable))
    return [renderUnbreakable(text, from), phrase.slice(text.length)]
  const nodes: ReactNode[] = []
  let at = from
  for (const [start, end] of within) {
    nodes.push(line.slice(at, start), renderUnbreakable(line.slice(start, end), start))
    at = end
  }
  return [...nodes, line.slice(at, to)]
}

/** Returns the break to insert before a phrase; empty if every browser breaks the line there anyway. */
function getBreak(line: string, at: number): string {
  return everyBrowserBreaksAt(line, at) ? '' : phraseBreak
}

/** Joins adjacent texts. React would insert a comment between them. */
function joinAdjacentTexts(nodes: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else if (node !== '') joined.push(node)
  }
  return joined
}

/** Splits the texts of an element's children into phrases; returns undefined if there is nothing to split. */
function splitChildren(children: ReactNode): ReactNode[] | undefined {
  const row = flattenChildren(children)
  if (!row.some((child) => typeof child === 'string' || isUnbreakable(child))) return undefined
  const { line, parts } = joinTexts(row)
  if (line.length < 5 || !hasKana.test(line)) return undefined
  const unbreakable = parts.flatMap((part) => part.unbreakable)
  const starts = guessPhraseStarts(line).filter((at) => !unbreakable.some(([from, to]) => at > from && at < to))
  const nodes = parts.flatMap((part): ReactNode[] => {
    const { start, end } = part
    if ('node' in part) {
      const isStart = end > start && starts.includes(start)
      return [isStart ? getBreak(line, start) : '', part.node]
    }
    const phrases = [start, ...starts.filter((at) => at > start && at < end)]
    return phrases.flatMap((from, index) => [
      starts.includes(from) ? getBreak(line, from) : '',
      ...renderPhrase(line, [from, phrases[index + 1] ?? end], part.unbreakable),
    ])
  })
  return joinAdjacentTexts(nodes)
}

/** Inserts the breaks into a text that CSS shows with `attr()`, so that it wraps like the same text in an element. */
function splitText(text: string): string {
  const starts = guessPhraseStarts(text)
  return [0, ...starts].map((at, index) => text.slice(at, starts[index])).join(phraseBreak)
}

/**
 * Splits the texts of layout items, each of which remains a single item; returns undefined if there is nothing to
 * split.
 */
function splitItems(children: ReactNode): ReactNode[] | undefined {
  const items: ReactNode[] = Array.isArray(children) ? (children as ReactNode[]) : [children]
  const split = items.map((child, index) => {
    const nodes = typeof child === 'string' ? splitChildren(child) : undefined
    if (!nodes) return child
    return nodes.length === 1 ? nodes[0] : react.jsxs('span', { children: nodes }, `t${index}`)
  })
  return split.some((child, index) => child !== items[index]) ? split : undefined
}

/**
 * Returns an element's properties with its texts split into phrases, between which lines may break. If its children are
 * layout items, a text remains a single item. Returns the same object if nothing is split, as for most elements.
 */
export function splitProps<P extends object>(type: unknown, props: P & Props): { props: P; isSplit: boolean } {
  const isHost = typeof type === 'string' ? !notSplit.has(type) : type === Fragment
  if (!isHost) return { props, isSplit: false }
  const { className, children, 'data-text': text } = props
  const hasItems = typeof className === 'string' && layoutClasses.test(className)
  const splitNodes = hasItems ? splitItems(children) : splitChildren(children)
  const reserved = typeof text === 'string' ? { ...props, 'data-text': splitText(text) } : props
  return splitNodes === undefined
    ? { props: reserved, isSplit: false }
    : { props: { ...reserved, children: splitNodes }, isSplit: true }
}
