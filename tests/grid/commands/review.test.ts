import { execFileSync, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { copyProject } from '../../support/sites/copy-project.ts'
import { smallContentFolder } from '../../support/sites/small-content.ts'

test('the command reviews what is not committed, whatever the environment says of React', async () => {
  const project = await copyProject(smallContentFolder)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: project })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '--message=Before')
  const note = path.join(project, 'content/annotations/points-base.yaml')
  await writeFile(note, (await readFile(note, 'utf8')).replace('お支払いの金額', '税込みの金額'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/commands/run.mjs', 'tools/commands/review.ts', '--words'],
    { cwd: project, env: { ...process.env, NODE_ENV: 'development' }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('out-review/')
  const summary = await readFile(path.join(project, 'out-review/review/summary.md'), 'utf8')
  expect(summary).toContain('## 変わるもの: 1件')
})
