import { memoize } from '#domain/memoize.ts'

/** A normalized text, and a function that converts its offsets to those of the source text. */
export type NormalizedText = { text: string; offsetOf: (offset: number) => number }

/**
 * Characters that may be equivalent to others: all but ASCII, kana, common kanji, punctuation, and signs such as 〜 and
 * ＋.
 */
const unusualCharacter =
  '[^\\p{ASCII}\\u3041-\\u3096\\u30a1-\\u30fa\\u30fc-\\u30fe\\u4e00-\\u9fff\\p{P}\\p{Z}\\p{Sm}]|[％﹪]'

/**
 * Letters with combining marks, characters that may be equivalent to others, and separators between a number and its
 * unit.
 */
const unusual = new RegExp(
  [
    '[\\uff66-\\uff9d][\\uff9e\\uff9f]',
    '[^\\n]\\p{M}+',
    unusualCharacter,
    '(?<=\\p{N})[，．](?=\\p{N})',
    // Markup of bold words within a number, or before its unit, where bold is not supported.
    '(?<=[\\p{N}十百千万億])(?:\\*\\*|＊＊|__|~~|==)(?=[\\p{N}十百千万億%％円PＰ倍回]|ポイント)',
    '(?<=[\\p{N}十百千万億])[*_`](?=[%％円PＰ倍回]|ポイント)',
    '(?<=\\p{N})(?:(?! )\\p{Zs}|[ \\t]*\\n[ \\t]*)(?=[%％円PＰ倍回]|ポイント)',
  ].join('|'),
  'gu',
)

const anyUnusual = new RegExp(unusual.source, 'u')

/** Normalizes characters: to their common form, without surrounding markup. */
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
  if (!anyUnusual.test(text)) return { text, offsetOf: (offset) => offset }
  /** The replaced parts: offset and length in the source, and in the normalized text. */
  const parts: { source: number; sourceLength: number; offset: number; length: number }[] = []
  let [normalized, end] = ['', 0]
  for (const { 0: written, index } of text.matchAll(unusual)) {
    const next = text.slice(index + written.length, index + written.length + 1)
    if (isListMarker(written, next)) continue
    normalized += text.slice(end, index)
    end = index + written.length
    const plain = normalizeCharacters(written)
    parts.push({ source: index, sourceLength: written.length, offset: normalized.length, length: plain.length })
    normalized += plain
  }
  normalized += text.slice(end)
  const offsetOf = (target: number) => {
    const part = parts.findLast(({ offset, length }) => offset < target || (offset === target && length > 0))
    if (!part) return target
    const distance = target - part.offset
    // An offset inside a replaced part is that of the part's start.
    return distance < part.length ? part.source : part.source + part.sourceLength + distance - part.length
  }
  return { text: normalized, offsetOf }
})
