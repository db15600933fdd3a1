import { expect, test } from 'vitest'

import { addRates } from './rates.ts'

test('rates add up without binary fractions', () => {
  expect(addRates(0.1, 0.2)).toBe(0.3)
})
