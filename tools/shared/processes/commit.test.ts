import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { readCommit } from './commit.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'commit-'))
const time = '2026-04-01T09:00:00+09:00'

afterAll(() => rmSync(folder, { recursive: true }))

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', '-c', 'commit.gpgsign=false']
  const environment = {
    ...process.env,
    GIT_AUTHOR_DATE: time,
    GIT_COMMITTER_DATE: time,
    GIT_CEILING_DIRECTORIES: tmpdir(),
  }
  expect(spawnSync('git', [...identity, ...args], { cwd: folder, env: environment }).status).toBe(0)
}

test('a commit has its own time, and an approval record is no change', () => {
  expect(readCommit(folder)).toBeUndefined()
  git('init', '-q')
  writeFileSync(path.join(folder, 'page.mdx'), '一')
  git('add', '.')
  git('commit', '-q', '-m', 'one')
  expect(readCommit(folder)).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{40}$/) as string,
    isClean: true,
    time: Date.parse(time),
  })
  mkdirSync(path.join(folder, 'approvals'))
  writeFileSync(path.join(folder, 'approvals', 'tea.yaml'), '一')
  expect(readCommit(folder)?.isClean).toBe(true)
  writeFileSync(path.join(folder, 'page.mdx'), '二')
  expect(readCommit(folder)?.isClean).toBe(false)
})
