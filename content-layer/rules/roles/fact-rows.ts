import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import type { Role } from '../../placeholders/roles.ts'
import { listTerms } from './misplaced-terms.ts'

/** Phrases that show that a row is about the period and the payments in it. */
const ofPeriod = /対象|期間|お支払い/u

/** Kinds of fact rows by their terms, with the days that they must not contain, and the correct day. */
const rows: readonly { pattern: RegExp; unless?: RegExp; refuses: readonly Role[]; fix: string; reason: string }[] = [
  {
    pattern: /有効期限|有効期間|失効/u,
    refuses: ['start', 'end', 'grant', 'before-start', 'month', 'month-end'],
    fix: '',
    reason: 'ポイントが使えるのは、付与の日より後',
  },
  {
    pattern: /常時/u,
    unless: /上乗せ|特典/u,
    refuses: ['grant'],
    fix: '',
    reason: '常時のポイントは、お支払いの金額が確定するとつく',
  },
  {
    pattern: /特典｝|上乗せ|ポイント|付与/u,
    unless: ofPeriod,
    refuses: ['start', 'end', 'before-start', 'month'],
    fix: '｛付与日｝',
    reason: 'ポイントは、付与の日までにつく',
  },
  {
    pattern: /開始|始まり/u,
    unless: ofPeriod,
    refuses: ['end', 'grant', 'month-end'],
    fix: '｛開始日｝',
    reason: '始まりの日を表す言葉',
  },
  {
    pattern: /終了|締切|締め切り|終わり/u,
    unless: ofPeriod,
    refuses: ['start', 'grant', 'before-start'],
    fix: '｛終了日｝',
    reason: '終わりの日を表す言葉',
  },
]

/** Times in words, for points that are granted by a stated day. */
const atOnce = /すぐ|即時|即日|その場|当日|翌日|確定(?:した|し次第|次第|後|のあと)/u

/** Finds rows that state the time of the extra points in words, although the campaign states their day. */
function findTimesInWords(term: string, text: string, facts: Facts | undefined): Problem[] {
  const actual = /上乗せ|特典/u.test(term) && !/常時/u.test(term) ? atOnce.exec(text)?.[0] : undefined
  const isStated = listTerms(text).some(({ role }) => role === 'grant')
  if (actual === undefined || isStated || facts?.has('付与日') !== true) return []
  const reason = 'ポイントは、付与の日までにつく'
  return [
    { kind: 'term-misplaced', details: { actual: `「${actual}」`, related: term, fix: '｛付与日｝まで', reason } },
  ]
}

/** Finds days in a row of facts that the row's term excludes, and times in words where a day is defined. */
export function findFactRowProblems(term: string, text: string, facts: Facts | undefined): Problem[] {
  const row = rows.find(({ pattern, unless }) => pattern.test(term) && unless?.test(term) !== true)
  const refusedTerm = row && listTerms(text).find(({ role }) => row.refuses.includes(role))
  return row && refusedTerm
    ? [
        {
          kind: 'term-misplaced',
          details: { actual: refusedTerm.placeholder, related: term, fix: row.fix, reason: row.reason },
        },
      ]
    : findTimesInWords(term, text, facts)
}
