import type { StyleSheet } from '#site/render/style-sheet.ts'

import { classesIn, tokensIn, usedCss } from './used-css.ts'

/**
 * Reads a text of an earlier build, or makes and keeps it. The key stands for all inputs but the style sheet itself, and
 * may be thousands of characters long.
 */
type ReadOrMake = (key: string, make: () => Promise<string>) => Promise<string>

const alwaysMake: ReadOrMake = (_, make) => make()

/**
 * Creates a style sheet that computes the used rules once for all pages with the same tokens. Within a run they stay in
 * memory, as promises, so that pages rendered at the same time share one computation. `readOrMake` may keep them
 * on disk for the next build; by default they are always made.
 */
export function createStyleSheet(css: string, readOrMake: ReadOrMake = alwaysMake): StyleSheet {
  const classes = classesIn(css)
  const usedCssInMemory = new Map<string, Promise<string>>()
  return {
    css,
    usedBy: (tokensOfPage) => {
      const tokens = tokensIn(css, classes, tokensOfPage)
      const key = JSON.stringify(tokens)
      const used = usedCssInMemory.get(key) ?? readOrMake(key, () => usedCss(css, tokens))
      usedCssInMemory.set(key, used)
      return used
    },
  }
}
