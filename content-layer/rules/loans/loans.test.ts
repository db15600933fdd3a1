import { expect, test } from 'vitest'

import { compose, replaceOnce, newDiagnosticsAfter, type Edit } from '../../../tests/support/sites/small-content.ts'

const lending = (...edits: Edit[]) => newDiagnosticsAfter({ 'screens/lending.yaml': compose(...edits) })

const slow = replaceOnce('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 8000')

test('an example with too many payments is reported with the actual and the maximum number', async () => {
  const [diagnostic] = await lending(replaceOnce('返済日: 26日', '返済日: 26日\n  最大回数: 60回'), slow)
  expect(diagnostic).toMatchObject({ kind: 'example-not-repaid', details: { payments: 123, max: 60 } })
})

test('an example that is never repaid is reported as endless', async () => {
  const [diagnostic] = await lending(replaceOnce('monthlyRepayAmount: 20000', 'monthlyRepayAmount: 2000'))
  expect(diagnostic).toMatchObject({ kind: 'example-not-repaid', details: { payments: 0, max: 0 } })
})
