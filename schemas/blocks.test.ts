import { expect, test } from 'vitest'

import { blockNames, isBlockName, parentOf } from './blocks.ts'

test('a block that is a part of another knows which', () => {
  expect(parentOf('Step')).toBe('Steps')
  expect(parentOf('Question')).toBe('Faq')
  expect(parentOf('Fact')).toBe('Facts')
  for (const parent of ['Steps', 'Faq', 'Facts'] as const) expect(parentOf(parent)).toBeUndefined()
})

test('what every object has is no block', () => {
  expect(blockNames.every(isBlockName)).toBe(true)
  expect(isBlockName('toString')).toBe(false)
})
