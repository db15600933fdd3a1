import type { ScreenDefinition } from '#schemas/screens.ts'

import { groupBy } from '../../group-by.ts'
import type { FieldDiagnostic, Path } from '../../read/fields/validate.ts'

type Page = ScreenDefinition<'entry'>['campaigns']['entry']

/** Rows that say when points come: of promotions that one page offers, they say the same. */
const granting = /^付与/u

/** Two that say the same are as many as it takes to suspect a third that does not. */
const fewestAlike = 2

/** Rows of a page's promotions that say, alone among them, another time at which points come. */
export function promotionRowDiagnostics({ promotions }: Page, path: Path): FieldDiagnostic[] {
  const rows = promotions.flatMap(({ terms }, promotion) =>
    terms.flatMap(({ term, detail }, index) =>
      granting.test(term) ? [{ path: [...path, 'promotions', promotion, 'terms', index, 'detail'], detail }] : [],
    ),
  )
  const groups = [...groupBy(rows, ({ detail }) => detail)].sort(([, a], [, b]) => b.length - a.length)
  const [usual, ...others] = groups
  if (!usual || usual[1].length < fewestAlike) return []
  return others
    .flatMap(([, group]) => (group.length === 1 ? group : []))
    .map(({ path: at, detail }) => ({
      path: at,
      kind: 'row-unlike-others',
      details: { got: detail, others: usual[0] },
    }))
}
