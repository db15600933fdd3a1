import { everyBrowserBreaksAt, someBrowserSplits } from '../phrases/browser-breaks.ts'
import { phraseBreak, unbreakableClass } from '../phrases/phrase-markup.ts'
import { appendNode, createElement, createText, isElement, replaceNode, type Document, type Node } from './html.ts'
import { findPhraseStarts } from './phrases-by-model.ts'
import { findTextLines, getLayoutEffect, type LinePart, type TextLine, type TextNode } from './text-lines.ts'

/** Returns whether there is nothing between an element and a text. */
function areSiblings(element: TextNode['parentNode'], text: TextNode): boolean {
  if (!element || !isElement(element)) return false
  const siblings = element.parentNode?.childNodes ?? []
  return Math.abs(siblings.indexOf(element) - siblings.indexOf(text)) === 1
}

/** Extends the unbreakable parts of a line to the edges of their phrases, where the adjacent part is plain text. */
function extendUnbreakable({ text, parts }: TextLine, starts: readonly number[]): void {
  for (const [index, part] of parts.entries()) {
    if (!part.isUnbreakable) continue
    const [before, after] = [parts[index - 1], parts[index + 1]]
    const phraseStart = Math.max(0, ...starts.filter((at) => at <= part.start))
    const phraseEnd = Math.min(text.length, ...starts.filter((at) => at >= part.end))
    const isAdjacent = (other: LinePart | undefined) =>
      other && !other.isUnbreakable && areSiblings(part.node.parentNode, other.node)
    if (before && isAdjacent(before) && phraseStart >= before.start && phraseStart < part.start) {
      before.end = phraseStart
      part.start = phraseStart
    }
    if (after && isAdjacent(after) && phraseEnd <= after.end && phraseEnd > part.end) {
      after.start = phraseEnd
      part.end = phraseEnd
    }
  }
}

/** Creates the nodes that replace a part of a line: its phrases, with a break where some browser would join them. */
function createPhraseNodes(text: string, { start, end }: LinePart, starts: readonly number[]): Node[] {
  const nodes: Node[] = []
  let plain = ''
  const flush = () => {
    if (plain !== '') nodes.push(createText(plain))
    plain = ''
  }
  const phrases = [start, ...starts.filter((at) => at > start && at < end)]
  for (const [index, from] of phrases.entries()) {
    const phrase = text.slice(from, phrases[index + 1] ?? end)
    const isPhraseStart = index > 0 || (from > 0 && starts.includes(from))
    if (isPhraseStart && !everyBrowserBreaksAt(text, from)) plain += phraseBreak
    const words = phrase.trimEnd()
    if (!someBrowserSplits(text, from, from + words.length)) plain += phrase
    else {
      flush()
      nodes.push(createElement('span', { class: unbreakableClass }, words))
      plain = phrase.slice(words.length)
    }
  }
  flush()
  return nodes
}

/** Wraps the nodes that replace a text in one element if each child of its parent is a layout item. */
function wrapInItem({ parentNode }: TextNode, nodes: readonly Node[]): readonly Node[] {
  if (nodes.length < 2 || !parentNode || !isElement(parentNode) || !getLayoutEffect(parentNode).hasItems) return nodes
  const item = createElement('span', {})
  for (const node of nodes) appendNode(item, node)
  return [item]
}

/**
 * Allows line breaks in Japanese text only between phrases, in every browser: `word-break: keep-all` joins letters, a
 * zero-width space between phrases allows a break, and a phrase that a browser would still split becomes unbreakable.
 * Mutates the document.
 */
export function breakPhrases(document: Document): void {
  for (const line of findTextLines(document)) {
    if (line.text.trim().length < 5) continue
    const starts = findPhraseStarts(line.text)
    extendUnbreakable(line, starts)
    for (const part of line.parts) {
      if (part.isUnbreakable) part.node.value = line.text.slice(part.start, part.end)
      else replaceNode(part.node, wrapInItem(part.node, createPhraseNodes(line.text, part, starts)))
    }
  }
}
