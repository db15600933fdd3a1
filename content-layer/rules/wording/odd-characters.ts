import type { TextProblem } from '../../diagnostics/diagnostic.ts'

/** Characters that a program has changed or that only look like the intended ones. */
const oddCharacters = new RegExp(
  [
    // UTF-8 read as Shift_JIS: 縺ゅ＞縺
    '(?<![^\\s、。])[^\\s、。]*[縺繧繝][^\\s、。]*[縺繧繝][^\\s、。]*',
    // UTF-8 read as Latin-1: ã‚
    '[ÂÃâãåæçèéêäïð][\\u0080-\\u00bfŒœŠšŽžŸƒˆ˜–—‘-‚“-„†‡•…‰‹›€™¢-ÿ]+',
    // Half-width kana, and the replacement of a lost character
    '[\\uff61-\\uff9f]+|\\ufffd+',
    // Kana with a separate voicing mark, as some systems name files
    '[\\u3041-\\u30ff][\\u3099\\u309a]',
    // Spaces other than the common ones, and escapes of spreadsheets
    '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f]+|_x000[0-9A-D]_',
    // Radicals that look like kanji, as in PDFs
    '[\\u2e80-\\u2fdf]+',
    // Greek or Cyrillic letters within a Latin word
    '[A-Za-z][\\u0370-\\u052f]+|[\\u0370-\\u052f]+(?=[A-Za-z])',
    // Hiragana between katakana
    '(?<=[ァ-ヺー])[へべぺ](?=[ァ-ヺー])',
    // A letter below a pile of accents
    '[^\\n]\\p{M}{4,}',
  ].join('|'),
  'gu',
)

/** Katakana by the hiragana that look like them. */
const katakanaLookalikes: Readonly<Record<string, string>> = { へ: 'ヘ', べ: 'ベ', ぺ: 'ペ' }

/** Lost characters or text in the wrong encoding, from which the original cannot be restored. */
const unreadable = /\ufffd|[ÂÃâãåæçèéêäïð][\u0080-\u00bf‘-„†-™Œ-ƒˆ˜€]|[縺繧繝]/u

/** Returns the intended form of odd characters; '' if it is unclear, or a space, which would be invisible. */
function restoreCharacters(odd: string): string {
  if (unreadable.test(odd)) return ''
  const restored = katakanaLookalikes[odd] ?? odd.normalize('NFKC').replaceAll(/\p{M}/gu, '').trim()
  return restored === odd ? '' : restored
}

/** Finds characters that were not typed as such: half-width ｶﾅ, へ within katakana, text in the wrong encoding. */
export function findOddCharacters(text: string): TextProblem[] {
  return [...text.matchAll(oddCharacters)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'odd-characters',
    details: { actual, fix: restoreCharacters(actual) },
  }))
}
