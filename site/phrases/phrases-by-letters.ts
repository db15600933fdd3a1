import { adjustPhraseStarts } from './adjust-phrase-starts.ts'
import { canBreakAt } from './kinsoku.ts'

/** Kana that usually end a phrase if another kind of character follows: particles, and endings of verbs. */
const ending = /[のをにでがたるはとてらうなやもくへい]/

/**
 * Characters that start a phrase: kanji, katakana, letters, digits, an opening bracket, and the placeholder of a
 * component.
 */
const opening = /[A-Za-z0-9０-９ァ-ヴ一-鿿（「『〈《\uFFFC]/

/** Kanji attached to the preceding kana: 招待した方, 使い方, お買い物, 支払い込み, 参加した後. */
const attached = /[方物払込中後]/

/** An honorific prefix, which belongs to the following kanji. */
const honored = /^[おご][一-鿿]/

/** A particle followed by kana that often start a word: になる, によって, のおすすめ, がつきます. */
const particleAndWord = /に[なよしすつま]|の[あおとな]|が[つわそで]|[たは]あ/

function startsAt(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)]
  if (/[、。！？!?\s]/.test(before)) return true
  if (/[・：」』）)]/.test(before)) return !/[ぁ-ん]/.test(after)
  if (before === 'を' || /[（「『〈《]/.test(after)) return true
  if (particleAndWord.test(before + after)) return true
  if (/[るたい]/.test(before) && /^(?:こと|とき|ため|もの)/.test(text.slice(at, at + 2))) return true
  return ending.test(before) && ((opening.test(after) && !attached.test(after)) || honored.test(text.slice(at, at + 2)))
}

/**
 * Returns the offsets of phrase starts in a Japanese text, except the first. Works by kinds of characters, without a
 * dictionary, so that a browser can do it for every text. Finds eight in nine of the starts that
 * `render/phrases-by-model.ts` finds at build time; 99 in 100 of its results are among those.
 */
export function guessPhraseStarts(text: string): number[] {
  const starts: number[] = []
  for (let at = 1; at < text.length; at += 1) if (startsAt(text, at) && canBreakAt(text, at)) starts.push(at)
  return adjustPhraseStarts(text, starts)
}
