import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../terms/fact.ts'
import { sentencesIn } from '../sentences.ts'
import { termsIn } from './misplaced-terms.ts'

/** When the usual points come, and by when those that are added. */
const atConfirmation = /確定した(?:とき|時)(?:に|、)[^。]{0,6}付与/u
const byTheDay = /までに[^。]{0,8}付与/u

const denied = /ません|ない/u

/** The term of what is added, of which a sentence says that it comes when the payment is confirmed. */
function addedAtConfirmation(sentence: string): string | undefined {
  const at = sentence.search(atConfirmation)
  if (at < 0) return undefined
  // What stands before another moment belongs to that.
  const terms = termsIn(sentence.slice(0, at))
  const later = terms.slice(terms.findLastIndex(({ role }) => role === 'grant') + 1)
  return later.find(({ role }) => role === 'extra' || role === 'bonus')?.whole
}

function wrongIn(sentence: string): { got: string; why: string; fix: string } | undefined {
  const terms = termsIn(sentence)
  const ofRole = (...roles: string[]) => terms.find(({ role }) => roles.includes(role))
  const [base, added, day] = [ofRole('base'), ofRole('extra', 'bonus'), ofRole('grant')]
  const early = addedAtConfirmation(sentence)
  if (early !== undefined) return { got: early, why: '上乗せの分は、付与の日までにつく', fix: '｛付与日｝まで' }
  if (base && day && !added && byTheDay.test(sentence) && !/上乗せ|特典|確定/u.test(sentence))
    return { got: day.whole, why: '常時のポイントは、お支払いの金額が確定するとつく', fix: '' }
  return undefined
}

/** Sentences that exchange when the usual points come and by when the others. Offsets count in the text as it was written. */
export function grantTimeProblems(text: string, facts: Facts | undefined): ({ offset: number } & Problem)[] {
  if (facts?.has('付与日') === false || !text.includes('付与')) return []
  return sentencesIn(text).flatMap(({ sentence, offset }): ({ offset: number } & Problem)[] => {
    const wrong = denied.test(sentence) ? undefined : wrongIn(sentence)
    if (!wrong) return []
    const { got, why, fix } = wrong
    return [
      { offset: offset + sentence.indexOf(got), kind: 'term-misplaced', details: { got, beside: '付与', fix, why } },
    ]
  })
}
