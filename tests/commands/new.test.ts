import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'
import { campaignKinds } from '#content-layer/common/campaign-kinds.ts'

import { fixtureContent } from '../support/sites/fixture-site.ts'
import { isWholeGrid, shareOf } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

/** Runs a command on a content folder; without a status if it does not end. */
function runIn(environment: Readonly<Record<string, string>>, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/commands/run.mjs'), `tools/commands/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment }, timeout: 300_000 },
  )
  return { status, printed: stdout + stderr }
}

const run = (content: string, command: string, ...args: readonly string[]) =>
  runIn({ CONTENT_ROOT: content }, command, ...args)

async function copyContent(): Promise<string> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixtureContent.folder, content, { recursive: true })
  return content
}

test('a month is created from a previous one, and is valid once its marks are removed', async () => {
  const content = await copyContent()
  const result = run(content, 'new', '202309-1', '--from', '202308-9')
  expect(result.printed).toContain('202309-1 を 202308-9 から作りました')
  expect(result.printed).toContain('campaigns/202309-1/month.yaml')
  expect(result.status).toBe(0)
  expect(run(content, 'check').status).toBe(1)

  const folder = path.join(content, 'campaigns', '202309-1')
  await removeMarks(folder)
  expect(run(content, 'check').status).toBe(0)
  // Every date has moved with the fields; no sentence had to be changed.
  const { stdout } = spawnSync('grep', ['-rl', '2023-08', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

/** Removes the marks of what has to be looked at, as a marketer does who has looked. */
async function removeMarks(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(?:yaml|mdx)$/.test(name)) continue
    const text = await readFile(path.join(folder, name), 'utf8')
    await writeFile(path.join(folder, name), text.replaceAll(' # 見直す', '').replaceAll('{/* 見直す */}\n\n', ''))
  }
}

test('a new month with campaigns of several kinds is complete except for its marks', async () => {
  // The small site has few shared texts; these are those that campaigns use.
  const content = await copyContent()
  await cp(path.join(root, 'tests/corpus/content/annotations'), path.join(content, 'annotations'), { recursive: true })
  await cp(path.join(root, 'tests/fixtures/shared-texts'), path.join(content, 'shared'), { recursive: true })
  await cp(path.join(root, 'tests', 'corpus', 'content', 'requirements.yaml'), path.join(content, 'requirements.yaml'))
  const results = [
    run(content, 'new', '202306-1', '--empty'),
    ...shareOf(
      Object.keys(campaignKinds).filter((kind) => kind !== 'entry' && kind !== 'eighth-day'),
      1,
      4,
    ).map((kind) => run(content, 'new', `202306-1/new-${kind}`, '--kind', kind)),
  ]
  expect(results.map(({ status, printed }) => (status === 0 ? 0 : printed))).toEqual(results.map(() => 0))
  expect(results.at(-1)?.printed).toContain('見直す')
  const folder = path.join(content, 'campaigns', '202306-1')
  const diagnosticsOfCheck = () =>
    run(content, 'check')
      .printed.split('\n')
      .filter((line) => line.includes('202306-1'))
  await removeMarks(folder)
  expect(diagnosticsOfCheck().join('\n')).toContain('仮の言葉「（仮）」が残っています')
  expect(diagnosticsOfCheck().join('\n')).toContain('shop.invalid は、見本のためのURLで、開けません')
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.mdx')) continue
    const text = await readFile(path.join(folder, name), 'utf8')
    const question = text
      .replaceAll('（仮）', name.slice(0, -4))
      .replaceAll('https://shop.invalid', 'https://help.example.jp')
    await writeFile(path.join(folder, name), question)
  }
  // The pictures are to be drawn, and all links here lead to one host, which no two shops have.
  const rest = diagnosticsOfCheck().filter((line) => !/仮の絵のままです|別のキャンペーンの提携ショップ/.test(line))
  expect(rest.filter((line) => !line.includes('と同じ文です'))).toEqual([])
})

if (isWholeGrid)
  test('a campaign with entry gets its offer on the entry page', async () => {
    const content = await copyContent()
    expect(run(content, 'new', '202308-9/new-entry', '--kind', 'entry').printed).toContain(
      'screens/entry.yaml に、同じ率と上限の特典を足しました',
    )
    await removeMarks(path.join(content, 'campaigns', '202308-9'))
    await removeMarks(path.join(content, 'screens'))
    const printed = run(content, 'check').printed
    expect(printed).toMatch(/screens\/entry\.yaml:\d+:9 {2}campaigns\.entry\.promotions\[4\]\.title {2}仮の言葉/)
    expect(printed).not.toContain('の特典がありません')
  })

test('two commands at the same time both add their campaign', async () => {
  const content = await copyContent()
  const add = (id: string) =>
    promisify(execFile)(
      process.execPath,
      [path.join(root, 'tools/commands/run.mjs'), 'tools/commands/new.ts', `202308-9/${id}`, '--kind', 'rate'],
      { cwd: root, env: { ...process.env, CONTENT_ROOT: content } },
    )
  const ids = ['bakery', 'florist', 'bookshop']
  await Promise.all(ids.map(add))
  const month = await readFile(path.join(content, 'campaigns/202308-9/month.yaml'), 'utf8')
  for (const id of ids) expect(month).toContain(`- ${id}\n`)
})

test('a shared text is created, with a hint on how to use it', async () => {
  const content = await copyContent()
  expect(run(content, 'new', 'shared', 'how-to-pay').printed).toContain('<Shared use="how-to-pay" />')
  expect(await readFile(path.join(content, 'shared', 'how-to-pay.mdx'), 'utf8')).toContain('見直す')
})

test('a shared note is created, with a hint on how to use it', async () => {
  const content = await copyContent()
  expect(run(content, 'new', 'note', 'points-transfer').printed).toContain('- use: points-transfer')
  expect(await readFile(path.join(content, 'annotations', 'points-transfer.yaml'), 'utf8')).toContain('見直す')
})

const refused: [args: string[], says: string][] = [
  [['202309-1', '--from', '209901-1'], '写すもとの月 209901-1 がありません'],
  [['202308-9'], '上書きはしません'],
  [['2023-09'], '202309-1 のように書いてください'],
  [['../202309-1'], '202309-1 のように書いてください'],
  [['202309-1', '--to'], '--to という指定はありません。'],
  [['202309-1', '202310-1'], '「202310-1」は、ここには書けません'],
  [['202308-9/Cafe', '--kind', 'rate'], '半角の英小文字・数字・ハイフンで書いてください'],
  [['202308-9/../cafe', '--kind', 'rate'], 'ここには書けません'],
  [['202308-9/cafe'], '--kind に、キャンペーンの種類を書いてください'],
  [['202308-9/cafe', '--kind', 'toString'], '--kind に、キャンペーンの種類を書いてください'],
  [['209901-1/cafe', '--kind', 'rate'], '先に npm run new -- 209901-1 で月を作ってください'],
  [['note', '../points'], '注記の名前: 半角の英小文字'],
  [[], '何を作るかを書いてください'],
]

test.each(shareOf(refused, 0, 4))('%j is refused with what to do, and nothing is written', async (args, expected) => {
  const content = await copyContent()
  const before = await readdir(content, { recursive: true })
  const { status, printed } = run(content, 'new', ...args)
  expect([status, printed]).toEqual([1, expect.stringContaining(expected)])
  expect(printed).toContain('使い方')
  expect(await readdir(content, { recursive: true })).toEqual(before)
})

/** Runs `npm run new` on a disk that is full once so many files were written or copied; the next one stays empty. */
async function runOnFullDisk(content: string, free: number, ...args: readonly string[]) {
  const disk = path.join(await temporaryFolder(), 'full-disk.cjs')
  await writeFile(
    disk,
    `const files = require('node:fs/promises')
    let free = ${free}
    for (const name of ['writeFile', 'cp', 'copyFile']) {
      const real = files[name]
      files[name] = async (...given) => {
        if (!given.some((one) => String(one).startsWith(${JSON.stringify(content)})) || (free -= 1) >= 0) return real(...given)
        if (name === 'writeFile') await real(given[0], '', given[2])
        throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })
      }
    }
    require('node:module').syncBuiltinESMExports()`,
  )
  return runIn({ CONTENT_ROOT: content, NODE_OPTIONS: `--require ${disk}` }, 'new', ...args)
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  )
}

