import { describe, expect, test } from 'vitest'

import { campaign } from '#schemas/files/campaign.ts'
import { provider } from '#schemas/files/provider.ts'
import { screens } from '#schemas/screens.ts'

import { sortChanges } from './change.ts'
import { compareFields } from './compare-fields.ts'

const notes = [
  { title: '※1', detail: 'はじめの注記です。', fontBold: false },
  { title: '※2', detail: '次の注記です。', fontBold: false },
  { title: '※3', detail: '終わりの注記です。', fontBold: false },
]

const before = {
  reductionRate: 4,
  maximumGrantPoint: 300,
  period: { start: '2023-04-01 00:00', end: '2023-04-30 23:59' },
  grantBy: '2023-05-31',
  entry: 'not-required',
  title: '街のごはんが、\nおトクに。',
  bgcolor: '#ff9e6d',
  detailKv: { src: '/media/noodles.0123456789.svg', alt: 'どんぶり', width: 750, height: 420 },
  annotationLists: notes,
  affiliateItems: [
    { id: 'phone', src: '/media/a.svg', alt: '絵', itemName: 'スマートフォン', price: 1000, grantPoint: 50 },
  ],
}

/** Returns the changes of a campaign after some fields are replaced. */
function describeChanges(changed: object): string[] {
  return sortChanges(compareFields(campaign, before, { ...before, ...changed })).map(
    ({ kind, label, before: was, after: is, pictures }) =>
      `${kind} ${label}: ${was ?? pictures?.before ?? 'なし'} → ${is ?? pictures?.after ?? 'なし'}`,
  )
}

describe('a changed field is reported with its name and unit', () => {
  test.each<[string, object, string]>([
    ['a cap', { maximumGrantPoint: 1500 }, 'terms 上限: 300ポイント → 1,500ポイント'],
    ['no cap', { maximumGrantPoint: null }, 'terms 上限: 300ポイント → 上限なし'],
    ['a rate', { reductionRate: 4.5 }, 'terms 上乗せの還元率: 4% → 4.5%'],
    [
      'an end',
      { period: { ...before.period, end: '2023-05-07 23:59' } },
      'terms 終わり: 4月30日(日) 23:59 → 5月7日(日) 23:59',
    ],
    [
      'an end in another year',
      { period: { ...before.period, end: '2024-01-08 23:59' } },
      'terms 終わり: 2023年4月30日(日) 23:59 → 2024年1月8日(月) 23:59',
    ],
    ['a day', { grantBy: '2023-06-30' }, 'terms ポイントの付与期限: 5月31日(水) → 6月30日(金)'],
    ['a choice', { entry: 'required' }, 'terms エントリー: 不要 → 必要'],
    ['a colour', { bgcolor: '#ffffff' }, 'looks 舞台の色: #ff9e6d → #ffffff'],
    ['words', { title: '街で。' }, 'words 大見出し: 街のごはんが、\nおトクに。 → 街で。'],
    [
      'a picture under the same name',
      { detailKv: { ...before.detailKv, src: '/media/noodles.9876543210.svg' } },
      'looks 大きい絵: /media/noodles.0123456789.svg → /media/noodles.9876543210.svg',
    ],
    [
      'a price',
      { affiliateItems: [{ ...before.affiliateItems[0], price: 1200 }] },
      'terms 商品「スマートフォン」の価格: 1,000円 → 1,200円',
    ],
    ['a note that is gone', { annotationLists: notes.slice(0, 2) }, 'terms 注記「※3」: ※3\n終わりの注記です。 → なし'],
  ])('%s', (_, changed, expected) => {
    expect(describeChanges(changed)).toEqual([expected])
  })
})

test('a note with only a new number is renamed, not removed and added', () => {
  const renumbered = [notes[0], { ...notes[2], title: '※2' }]
  expect(describeChanges({ annotationLists: renumbered })).toContain(
    'terms 注記「※2」の文: 次の注記です。 → 終わりの注記です。',
  )
  expect(describeChanges({ annotationLists: [notes[0], notes[1], { ...notes[2], title: '※4' }] })).toEqual([
    'terms 注記「※3」の見出し: ※3 → ※4',
  ])
})

