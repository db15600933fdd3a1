import { expect, test } from 'vitest'

import { checkShareDescription } from './share-texts.ts'
import { checkTag, checkTitle } from './title-limits.ts'

test('a line that is too long is reported by its number, its position and its width', () => {
  expect(checkTitle('秋\nあいうえおかきくけこさし5')).toMatchObject([
    { kind: 'title-too-long', offset: 2, details: { line: 2, count: 12.5 } },
  ])
})

test.each(['👨‍👩‍👧‍👦', '👍🏽', '❤️', '🇯🇵'])('%s is one character', (emoji) => {
  const line = 'あ'.repeat(10)
  expect(checkTitle(line + emoji)).toEqual([])
  expect(checkTitle(line + emoji + emoji)).toMatchObject([{ kind: 'title-too-long' }])
})

test('a text with a placeholder that has no value has no known length', () => {
  const unfilled = '｛8th-dayの開始日：日と曜日｝は、おトク。'
  expect(checkTitle(unfilled)).toEqual([])
  expect(checkTag({ tag: unfilled.repeat(2) })).toEqual([])
  expect(checkShareDescription({ description: unfilled.repeat(10) })).toEqual([])
})

test('a third line is reported at its start, with any content', () => {
  expect(checkTitle('秋の\n味\n覚')).toMatchObject([
    { kind: 'title-too-many-lines', offset: 5, details: { actual: 3 } },
  ])
})

test('a tag is as wide as twenty-four characters', () => {
  expect(checkTag({ tag: '秋'.repeat(24) })).toEqual([])
  expect(checkTag({ tag: `${'秋'.repeat(24)}!` })).toMatchObject([{ details: { count: 24.5 } }])
})
