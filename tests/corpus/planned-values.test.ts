import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { readPlan } from '#content-layer/plan/read-plan.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { readCampaign } from '#content-layer/load/read-campaign.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

const corpus = path.join(import.meta.dirname, 'content')
const month = '202309-1'

/** Planned values of the month without mistakes. */
const sheet = `ID,種類,率,上限,開始,終了,付与,エントリー,ポイント,追加ポイント,商品
8th-day,8日,8%,300,2023/9/8,2023/9/8,2023/10/31,不要,,,
convenience-store,率,4%,200,2023/9/1,2023/9/30,2023/10/31,不要,,,
restaurant,率,3%,450,2023/9/1,2023/9/30,2023/10/31,不要,,,
entry-drugstore,エントリー,2%,300,2023/9/1,2023/9/30,2023/10/31,要,,,
apple,商品,2%,"3,000",2023/9/15,2023/9/30,2023/10/31,不要,,"1,500","laptop 149,800円 5,994ポイント
phone 119,800円 5,094ポイント
tablet 92,800円 4,284ポイント
watch 59,800円 3,294ポイント
earphones 39,800円 1,194ポイント"
bonus,特典,,,2023/9/1,2023/9/30,2023/10/31,不要,500,,
selling-fee,販売手数料,50%,3000,2023/9/1,2023/9/30,2023/10/31,不要,,,
fashion,提携ショップ,3%,なし,2023/9/1,2023/9/30,2023/10/31,不要,,,
fashion-dress,提携ショップ,2%,1000,2023/9/1,2023/9/30,2023/10/31,不要,,,
`

const { rows, diagnostics } = readPlan('plan.csv', new TextEncoder().encode(sheet))

async function readClean(): Promise<Content> {
  return readContentFolder(corpus, ContentCache.empty())
}

const content = await readClean()
const planned = new Map(rows.map((row) => [row.id, row]))
const texts = new Map(
  await Promise.all(
    rows.map(
      async ({ id }) => [id, await readFile(path.join(corpus, 'campaigns', month, `${id}.mdx`), 'utf8')] as const,
    ),
  ),
)

/** Returns the fields of a campaign that differ from its plan, after a change of its text that can be made. */
function fieldsChangedBy(id: string, edit: (text: string) => string, row = planned.get(id)): string[] {
  const file = `campaigns/${month}/${id}.mdx`
  const before = texts.get(id) ?? ''
  const unit = readCampaign({ month, id, file, ...(row && { planned: row }) }, edit(before), content.shared)
  return unit.diagnostics.flatMap(({ kind, field }) => (kind === 'differs-from-plan' ? [field] : []))
}

