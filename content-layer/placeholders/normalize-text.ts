import { memoize } from '#domain/memoize.ts'

/** A normalized text, and a function that converts its offsets to those of the source text. */
export type NormalizedText = { text: string; offsetOf: (offset: number) => number }

/** A digit in any script, also as ５ or ⑤, or a kanji of a number. */
const digit = '[\\p{N}十百千万億]'

/** What follows a number: its unit. */
const suffix = '[%％円PＰ倍回]|ポイント'

/** The forms of text that are normalized. */
const normalizedForms = [
  // Half-width katakana with a voicing mark: ｶﾞ.
  '[\\uff66-\\uff9d][\\uff9e\\uff9f]',
  // A letter with combining marks: が of two characters.
  '[^\\n]\\p{M}+',
  // Characters that may be equivalent to others: all but ASCII, kana, common kanji, punctuation, and signs such as 〜 and ＋.
  '[^\\p{ASCII}\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc-\\u30fe\\u4e00-\\u9fff\\p{P}\\p{Z}\\p{Sm}]',
  '[％﹪]',
  // A full-width separator within a number: 1，000.
  '(?<=\\p{N})[，．](?=\\p{N})',
  // Markup of bold words within a number, or before its unit, where bold is not supported: 1**000**円.
  `(?<=${digit})(?:\\*\\*|＊＊|__|~~|==)(?=${digit}|${suffix})`,
  `(?<=${digit})[*_\`](?=${suffix})`,
  // A space other than the common one, or a line break, between a number and its unit.
  `(?<=\\p{N})(?:(?! )\\p{Zs}|[ \\t]*\\n[ \\t]*)(?=${suffix})`,
].join('|')

const eachForm = new RegExp(normalizedForms, 'gu')
const anyForm = new RegExp(normalizedForms, 'u')

/** Normalizes characters that match one of the forms. */
function normalizeCharacters(written: string): string {
  if (/^[*＊_~=`]+$/u.test(written)) return ''
  if (/\s/u.test(written)) return ' '
  return written.normalize('NFKC').replaceAll(/\p{M}/gu, '')
}

/** Returns whether a circled number before another number is a list marker: ①3日まで is not 13日. */
function isListMarker(written: string, next: string): boolean {
  return /^\p{No}$/u.test(written) && /^[0-9０-９]/u.test(next)
}

/** Maximum number of cached texts, since each rule of a file reads the same ones. */
const maxCached = 2_000

/**
 * Normalizes a text as people read it: ５０%, 𝟓𝟎%, ㊿% and 5️⃣0️⃣% all are 50%. Brackets and punctuation stay unchanged,
 * because rules and facts distinguish them by their width.
 */
export const normalizeText = memoize(maxCached, (text): NormalizedText => {
  if (!anyForm.test(text)) return { text, offsetOf: (offset) => offset }
  /** The replaced characters: their offset and length in the source, and in the normalized text. */
  const replacements: { source: number; sourceLength: number; offset: number; length: number }[] = []
  let [normalized, end] = ['', 0]
  for (const { 0: written, index } of text.matchAll(eachForm)) {
    const next = text.slice(index + written.length, index + written.length + 1)
    if (isListMarker(written, next)) continue
    normalized += text.slice(end, index)
    end = index + written.length
    const plain = normalizeCharacters(written)
    replacements.push({ source: index, sourceLength: written.length, offset: normalized.length, length: plain.length })
    normalized += plain
  }
  normalized += text.slice(end)
  const offsetOf = (target: number) => {
    const last = replacements.findLast(({ offset, length }) => offset < target || (offset === target && length > 0))
    if (!last) return target
    const distance = target - last.offset
    // An offset among replaced characters is that of their start.
    return distance < last.length ? last.source : last.source + last.sourceLength + distance - last.length
  }
  return { text: normalized, offsetOf }
})
