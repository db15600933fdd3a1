import { phraseStarts } from '#site/render/phrases-by-model.ts'

/** A run of words as it stands on the page, and the offsets at which its lines after the first begin. */
export type BrokenLine = { text: string; begins: number[] }

/**
 * Runs in the page, in any browser: the texts of each block with the offsets at which their lines begin. What is not
 * seen, and marks of notes, are left out.
 */
export function readLines(): BrokenLine[] {
  const inline = new Set(['inline', 'contents'])
  const lines: BrokenLine[] = []
  let line: { text: string; tops: number[] } = { text: '', tops: [] }
  const end = () => {
    const begins = line.tops.flatMap((top, at) => (at > 0 && top > (line.tops[at - 1] ?? top) + 6 ? [at] : []))
    if (line.text.trim() !== '') lines.push({ text: line.text, begins })
    line = { text: '', tops: [] }
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
      const isSpace = /\s/.test(node.data.charAt(at)) && line.tops.length > 0
      // A space at the end of a line takes no room.
      if (!box || box.width === 0) {
        if (isSpace) line.tops.push(line.tops.at(-1) ?? 0)
        if (isSpace) line.text += ' '
        continue
      }
      line.text += node.data.charAt(at)
      line.tops.push(box.bottom)
    }
  }
  const visit = (node: Node): void => {
    if (node instanceof Text) addText(node)
    if (!(node instanceof HTMLElement) || ['SUP', 'SCRIPT', 'STYLE'].includes(node.tagName)) return
    const style = getComputedStyle(node)
    if (style.display === 'none' || style.visibility === 'hidden' || node.classList.contains('sr-only')) return
    // A piece that stays whole is part of its line, unless its parent lays its pieces out by itself.
    const isPiece = node.classList.contains('whole') && style.display === 'inline-block'
    const isEdge = node.tagName === 'BR' || (!inline.has(style.display) && !isPiece)
    const isWhole = style.display === 'inline-block' && !/[\s]/.test(node.textContent) && node.tagName === 'SPAN'
    if (isEdge && !isWhole) end()
    for (const child of node.childNodes) visit(child)
    if (isEdge && !isWhole) end()
  }
  visit(document.body)
  end()
  return lines
}

/** The line ends of a page, and those that stand inside a phrase, shown with `/`. */
export function countLineEnds(lines: readonly BrokenLine[]): { ends: number; inside: string[] } {
  const broken = lines.filter(({ begins }) => begins.length > 0)
  const inside = broken.flatMap(({ text, begins }) => {
    const starts = new Set(phraseStarts(text))
    return (
      begins
        // A bracket opens a phrase, wherever it stands.
        .filter((at) => !starts.has(at) && !/[（「『]/.test(text.charAt(at)))
        .map((at) => `${text.slice(Math.max(0, at - 12), at)}/${text.slice(at, at + 12)}`)
    )
  })
  return { ends: broken.reduce((sum, { begins }) => sum + begins.length, 0), inside }
}
