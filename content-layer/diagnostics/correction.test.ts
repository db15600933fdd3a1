import { expect, test } from 'vitest'

import { getCorrection } from './correction.ts'
import type { Problem } from './diagnostic.ts'

const at = { file: 'content/campaigns/202309-1/shop.mdx', line: 1, column: 1, field: 'description' }

test.each<[string, Problem, object | undefined]>([
  [
    'a term for another',
    { kind: 'term-misplaced', details: { actual: '｛付与日｝', related: 'まで', fix: '｛終了日｝', reason: '' } },
    { actual: '｛付与日｝', fix: '｛終了日｝' },
  ],
  [
    'the mark of a note in its own signs',
    { kind: 'mark-in-other-signs', details: { actual: '(注1)', fix: '※1' } },
    { actual: '(注1)', fix: '※1' },
  ],
  [
    'a path of the site',
    { kind: 'own-address', details: { actual: 'https://card.example.jp/jp/card/', fix: '/jp/card/' } },
    { actual: 'https://card.example.jp/jp/card/', fix: '/jp/card/' },
  ],
  [
    'a figure that follows from other fields',
    { kind: 'headline-mismatch', details: { actual: 4, sum: '1 + 2 = 3', expected: 3 } },
    { fix: '3' },
  ],
  [
    'none where the figure or its kind may be meant',
    { kind: 'headline-other-kind', details: { actual: 2, sum: '1 + 2 = 3', expected: 3, other: 'extra' } },
    undefined,
  ],
  [
    'none where two terms may be meant',
    { kind: 'figure-in-words', details: { actual: '半額', fix: '｛特典｝ か ｛上乗せ｝ と書く', reason: '' } },
    undefined,
  ],
  [
    'none where the sentence has to be reworded',
    { kind: 'term-misplaced', details: { actual: '｛付与日｝', related: 'まで', fix: '', reason: '' } },
    undefined,
  ],
  [
    'none where words are quoted, of which a part is to be written',
    {
      kind: 'term-misplaced',
      details: { actual: '「確定したとき」', related: '｛上乗せ｝', fix: '｛付与日｝まで', reason: '' },
    },
    undefined,
  ],
  ['none where nothing is named', { kind: 'picture-unused' }, undefined],
])('%s', (_, problem, expected) => {
  expect(getCorrection({ ...at, ...problem })).toEqual(expected)
})
