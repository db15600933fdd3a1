import { nearest } from '../../diagnostics/suggest.ts'
import { findAssumedFields } from '../../entries/list-assumptions.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { getValue } from '../../source/fields/paths.ts'

/** Finds entries of `assumed` (D24) that name a missing field: the assumption would never be confirmed. */
export function checkAssumedFields(data: unknown): FieldDiagnostic[] {
  return findAssumedFields(data)
    .filter(({ owner, field }) => getValue(owner, field.split('.')) === undefined)
    .map(({ owner, path, index, field }) => ({
      path: [...path, 'assumed', index],
      kind: 'assumed-unknown',
      details: { actual: field, suggestion: nearest(field, Object.keys(owner)) ?? '' },
    }))
}
