/*
 * Finds out whether an edit of a sentence inverted its meaning: a denial that was added, 以上 that became 以下.
 */

import { similarity } from '../../common/similarity.ts'
import { conditions, contrasts, denials, notDenials, type Contrast } from './contrasts.ts'

/** An inverted meaning. `was` and `is` are the phrases that inverted it, 以上 and 以下, or '' if a side has none. */
export type Inversion = {
  was: string
  is: string
  /** The effect, in Japanese, for the message: 「打ち消しが変わる」. */
  reason: string
}

/** Matches one of the phrases at the end of a sentence, before closing punctuation. */
const compileEnding = (phrases: readonly string[]) => new RegExp(`(?:${phrases.join('|')})[。」）"]*$`, 'u')

const denial = compileEnding(denials)
const onlySeemsDenied = compileEnding(notDenials)

const condition = new RegExp(conditions.join('|'), 'u')

/** Matches a placeholder with its braces: ｛上限｝. */
export const placeholder = /｛[^｛｝]*｝/gu

/** What a placeholder is replaced with, since it may contain words: ｛開始日：年なし｝. */
export const blank = '＿'

/** Minimum similarity of the rest of a sentence, from 0 to 1, to count as denied and not as rewritten. */
const minDeniedSimilarity = 0.7
/** The same for a change of order. */
const minReorderedSimilarity = 0.6

/** Returns the negation at the end of a sentence, ません of 「つきません」; '' if there is none. */
function findDenial(sentence: string): string {
  return onlySeemsDenied.test(sentence) ? '' : (denial.exec(sentence)?.[0] ?? '')
}

/** Returns the condition that inverts a negated sentence, such as 「Aでないと、つきません」; '' if there is none. */
function findCondition(sentence: string): string {
  const end = findDenial(sentence)
  return end === '' ? '' : (condition.exec(sentence.slice(0, sentence.length - end.length))?.[0] ?? '')
}

/** Returns whether a sentence is negated as a whole: 「つきません」, but not 「会員でないと、つきません」. */
function denies(sentence: string): boolean {
  return findDenial(sentence) !== '' && findCondition(sentence) === ''
}

/** Returns the first of the phrases that a sentence contains. */
function findFirst(phrases: readonly string[], sentence: string): string | undefined {
  return phrases.find((phrase) => sentence.includes(phrase))
}

/** Returns the phrase of a contrast that a sentence contains, and its side; undefined if it has none, or one of each. */
function findSide({ one, other }: Contrast, sentence: string): { side: 'one' | 'other'; phrase: string } | undefined {
  const [ofOne, ofOther] = [findFirst(one, sentence), findFirst(other, sentence)]
  if (ofOne !== undefined) return ofOther === undefined ? { side: 'one', phrase: ofOne } : undefined
  return ofOther === undefined ? undefined : { side: 'other', phrase: ofOther }
}

/** Formats a match for a message: without sentence endings and adjacent placeholders. */
function formatPhrase(match: string): string {
  return match.replaceAll(/[。」）"＿]/gu, '')
}

/** Returns the negation of a sentence, or the phrase that makes it affirmative despite its ending. */
function statedDenial(sentence: string): string {
  return formatPhrase(findCondition(sentence) || findDenial(sentence))
}

/** An ending that only affirms. */
const affirmativeEnding = /(?:に?なら|に?なり(?:ます)?|ます|です|ました|でした)?[。」）"]*$/u

/**
 * Returns a sentence without its ending, and with one particle, は, for those that change with it: 「送料は対象に」 of both
 * 「送料は対象になりません」 and 「送料も対象になります」.
 */
function getStem(sentence: string): string {
  return sentence
    .slice(0, sentence.length - findDenial(sentence).length)
    .replace(affirmativeEnding, '')
    .replaceAll(/[もが]/gu, 'は')
}

function countClauses(sentence: string): number {
  return sentence.split('、').length
}

/** The effect of an added or removed negation. */
const denialInverted = '打ち消しが変わる'

/** Returns whether a sentence differs from another only in ません for ます at its end. */
function isOnlyDenied(sentence: string, other: string): boolean {
  return other !== sentence && other.replace(/ません(?=[。」）"]*$)/u, 'ます') === sentence
}

/** Returns how the negation of a sentence was added or removed; undefined if it was not, or if the rest changed, too. */
function findDenialInversion(before: string, after: string): Inversion | undefined {
  if (isOnlyDenied(before, after)) return { was: '', is: 'ません', reason: denialInverted }
  if (isOnlyDenied(after, before)) return { was: 'ません', is: '', reason: denialInverted }
  if (denies(before) === denies(after)) return undefined
  const isSameElse =
    countClauses(before) === countClauses(after) && similarity(getStem(before), getStem(after)) >= minDeniedSimilarity
  return isSameElse ? { was: statedDenial(before), is: statedDenial(after), reason: denialInverted } : undefined
}

/**
 * Returns how an edited sentence is inverted, by a contrast or else by its negation; undefined if it is not, or is twice.
 */
export function findInversion(before: string, after: string): Inversion | undefined {
  const [blankedBefore, blankedAfter] = [before.replaceAll(placeholder, blank), after.replaceAll(placeholder, blank)]
  for (const contrast of contrasts) {
    const [sideBefore, sideAfter] = [findSide(contrast, blankedBefore), findSide(contrast, blankedAfter)]
    if (!sideBefore || !sideAfter || sideBefore.side === sideAfter.side) continue
    const rests = [blankedBefore.replace(sideBefore.phrase, ''), blankedAfter.replace(sideAfter.phrase, '')] as const
    // 「無料ではありません」 is 「有料です」: two inversions cancel each other out.
    if (denies(rests[0]) !== denies(rests[1])) return undefined
    // A phrase of order is frequent: it inverts only a sentence that is otherwise similar.
    const isRewritten = contrast.isOfOrder === true && similarity(...rests) < minReorderedSimilarity
    if (!isRewritten)
      return { was: formatPhrase(sideBefore.phrase), is: formatPhrase(sideAfter.phrase), reason: contrast.reason }
  }
  return findDenialInversion(blankedBefore, blankedAfter)
}
