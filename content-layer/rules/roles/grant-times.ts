import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { locateSentences } from '../sentences.ts'
import { listTerms } from './misplaced-terms.ts'

/** Time at which the base points are granted, and day by which the extra ones are. */
const atConfirmation = /(確定した(?:とき|時))(?:に|、)[^。]{0,6}付与/u
const byTheDay = /までに[^。]{0,8}付与/u

const denied = /ません|ない/u

/**
 * An error of a sentence: the placeholder at which it is reported, the actual phrase, the related phrase, the reason
 * and the fix.
 */
type Wrong = { at: string; actual: string; related: string; reason: string; fix: string }

/** Finds extra points that a sentence promises for the confirmation of the payment. */
function addedAtConfirmation(sentence: string): Wrong | undefined {
  const match = atConfirmation.exec(sentence)
  if (!match) return undefined
  // Text before another time belongs to that time.
  const terms = listTerms(sentence.slice(0, match.index))
  const later = terms.slice(terms.findLastIndex(({ role }) => role === 'grant') + 1)
  const added = later.find(({ role }) => role === 'extra' || role === 'bonus')?.placeholder
  if (added === undefined) return undefined
  const reason = '上乗せの分は、付与の日までにつく'
  return { at: added, actual: `「${match[1]}」`, related: added, reason, fix: '｛付与日｝まで' }
}

function wrongIn(sentence: string): Wrong | undefined {
  const early = addedAtConfirmation(sentence)
  if (early) return early
  const terms = listTerms(sentence)
  const placeholderOf = (...roles: string[]) => terms.find(({ role }) => roles.includes(role))?.placeholder
  const [base, added, day] = [placeholderOf('base'), placeholderOf('extra', 'bonus'), placeholderOf('grant')]
  const isLate = byTheDay.test(sentence) && !/上乗せ|特典|確定/u.test(sentence)
  if (base === undefined || day === undefined || added !== undefined || !isLate) return undefined
  return { at: day, actual: day, related: base, reason: '常時のポイントは、お支払いの金額が確定するとつく', fix: '' }
}

/**
 * Sentences that confuse the grant time of the base points with the grant day of the extra ones. Offsets are those of
 * the source text.
 */
export function findGrantTimeProblems(text: string, facts: Facts | undefined): TextProblem[] {
  if (facts?.has('付与日') === false || !text.includes('付与')) return []
  return locateSentences(text).flatMap(({ sentence, offset }): TextProblem[] => {
    const wrong = denied.test(sentence) ? undefined : wrongIn(sentence)
    if (!wrong) return []
    const { at, ...details } = wrong
    return [{ offset: offset + sentence.indexOf(at), kind: 'term-misplaced', details }]
  })
}
