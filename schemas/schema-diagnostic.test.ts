import { expect, test } from 'vitest'

import { isSchemaDiagnosticKind, reportAs } from './schema-diagnostic.ts'

test('a refinement names what it reports, and the field at which a missing one is reported', () => {
  expect(reportAs('bad-link')).toEqual({ params: { kind: 'bad-link', related: undefined } })
  expect(reportAs('rate-without-cap', 'reductionRate')).toEqual({
    params: { kind: 'rate-without-cap', related: 'reductionRate' },
  })
})

test('only kinds of refinements are such kinds', () => {
  expect(['bad-link', 'wrong-placeholders', 'affiliate-incomplete'].map(isSchemaDiagnosticKind)).toEqual([
    true,
    true,
    true,
  ])
  expect(['bad', '', undefined, null, 0, ['bad-link']].map(isSchemaDiagnosticKind)).not.toContain(true)
})
