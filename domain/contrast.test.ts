import fc from 'fast-check'
import { expect, test } from 'vitest'

import { contrast, ink, inkContrast } from './contrast.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('black on white is 21, a colour on itself is 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ff9e6d', '#ff9e6d')).toBe(1)
})

test('the grey of the WCAG examples is just readable on white', () => {
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('the order of the two colours does not matter, and the ratio is from 1 to 21', () => {
  fc.assert(
    fc.property(color, color, (first, second) => {
      expect(contrast(first, second)).toBe(contrast(second, first))
      expect(contrast(first, second)).toBeGreaterThanOrEqual(1)
      expect(contrast(first, second)).toBeLessThanOrEqual(21.001)
    }),
  )
})

test('ink contrast is the contrast with ink', () => {
  expect(inkContrast('#ffc93c')).toBe(contrast(ink, '#ffc93c'))
})
