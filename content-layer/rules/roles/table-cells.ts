import type { Role } from '../../placeholders/roles.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { listTerms } from './misplaced-terms.ts'

const amounts: readonly Role[] = ['price', 'example', 'lowest-amount', 'highest-amount', 'cap-amount']
const gains: readonly Role[] = ['points', 'points-base', 'points-extra', 'points-total', 'item-points', 'bonus', 'cap']
const rates: readonly Role[] = ['base', 'extra', 'total']
const numbers: readonly Role[] = ['times', 'people', 'days']

/** Facts that the cells of a column must not name, by the words of its heading. The first match applies. */
const headings: readonly { pattern: RegExp; refuses: readonly Role[] }[] = [
  { pattern: /お支払い|手数料|値段|価格|代金|金額/u, refuses: [...gains, ...rates, ...numbers] },
  { pattern: /回数/u, refuses: [...gains, ...rates, ...amounts, 'people'] },
  { pattern: /常時/u, refuses: ['points-extra', 'points-total', 'extra', 'total', ...amounts, ...numbers] },
  { pattern: /上乗せ/u, refuses: ['points-base', 'points-total', 'base', 'total', ...amounts, ...numbers] },
  { pattern: /合計|合わせて/u, refuses: ['points-base', 'points-extra', 'base', 'extra', ...amounts, ...numbers] },
  { pattern: /ポイント|もらえる/u, refuses: [...amounts, ...numbers] },
]

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Finds table cells that name another fact than the heading of their column requires. */
export function checkTableCells({ columns, rows }: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  const headingOf = asList(columns).map((column) => {
    const heading = String(column)
    return { heading, refuses: headings.find(({ pattern }) => pattern.test(heading))?.refuses }
  })
  return asList(rows).flatMap((row, index) => {
    const cells = asList(row)
    // A row of another width has its own diagnostic, and its cells do not match the headings.
    if (cells.length !== headingOf.length) return []
    return headingOf.flatMap(({ heading, refuses }, column): FieldDiagnostic[] => {
      const term = listTerms(String(cells[column])).find(({ role }) => refuses?.includes(role))
      return term
        ? [{ path: ['rows', index, column], kind: 'cell-misfit', details: { actual: term.placeholder, heading } }]
        : []
    })
  })
}
