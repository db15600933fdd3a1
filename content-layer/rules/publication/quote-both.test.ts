import { expect, test } from 'vitest'

import { quoteBoth } from './quote-both.ts'

const long =
  '常時｛常時｝分は、お支払いの金額が確定したときに付与します。上乗せ分は、お支払いの翌月末までに付与します。'

test.each([
  ['short texts are whole', '上限 300', '上限 500', ['上限 300', '上限 500']],
  [
    'of long ones the part is told in which they differ',
    long,
    long.replace('翌月末', '翌々月末'),
    [
      '…の金額が確定したときに付与します。上乗せ分は、お支払いの翌月末までに付与します。',
      '…金額が確定したときに付与します。上乗せ分は、お支払いの翌々月末までに付与します。',
    ],
  ],
  [
    'a difference at the beginning is told from there',
    long,
    `注意 ${long}`,
    [
      '常時｛常時｝分は、お支払いの金額が確定したときに付与します。上乗せ分は、お支払い…',
      '注意 常時｛常時｝分は、お支払いの金額が確定したときに付与します。上乗せ分は、お…',
    ],
  ],
  ['what came or went is told by itself', '', '返品は対象外です。', ['', '返品は対象外です。']],
])('%s', (_, one, other, told) => {
  expect(quoteBoth(one, other)).toEqual(told)
})
