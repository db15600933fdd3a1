import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { readRevisions } from './read-revisions.ts'

let repository: string
let content: string

/** Runs git at a day of January 2023. */
function git(day: number, ...args: string[]): void {
  const date = `2023-01-${String(day).padStart(2, '0')}T00:00:00Z`
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...identity, ...args], {
    cwd: repository,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  })
}

function write(id: string, text: string): void {
  const folder = path.join(content, 'campaigns', '202302-1')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${id}.mdx`), text)
}

function commit(day: number, id: string, text: string): void {
  write(id, text)
  git(day, 'add', '-A')
  git(day, 'commit', '-qm', `${id}: ${text}`)
}

/** Returns the days of January 2023 on which campaigns were changed, by id. */
function revisedDays(folder = content): Record<string, number> {
  const days = [...readRevisions(folder)].map(([file, time]) => [path.basename(file, '.json'), time] as const)
  return Object.fromEntries(days.map(([id, time]) => [id, new Date(time).getUTCDate()]))
}

beforeEach(async () => {
  repository = await temporaryFolder()
  content = path.join(repository, 'pages', 'content')
  git(1, 'init', '-q', '-b', 'main')
  commit(2, 'books', 'one')
  commit(3, 'noodles', 'one')
})

test('a campaign has the time of the last commit of its own file', () => {
  expect(revisedDays()).toEqual({ books: 2, noodles: 3 })
  commit(4, 'books', 'two')
  expect(revisedDays()).toEqual({ books: 4, noodles: 3 })
})

test('a change that is not committed has no time, so that a commit is always the same bytes', () => {
  write('books', 'not committed')
  write('new', 'not committed')
  expect(revisedDays()).toEqual({ books: 2, noodles: 3 })
})

test('a change that was committed earlier and is merged later counts from the merge', () => {
  git(4, 'checkout', '-qb', 'next')
  commit(5, 'books', 'two')
  git(6, 'checkout', '-q', 'main')
  commit(7, 'noodles', 'two')
  git(9, 'merge', '-q', '--no-ff', '-m', 'merge', 'next')
  expect(revisedDays()).toEqual({ books: 9, noodles: 7 })
})

test('a month that gets another name has its time from then on', () => {
  renameSync(path.join(content, 'campaigns', '202302-1'), path.join(content, 'campaigns', '202302-2'))
  git(8, 'add', '-A')
  git(8, 'commit', '-qm', 'Another name')
  expect(readRevisions(content).get('campaigns/202302-2/books.json')).toBe(Date.UTC(2023, 0, 8))
})

test('in a shallow clone the oldest commit counts for the files that it contains', async () => {
  commit(4, 'books', 'two')
  const clone = await temporaryFolder()
  execFileSync('git', ['clone', '-q', '--depth', '2', `file://${repository}`, clone])
  expect(revisedDays(path.join(clone, 'pages', 'content'))).toEqual({ books: 4, noodles: 3 })
})

test('nothing is known before the first commit, outside a repository, and of a folder that is missing', async () => {
  const outside = await temporaryFolder()
  expect(revisedDays(outside)).toEqual({})
  expect(revisedDays(path.join(outside, 'missing'))).toEqual({})
  execFileSync('git', ['init', '-q'], { cwd: outside })
  expect(revisedDays(outside)).toEqual({})
})
