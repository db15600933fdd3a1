import type { Role } from '../../placeholders/roles.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { locateTerms } from './locate-terms.ts'

const amountRoles: readonly Role[] = ['price', 'example', 'lowest-amount', 'highest-amount', 'cap-amount']
const pointRoles: readonly Role[] = [
  'points',
  'points-base',
  'points-extra',
  'points-total',
  'item-points',
  'bonus',
  'cap',
]
const rateRoles: readonly Role[] = ['base', 'extra', 'total']
const countRoles: readonly Role[] = ['times', 'people', 'days']

/** Roles of facts that the cells of a column must not name, by the words of its heading. The first match applies. */
const columnRules: readonly { heading: RegExp; refuses: readonly Role[] }[] = [
  { heading: /お支払い|手数料|値段|価格|代金|金額/u, refuses: [...pointRoles, ...rateRoles, ...countRoles] },
  { heading: /回数/u, refuses: [...pointRoles, ...rateRoles, ...amountRoles, 'people'] },
  { heading: /常時/u, refuses: ['points-extra', 'points-total', 'extra', 'total', ...amountRoles, ...countRoles] },
  { heading: /上乗せ/u, refuses: ['points-base', 'points-total', 'base', 'total', ...amountRoles, ...countRoles] },
  {
    heading: /合計|合わせて/u,
    refuses: ['points-base', 'points-extra', 'base', 'extra', ...amountRoles, ...countRoles],
  },
  { heading: /ポイント|もらえる/u, refuses: [...amountRoles, ...countRoles] },
]

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Finds table cells that name another fact than the heading of their column requires. */
export function checkTableCells({ columns, rows }: Readonly<Record<string, unknown>>): FieldDiagnostic[] {
  const checkedColumns = asList(columns).map((column) => {
    const heading = String(column)
    return { heading, refuses: columnRules.find((rule) => rule.heading.test(heading))?.refuses ?? [] }
  })
  return asList(rows).flatMap((row, rowIndex) => {
    const cells = asList(row)
    // A row of another width has its own diagnostic, and its cells do not match the headings.
    if (cells.length !== checkedColumns.length) return []
    return checkedColumns.flatMap(({ heading, refuses }, columnIndex): FieldDiagnostic[] => {
      const refused = locateTerms(String(cells[columnIndex])).find(({ role }) => refuses.includes(role))
      if (!refused) return []
      const details = { actual: refused.placeholder, heading }
      return [{ path: ['rows', rowIndex, columnIndex], kind: 'cell-misfit', details }]
    })
  })
}
