import type { StyleSheet } from '#site/render/style-sheet.ts'

import { listClasses, listTokens, selectUsedCss } from './used-css.ts'

/** The rules that pages with the same tokens use; `key` is the tokens as JSON. */
export type UsedRules = { key: string; rules: string }

/** A style sheet that lists the rules it has selected, for later builds with the same style sheet. */
export type ReusableStyleSheet = StyleSheet & { listUsed: () => Promise<UsedRules[]> }

/** Creates a style sheet that selects the used rules once for all pages with the same tokens. `known` are selected already. */
export function createStyleSheet(css: string, known: Iterable<UsedRules> = []): ReusableStyleSheet {
  const classes = listClasses(css)
  const selected = new Map<string, string | Promise<string>>([...known].map(({ key, rules }) => [key, rules]))
  return {
    css,
    async findUsed(tokensOfPage) {
      const tokens = listTokens(css, classes, tokensOfPage)
      const key = JSON.stringify(tokens)
      const rules = selected.get(key) ?? selectUsedCss(css, tokens)
      selected.set(key, rules)
      return rules
    },
    listUsed: () => Promise.all([...selected].map(async ([key, rules]) => ({ key, rules: await rules }))),
  }
}
