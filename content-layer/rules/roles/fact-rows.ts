import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Role } from '../../terms/roles.ts'
import { termsIn } from './misplaced-terms.ts'

/** What a row of facts speaks of, by the words of its term; which days do not belong there, and which does. */
const rows: readonly { says: RegExp; refuses: readonly Role[]; fix: string; why: string }[] = [
  {
    says: /特典｝|上乗せ|ポイント|付与/u,
    refuses: ['start', 'end', 'before-start', 'month'],
    fix: '｛付与日｝',
    why: 'ポイントは、付与の日までにつく',
  },
  { says: /開始|始まり/u, refuses: ['end', 'grant', 'month-end'], fix: '｛開始日｝', why: '始まりの日を言う言葉' },
  {
    says: /終了|締切|締め切り|終わり/u,
    refuses: ['start', 'grant', 'before-start'],
    fix: '｛終了日｝',
    why: '終わりの日を言う言葉',
  },
]

/** A day in a row of facts whose term speaks of another one. */
export function factRowProblems(term: string, text: string): Problem[] {
  const row = /対象|期間|お支払い/u.test(term) ? undefined : rows.find(({ says }) => says.test(term))
  const found = row && termsIn(text).find(({ role }) => row.refuses.includes(role))
  return row && found
    ? [{ kind: 'term-misplaced', details: { got: found.whole, beside: term, fix: row.fix, why: row.why } }]
    : []
}
