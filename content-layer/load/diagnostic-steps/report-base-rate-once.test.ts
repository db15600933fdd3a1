import { expect, test } from 'vitest'

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { reportBaseRateOnce } from './report-base-rate-once.ts'

const at = { field: 'headline.figure', line: 17, column: 3 }
const details = { actual: 5, sum: '', expected: 4.5 }
const mismatch = (file: string): Diagnostic => ({ ...at, file, kind: 'headline-mismatch', details })
const otherKind = (file: string): Diagnostic => ({
  ...at,
  file,
  kind: 'headline-other-kind',
  details: { ...details, other: 'extra' },
})
const another: Diagnostic = {
  file: 'b.mdx',
  field: '-',
  line: 1,
  column: 1,
  kind: 'urgency-too-short',
  details: { actual: '本日限り', days: 30 },
}
const position = { line: 12, column: 1 }

test('a rate that matches no headline is reported once, at the rate, without its sums; other diagnostics stay', () => {
  const sum: Diagnostic = {
    ...at,
    file: 'a.mdx',
    kind: 'item-points-sum',
    details: { actual: '100', sum: '200', parts: '', fix: '' },
  }
  expect(reportBaseRateOnce([mismatch('a.mdx'), sum, another, otherKind('b.mdx')], 2, position)).toEqual([
    another,
    { file: 'provider.yaml', field: 'baseRate', ...position, kind: 'base-rate-changed', details: { count: 2 } },
  ])
})

test.each([
  ['one campaign of one', [mismatch('a.mdx'), another], 1],
  ['two campaigns of three', [mismatch('a.mdx'), mismatch('b.mdx')], 3],
] as const)('a headline that does not match in %s is reported there', (_, mismatches, totals) => {
  expect(reportBaseRateOnce(mismatches, totals, position)).toEqual(mismatches)
})
