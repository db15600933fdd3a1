import type { StyleSheet } from '#site/render/style-sheet.ts'

import { classesIn, tokensIn, usedCss } from './used-css.ts'

/** Caches a text under a key that changes with all of its inputs. The key may be long. */
type Cached = (key: string, make: () => Promise<string>) => Promise<string>

/** Creates a style sheet that computes the used rules once for all pages with the same tokens. */
export function createStyleSheet(css: string, cached: Cached = (_, make) => make()): StyleSheet {
  const classes = classesIn(css)
  const cache = new Map<string, Promise<string>>()
  return {
    css,
    usedBy: (all) => {
      const tokens = tokensIn(css, classes, all)
      const key = JSON.stringify(tokens)
      const used = cache.get(key) ?? cached(key, () => usedCss(css, tokens))
      cache.set(key, used)
      return used
    },
  }
}
