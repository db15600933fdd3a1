import { expect, test } from 'vitest'

import { describeDiagnostic } from '../../diagnostics/describe-diagnostic.ts'
import { findGrantTimeProblems } from './grant-times.ts'

const position = { file: 'content/campaigns/202309-1/shop.mdx', line: 1, column: 1, field: '-' }

function diagnosticsOf(text: string) {
  return findGrantTimeProblems(text, undefined).map(({ offset, ...problem }) => ({
    offset,
    ...describeDiagnostic({ ...position, ...problem }),
  }))
}

test('for extra points that are granted too early, the fix replaces the time, not the placeholder', () => {
  expect(diagnosticsOf('｛上乗せ｝分は、お支払いの金額が確定したときに付与します。')).toEqual([
    {
      offset: 0,
      message: '「確定したとき」は、となりの「｛上乗せ｝」に合いません（上乗せの分は、付与の日までにつく）',
      hint: '「｛付与日｝まで」と書くか、文を言いかえる',
    },
  ])
})

test('for base points that are granted too late, the day is next to the wrong rate', () => {
  expect(diagnosticsOf('｛常時｝は、｛付与日｝までに付与します。')).toEqual([
    {
      offset: 6,
      message: '｛付与日｝ は、となりの「｛常時｝」に合いません（常時のポイントは、お支払いの金額が確定するとつく）',
      hint: 'ここに合う数か日付の名前にするか、文を言いかえる',
    },
  ])
})

test.each([
  '常時｛常時｝分は、お支払いの金額が確定したときに付与し、｛上乗せ｝分はあとで付与します。',
  '｛上乗せ｝分は｛付与日｝まで、常時｛常時｝分は確定したときに付与します。',
  '常時｛常時｝分は、翌日までに付与します。',
  '常時｛常時｝分も上乗せの分も、｛付与日｝までに付与します。',
  '｛上乗せ｝分は、確定したときに付与しません。',
  '｛上乗せ｝分は、｛付与日｝までに付与します。',
])('nothing is reported for %s', (text) => {
  expect(diagnosticsOf(text)).toEqual([])
})

test('nothing is reported where the campaign states no grant day', () => {
  expect(findGrantTimeProblems('｛上乗せ｝分は、お支払いの金額が確定したときに付与します。', new Map())).toEqual([])
})

test('a sentence after another is reported at its own position', () => {
  expect(diagnosticsOf('お得です。｛上乗せ｝分は、確定した時に付与します。')).toMatchObject([{ offset: 5 }])
})
