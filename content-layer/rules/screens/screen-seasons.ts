import type { Path } from '../../read/fields/validate.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Words } from '../claims/claims.ts'
import { seasonDiagnostics } from '../time/seasons.ts'

/** The months, `202309`, in which the period of a page begins and ends; none where the page has no period. */
function monthsOf(page: Path, data: object): string[] {
  const found = page.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? Reflect.get(at, step) : at),
    data,
  )
  const period: unknown = typeof found === 'object' && found !== null ? Reflect.get(found, 'period') : undefined
  if (typeof period !== 'object' || period === null) return []
  return ['start', 'end'].map((side) => String(Reflect.get(period, side)).slice(0, 7).replace('-', ''))
}

/** Words of a season in which neither the begin nor the end of the page's period lies. */
export function screenSeasons(page: Path, data: object, texts: readonly Words[]): Diagnostic[] {
  const [first = [], ...others] = monthsOf(page, data).map((month) => seasonDiagnostics(texts, month))
  return first.filter((one) =>
    others.every((other) => other.some(({ line, file }) => line === one.line && file === one.file)),
  )
}
