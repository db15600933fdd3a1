import { hashOf } from '../content-layer/hash.ts'
import { classesIn, tokensIn, usedCss, type Tokens } from './used-css.ts'

/** The rules for every page, of which each page carries those that it uses. */
export type StyleSheet = {
  css: string
  /** The rules that can apply to a page with these tokens, without a change of their order or meaning. */
  usedBy: (tokens: Tokens) => Promise<string>
}

/** Keeps a text under a key that changes with all that it is made from. */
type Keep = (key: string, make: () => Promise<string>) => Promise<string>

/** A style sheet that works out what is used once for all pages that use the same. */
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
