import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { readPublishedTexts } from './published-texts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'published-texts-'))
const content = path.join(folder, 'content')

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], { cwd: folder })
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(content, file)), { recursive: true })
  writeFileSync(path.join(content, file), text)
}

beforeAll(() => {
  git('init', '-q', '-b', 'main')
  for (const file of ['kept.yaml', 'edited.yaml', 'committed.mdx', 'gone.yaml']) write(file, `published ${file}`)
  git('add', '-A')
  git('commit', '-qm', 'published')
  git('checkout', '-qb', 'next-month')
  write('committed.mdx', 'other words')
  write('campaigns/202309-1/new.mdx', 'a new page')
  git('add', '-A')
  git('commit', '-qm', 'edited')
  write('edited.yaml', 'not committed yet')
  write('campaigns/202309-1/日本.yaml', 'a file that git does not know')
  rmSync(path.join(content, 'gone.yaml'))
  write('picture.svg', '<svg/>')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('files with other words since the branch left main have their published text, and new files none', () => {
  expect([...(readPublishedTexts(content) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual([
    ['campaigns/202309-1/new.mdx', undefined],
    ['campaigns/202309-1/日本.yaml', undefined],
    ['committed.mdx', 'published committed.mdx'],
    ['edited.yaml', 'published edited.yaml'],
  ])
})

test('outside of a repository nothing is known to have been published', () => {
  expect(readPublishedTexts(tmpdir())).toBeUndefined()
})
