import type { StyleSheet } from '#site/render/style-sheet.ts'

import { classesIn, tokensIn, usedCss } from './used-css.ts'

/** Creates a style sheet that computes the used rules once for all pages with the same tokens. */
export function createStyleSheet(css: string): StyleSheet {
  const classes = classesIn(css)
  const cache = new Map<string, Promise<string>>()
  return {
    css,
    usedBy: (tokensOfPage) => {
      const tokens = tokensIn(css, classes, tokensOfPage)
      const key = JSON.stringify(tokens)
      const used = cache.get(key) ?? usedCss(css, tokens)
      cache.set(key, used)
      return used
    },
  }
}
