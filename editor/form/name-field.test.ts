import { expect, test } from 'vitest'

import { nameField } from './name-field.ts'

const data = { blocks: [{ type: 'text' }, { type: 'Steps', parts: [{ type: 'Step', title: 'x' }] }] }

test('a field is named as the form names it, with the groups, items and blocks around it', () => {
  const campaign = 'campaigns/202309-1/books.mdx'
  expect(nameField(campaign, 'tag', data)).toBe('舞台の上の札')
  expect(nameField(campaign, 'summaryKv.alt', data)).toBe('月のページで使う小さい絵 › 画像の代替テキスト')
  expect(nameField(campaign, 'logosOnDetail.1.alt', data)).toBe(
    'キャンペーンのページに出すお店のロゴ 2 › 画像の代替テキスト',
  )
  expect(nameField(campaign, 'blocks.0.body', data)).toBe('本文 1 文章 › 文章')
  expect(nameField(campaign, 'blocks.1.parts.0.title', data)).toMatch(/^本文 2 手順 › 手順 1 /)
  expect(nameField('screens/entry.yaml', 'words.enter', {})).toBeDefined()
  expect(nameField('provider.yaml', 'cardName', {})).toBe('カードの呼び名')
})

test('an item of a list has its own name, if it is not empty', () => {
  const campaign = 'campaigns/202309-1/books.mdx'
  const items = [
    { itemName: '', alt: ' ' },
    { itemName: 'とても長い名前の\nスマートフォン、青と黒と白と赤と金', alt: '絵' },
  ]
  const shown = { affiliateItems: items, logos: [{ alt: '本屋' }], ...data }
  expect(nameField(campaign, 'affiliateItems.0.price', shown)).toMatch(/^商品の一覧 1 › /)
  expect(nameField(campaign, 'affiliateItems.1.price', shown)).toMatch(
    /^商品の一覧 2「とても長い名前の スマートフォン、青と黒と白と赤…」 › /,
  )
  expect(nameField(campaign, 'logos.0.src', shown)).toMatch(/ 1「本屋」 › /)
  expect(nameField(campaign, 'blocks.1.parts.0.title', shown)).toMatch(/ › 手順 1 .*「x」 › /)
})

test('an item without an index is named by its list', () => {
  expect(nameField('campaigns/202309-1/books.mdx', 'affiliateItems.dress.price', {})).toBe('商品の一覧')
})

test('a path without a field in the form has no name', () => {
  expect(nameField('campaigns/202309-1/books.mdx', 'nobody', data)).toBeUndefined()
})
