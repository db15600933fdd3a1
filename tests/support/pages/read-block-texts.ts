/** The text of a block of a page, and the offsets at which its lines start, except the first. */
export type BlockText = { text: string; lineStarts: number[] }

/**
 * Runs in the page, in any browser, so it uses nothing from around itself. Returns the visible texts of all blocks,
 * without note marks. A line break of the author starts another block.
 */
export function readBlockTexts(): BlockText[] {
  // Maximum difference between the bottoms of two characters on one line, in CSS pixels. Font sizes differ in a line.
  const maxBottomDifference = 6
  const blocks: BlockText[] = []
  // The characters of the current block, with the bottom of the box of each in CSS pixels.
  let characters: { character: string; bottom: number }[] = []

  const endBlock = () => {
    const text = characters.map(({ character }) => character).join('')
    const lineStarts = characters.flatMap(({ bottom }, offset) => {
      const previous = characters[offset - 1]
      return previous && bottom > previous.bottom + maxBottomDifference ? [offset] : []
    })
    if (text.trim() !== '') blocks.push({ text, lineStarts })
    characters = []
  }

  const addText = (node: Text) => {
    const keepsLineFeeds = getComputedStyle(node.parentElement ?? document.body).whiteSpace.startsWith('pre')
    const range = document.createRange()
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const character = node.data.charAt(offset)
      if (character === '\n' && keepsLineFeeds) endBlock()
      range.setStart(node, offset)
      range.setEnd(node, offset + 1)
      const box = range.getClientRects()[0]
      const previous = characters.at(-1)
      if (box && box.width > 0) characters.push({ character, bottom: box.bottom })
      // A space at the end of a line has no width.
      else if (previous && /\s/.test(character)) characters.push({ character: ' ', bottom: previous.bottom })
    }
  }

  const isBlock = (element: HTMLElement, { display }: CSSStyleDeclaration) => {
    if (element.tagName === 'BR') return true
    if (display === 'inline' || display === 'contents') return false
    // An unbreakable inline block is part of its line. In a flex or grid container its display is `block`.
    const isUnbreakable =
      element.classList.contains('whole') || (element.tagName === 'SPAN' && !/\s/.test(element.textContent))
    return display !== 'inline-block' || !isUnbreakable
  }

  const visit = (node: Node): void => {
    if (node instanceof Text) addText(node)
    if (!(node instanceof HTMLElement) || ['SUP', 'SCRIPT', 'STYLE'].includes(node.tagName)) return
    const style = getComputedStyle(node)
    if (style.display === 'none' || style.visibility === 'hidden' || node.classList.contains('sr-only')) return
    const isOwnBlock = isBlock(node, style)
    if (isOwnBlock) endBlock()
    for (const child of node.childNodes) visit(child)
    if (isOwnBlock) endBlock()
  }

  visit(document.body)
  endBlock()
  return blocks
}
