import { expect, test } from 'vitest'

import { examplePeriods } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'
import { readBlock } from '../test-support.ts'
import { splitItemPoints } from './split-item-points.ts'

const terms = {
  period: examplePeriods.running,
  baseRate: 1,
  headline: { kind: 'total', figure: 3, unit: '%', label: 'ポイント還元' },
} as const

test('every item states its price including tax and the points that it earns', () => {
  const { src, alt, width, height } = examplePictures.item
  const item = { src, alt, width, height, href: 'https://shop.example.jp/items' }
  const items = [
    { ...item, id: 'house', itemName: '積み木の家', price: 4980, grantPoint: 148 },
    { ...item, id: 'town', itemName: '積み木の町', price: 14_800, grantPoint: 444 },
  ]
  const text = readBlock('AffiliateItemList', { ...terms, reductionRate: 2, items })
  expect(text).toContain('積み木の家4,980円税込もらえるポイント148P常時49上乗せ99')
  expect(text).toContain('積み木の町14,800円税込もらえるポイント444P常時148上乗せ296')
})

const plus = { points: 1500, label: 'おまけ' }

test.each([
  [
    'base, extra, bonus and item points',
    { price: 149_800, itemPoint: 1496 },
    '常時1498 上乗せ500 特典1500 商品の分1496',
  ],
  ['no bonus if the item gives none', { price: 39_800, givesPlus: false }, '常時398 上乗せ500'],
  ['whole points only', { price: 199, givesPlus: false }, '常時1 上乗せ3'],
])('the points of an item consist of %s', (_, item, parts) => {
  const campaign = { baseRate: 1, reductionRate: 2, maximumGrantPoint: 500, headline: { plus } }
  const split = splitItemPoints(item, campaign)
  expect(split.map(({ part, points }) => `${part}${points}`).join(' ')).toBe(parts)
})

test('without a cap and an extra rate an item has its base points only', () => {
  expect(splitItemPoints({ price: 1000 }, { baseRate: 1, maximumGrantPoint: null })).toEqual([
    { part: '常時', points: 10 },
  ])
})

test('all items list the same parts, so that prices align', () => {
  const { src, alt, width, height } = examplePictures.item
  const item = { src, alt, width, height, href: 'https://shop.example.jp/items' }
  const items = [
    { ...item, id: 'house', itemName: '積み木の家', price: 4980, grantPoint: 1548 },
    { ...item, id: 'town', itemName: '積み木の町', price: 14_800, grantPoint: 148, givesPlus: false },
  ]
  const text = readBlock('AffiliateItemList', { ...terms, headline: { ...terms.headline, plus }, items })
  expect(text).toContain('1,548P常時49特典1,500')
  expect(text).toContain('148P常時148特典0')
})
