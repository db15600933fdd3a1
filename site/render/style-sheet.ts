import { hashOf } from '#content-layer/hash.ts'
import { classesIn, tokensIn, usedCss, type Tokens } from './used-css.ts'

/** The rules for all pages, of which each page includes those that it uses. */
export type StyleSheet = {
  css: string
  /** The rules that can apply to a page with these tokens, in their order and with their meaning unchanged. */
  usedBy: (tokens: Tokens) => Promise<string>
}

/** Caches a text under a key that changes with all of its inputs. */
type Keep = (key: string, make: () => Promise<string>) => Promise<string>

/** A style sheet that computes the used rules only once for all pages with the same tokens. */
export function createStyleSheet(css: string, keep: Keep = (_, make) => make()): StyleSheet {
  const classes = classesIn(css)
  const found = new Map<string, Promise<string>>()
  return {
    css,
    usedBy: (all) => {
      const tokens = tokensIn(css, classes, all)
      const key = hashOf(JSON.stringify(tokens))
      const used = found.get(key) ?? keep(key, () => usedCss(css, tokens))
      found.set(key, used)
      return used
    },
  }
}
