/**
 * Phrases that a rule searches for: any of `say`, followed by any of `then`, unless any of `butNot` follows immediately
 * or any of `unless` is in the same sentence.
 */
type Search = {
  say: readonly string[]
  then?: readonly string[] | undefined
  /** Maximum number of characters between `say` and `then` in the same sentence; zero by default. */
  within?: number | undefined
  butNot?: readonly string[] | undefined
  unless?: readonly string[] | undefined
  reason?: string
}

/** Searches that are part of a rule, each with the reason to report. Those that marketers may change are content. */
export type Vocabulary = readonly (Search & { reason: string })[]

/** Phrases that mean "each payment" at the start of a sentence. */
export const eachPayment: readonly string[] = [
  'お支払いのたび',
  '支払いのたび',
  '支払うたび',
  'お支払いのつど',
  'お会計のたび',
  'お会計のつど',
  'お食事のたび',
  'お買い物のたび',
  '買うたび',
  '購入のたび',
]

/** Returns the pattern of any of these phrases, whose characters are literal. */
function matchAny(phrases: readonly string[]): string {
  return `(?:${phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
}

/** Compiles a phrase list to a pattern; `never` lists the characters that may not separate two of its phrases. */
export function compilePattern(phrases: readonly Search[], flags = 'u', never = '。\\n'): RegExp {
  const sources = phrases.map(({ say, then, within, butNot, unless }) =>
    [
      matchAny(say),
      then ? `${within === undefined ? '' : `[^${never}]{0,${within}}?`}${matchAny(then)}` : '',
      butNot ? `(?!${matchAny(butNot)})` : '',
      unless ? `(?![^。\\n]*${matchAny(unless)})` : '',
    ].join(''),
  )
  return new RegExp(sources.join('|'), flags)
}
