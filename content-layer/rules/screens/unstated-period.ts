import type { ScreenName, ScreenDefinition } from '#schemas/screens.ts'

import type { TextReference } from '../../read/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Path } from '../../read/fields/validate.ts'

/** Words of a page that promise a period which nobody states: where its content has none, the server decides (D21). */
export function unstatedPeriodDiagnostics(
  name: ScreenName,
  data: object,
  texts: readonly TextReference[],
): Diagnostic[] {
  const pages: [at: Path, page: object][] =
    name === 'entry'
      ? Object.entries((data as ScreenDefinition<'entry'>).campaigns).map(([id, page]) => [['campaigns', id], page])
      : name === 'invitation'
        ? [[[], data]]
        : []
  const open = pages.filter(([, page]) => Reflect.get(page, 'period') === undefined)
  return texts.flatMap(({ path, value, ...place }) =>
    value.includes('期間中') && open.some(([at]) => at.every((step, index) => path[index] === step))
      ? [{ ...place, kind: 'period-not-stated' as const, details: {} }]
      : [],
  )
}
