import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { GitError, runGit, tryGit, type GitFailure } from './run-git.ts'

const outside = mkdtempSync(path.join(tmpdir(), 'run-git-'))
const folder = path.join(outside, 'repository')
const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', '-c', 'commit.gpgsign=false']

beforeAll(() => {
  runGit(outside, ['init', '-q', folder])
})
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(outside, { recursive: true }))

function catchFailure(run: () => string): GitError {
  try {
    run()
  } catch (error) {
    if (error instanceof GitError) return error
  }
  throw new Error('git did not fail')
}

const ask = (ref: string) => ['rev-parse', '--verify', ref]

test('it returns what git writes, without the line break at its end', () => {
  writeFileSync(path.join(folder, 'a.txt'), 'one')
  runGit(folder, ['add', '.'])
  runGit(folder, [...identity, 'commit', '-qm', '一つ目'])
  expect(runGit(folder, ['log', '-1', '--format=%s'])).toBe('一つ目')
  expect(runGit(folder, ['hash-object', '--stdin'], { input: 'one' })).toBe(runGit(folder, ['rev-parse', 'HEAD:a.txt']))
})

test('a folder outside every repository, and a version that does not exist, are distinguished', () => {
  const none = catchFailure(() => runGit(outside, ['status'], { environment: { GIT_CEILING_DIRECTORIES: tmpdir() } }))
  expect(none).toMatchObject({ failure: 'no-repository' satisfies GitFailure })
  expect(none.message).toBe(`${outside} is in no git repository. Clone the project with git to do this.`)
  for (const args of [
    ask('nothing'),
    ['log', 'nothing'],
    ['log', '0'.repeat(40)],
    ['archive', 'nothing'],
    ['diff', 'nothing', '--'],
  ])
    expect(catchFailure(() => runGit(folder, args)).failure, args.join(' ')).toBe('unknown-ref' satisfies GitFailure)
  const first = runGit(folder, ['rev-parse', 'HEAD'])
  runGit(folder, [...identity, 'checkout', '-q', '--orphan', 'other'])
  runGit(folder, [...identity, 'commit', '-qm', 'unrelated'])
  const common = ['merge-base', 'HEAD', first]
  expect(catchFailure(() => runGit(folder, common))).toMatchObject({ failure: 'nothing-found' satisfies GitFailure })
  expect(catchFailure(() => runGit(folder, ['push', 'nowhere', 'HEAD']))).toMatchObject({ failure: 'other' })
})

test('missing git is reported with what to install, and a missing folder is not mistaken for it', () => {
  const missing = path.join(outside, 'missing')
  expect(catchFailure(() => runGit(missing, ['status']))).toMatchObject({ failure: 'other' })
  vi.stubEnv('PATH', missing)
  const error = catchFailure(() => runGit(folder, ['status']))
  expect(error.failure).toBe('not-installed' satisfies GitFailure)
  expect(error.message).toContain('https://git-scm.com')
})

test('only the failures that a caller expects are no error', () => {
  expect(tryGit(folder, ask('nothing'), ['unknown-ref'])).toBeUndefined()
  expect(() => tryGit(folder, ask('nothing'), ['no-repository'])).toThrow(GitError)
})
