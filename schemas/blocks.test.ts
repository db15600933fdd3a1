import { expect, test } from 'vitest'

import { blockNames, isBlockName, getParentBlock } from './blocks.ts'

test('a block that is a part of another knows which', () => {
  expect(getParentBlock('Step')).toBe('Steps')
  expect(getParentBlock('Question')).toBe('Faq')
  expect(getParentBlock('Fact')).toBe('Facts')
  for (const parent of ['Steps', 'Faq', 'Facts'] as const) expect(getParentBlock(parent)).toBeUndefined()
})

test('what every object has is no block', () => {
  expect(blockNames.every(isBlockName)).toBe(true)
  expect(isBlockName('toString')).toBe(false)
})