const onFullDisk: [command: string, free: number, args: string[]][] = [
  ['a copied month', 3, ['202309-1', '--from', '202308-9']],
  ['a month from nothing', 2, ['202309-1', '--empty']],
  ['a campaign', 1, ['202308-9/cafe', '--kind', 'rate']],
  ['a campaign whose pictures are written already', 3, ['202308-9/cafe', '--kind', 'rate']],
  ['a shared note', 0, ['note', 'points-transfer']],
]

test.each(shareOf(onFullDisk, 0, 5))(
  '%s that the disk has no room for leaves nothing behind, and is made by the same command later',
  async (_, free, args) => {
    const content = await copyContent()
    const before = await textsIn(content)
    const failed = await runOnFullDisk(content, free, ...args)
    expect(failed).toMatchObject({ status: 1, printed: expect.stringContaining('ENOSPC') as string })
    expect(await textsIn(content)).toEqual(before)
    expect((await readdir(path.join(content, 'campaigns'))).sort()).toEqual(
      (await readdir(path.join(fixtureContent.folder, 'campaigns'))).sort(),
    )
    expect(run(content, 'new', ...args)).toMatchObject({ status: 0 })
  },
  60_000,
)

const notCopied: [copied: string, name: string, make: (file: string) => unknown][] = [
  ['a named pipe', 'pipe', (file: string) => execFileSync('mkfifo', [file])],
  ['a named pipe among the pictures', 'images/pipe.svg', (file: string) => execFileSync('mkfifo', [file])],
  ['a link', 'other.yaml', (file: string) => execFileSync('ln', ['-s', '/etc/hostname', file])],
]

