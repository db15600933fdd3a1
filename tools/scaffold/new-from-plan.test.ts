import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '../commands/project-paths.ts'
import type { ContentSource } from '../content/content-source.ts'
import { check, copyContent, create, editTexts, fillTemplate } from './test-support.ts'

/** The plan of a month with eight campaigns: three of the previous month, and five new ones. */
const plan = `id,種類,率,上限,開始,終了,付与,エントリー,ポイント,追加ポイント,商品,メモ
8th-day,8日,10%,500,2023/10/8,2023/10/8,2023/11/30,不要,,,,
convenience-store,率,6%,"1,200",2023/10/1,2023/10/31,2023/11/30,不要,,,,先月は4%
restaurant,率,4%,なし,2023/10/10,2023/10/31,2023/11/30,不要,,,,
bookstore,率,3%,800,2023/10/1,2023/10/31,2023/11/30,不要,,,,
goods,商品,2%,3000,2023/10/15,2023/10/31,2023/11/30,不要,,1500,"laptop 149,800円 5,994ポイント
phone 119800円 5194P",
gift,特典,,,2023/10/1,2023/10/31,2023/11/30,不要,700,,,
autumn-entry,エントリー,4%,1000,2023/10/1,2023/10/31,2023/11/30,要,,,,
shoes,提携ショップ,3%,なし,2023/10/1,2023/10/31,2023/11/30,不要,,,,
`

/** Copies content whose last month is 202309-1, and writes a sheet next to it. Returns both. */
async function prepare(text = plan): Promise<{ content: ContentSource; sheet: string }> {
  const content = await copyContent(path.join(root, 'tests/corpus/content'))
  await cp(path.join(root, 'tests/fixtures/shared-texts'), path.join(content.folder, 'shared'), { recursive: true })
  const sheet = path.join(content.folder, '..', 'plan.csv')
  await writeFile(sheet, text)
  return { content, sheet }
}

/** The folder of the month that the plan is for, or of another one. */
function monthFolder({ folder }: ContentSource, month = '202310-1'): string {
  return path.join(folder, 'campaigns', month)
}

test('the campaigns of a month have the values of its plan, and none of the month that they are copied from', async () => {
  const { content, sheet } = await prepare()
  expect(await create(content, '202310-1', '--plan', sheet)).toContain('8件のキャンペーンで作りました')
  const readFileOfMonth = (name: string) => readFile(path.join(monthFolder(content), name), 'utf8')
  expect(await readFileOfMonth('plan.csv')).toBe(plan)
  const store = await readFileOfMonth('convenience-store.mdx')
  expect(store).toMatch(/figure: 7\n[^]*reductionRate: 6\nmaximumGrantPoint: 1200\nentry: not-required/)
  expect(store).toContain('秋の夜長の夜食に、')
  const goods = await readFileOfMonth('goods.mdx')
  expect(goods).toMatch(/id: laptop\n[^]*price: 149800\n {4}grantPoint: 5994\n[^]*id: phone\n[^]*itemPoint: 100/)
  expect(goods).not.toContain('id: goods')
})

/** Corrects what the plan makes wrong in copied sentences: the cap is removed, and the period no longer fills the month. */
async function correctRestaurant(folder: string): Promise<void> {
  const file = path.join(folder, 'restaurant.mdx')
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text
      .replace('（上限 ｛上限｝）', '（上限なし）')
      .replace('上乗せ分の上限は、期間中お一人さま｛上限｝です。', '上乗せ分に上限はありません。')
      .replace(/上乗せ分は、期間中のお食事の合計が.*\n/u, '上乗せ分に上限はありません。\n')
      .replace('｛月｝中、', '｛開始日｝から｛終了日：年なし｝まで、'),
  )
}

test('a month of eight campaigns that is created from its plan is valid once its texts are written', async () => {
  const { content, sheet } = await prepare()
  await create(content, '202310-1', '--plan', sheet)
  await editTexts(monthFolder(content), fillTemplate)
  await correctRestaurant(monthFolder(content))
  const { errors } = await check(content)
  // The images of new campaigns have yet to be drawn, all links here lead to one host, and the entry page is another
  // file, which an author has to write.
  const isExpected = /仮の絵のままです|別のキャンペーンの提携ショップ|autumn-entry\.mdx:\d+:1 {2}externalPageLink/
  expect(errors.filter((line) => line.includes('202310-1') && !isExpected.test(line))).toEqual([])
})

test('the plan of a month is not copied to the next one', async () => {
  const { content, sheet } = await prepare()
  await create(content, '202310-1', '--plan', sheet)
  await create(content, '202311-1', '--from', '202310-1')
  expect(await readdir(monthFolder(content, '202311-1'))).not.toContain('plan.csv')
})

test('an invalid plan creates nothing, and its row is reported', async () => {
  const { content, sheet } = await prepare(plan.replace('10%', '0.1'))
  await expect(create(content, '202310-1', '--plan', sheet)).rejects.toThrow('2行目の「率」の書き方が違います（0.1）')
  expect(await readdir(path.join(content.folder, 'campaigns'))).not.toContain('202310-1')
})

test('a missing sheet creates nothing', async () => {
  const { content, sheet } = await prepare()
  await expect(create(content, '202310-1', '--plan', `${sheet}.old`)).rejects.toThrow(
    'plan.csv.old というファイルはありません',
  )
  expect(await readdir(path.join(content.folder, 'campaigns'))).not.toContain('202310-1')
})

test('without a plan a month is copied, with a hint on how to add one', async () => {
  const { content } = await prepare()
  const printed = await create(content, '202310-1')
  expect(printed).toContain('202310-1 を 202309-1 から作りました')
  expect(printed).toContain('campaigns/202310-1/plan.csv に置きます')
})
