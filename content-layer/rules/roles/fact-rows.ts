/*
 * Rules about the rows of facts on a page: 「付与時期: ｛付与日｝まで」 has the term 付与時期 and the text ｛付与日｝まで.
 */

import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import type { Role } from '../../placeholders/roles.ts'
import { locateTerms } from './locate-terms.ts'

/** Rows with a term that `term` matches and `unless` does not must not contain these days; `fix` is the correct one. */
type RowRule = { term: RegExp; unless?: RegExp; refuses: readonly Role[]; fix: string; reason: string }

/** Phrases that show that a row is about the period and the payments in it. */
const ofPeriod = /対象|期間|お支払い/u

/** The first rule whose term matches applies. */
const rowRules: readonly RowRule[] = [
  {
    term: /有効期限|有効期間|失効/u,
    refuses: ['start', 'end', 'grant', 'before-start', 'month', 'month-end'],
    fix: '',
    reason: 'ポイントが使えるのは、付与の日より後',
  },
  {
    term: /常時/u,
    unless: /上乗せ|特典/u,
    refuses: ['grant'],
    fix: '',
    reason: '常時のポイントは、お支払いの金額が確定するとつく',
  },
  {
    term: /特典｝|上乗せ|ポイント|付与/u,
    unless: ofPeriod,
    refuses: ['start', 'end', 'before-start', 'month'],
    fix: '｛付与日｝',
    reason: 'ポイントは、付与の日までにつく',
  },
  {
    term: /開始|始まり/u,
    unless: ofPeriod,
    refuses: ['end', 'grant', 'month-end'],
    fix: '｛開始日｝',
    reason: '始まりの日を表す言葉',
  },
  {
    term: /終了|締切|締め切り|終わり/u,
    unless: ofPeriod,
    refuses: ['start', 'grant', 'before-start'],
    fix: '｛終了日｝',
    reason: '終わりの日を表す言葉',
  },
]

/** Times in words, for points that are granted by a stated day: 「すぐ」, 「翌日」, 「確定後」. */
const relativeTime = /すぐ|即時|即日|その場|当日|翌日|確定(?:した|し次第|次第|後|のあと)/u

/** Finds rows that state the time of the extra points in words, although the campaign states their day. */
function findRelativeTimes(term: string, text: string, facts: Facts | undefined): Problem[] {
  if (!/上乗せ|特典/u.test(term) || /常時/u.test(term) || facts?.has('付与日') !== true) return []
  const actual = relativeTime.exec(text)?.[0]
  if (actual === undefined || locateTerms(text).some(({ role }) => role === 'grant')) return []
  const reason = 'ポイントは、付与の日までにつく'
  const details = { actual: `「${actual}」`, related: term, fix: '｛付与日｝まで', reason }
  return [{ kind: 'term-misplaced', details }]
}

/** Finds days in a row of facts that the row's term excludes, and times in words where a day is defined. */
export function findFactRowProblems(term: string, text: string, facts: Facts | undefined): Problem[] {
  const rule = rowRules.find((row) => row.term.test(term) && row.unless?.test(term) !== true)
  const refused = rule && locateTerms(text).find(({ role }) => rule.refuses.includes(role))
  if (!refused) return findRelativeTimes(term, text, facts)
  const details = { actual: refused.placeholder, related: term, fix: rule.fix, reason: rule.reason }
  return [{ kind: 'term-misplaced', details }]
}
