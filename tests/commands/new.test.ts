// `npm run new` as a process: its exit code, its lock, its questions, and a full disk. What it creates is tested in
// tools/scaffold/.
import { execFile, spawnSync } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { filesIn } from '../support/read-files.ts'
import { fixtureContent } from '../support/sites/fixture-site.ts'
import { selectShare } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

const command = [path.join(root, 'tools/commands/run.mjs'), 'tools/commands/new.ts']
const environment = (content: string) => ({ ...process.env, CONTENT_ROOT: content, INIT_CWD: path.dirname(content) })

function run(content: string, args: readonly string[], nodeOptions = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...environment(content), NODE_OPTIONS: nodeOptions },
  })
  return { status, printed: stdout + stderr }
}

async function copyContent(): Promise<string> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixtureContent.folder, content, { recursive: true })
  return content
}

test('two commands at the same time both add their campaign, and say what remains to be done', async () => {
  const content = await copyContent()
  const add = (id: string) =>
    promisify(execFile)(process.execPath, [...command, `202308-9/${id}`, '--kind', 'rate'], {
      cwd: root,
      env: environment(content),
    })
  const ids = ['bakery', 'florist']
  const results = await Promise.all(ids.map(add))
  const month = await readFile(path.join(content, 'campaigns/202308-9/month.yaml'), 'utf8')
  for (const [index, id] of ids.entries()) {
    expect(month).toContain(`- ${id}\n`)
    expect(results[index]?.stdout).toMatch(new RegExp(`campaigns/202308-9/${id}\\.mdx {2}「見直す」の印 \\d+`))
  }
})

test('without arguments and without a terminal the usage is printed', async () => {
  const { status, printed } = run(await copyContent(), [])
  expect(status).toBe(1)
  expect(printed).toMatch(/^何を作るかを書いてください。\n使い方: npm run new/)
})

/** Writes a script that fills the disk once so many files were written or copied; the next file stays empty. */
async function writeFullDisk(content: string, free: number): Promise<string> {
  const script = path.join(await temporaryFolder(), 'full-disk.cjs')
  await writeFile(
    script,
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
  return script
}

const onFullDisk: [what: string, free: number, args: string[]][] = [
  ['a copied month', 3, ['202309-1', '--from', '202308-9']],
  ['a month from nothing', 2, ['202309-1', '--empty']],
  ['a campaign', 1, ['202308-9/cafe', '--kind', 'rate']],
  ['a campaign whose pictures are written already', 3, ['202308-9/cafe', '--kind', 'rate']],
  ['a shared note', 0, ['note', 'points-transfer']],
]

test.each(selectShare(onFullDisk, 0, 5))(
  '%s that the disk has no room for leaves nothing behind',
  async (_, free, args) => {
    const content = await copyContent()
    const before = await filesIn(content)
    const failed = run(content, args, `--require ${await writeFullDisk(content, free)}`)
    expect(failed).toMatchObject({ status: 1, printed: expect.stringContaining('ENOSPC') as string })
    expect(await filesIn(content)).toEqual(before)
    expect((await readdir(path.join(content, 'campaigns'))).sort()).toEqual(
      (await readdir(path.join(fixtureContent.folder, 'campaigns'))).sort(),
    )
  },
)

test('in a terminal a new month asks for its plan, and is made from it', async () => {
  const content = await copyContent()
  const plan = `id,種類,率,上限,開始,終了,付与,エントリー,ポイント,追加ポイント,商品,メモ
bookstore,率,3%,800,2023/10/1,2023/10/31,2023/11/30,不要,,,,
`
  await writeFile(path.join(content, '..', 'plan.csv'), plan)
  const { status, stdout } = spawnSync('script', ['-qec', ['node', ...command, '202310-1'].join(' '), '/dev/null'], {
    cwd: root,
    encoding: 'utf8',
    input: 'plan.csv\n',
    env: environment(content),
  })
  expect(stdout).toContain('計画の表（率、上限、期間を決めた CSV のファイル。なければ、そのまま Enter）')
  expect(stdout).toContain('202310-1 を、計画（plan.csv）の1件のキャンペーンで作りました。')
  expect(status).toBe(0)
  expect(await readFile(path.join(content, 'campaigns/202310-1/plan.csv'), 'utf8')).toBe(plan)
})
