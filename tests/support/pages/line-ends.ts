import { findPhraseStarts } from '#site/render/phrases-by-model.ts'

/** A text of the page, and the offsets at which its lines after the first start. */
export type BrokenLine = { text: string; lineStarts: number[] }

/**
 * Runs in the page, in any browser. Returns the texts of each block with the offsets at which their lines start,
 * without invisible text and note marks.
 */
export function readLines(): BrokenLine[] {
  const inline = new Set(['inline', 'contents'])
  const lines: BrokenLine[] = []
  // The characters of a block, and the bottom of each one's box in CSS pixels. A character starts a line if its bottom is
  // lower by more than this, which sizes of text within a line differ by.
  const tolerance = 6
  let line: { text: string; bottoms: number[] } = { text: '', bottoms: [] }
  const end = () => {
    const isLower = (bottom: number, at: number) => at > 0 && bottom > (line.bottoms[at - 1] ?? bottom) + tolerance
    const lineStarts = line.bottoms.flatMap((bottom, at) => (isLower(bottom, at) ? [at] : []))
    if (line.text.trim() !== '') lines.push({ text: line.text, lineStarts })
    line = { text: '', bottoms: [] }
  }
  const addText = (node: Text) => {
    const range = document.createRange()
    for (let at = 0; at < node.data.length; at += 1) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getClientRects()[0]
      // A line that the author has ended.
      if (
        node.data.charAt(at) === '\n' &&
        getComputedStyle(node.parentElement ?? document.body).whiteSpace.startsWith('pre')
      )
        end()
      const isSpace = /\s/.test(node.data.charAt(at)) && line.bottoms.length > 0
      // A space at the end of a line has no width.
      if (!box || box.width === 0) {
        if (isSpace) line.bottoms.push(line.bottoms.at(-1) ?? 0)
        if (isSpace) line.text += ' '
        continue
      }
      line.text += node.data.charAt(at)
      line.bottoms.push(box.bottom)
    }
  }
  const visit = (node: Node): void => {
    if (node instanceof Text) addText(node)
    if (!(node instanceof HTMLElement) || ['SUP', 'SCRIPT', 'STYLE'].includes(node.tagName)) return
    const style = getComputedStyle(node)
    if (style.display === 'none' || style.visibility === 'hidden' || node.classList.contains('sr-only')) return
    // An unbreakable inline block is part of its line, unless its parent is a flex or grid container.
    const isPiece = node.classList.contains('whole') && style.display === 'inline-block'
    const isEdge = node.tagName === 'BR' || (!inline.has(style.display) && !isPiece)
    const isUnbreakable = style.display === 'inline-block' && !/[\s]/.test(node.textContent) && node.tagName === 'SPAN'
    if (isEdge && !isUnbreakable) end()
    for (const child of node.childNodes) visit(child)
    if (isEdge && !isUnbreakable) end()
  }
  visit(document.body)
  end()
  return lines
}

/** Counts the line ends of a page, and lists those inside a phrase, marked with `/`. */
export function countLineEnds(lines: readonly BrokenLine[]): { ends: number; inside: string[] } {
  const broken = lines.filter(({ lineStarts }) => lineStarts.length > 0)
  const inside = broken.flatMap(({ text, lineStarts }) => {
    const starts = new Set(findPhraseStarts(text))
    return (
      lineStarts
        // An opening bracket starts a phrase everywhere.
        .filter((at) => !starts.has(at) && !/[（「『]/.test(text.charAt(at)))
        .map((at) => `${text.slice(Math.max(0, at - 12), at)}/${text.slice(at, at + 12)}`)
    )
  })
  return { ends: broken.reduce((sum, { lineStarts }) => sum + lineStarts.length, 0), inside }
}
