import { expect, test } from 'vitest'

import { examplePeriods } from '../example.ts'
import { examplePictures } from '../example-pictures.ts'
import { readBlock } from '../test-support.ts'

test('every item states its price including tax and the points that it earns', () => {
  const { src, alt, width, height } = examplePictures.item
  const item = { src, alt, width, height, href: 'https://shop.example.jp/items' }
  const items = [
    { ...item, id: 'house', itemName: '積み木の家', price: 4980, grantPoint: 149 },
    { ...item, id: 'town', itemName: '積み木の町', price: 14_800, grantPoint: 444 },
  ]
  const text = readBlock('AffiliateItemList', { period: examplePeriods.running, items })
  expect(text).toContain('積み木の家4,980円税込もらえるポイント149P')
  expect(text).toContain('積み木の町14,800円税込もらえるポイント444P')
})