test.each(shareOf(notCopied, 1, 2))(
  '%s in the copied month is named, and no month is made',
  async (_, name, make) => {
    const content = await copyContent()
    make(path.join(content, 'campaigns/202308-9', name))
    const { status, printed } = run(content, 'new', '202309-1', '--from', '202308-9')
    expect([status, printed]).toEqual([1, expect.stringContaining(`${name} はふつうのファイルではない`)])
    expect(await readdir(path.join(content, 'campaigns'))).not.toContain('202309-1')
  },
  60_000,
)

if (isWholeGrid)
  test("files of a month's folder that are not texts are copied byte for byte", async () => {
    const content = await copyContent()
    const bytes = Buffer.from([0, 255, 254, 128, 10])
    await writeFile(path.join(content, 'campaigns/202308-9/images/raw.png'), bytes)
    await writeFile(path.join(content, 'campaigns/202308-9/raw.xlsx'), bytes)
    expect(run(content, 'new', '202309-1', '--from', '202308-9')).toMatchObject({ status: 0 })
    const copied = (name: string) => readFile(path.join(content, 'campaigns/202309-1', name))
    expect(await Promise.all(['images/raw.png', 'raw.xlsx'].map(copied))).toEqual([bytes, bytes])
  })

test('files of a killed command are not read as content', async () => {
  const content = await copyContent()
  const before = run(content, 'check').printed
  const left = path.join(content, 'campaigns/.unfinished-202309-1-a1b2c3')
  await mkdir(left)
  await writeFile(path.join(left, 'month.yaml'), 'title: [')
  expect(run(content, 'check').printed).toBe(before)
  await rm(left, { recursive: true })
})
