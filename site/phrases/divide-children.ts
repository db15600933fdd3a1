import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import * as react from 'react/jsx-runtime'

import { findPhrases } from './find-phrases.ts'
import { endsEverywhere, isParted, longestHeld } from './line-ends.ts'

type Props = { children?: ReactNode; className?: unknown; 'data-text'?: unknown }

/** What stands within a line; a text goes on behind it. */
const inline: ReadonlySet<unknown> = new Set([Fragment, ...'a abbr b em i small span strong time u'.split(' ')])

/** Elements whose text nobody reads as lines of words, or that may hold nothing but text. */
const notDivided: ReadonlySet<unknown> = new Set('code option script style text textarea title'.split(' '))

/** Classes of an element that lays each of its children out for itself. */
const layout = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/

/** A date, an amount or a phrase in one piece (`blocks/rich-text.tsx`). */
const whole = 'whole'

/** Stands for a component, whose words are not known here. */
const unknown = '\uFFFC'

const hasKana = /[ぁ-ん]/

/** Part of a line: a text, with the ranges of it that stand in one piece, or another node with its words. */
type Part = { words: string; held: [from: number, to: number][]; node?: ReactNode }

/** The words of a child as they stand in the line of its siblings. */
function wordsOf(child: ReactNode): string {
  if (typeof child === 'string' || typeof child === 'number') return String(child)
  if (Array.isArray(child)) return child.map(wordsOf).join('')
  if (!isValidElement<Props>(child)) return ''
  if (!inline.has(child.type)) return typeof child.type === 'string' ? '\n' : unknown
  return wordsOf(child.props.children)
}

/** Children in one row, with those of fragments that are not divided yet. */
function rowOf(children: ReactNode): ReactNode[] {
  if (Array.isArray(children)) return children.flatMap(rowOf)
  if (!isValidElement<Props>(children) || children.type !== Fragment || children.key !== null) return [children]
  const row = rowOf(children.props.children)
  return row.some((child) => isValidElement(child) && child.type === 'i') ? [children] : row
}

/** A row as parts of a line, in which texts that follow each other are one, dates and amounts in one piece among them. */
function partsOf(row: readonly ReactNode[]): Part[] {
  const parts: Part[] = []
  for (const node of row) {
    const words = wordsOf(node)
    const isHeld = isValidElement<Props>(node) && node.props.className === whole
    const before = parts.at(-1)
    if (typeof node !== 'string' && !isHeld) parts.push({ words, held: [], node })
    else {
      const start = before && !('node' in before) ? before.words.length : 0
      const held: Part['held'] = isHeld ? [[start, start + words.length]] : []
      if (!before || 'node' in before) parts.push({ words, held })
      else {
        before.words += words
        before.held.push(...held)
      }
    }
  }
  return parts
}

/** What stands between two phrases (`render/break-phrases.ts` says why it is no `<wbr>`). */
function divider(key: string): ReactElement {
  return react.jsx('i', {}, key)
}

function wholePiece(words: string, key: string): ReactElement {
  return react.jsx('span', { className: whole, children: words }, key)
}

/** A phrase, in one piece where some browser would part it or where a date or an amount of it is not to be parted. */
function pieceOf(text: string, from: number, to: number, held: Part['held'], key: string): ReactNode[] {
  const phrase = text.slice(from, to)
  const words = phrase.trimEnd()
  const within = held.filter(([start]) => start >= from && start < to)
  if (isParted(text, from, from + words.length) || (within.length > 0 && words.length <= longestHeld))
    return [wholePiece(words, `${key}+${from}`), phrase.slice(words.length)]
  const nodes: ReactNode[] = []
  let at = from
  for (const [start, end] of within) {
    nodes.push(text.slice(at, start), wholePiece(text.slice(start, end), `${key}+${start}`))
    at = end
  }
  return [...nodes, text.slice(at, to)]
}

/** A text, which stands at `start` of its line, in phrases. */
function phrasesOf(line: string, start: number, { words, held }: Part, starts: readonly number[], key: string) {
  const nodes: ReactNode[] = []
  const inText = starts.map((at) => at - start).filter((at) => at >= 0 && at < words.length)
  const cuts = inText[0] === 0 ? inText : [0, ...inText]
  for (const [index, from] of cuts.entries()) {
    if (inText.includes(from) && !endsEverywhere(line, start + from)) nodes.push(divider(`${key}-${from}`))
    nodes.push(...pieceOf(words, from, cuts[index + 1] ?? words.length, held, key))
  }
  return nodes.filter((node) => node !== '')
}

/** The children of an element with their texts in phrases; undefined where nothing is to be divided. */
function divideChildren(children: ReactNode): ReactNode[] | undefined {
  const parts = partsOf(rowOf(children))
  const line = parts.map(({ words }) => words).join('')
  if (line.length < 5 || !hasKana.test(line) || parts.every((part) => 'node' in part)) return undefined
  const nodes: ReactNode[] = []
  let start = 0
  const held = parts.flatMap((part) => {
    const ranges = part.held.map(([from, to]) => [start + from, start + to] as const)
    start += part.words.length
    return ranges
  })
  const starts = findPhrases(line).filter((at) => !held.some(([from, to]) => at > from && at < to))
  start = 0
  for (const [index, part] of parts.entries()) {
    if (!('node' in part)) nodes.push(...phrasesOf(line, start, part, starts, `p${index}`))
    else {
      if (part.words !== '' && starts.includes(start) && !endsEverywhere(line, start)) nodes.push(divider(`p${index}`))
      nodes.push(part.node)
    }
    start += part.words.length
  }
  return nodes
}

/** A text for `attr()`, which takes as many lines as the same text in phrases. */
function divideText(text: string): string {
  const starts = findPhrases(text)
  return [0, ...starts].map((at, index) => text.slice(at, starts[index])).join('\u200B')
}

/**
 * The properties of an element with its texts divided into phrases, between which alone a line may end. Where its
 * children are items of a layout, a text stays one item.
 */
export function divideProps<P extends object>(type: unknown, props: P & Props): { props: P; isDivided: boolean } {
  const isHost = typeof type === 'string' ? !notDivided.has(type) : type === Fragment
  if (!isHost) return { props, isDivided: false }
  const { className, children, 'data-text': text } = props
  const reserved = typeof text === 'string' ? { 'data-text': divideText(text) } : {}
  if (typeof className === 'string' && layout.test(className)) {
    const isText = (child: ReactNode) => typeof child === 'string' && child.length > 4 && hasKana.test(child)
    const wrap = (child: ReactNode, index: number) =>
      isText(child) ? react.jsx('span', divideProps('span', { children: child }).props, `t${index}`) : child
    const items = Array.isArray(children) ? (children as ReactNode[]).map(wrap) : wrap(children, 0)
    return { props: { ...props, ...reserved, children: items }, isDivided: Array.isArray(items) }
  }
  const divided = divideChildren(children)
  return divided
    ? { props: { ...props, ...reserved, children: divided }, isDivided: true }
    : { props: { ...props, ...reserved }, isDivided: false }
}
