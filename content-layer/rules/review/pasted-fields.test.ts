import { expect, test } from 'vitest'

import { findPastedFields } from './pasted-fields.ts'

const diagnosticsOf = (body: string) =>
  findPastedFields('a.mdx', body).map(({ line, ...rest }) => [line, 'details' in rest ? rest.details : undefined])

test.each([
  ['a field below the body', '文です。\n\ntitle: 秋', [[3, { actual: 'title: 秋' }]]],
  ['a field without a value', 'period:', [[1, { actual: 'period:' }]]],
  ['an entry of a list', '- use: points-expiry', [[1, { actual: '- use: points-expiry' }]]],
  ['fields of one paragraph, once', 'title: 秋\nentry: required', [[1, { actual: 'title: 秋' }]]],
  [
    'fields of two paragraphs',
    'title: 秋\n\nentry: required',
    [
      [1, { actual: 'title: 秋' }],
      [3, { actual: 'entry: required' }],
    ],
  ],
  ['a field between sentences', '文です。\ntitle: 秋\n文です。', [[2, { actual: 'title: 秋' }]]],
  [
    'a blank line with spaces',
    'title: 秋\n  \nentry: required',
    [
      [1, { actual: 'title: 秋' }],
      [3, { actual: 'entry: required' }],
    ],
  ],
] as const)('%s is reported', (_, body, expected) => {
  expect(diagnosticsOf(body)).toEqual(expected)
})

test.each([
  ['a latin word and a colon', 'iPhone: 新品'],
  ['a name within a line', '題は title: です'],
  ['a name behind two dashes', '- - title: 秋'],
  ['a colon without a blank', 'title:秋'],
  ['an address', 'src://a'],
])('%s is no field', (_, body) => {
  expect(diagnosticsOf(body)).toEqual([])
})
