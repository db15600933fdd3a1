/** Characters that must not start a line: closing brackets, punctuation, small kana, length marks and note marks. */
const notFirst = /[、。，．・：；！？!?,.:;）」』】〉》”’)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%％※〜～]/

/** Characters that must not end a line: opening brackets, and digits, which their unit follows. */
const notLast = /[（「『【〈《“‘(\[0-9０-９,.＋+−〜～]/

/** Characters after which a line may end even with `word-break: keep-all`, which only joins letters. */
const openEnd = /[、。，．！？!?）」』】〉》)・：；%％\s〜～…]/
const openStart = /[（「『【〈《(\s]/

/** Maximum number of characters that are joined, since no line is wider. */
export const maxUnbroken = 20

/** Returns whether the line breaking rules for characters (禁則) allow a break at this offset. */
export function mayEndAt(text: string, at: number): boolean {
  return !notFirst.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1))
}

/** Unbreakable texts: 「もう一度」, and short brackets with their content, mostly a cap. */
const whole = /もう一度|（(?=[^（）]*\d)[^（）]{1,12}）|（[^（）]{1,8}）/g

/**
 * Returns the offsets of phrase starts, without those inside an unbreakable text, and with one before each such
 * bracket.
 */
export function startsOutsideWholes(text: string, starts: readonly number[]): number[] {
  const wholes = [...text.matchAll(whole)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const outside = starts.filter((at) => !wholes.some(([from, to]) => at > from && at < to))
  const brackets = wholes.flatMap(([from]) =>
    from > 0 && text.charAt(from) === '（' && mayEndAt(text, from) ? [from] : [],
  )
  return [...new Set([...outside, ...brackets])].sort((a, b) => a - b)
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
export function isParted(text: string, from: number, to: number): boolean {
  if (to - from > maxUnbroken) return false
  for (let at = from + 1; at < to; at += 1) if (endsSomewhere(text, at)) return true
  return false
}
