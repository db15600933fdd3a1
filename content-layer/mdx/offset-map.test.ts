import { expect, test } from 'vitest'

import { createOffsetMap } from './offset-map.ts'

test.each([
  ['50%です', '5&#48;%です', '%', '%です'],
  ['50%です', '5&#x30;&percnt;です', '%', '&percnt;です'],
  ['50%です', '50\\%です', '%', '\\%です'],
  ['A&amp;B。次', 'A&amp;amp;B。次', '次', '次'],
  ['一行目。\n二行目', '一行目。  \n    二行目', '二', '二行目'],
  ['a &foo; b', 'a &foo; b', 'b', 'b'],
  ['😀の店', '&#x1f600;の店', 'の', 'の店'],
  ['⫅̸の店', '&nsubE;の店', 'の', 'の店'],
  ['そのまま', 'そのまま', 'ま', 'まま'],
])('in %j, written as %j, %j is found', (value, raw, part, expected) => {
  const offset = createOffsetMap(value, raw, 100)(value.indexOf(part))
  expect(raw.slice(offset - 100)).toBe(expected)
})

test('an offset after the text is mapped to the end of its source', () => {
  expect(createOffsetMap('5%', '5&percnt;', 10)(2)).toBe(19)
})
