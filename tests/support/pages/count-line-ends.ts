import { findPhraseStarts } from '#site/render/phrases-by-model.ts'

import type { BlockText } from './read-block-texts.ts'

/** The number of line ends, and those of them inside a phrase: the text on both sides, with `/` at the line end. */
export type LineEnds = { count: number; insidePhrases: string[] }

/** An opening bracket starts a phrase everywhere. */
const openingBracket = /[（「『]/

/** Maximum number of characters to report on each side of a line end. */
const maxContext = 12

function findLineEndsInPhrases({ text, lineStarts }: BlockText): string[] {
  const phraseStarts = new Set(findPhraseStarts(text))
  return lineStarts
    .filter((offset) => !phraseStarts.has(offset) && !openingBracket.test(text.charAt(offset)))
    .map((offset) => {
      const before = text.slice(Math.max(0, offset - maxContext), offset)
      return `${before}/${text.slice(offset, offset + maxContext)}`
    })
}

/** Counts the line ends of a page, and finds those inside a phrase. */
export function countLineEnds(blocks: readonly BlockText[]): LineEnds {
  const blocksOfLines = blocks.filter(({ lineStarts }) => lineStarts.length > 0)
  return {
    count: blocksOfLines.reduce((sum, { lineStarts }) => sum + lineStarts.length, 0),
    insidePhrases: blocksOfLines.flatMap(findLineEndsInPhrases),
  }
}
