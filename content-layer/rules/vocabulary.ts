/**
 * Words that a rule looks for: any of `say`, followed by any of `then`, but not where any of `butNot` follows at once or
 * any of `unless` in the same sentence.
 */
type Search = {
  say: readonly string[]
  then?: readonly string[] | undefined
  /** How many characters of the same sentence may stand between `say` and `then`; none by default. */
  within?: number | undefined
  butNot?: readonly string[] | undefined
  unless?: readonly string[] | undefined
  reason?: string
}

/** Searches that are part of a rule, each with the reason that is told. Those that anybody may change are content. */
export type Vocabulary = readonly (Search & { reason: string })[]

/** Each payment, in words that begin a sentence. */
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

function anyOf(phrases: readonly string[]): string {
  return `(?:${phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`
}

/** The pattern that finds the words of a vocabulary; `never` are characters that do not stand between two of them. */
export function patternOf(vocabulary: readonly Search[], flags = 'u', never = '。\\n'): RegExp {
  const sources = vocabulary.map(({ say, then, within, butNot, unless }) =>
    [
      anyOf(say),
      then ? `${within === undefined ? '' : `[^${never}]{0,${within}}?`}${anyOf(then)}` : '',
      butNot ? `(?!${anyOf(butNot)})` : '',
      unless ? `(?![^。\\n]*${anyOf(unless)})` : '',
    ].join(''),
  )
  return new RegExp(sources.join('|'), flags)
}