function swapOnce(from: string, to: string) {
  return (text: string) => {
    if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand exactly once`)
    return text.replace(from, () => to)
  }
}

test('the clean month does not differ from its plan', () => {
  expect(diagnostics).toEqual([])
  for (const { id } of rows) expect([id, fieldsChangedBy(id, (text) => text)]).toEqual([id, []])
})

test('a change of words does not differ from the plan', () => {
  expect(fieldsChangedBy('restaurant', swapOnce('食欲の秋を、', '実りの秋を、'))).toEqual([])
})

test('a field that the plan does not name may have any value', () => {
  const short = readPlan('plan.csv', new TextEncoder().encode('ID,率\nrestaurant,3%\n')).rows[0]
  for (const [from, to] of [
    ['maximumGrantPoint: 450', 'maximumGrantPoint: 540'],
    ['end: 2023-09-30 23:59', 'end: 2023-09-29 23:59'],
    ['grantBy: 2023-10-31', 'grantBy: 2023-11-30'],
    ['entry: not-required', 'entry: required'],
  ] as const)
    expect(fieldsChangedBy('restaurant', swapOnce(from, to), short)).toEqual([])
  expect(fieldsChangedBy('restaurant', swapOnce('reductionRate: 3', 'reductionRate: 2'), short)).toEqual([
    'reductionRate',
  ])
})

const item = (index: number, field: string) => `affiliateItems[${index}].${field}`

// A digit, a day, a value of the copied month, an unreplaced value, a removed field.
test.each([
  ['8th-day', 'reductionRate: 8', 'reductionRate: 5', 'reductionRate'],
  ['8th-day', 'maximumGrantPoint: 300', 'maximumGrantPoint: 3000', 'maximumGrantPoint'],
  ['8th-day', 'start: 2023-09-08 00:00', 'start: 2023-09-07 00:00', 'period.start'],
  ['8th-day', 'end: 2023-09-08 23:59', 'end: 2023-09-09 23:59', 'period.end'],
  ['8th-day', 'grantBy: 2023-10-31', 'grantBy: 2023-10-30', 'grantBy'],
  ['8th-day', 'isEighthDay: true\n', '', 'isEighthDay'],
  ['convenience-store', 'reductionRate: 4', 'reductionRate: 3', 'reductionRate'],
  ['convenience-store', 'reductionRate: 4', 'reductionRate: 4.5', 'reductionRate'],
  ['convenience-store', 'maximumGrantPoint: 200', 'maximumGrantPoint: 100', 'maximumGrantPoint'],
  ['convenience-store', 'maximumGrantPoint: 200', 'maximumGrantPoint: null', 'maximumGrantPoint'],
  ['convenience-store', 'entry: not-required', 'entry: required', 'entry'],
  ['convenience-store', 'start: 2023-09-01 00:00', 'start: 2023-09-01 10:00', 'period.start'],
  ['convenience-store', 'entry: not-required', 'entry: not-required\nisEighthDay: true', 'isEighthDay'],
  ['restaurant', 'maximumGrantPoint: 450', 'maximumGrantPoint: 540', 'maximumGrantPoint'],
  ['restaurant', 'maximumGrantPoint: 450', 'maximumGrantPoint: 4500', 'maximumGrantPoint'],
  ['restaurant', 'end: 2023-09-30 23:59', 'end: 2023-09-29 23:59', 'period.end'],
  ['restaurant', 'end: 2023-09-30 23:59', 'end: 2023-09-30 20:59', 'period.end'],
  ['restaurant', 'start: 2023-09-01 00:00', 'start: 2023-09-10 00:00', 'period.start'],
  ['restaurant', 'grantBy: 2023-10-31', 'grantBy: 2023-11-30', 'grantBy'],
  ['restaurant', 'grantBy: 2023-10-31\n', '', 'grantBy'],
  ['entry-drugstore', 'entry: required', 'entry: not-required', 'entry'],
  ['entry-drugstore', 'grantBy: 2023-10-31', 'grantBy: 2023-10-13', 'grantBy'],
  ['entry-drugstore', 'end: 2023-09-30 23:59', 'end: 2023-09-20 23:59', 'period.end'],
  ['apple', 'points: 1500', 'points: 1000', 'headline.plus.points'],
  ['apple', '  plus:\n    points: 1500\n    label: 対象の本体の購入で※2\n', '', 'headline.plus.points'],
  ['apple', 'maximumGrantPoint: 3000', 'maximumGrantPoint: 30000', 'maximumGrantPoint'],
  ['apple', 'reductionRate: 2', 'reductionRate: 1', 'reductionRate'],
  ['apple', 'start: 2023-09-15 00:00', 'start: 2023-09-05 00:00', 'period.start'],
  ['apple', 'price: 149800', 'price: 148900', item(1, 'price')],
  ['apple', 'price: 119800', 'price: 11980', item(2, 'price')],
  ['apple', 'grantPoint: 4284', 'grantPoint: 4248', item(3, 'grantPoint')],
  ['apple', 'grantPoint: 1194', 'grantPoint: 2694', item(5, 'grantPoint')],
  ['apple', 'id: watch', 'id: watch-41', 'affiliateItems'],
  ['bonus', 'figure: 500', 'figure: 5000', 'headline.figure'],
  ['bonus', 'end: 2023-09-30 23:59', 'end: 2023-10-30 23:59', 'period.end'],
  ['bonus', 'grantBy: 2023-10-31', 'grantBy: 2023-09-30', 'grantBy'],
  ['bonus', 'entry: not-required', 'entry: not-required\nmaximumGrantPoint: 500', 'maximumGrantPoint'],
  ['bonus', 'unit: P', 'unit: "%"', 'headline.kind'],
  ['selling-fee', 'figure: 50', 'figure: 10', 'headline.figure'],
  ['selling-fee', 'maximumGrantPoint: 3000', 'maximumGrantPoint: 300', 'maximumGrantPoint'],
  ['fashion', 'maximumGrantPoint: null', 'maximumGrantPoint: 1000', 'maximumGrantPoint'],
  ['fashion', 'reductionRate: 3', 'reductionRate: 2', 'reductionRate'],
  ['fashion-dress', 'end: 2023-09-30 23:59', 'end: 2023-09-28 23:59', 'period.end'],
] as const)('%s with a mistake, %j → %j, is reported', (id, from, to, field) => {
  expect(fieldsChangedBy(id, swapOnce(from, to))).toContain(field)
})
