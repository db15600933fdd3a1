import { spawnSync } from 'node:child_process'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#site/commands/root.ts'

import { fixtureContent } from '../support/fixture-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Runs a command on a content folder. */
function run(content: string, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'site/commands/run.mjs'), `site/commands/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CONTENT_ROOT: content, CHECK_LANGUAGE: 'ja' } },
  )
  return { status, printed: stdout + stderr }
}

async function copyContent(): Promise<string> {
  const content = path.join(await temporaryFolder(), 'content')
  await cp(fixtureContent.folder, content, { recursive: true })
  return content
}

test('a month is made from an earlier one, and is in order once its marks are looked at and removed', async () => {
  const content = await copyContent()
  const made = run(content, 'new-month', '202309-1', '--from', '202308-9')
  expect(made.printed).toContain('202309-1 を 202308-9 から作りました')
  expect(made.printed).toContain('campaigns/202309-1/month.yaml')
  expect(made.status).toBe(0)
  expect(run(content, 'check').status).toBe(1)

  const folder = path.join(content, 'campaigns', '202309-1')
  for (const name of await readdir(folder)) {
    if (!/\.(?:yaml|mdx)$/.test(name)) continue
    const text = await readFile(path.join(folder, name), 'utf8')
    await writeFile(path.join(folder, name), text.replaceAll(' # 見直す', '').replaceAll('{/* 見直す */}\n\n', ''))
  }
  expect(run(content, 'check').status).toBe(0)
  // Every date has moved with the fields; no sentence had to be changed.
  const { stdout } = spawnSync('grep', ['-rl', '2023-08', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test.each([
  [['202309-1', '--from', '209901-1'], '写すもとの月 209901-1 がありません'],
  [['202308-9'], '上書きはしません'],
  [['2023-09'], '202309-1 のように書いてください'],
  [['../202309-1'], '202309-1 のように書いてください'],
  [['202309-1', '--to'], '--to という指定はありません'],
])('%j is refused with what to do, and nothing is written', async (args, says) => {
  const content = await copyContent()
  const before = await readdir(content, { recursive: true })
  const { status, printed } = run(content, 'new-month', ...args)
  expect([status, printed]).toEqual([1, expect.stringContaining(says)])
  expect(printed).toContain('使い方')
  expect(await readdir(content, { recursive: true })).toEqual(before)
})
