import { expect, test } from 'vitest'

import { someBrowserBreaksAt } from './browser-breaks.ts'

test('under keep-all some browser ends a line at punctuation, brackets and percent signs, and not between letters', () => {
  const ends = (text: string) => Array.from(text, (_, at) => at).filter((at) => at > 0 && someBrowserBreaksAt(text, at))
  expect(ends('買うと、8%の上乗せ')).toEqual([4, 6])
  expect(ends('8日(土)から')).toEqual([2, 5])
  expect(ends('ポイントが増えます')).toEqual([])
})
