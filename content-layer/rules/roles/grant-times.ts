import { getLastDay } from '../../common/days.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { writeFact, type Facts } from '../../placeholders/fact.ts'
import type { Role } from '../../placeholders/roles.ts'
import { locateSentences } from '../sentences.ts'
import { locateTerms } from './locate-terms.ts'
import { grantPhrases } from './phrases.ts'

/** Time at which the base points are granted: 「お支払いの金額が確定したときに付与します」. */
const atConfirmation = /(確定した(?:とき|時))(?:に|、)[^。]{0,6}付与/u

/** Day by which the extra points are granted: 「｛付与日｝までに付与します」. */
const byGrantDay = /までに[^。]{0,8}付与/u

const denied = /ません|ない/u

/** The end of the next month, as a time of granting: 「｛翌月｝末までに付与します」, 「お支払いの翌月末に付与」. */
const byNextMonth = new RegExp(
  `(?<monthEnd>(?:｛翌月(?:[：:][^｛｝]*)?｝|翌月)の?末)[^。]{0,12}?(?<grant>${grantPhrases.join('|')})`,
  'u',
)

/** An error of a sentence: the placeholder at which it is reported, and the details of the diagnostic. */
type GrantTimeError = { at: string; actual: string; related: string; reason: string; fix: string }

/** Finds extra points that a sentence promises for the confirmation of the payment. */
function findExtraAtConfirmation(sentence: string): GrantTimeError | undefined {
  const match = atConfirmation.exec(sentence)
  if (!match) return undefined
  const terms = locateTerms(sentence.slice(0, match.index))
  // Points before the grant day belong to that day: 「｛上乗せ｝は｛付与日｝までに、常時の分は確定したときに付与」.
  const termsOfConfirmation = terms.slice(terms.findLastIndex(({ role }) => role === 'grant') + 1)
  const extra = termsOfConfirmation.find(({ role }) => role === 'extra' || role === 'bonus')?.placeholder
  if (extra === undefined) return undefined
  const reason = '上乗せの分は、付与の日までにつく'
  return { at: extra, actual: `「${match[1]}」`, related: extra, reason, fix: '｛付与日｝まで' }
}

/** Finds base points that a sentence promises for the grant day. */
function findBaseByGrantDay(sentence: string): GrantTimeError | undefined {
  if (!byGrantDay.test(sentence) || /上乗せ|特典|確定/u.test(sentence)) return undefined
  const terms = locateTerms(sentence)
  const findPlaceholder = (...roles: readonly Role[]) => terms.find(({ role }) => roles.includes(role))?.placeholder
  const [base, extra, grantDay] = [findPlaceholder('base'), findPlaceholder('extra', 'bonus'), findPlaceholder('grant')]
  if (base === undefined || grantDay === undefined || extra !== undefined) return undefined
  const reason = '常時のポイントは、お支払いの金額が確定するとつく'
  return { at: grantDay, actual: grantDay, related: base, reason, fix: '' }
}

/** Returns the last day that 「翌月末」 means, as a day number: that of the next month, or of the one after the end. */
function getNextMonthEnd(written: string, facts: Facts | undefined): number | undefined {
  const month = written.startsWith('｛') ? facts?.get('翌月') : undefined
  if (month?.kind === 'month') return getLastDay(month.year, month.month)
  const end = facts?.get('終了翌月末日')
  return end?.kind === 'date' ? end.day : undefined
}

/** Finds points that a sentence promises for the end of the next month, although the grant day is another. */
function findOtherNextMonth(sentence: string, facts: Facts | undefined): GrantTimeError | undefined {
  const { monthEnd: at, grant: related = '' } = byNextMonth.exec(sentence)?.groups ?? {}
  const grantDay = facts?.get('付与日')
  if (at === undefined || grantDay?.kind !== 'date') return undefined
  const stated = getNextMonthEnd(at, facts)
  if (stated === undefined || stated === grantDay.day) return undefined
  const reason = `付与の日は${writeFact(grantDay) ?? ''}`
  return { at, actual: `「${at}」`, related, reason, fix: '｛付与日｝まで' }
}

/**
 * Finds sentences that confuse the grant time of the base points with the grant day of the extra ones, or state another
 * grant day. Offsets are those of the source text.
 */
export function findGrantTimeProblems(text: string, facts: Facts | undefined): TextProblem[] {
  if (facts?.has('付与日') === false || !text.includes('付与')) return []
  return locateSentences(text).flatMap(({ sentence, offset }): TextProblem[] => {
    if (denied.test(sentence)) return []
    const error =
      findExtraAtConfirmation(sentence) ?? findBaseByGrantDay(sentence) ?? findOtherNextMonth(sentence, facts)
    if (!error) return []
    const { at, ...details } = error
    return [{ offset: offset + sentence.indexOf(at), kind: 'term-misplaced', details }]
  })
}
