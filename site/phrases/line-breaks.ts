/** Characters at which no line may start: closing brackets, punctuation, small kana, marks of length and of notes. */
const notFirst = /[、。，．・：；！？!?,.:;）」』】〉》”’)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%％※〜～]/

/** Characters at which no line may end: opening brackets and figures, which their unit follows. */
const notLast = /[（「『【〈《“‘(\[0-9０-９,.＋+−〜～]/

/** A line may end between these even under `word-break: keep-all`, which joins letters only. */
const openEnd = /[、。，．！？!?）」』】〉》)・：；%％\s〜～…]/
const openStart = /[（「『【〈《(\s]/

/** Maximum number of characters that are joined: no line is wide enough for more. */
export const maxUnbroken = 20

/** Returns whether a line may end there (禁則), whatever the text means. */
export function mayEndAt(text: string, at: number): boolean {
  return !notFirst.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1))
}

/** What stays whole: 「もう一度」, and a short bracket with what it holds, mostly a cap. */
const whole = /もう一度|（(?=[^（）]*\d)[^（）]{1,12}）|（[^（）]{1,8}）/g

/** Returns the offsets of starts of phrases, none inside of what stays whole, and one before each such bracket. */
export function startsOutsideWholes(text: string, starts: readonly number[]): number[] {
  const wholes = [...text.matchAll(whole)].map(({ index, 0: { length } }) => [index, index + length] as const)
  const outside = starts.filter((at) => !wholes.some(([from, to]) => at > from && at < to))
  const brackets = wholes.flatMap(([from]) =>
    from > 0 && text.charAt(from) === '（' && mayEndAt(text, from) ? [from] : [],
  )
  return [...new Set([...outside, ...brackets])].sort((a, b) => a - b)
}

/** Returns whether every browser ends a line there under `word-break: keep-all` by itself. */
export function endsEverywhere(text: string, at: number): boolean {
  return /\s/.test(text.slice(at - 1, at + 1))
}

/** True where some browser does: Chromium and Firefox behind punctuation and before brackets, WebKit at blanks only. */
export function endsSomewhere(text: string, at: number): boolean {
  return openEnd.test(text.charAt(at - 1)) || (openStart.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1)))
}

/** Returns whether some browser would split the phrase, and a line is wide enough for it. */
export function isParted(text: string, from: number, to: number): boolean {
  if (to - from > maxUnbroken) return false
  for (let at = from + 1; at < to; at += 1) if (endsSomewhere(text, at)) return true
  return false
}
