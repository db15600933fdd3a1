/*
 * Corrects the phrase starts that `render/phrases-by-model.ts` and `phrases-by-letters.ts` find.
 */

import { canBreakAt } from './kinsoku.ts'

/** Texts that no line break divides, and whether a phrase starts before and after each of them. */
type UnbreakableTexts = { pattern: RegExp; startsBefore?: boolean; startsAfter?: boolean }

const unbreakableTexts: readonly UnbreakableTexts[] = [
  // Often between two words without a particle.
  { pattern: /もう一度/, startsBefore: true, startsAfter: true },
  // Words in which `phrases-by-letters.ts` finds a start.
  { pattern: /時間をおいて|お問い合わせ|ひと足/ },
  // Short brackets with their content, mostly a cap.
  { pattern: /（(?=[^（）]*\d)[^（）]{1,12}）|（[^（）]{1,8}）/, startsBefore: true },
]

/** Matches any unbreakable text. Each of `unbreakableTexts` is one group. */
const anyUnbreakable = new RegExp(unbreakableTexts.map(({ pattern }) => `(${pattern.source})`).join('|'), 'g')

/** The offsets of an unbreakable text, and whether a phrase starts there. */
type UnbreakableRange = Omit<UnbreakableTexts, 'pattern'> & { from: number; to: number }

function findUnbreakable(text: string): UnbreakableRange[] {
  return [...text.matchAll(anyUnbreakable)].map((match) => {
    const [matched, ...groups] = match
    const { startsBefore = false, startsAfter = false } = unbreakableTexts[groups.indexOf(matched)] ?? {}
    return { from: match.index, to: match.index + matched.length, startsBefore, startsAfter }
  })
}

/** Removes the starts inside unbreakable texts: 時間を|おいて becomes 時間をおいて. */
function removeInside(starts: readonly number[], ranges: readonly UnbreakableRange[]): number[] {
  return starts.filter((at) => !ranges.some(({ from, to }) => at > from && at < to))
}

/** Adds the starts around unbreakable texts, in order: 3%（上限なし） becomes 3%|（上限なし）. */
function addAround(text: string, starts: readonly number[], ranges: readonly UnbreakableRange[]): number[] {
  const around = ranges.flatMap(({ from, to, startsBefore, startsAfter }) => [
    ...(startsBefore ? [from] : []),
    ...(startsAfter ? [to] : []),
  ])
  const allowed = around.filter((at) => at > 0 && at < text.length && canBreakAt(text, at))
  return [...new Set([...starts, ...allowed])].sort((a, b) => a - b)
}

/** Nouns that only close the clause before them, as in 返品した|とき and 変わる|こと, each before a particle or a mark. */
const dependentNoun = /^(?:とき|こと|もの|ため|ほう|ところ)[はがをにもでとやの、。]/

/** Kana that end such a clause. */
const clauseEnd = /[うくぐすつぬぶむるたいなの]/

/** Maximum number of characters of a clause with its noun: the narrowest column has room for them. */
const maxClause = 14

/** Matches a demonstrative, which belongs to the phrase of the following noun: この|キャンペーンは. */
const demonstrative = /^[こそあど]の$/

/**
 * Removes the starts of dependent nouns and of nouns after a demonstrative, unless the clause is long: 返品した|ときは
 * becomes 返品したときは, and この|ほかに becomes このほかに.
 */
function joinNouns(text: string, starts: readonly number[]): number[] {
  return starts.filter((at, index) => {
    const from = starts[index - 1] ?? 0
    const isDependent = dependentNoun.test(text.slice(at)) && clauseEnd.test(text.charAt(at - 1))
    const isLong = (starts[index + 1] ?? text.length) - from > maxClause
    return isLong || !(isDependent || demonstrative.test(text.slice(from, at)))
  })
}

/** Corrects the offsets of phrase starts in a text, which may be in any order. Returns them in ascending order. */
export function adjustPhraseStarts(text: string, starts: readonly number[]): number[] {
  const ranges = findUnbreakable(text)
  return joinNouns(text, addAround(text, removeInside(starts, ranges), ranges))
}
