import { nearest } from '../../diagnostics/suggest.ts'
import { valueAt } from '../../documents/list-assumptions.ts'
import type { FieldDiagnostic, Path } from '../../read/fields/validate.ts'

/** Entries of `assumed` (D24) that name a field which is not there: nobody would ever ask about it. */
export function assumedDiagnostics(data: unknown, path: Path = []): FieldDiagnostic[] {
  if (typeof data !== 'object' || data === null) return []
  const listed: unknown = Reflect.get(data, 'assumed')
  const own = Array.isArray(listed) ? listed : []
  return [
    ...own.flatMap((field: unknown, index): FieldDiagnostic[] =>
      typeof field !== 'string' || valueAt(data, field) !== undefined
        ? []
        : [
            {
              path: [...path, 'assumed', index],
              kind: 'assumed-unknown',
              details: { got: field, suggestion: nearest(field, Object.keys(data)) ?? '' },
            },
          ],
    ),
    ...Object.entries(data).flatMap(([key, value]) =>
      assumedDiagnostics(value, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ]
}
