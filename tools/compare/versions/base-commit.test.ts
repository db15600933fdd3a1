import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { findBase, hasOtherCode, unpack } from './base-commit.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'review-git-'))

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.jp', '-c', 'commit.gpgsign=false']
  return execFileSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' }).trim()
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

function commit(file: string, text: string): string {
  write(file, text)
  git('add', '-A')
  git('commit', '-qm', `${file} ${text}`)
  return git('rev-parse', 'HEAD')
}

let [first, second] = ['', '']

beforeAll(() => {
  git('init', '-q', '-b', 'main')
  first = commit('content/a.yaml', 'one')
  second = commit('content/a.yaml', 'two')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the base is the commit before, what is not committed, where a branch began, or what was named', () => {
  expect(findBase(folder).commit).toBe(first)
  write('content/a.yaml', 'three')
  expect(findBase(folder)).toMatchObject({
    commit: second,
    name: 'まだコミットしていない変更の前',
    details: [expect.any(String), 'content/a.yaml two'],
  })
  git('checkout', '-q', '-b', 'branch')
  commit('content/a.yaml', 'four')
  expect(findBase(folder).commit).toBe(second)
  expect(findBase(folder, 'main~1')).toMatchObject({ commit: first, name: 'main~1' })
  git('checkout', '-q', 'main')
  commit('content/a.yaml', 'five')
  git('checkout', '-q', 'branch')
  expect(findBase(folder, 'main')).toMatchObject({ commit: second, name: 'main から分かれたところ' })
  expect(() => findBase(folder, 'nothing')).toThrow('There is no commit "nothing"')
})

test('code is other if it makes pages, committed or not, and tests and content are none', () => {
  const base = git('rev-parse', 'HEAD')
  write('content/b.yaml', 'x')
  write('tests/a.test.ts', 'x')
  write('site/render/a.test.ts', 'x')
  write('tools/review/a.ts', 'x')
  const names = new Set(['blocks/a.tsx'])
  expect(hasOtherCode(folder, base, names)).toBe(false)
  write('blocks/a.tsx', 'x')
  expect(hasOtherCode(folder, base, names)).toBe(true)
})

test('removed code counts as a difference, although nothing uses it today', () => {
  const base = commit('site/app/page.tsx', 'x')
  rmSync(path.join(folder, 'site/app/page.tsx'))
  expect(hasOtherCode(folder, base, new Set())).toBe(true)
})

test('a folder of a commit is unpacked, without what was there before', async () => {
  const target = path.join(folder, 'unpacked')
  write('unpacked/old', 'x')
  await unpack(folder, first, target, 'content')
  expect(readFileSync(path.join(target, 'content', 'a.yaml'), 'utf8')).toBe('one')
  expect(() => readFileSync(path.join(target, 'old'))).toThrow()
  await expect(unpack(folder, first, target, 'nothing')).rejects.toThrow('could not be unpacked')
})
