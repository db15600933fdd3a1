import { loadDefaultJapaneseParser } from 'budoux'

const parser = loadDefaultJapaneseParser()

/** What no line may begin with: a closing bracket, punctuation, a small kana, a mark of length or of a note. */
const notFirst = /[、。，．・：；！？!?,.:;）」』】〉》”’)\]ぁぃぅぇぉっゃゅょァィゥェォッャュョー々%％※〜～]/

/** What no line may end with: an opening bracket, or a figure, whose unit comes next. */
const notLast = /[（「『【〈《“‘(\[0-9０-９,.＋+−〜～]/

/** Between these a line may end even under `word-break: keep-all`, which holds letters together and nothing else. */
const openEnd = /[、。，．！？!?）」』】〉》)・：；%％\s〜～…]/
const openStart = /[（「『【〈《(\s]/

function mayEndAt(text: string, at: number): boolean {
  return !notFirst.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1))
}

/** Behind these another item of an enumeration, or another word, begins. */
const divider = /[・\s]/

/** An amount behind which another begins: 1回700円. */
const amountBeforeAmount = /\d[回円人日個点件名枚](?=\d)/g

/** The offsets at which a phrase of a text begins, but for the first: only there may a line of it begin. */
export function phraseStarts(text: string): number[] {
  const starts = new Set(parser.parseBoundaries(text).filter((at) => mayEndAt(text, at)))
  for (let at = 1; at < text.length; at += 1)
    if (divider.test(text.charAt(at - 1)) && !divider.test(text.charAt(at))) starts.add(at)
  for (const { index, 0: amount } of text.matchAll(amountBeforeAmount)) starts.add(index + amount.length)
  return [...starts].sort((a, b) => a - b)
}

/** True where every browser ends a line under `word-break: keep-all` without being told. */
export function endsEverywhere(text: string, at: number): boolean {
  return /\s/.test(text.slice(at - 1, at + 1))
}

/** True where some browser does: Chromium and Firefox behind punctuation and before brackets, WebKit at blanks only. */
export function endsSomewhere(text: string, at: number): boolean {
  return openEnd.test(text.charAt(at - 1)) || (openStart.test(text.charAt(at)) && !notLast.test(text.charAt(at - 1)))
}
