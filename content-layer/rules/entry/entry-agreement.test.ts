import { expect, test } from 'vitest'

import { inFields, replaceOnce, newDiagnosticsAfter, type Edit } from '../../../tests/support/sites/small-content.ts'

const way = 'externalPageLink: /jp/card/entry/\nexternalPageLabel: エントリーする\n'

/**
 * Returns a campaign of 4 % and 300 points that leads to a page which offers 3 % and 500 points, after edits of its
 * fields.
 */
async function diagnosticsAfter(...edits: Edit[]) {
  const entered = [
    replaceOnce('entry: not-required', 'entry: required'),
    replaceOnce('target: カード', 'target: エントリーして、カード'),
    (text: string) => text + way,
  ]
  const diagnostics = await newDiagnosticsAfter({
    './noodles.mdx': inFields((text) => [...entered, ...edits].reduce((done, edit) => edit(done), text)),
  })
  return diagnostics.find(({ kind }) => kind === 'entry-offer-differs')?.details
}

const rate = replaceOnce('reductionRate: 4', 'reductionRate: 3')
const cap = replaceOnce('maximumGrantPoint: 300', 'maximumGrantPoint: 500')
const day = (text: string) => `${text}grantBy: 2023-03-31\n`

test('without an offer with the rate or the cap, no similar offer is named', async () => {
  expect(await diagnosticsAfter()).toEqual({
    page: '/jp/card/entry/',
    name: 'entry',
    rate: 4,
    cap: 300,
    similarOffers: '',
    otherDay: '',
    grantBy: 'なし',
  })
})

test('offers with the same rate or the same cap are named as similar', async () => {
  expect(await diagnosticsAfter(rate)).toMatchObject({ rate: 3, similarOffers: '「飲食店」は上限 500' })
  expect(await diagnosticsAfter(cap)).toMatchObject({ cap: 500, similarOffers: '「飲食店」は率 3%' })
})

test('if an offer has both, only a different grant day is reported', async () => {
  expect(await diagnosticsAfter(rate, cap)).toBeUndefined()
  expect(await diagnosticsAfter(rate, cap, day)).toMatchObject({
    rate: undefined,
    similarOffers: '',
    otherDay: 'なし',
    grantBy: '2023-03-31',
  })
})