describe('items of a list that have the same name', () => {
  const [one, other] = [
    { promotionKey: 'first', title: '夏のおトク', maximumGrantPoint: 300 },
    { promotionKey: 'second', title: '夏のおトク', maximumGrantPoint: 300 },
  ]
  const labelsOf = (before: object[], after: object[]) => {
    const withPromotions = (promotions: object[]) => ({ campaigns: { entry: { promotions } } })
    return compareFields(screens.entry, withPromotions(before), withPromotions(after)).map(
      ({ label, before: was, after: is }) => `${label}: ${was ?? 'なし'} → ${is ?? 'なし'}`,
    )
  }

  test('are each compared with what they were', () => {
    const raised = { ...other, maximumGrantPoint: 3000 }
    expect(labelsOf([one, other], [one, raised])).toEqual([
      'エントリーのページ › 特典「夏のおトク（2つ目）」の上限のポイント: 300ポイント → 3,000ポイント',
    ])
    expect(labelsOf([one, other], [{ ...one, maximumGrantPoint: 3000 }, other])).toHaveLength(1)
  })

  test('are reported when one is added, removed or moved', () => {
    expect(labelsOf([one], [one, one])).toHaveLength(1)
    expect(labelsOf([one, one], [one])).toHaveLength(1)
    expect(labelsOf([one, other], [other, one])).toEqual([
      'エントリーのページ › 特典の順: 夏のおトク（1つ目）、夏のおトク（2つ目） → 夏のおトク（2つ目）、夏のおトク（1つ目）',
    ])
  })
})

test('another order of notes is reported', () => {
  expect(describeChanges({ annotationLists: [notes[1], notes[0], notes[2]] })).toEqual([
    'looks 注記の順: ※1、※2、※3 → ※2、※1、※3',
  ])
})

test('a changed picture link is reported, and so is a value with the same formatted text', () => {
  const logo = { src: '/media/a.svg', alt: '麦のパン' }
  const logos = (href?: string) => ({ logos: [{ ...logo, ...(href !== undefined && { href }) }] })
  expect(compareFields(campaign, logos(), logos('https://a.example.jp'))).toMatchObject([
    { label: '月のページのお店「麦のパン」の押したときの行き先', after: 'https://a.example.jp' },
  ])
  const dated = { period: { ...before.period, start: '2023-04-01T00:00+09:00' } }
  expect(describeChanges(dated)).toEqual(['terms 始まり: "2023-04-01 00:00" → "2023-04-01T00:00+09:00"'])
})

test('an added item is reported with its figures', () => {
  const [item] = before.affiliateItems
  expect(describeChanges({ affiliateItems: [item, { ...item, id: 'pad', itemName: 'タブレット' }] })).toEqual([
    'terms 商品「タブレット」: なし → 絵\nタブレット\n価格: 1,000円\nもらえるポイント: 50ポイント',
  ])
})

test('terms precede texts, and texts precede appearance', () => {
  const changed = { bgcolor: '#ffffff', title: '街で。', annotationLists: notes.slice(0, 2) }
  const changes = describeChanges({ ...changed, grantBy: '2023-06-30', maximumGrantPoint: 500 })
  expect(changes.map((line) => line.split(':')[0])).toEqual([
    'terms 上限',
    'terms ポイントの付与期限',
    'terms 注記「※3」',
    'words 大見出し',
    'looks 舞台の色',
  ])
})

test('a figure in sentences is named as in these, and a field of a screen with its parents', () => {
  expect(describeChanges({ facts: { 例の値段: '30,000円' } })).toEqual(['terms 文の中の｛例の値段｝: なし → 30,000円'])
  const [change] = compareFields(screens.lending, {}, { offers: { identity: { button: '進む' } } })
  expect(change?.label).toBe('お申し込みのところ › 本人確認がまだの人 › ボタン')
})

test('a picture of a list is named once', () => {
  const logos = (src: string) => ({ logos: [{ src, alt: '麦のパン' }] })
  const [change] = compareFields(campaign, logos('/media/a.svg'), logos('/media/b.svg'))
  expect(change?.label).toBe('月のページのお店「麦のパン」')
})

test('equal documents differ in nothing, whatever the build has added to their pictures', () => {
  expect(describeChanges({})).toEqual([])
  expect(describeChanges({ detailKv: { ...before.detailKv, width: 700 } })).toEqual([])
})

test("a store's rating is a change of the provider", () => {
  const stores = { ios: { url: 'https://a.example.jp', rating: 4.6, ratingCount: 10 } }
  const [change] = compareFields(provider, { stores }, { stores: { ios: { ...stores.ios, rating: 4.7 } } })
  expect(change).toMatchObject({ label: 'iOSのストアの評価', before: '4.6', after: '4.7' })
})
