/** What no line may begin with: a closing bracket, punctuation, a small kana, a mark of length or of a note. */
const notFirst = /[、。，．・：；！？!?,.:;）」』】〉》”’)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%％※〜～]/

/** What no line may end with: an opening bracket, or a figure, whose unit comes next. */
const notLast = /[（「『【〈《“‘(\[0-9０-９,.＋+−〜～]/

/** Between these a line may end even under `word-break: keep-all`, which holds letters together and nothing else. */
const openEnd = /[、。，．！？!?）」』】〉》)・：；%％\s〜～…]/
const openStart = /[（「『【〈《(\s]/

/** More characters than this are not held together: no line has room for them. */
export const maxUnbroken = 20

/** Whether a line may end there (禁則), whatever the words say. */
export function mayEndAt(text: string, at: number): boolean {
  return !notFirst.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1))
}

/** True where every browser ends a line under `word-break: keep-all` without being told. */
export function endsEverywhere(text: string, at: number): boolean {
  return /\s/.test(text.slice(at - 1, at + 1))
}

/** True where some browser does: Chromium and Firefox behind punctuation and before brackets, WebKit at blanks only. */
export function endsSomewhere(text: string, at: number): boolean {
  return openEnd.test(text.charAt(at - 1)) || (openStart.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1)))
}

/** True for a phrase that some browser would part, and for which a line has room. */
export function isParted(text: string, from: number, to: number): boolean {
  if (to - from > maxUnbroken) return false
  for (let at = from + 1; at < to; at += 1) if (endsSomewhere(text, at)) return true
  return false
}
