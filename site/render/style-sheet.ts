import type { SelectorTokens } from './selector-tokens.ts'

/** The rules for all pages, of which each page includes only those that it uses. */
export type StyleSheet = {
  css: string
  /** Returns the rules that can apply to a page with these tokens, in their order and with their meaning unchanged. */
  findUsed: (tokens: SelectorTokens) => Promise<string>
}
