/**
 * Phrases to search for, of a rule or of `words.yaml`: any of `say`, followed by any of `then`, unless any of `butNot`
 * follows immediately or any of `unless` is in the same sentence.
 */
export type PhraseSearch = {
  say: readonly string[]
  then?: readonly string[] | undefined
  /** Maximum number of characters between `say` and `then` in the same sentence; zero by default. */
  within?: number | undefined
  butNot?: readonly string[] | undefined
  unless?: readonly string[] | undefined
}

/** Returns the pattern of any of these phrases, whose characters are literal. */
function matchAny(phrases: readonly string[]): string {
  return `(?:${phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
}

/**
 * Compiles searches to a pattern of any of them. `clauseEnds` are the characters, as in a character class, that may not
 * stand between `say` and `then`.
 */
export function compilePattern(searches: readonly PhraseSearch[], flags = 'u', clauseEnds = '。\\n'): RegExp {
  const sources = searches.map(({ say, then, within, butNot, unless }) =>
    [
      matchAny(say),
      then ? `${within === undefined ? '' : `[^${clauseEnds}]{0,${within}}?`}${matchAny(then)}` : '',
      butNot ? `(?!${matchAny(butNot)})` : '',
      unless ? `(?![^。\\n]*${matchAny(unless)})` : '',
    ].join(''),
  )
  return new RegExp(sources.join('|'), flags)
}
