import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { isWholeGrid } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

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

function run(content: string, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/commands/run.mjs'), `tools/commands/${command}.ts`, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_ROOT: content, INIT_CWD: path.dirname(content) },
      timeout: 60_000,
    },
  )
  return { status, printed: stdout + stderr }
}

async function prepare(sheet = plan): Promise<string> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(path.join(root, 'tests', 'corpus', 'content'), content, { recursive: true })
  await cp(path.join(root, 'tests/fixtures/shared-texts'), path.join(content, 'shared'), { recursive: true })
  await writeFile(path.join(content, '..', 'plan.csv'), sheet)
  return content
}

/** Completes a new month as an author would: replaces every mark and every placeholder text and URL. */
async function finish(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(?:yaml|mdx)$/.test(name)) continue
    const text = await readFile(path.join(folder, name), 'utf8')
    const finished = text
      .replaceAll(' # 見直す', '')
      .replaceAll('{/* 見直す */}\n\n', '')
      .replaceAll('（仮）', name.slice(0, -4))
      .replaceAll('https://shop.invalid', 'https://help.example.jp')
    await writeFile(path.join(folder, name), finished)
  }
}

function errorsOf(content: string): string[] {
  const { printed } = run(content, 'check')
  const [errors = ''] = printed.split('確かめてほしい')
  // Expected: the images of new campaigns have yet to be drawn, and all links here lead to one host.
  const isExpected = (line: string) => /仮の絵のままです|別のキャンペーンの提携ショップ/.test(line)
  return errors.split('\n').filter((line) => line.includes('202310-1') && !isExpected(line))
}

let unfinished: Promise<{ content: string; printed: string }> | undefined

async function makeOnce() {
  const content = await prepare()
  const { printed } = run(content, 'new', '202310-1', '--plan', 'plan.csv')
  return { content, printed }
}

/** Creates a copy of the month that `npm run new` makes from the plan, and what it printed. It is made once. */
async function makeMonth() {
  const { content: first, printed } = await (unfinished ??= makeOnce())
  const content = path.join(await temporaryFolder(), 'content')
  await cp(first, content, { recursive: true })
  return { content, printed }
}

test('a month of eight campaigns is created from its plan, and is valid once its texts are written', async () => {
  const { content, printed } = await makeMonth()
  expect(printed).toContain('8件のキャンペーンで作りました')
  expect(printed.trim().split('\n').length).toBeLessThan(25)
  const folder = path.join(content, 'campaigns', '202310-1')
  expect(await readFile(path.join(folder, 'plan.csv'), 'utf8')).toBe(plan)
  await finish(folder)
  // Sentences that a decision makes wrong: a removed cap, a period that no longer fills the month.
  const restaurant = path.join(folder, 'restaurant.mdx')
  const text = await readFile(restaurant, 'utf8')
  await writeFile(
    restaurant,
    text
      .replace('（上限 ｛上限｝）', '（上限なし）')
      .replace('上乗せ分の上限は、期間中お一人さま｛上限｝です。', '上乗せ分に上限はありません。')
      .replace(/上乗せ分は、期間中のお食事の合計が.*\n/u, '上乗せ分に上限はありません。\n')
      .replace('｛月｝中、', '｛開始日｝から｛終了日：年なし｝まで、'),
  )
  // The entry page is another file, which an author has to write.
  const left = errorsOf(content).filter((line) => !/autumn-entry\.mdx:\d+:1 {2}externalPageLink/.test(line))
  expect(left).toEqual([])
}, 120_000)

test('no planned value is left from the copied month', async () => {
  const { content } = await makeMonth()
  const store = await readFile(path.join(content, 'campaigns/202310-1/convenience-store.mdx'), 'utf8')
  expect(store).toMatch(/figure: 7\n[^]*reductionRate: 6\nmaximumGrantPoint: 1200\nentry: not-required/)
  expect(store).toContain('秋の夜長の夜食に、')
  const goods = await readFile(path.join(content, 'campaigns/202310-1/goods.mdx'), 'utf8')
  expect(goods).toMatch(/id: laptop\n[^]*price: 149800\n {4}grantPoint: 5994\n[^]*id: phone\n[^]*itemPoint: 100/)
  expect(goods).not.toContain('id: goods')
}, 120_000)

test('an invalid plan creates nothing, and its row is reported', async () => {
  const content = await prepare(plan.replace('10%', '0.1'))
  const { status, printed } = run(content, 'new', '202310-1', '--plan', 'plan.csv')
  expect([status, printed]).toEqual([1, expect.stringContaining('2行目の「率」の書き方が違います（0.1）')])
  expect(await readdir(path.join(content, 'campaigns'))).not.toContain('202310-1')
}, 120_000)

test('a missing sheet creates nothing', async () => {
  const content = await prepare()
  const { status, printed } = run(content, 'new', '202310-1', '--plan', 'other.csv')
  expect([status, printed]).toEqual([1, expect.stringContaining('other.csv が読めません')])
}, 120_000)

if (isWholeGrid)
  test('the plan of a month is not copied to the next one', async () => {
    const content = await prepare()
    run(content, 'new', '202310-1', '--plan', 'plan.csv')
    run(content, 'new', '202311-1', '--from', '202310-1')
    expect(await readdir(path.join(content, 'campaigns', '202311-1'))).not.toContain('plan.csv')
  }, 120_000)

/** Runs `npm run new` in a terminal of its own, and types a line. */
function type(content: string, typed: string, ...args: readonly string[]) {
  const command = [process.execPath, 'tools/commands/run.mjs', 'tools/commands/new.ts', ...args].join(' ')
  return spawnSync('script', ['-qec', command, '/dev/null'], {
    cwd: root,
    encoding: 'utf8',
    input: `${typed}\n`,
    env: { ...process.env, CONTENT_ROOT: content, INIT_CWD: path.dirname(content) },
    timeout: 60_000,
  })
}

test('in a terminal a new month asks for its plan, and is made from it', async () => {
  const content = await prepare()
  const { status, stdout } = type(content, 'plan.csv', '202310-1')
  expect(stdout).toContain('計画の表（率、上限、期間を決めた CSV のファイル。なければ、そのまま Enter）')
  expect(stdout).toContain('202310-1 を、計画（plan.csv）の8件のキャンペーンで作りました。')
  expect(status).toBe(0)
  expect(await readFile(path.join(content, 'campaigns/202310-1/plan.csv'), 'utf8')).toBe(plan)
})

test('without a plan a month is copied, with a hint on how to add one', async () => {
  const content = await prepare()
  const { stdout } = type(content, '', '202310-1')
  expect(stdout).toContain('202310-1 を 202309-1 から作りました')
  expect(stdout).toContain('campaigns/202310-1/plan.csv に置きます')
})
