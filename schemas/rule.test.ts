import { expect, test } from 'vitest'

import { isRule, rule } from './rule.ts'

test('a refinement names its rule, and the field at which a missing one is reported', () => {
  expect(rule('bad-link')).toEqual({ params: { kind: 'bad-link', related: undefined } })
  expect(rule('rate-without-cap', 'reductionRate')).toEqual({
    params: { kind: 'rate-without-cap', related: 'reductionRate' },
  })
})

test('only the names of rules are rules', () => {
  expect(['bad-link', 'wrong-placeholders', 'affiliate-incomplete'].map(isRule)).toEqual([true, true, true])
  expect(['bad', '', undefined, null, 0, ['bad-link']].map(isRule)).not.toContain(true)
})
