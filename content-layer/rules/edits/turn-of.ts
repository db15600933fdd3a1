import { conditions, contrasts, denials, notDenials, type Contrast } from './contrasts.ts'
import { similarity } from '../../compare/likeness.ts'

/** The words in which a sentence was turned round, '' where one has none, and what that changes. */
export type Turn = { was: string; is: string; why: string }

const ending = (phrases: readonly string[]) => new RegExp(`(?:${phrases.join('|')})[。」）"]*$`, 'u')

const [denial, noDenial] = [ending(denials), ending(notDenials)]

const condition = new RegExp(conditions.join('|'), 'u')

const term = /｛[^｛｝]*｝/gu

/** What stands for a term, which may hold words of its own: ｛開始日：年なし｝. */
const blank = '＿'

/** From which likeness of everything else on a sentence was turned round, and not written anew. */
const [minToDeny, minInOrder] = [0.7, 0.6]

/** The words with which a sentence ends where it denies; '' where it does not. */
function denialIn(sentence: string): string {
  return noDenial.test(sentence) ? '' : (denial.exec(sentence)?.[0] ?? '')
}

/** What turns the end of a sentence that denies: 「Aでないと、つきません」 does not, all in all; '' where nothing does. */
function conditionIn(sentence: string): string {
  const end = denialIn(sentence)
  return end === '' ? '' : (condition.exec(sentence.slice(0, sentence.length - end.length))?.[0] ?? '')
}

/** Whether a sentence denies, all in all. */
function denies(sentence: string): boolean {
  return denialIn(sentence) !== '' && conditionIn(sentence) === ''
}

function firstOf(phrases: readonly string[], sentence: string): string | undefined {
  return phrases.find((phrase) => sentence.includes(phrase))
}

/** The word of a contrast that a sentence has, and its side; undefined where it has none, or one of each. */
function sideOf({ one, other }: Contrast, sentence: string): { side: 'one' | 'other'; phrase: string } | undefined {
  const [ofOne, ofOther] = [firstOf(one, sentence), firstOf(other, sentence)]
  if (ofOne !== undefined) return ofOther === undefined ? { side: 'one', phrase: ofOne } : undefined
  return ofOther === undefined ? undefined : { side: 'other', phrase: ofOther }
}

/** A word as it is told: without what ends its sentence, or a term beside it. */
function phraseOf(match: string): string {
  return match.replaceAll(/[。」）"＿]/gu, '')
}

/** The words by which a sentence denies, or by which it does not although it ends so. */
function statedDenial(sentence: string): string {
  return phraseOf(conditionIn(sentence) || denialIn(sentence))
}

/** An end that only says that it is so. */
const affirming = /(?:に?なら|に?なり(?:ます)?|ます|です|ました|でした)?[。」）"]*$/u

/** A sentence without its end, and with one particle for those that change with it. */
function stemOf(sentence: string): string {
  return sentence
    .slice(0, sentence.length - denialIn(sentence).length)
    .replace(affirming, '')
    .replaceAll(/[もが]/gu, 'は')
}

function clausesIn(sentence: string): number {
  return sentence.split('、').length
}

const denialInverted = '打ち消しが変わる'

/** True where a sentence is another one with ません for ます at its end, and nothing else. */
function isOnlyDenied(sentence: string, other: string): boolean {
  return other !== sentence && other.replace(/ません(?=[。」）"]*$)/u, 'ます') === sentence
}

/** What an edited sentence says the other way round; undefined where it does not, or does twice. */
export function turnOf(was: string, is: string): Turn | undefined {
  const [before, after] = [was.replaceAll(term, blank), is.replaceAll(term, blank)]
  const isDenied = denies(before) !== denies(after)
  for (const contrast of contrasts) {
    const [old, now] = [sideOf(contrast, before), sideOf(contrast, after)]
    if (!old || !now || old.side === now.side) continue
    const others = [before.replace(old.phrase, ''), after.replace(now.phrase, '')] as const
    // 「無料ではありません」 is 「有料です」: of two turns one undoes the other.
    if (denies(others[0]) !== denies(others[1])) return undefined
    const isRewritten = contrast.isOfOrder === true && similarity(...others) < minInOrder
    if (!isRewritten) return { was: phraseOf(old.phrase), is: phraseOf(now.phrase), why: contrast.reason }
  }
  if (isOnlyDenied(before, after)) return { was: '', is: 'ません', why: denialInverted }
  if (isOnlyDenied(after, before)) return { was: 'ません', is: '', why: denialInverted }
  const isSameElse = clausesIn(before) === clausesIn(after) && similarity(stemOf(before), stemOf(after)) >= minToDeny
  return isDenied && isSameElse
    ? { was: statedDenial(before), is: statedDenial(after), why: denialInverted }
    : undefined
}

/** What stands between two terms where their order says nothing. */
const listing = /｝(?:と|や|、|・|または)｛/u

/** 「AではなくB」 */
const rather = /^(?<not>.+?)ではなく、?(?<but>.+)$/u

/** From which likeness on the part of a sentence is the one that stood on the other side. */
const minAcross = 0.5

function termsIn(sentence: string): string[] {
  return Array.from(sentence.matchAll(term), String)
}

/** True where the same words stand with the same terms in another order, or as 「BではなくA」 instead of 「AではなくB」. */
export function areExchanged(before: string, after: string): boolean {
  const [terms, theirs] = [termsIn(before), termsIn(after)]
  const areTerms =
    terms.join() !== theirs.join() &&
    [...terms].sort().join() === [...theirs].sort().join() &&
    before.replaceAll(term, blank) === after.replaceAll(term, blank) &&
    !listing.test(after)
  const [old, now] = [rather.exec(before)?.groups, rather.exec(after)?.groups]
  const isAcross = (one = '', other = '') => similarity(one, other.slice(0, one.length + 2)) >= minAcross
  return (
    areTerms ||
    (old !== undefined && now !== undefined && isAcross(old['not'], now['but']) && isAcross(now['not'], old['but']))
  )
}
