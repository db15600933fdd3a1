/** Characters that must not start a line: closing brackets, punctuation, small kana, length marks and note marks. */
const notFirst = /[、。，．・：；！？!?,.:;）」』】〉》”’)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%％※〜～]/

/** Characters that must not end a line: opening brackets, and digits, which their unit follows. */
const notLast = /[（「『【〈《“‘(\[0-9０-９,.＋+−〜～]/

/** Characters after which a line may end even with `word-break: keep-all`, which only joins letters. */
const openEnd = /[、。，．！？!?）」』】〉》)・：；%％\s〜～…]/
const openStart = /[（「『【〈《(\s]/

/** Maximum number of characters that are joined, since no line is wider. */
export const maxUnbreakable = 20

/** Returns whether the line breaking rules for characters (禁則) allow a break at this offset. */
export function mayEndAt(text: string, at: number): boolean {
  return !notFirst.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1))
}

/**
 * Unbreakable texts: words that the model or the rules split, and short brackets with their content, mostly a cap. A
 * line may start before or after 「もう一度」, which is often between two words without a particle.
 */
const unbreakable =
  /もう一度|時間をおいて|お問い合わせ|お支払い方法|お買い物が|お届け日|お店には|おにぎり|いくつか|ひと足|さがす|うつわ|結婚式|（(?=[^（）]*\d)[^（）]{1,12}）|（[^（）]{1,8}）/g

/** Nouns that only close the clause before them, as in 返品した|とき and 変わる|こと, each before a particle or a mark. */
const dependentNoun = /^(?:とき|こと|もの|ため|ほう|ところ)[はがをにもでとやの、。]/

/** Kana that end such a clause. */
const clauseEnd = /[うくぐすつぬぶむるたいなの]/

/** Maximum number of characters of a clause with its noun: the narrowest column has room for them. */
const maxClause = 14

/**
 * Returns the offsets of phrase starts, without those inside an unbreakable text, with one before each such bracket,
 * with those around 「もう一度」, and without those of dependent nouns.
 */
export function startsOutsideUnbreakable(text: string, starts: readonly number[]): number[] {
  const ranges = [...text.matchAll(unbreakable)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const outside = starts.filter((at) => !ranges.some(([from, to]) => at > from && at < to))
  const added = ranges.flatMap(([from, to]) =>
    text.charAt(from) === '（' ? [from] : text.charAt(from) === 'も' ? [from, to] : [],
  )
  const allowed = added.filter((at) => at > 0 && at < text.length && mayEndAt(text, at))
  const sorted = [...new Set([...outside, ...allowed])].sort((a, b) => a - b)
  return sorted.filter((at, index) => {
    const isDependent = clauseEnd.test(text.charAt(at - 1)) && dependentNoun.test(text.slice(at))
    return !isDependent || (sorted[index + 1] ?? text.length) - (sorted[index - 1] ?? 0) > maxClause
  })
}

/** Returns whether every browser breaks a line at this offset with `word-break: keep-all`. */
export function endsEverywhere(text: string, at: number): boolean {
  return /\s/.test(text.slice(at - 1, at + 1))
}

/**
 * Returns whether some browser does: Chromium and Firefox after punctuation and before brackets, WebKit at spaces only.
 */
export function endsSomewhere(text: string, at: number): boolean {
  return openEnd.test(text.charAt(at - 1)) || (openStart.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1)))
}

/** Returns whether some browser would split the phrase, and a line is wide enough for it. */
export function mayBeSplit(text: string, from: number, to: number): boolean {
  if (to - from > maxUnbreakable) return false
  for (let at = from + 1; at < to; at += 1) if (endsSomewhere(text, at)) return true
  return false
}
