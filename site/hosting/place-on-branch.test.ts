import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeEach, expect, test } from 'vitest'

import { placeOnBranch } from './place-on-branch.ts'

const temporary = mkdtempSync(path.join(tmpdir(), 'place-test-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

let place: string
let count = 0

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const root = () => path.join(place, 'clone')
const listed = () => git(path.join(place, 'remote'), 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n')

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(place, 'folder-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

const put = (at: string, files?: Readonly<Record<string, string>>) =>
  placeOnBranch({ root: root(), remote: 'origin', branch: 'gh-pages', at, folder: files && folderWith(files) })

beforeEach(() => {
  place = path.join(temporary, `${(count += 1)}`)
  mkdirSync(place)
  execFileSync('git', ['init', '--quiet', '--bare', 'remote'], { cwd: place })
  execFileSync('git', ['clone', '--quiet', 'remote', 'clone'], { cwd: place, stdio: 'ignore' })
  writeFileSync(path.join(root(), '.gitignore'), 'ignored\n')
})

test('a folder is placed with all its files, on a branch that was not there', () => {
  put('pr-1', { 'index.html': 'one', '_preview.js': 'script', ignored: 'too', 'a/b.html': 'deep' })
  expect(listed()).toEqual(['.nojekyll', 'pr-1/_preview.js', 'pr-1/a/b.html', 'pr-1/ignored', 'pr-1/index.html'])
})

test('it replaces what was there, leaves the rest, and can be taken away', () => {
  put('pr-1', { 'index.html': 'one', 'old.html': 'old' })
  put('pr-2', { 'index.html': 'two' })
  put('pr-1', { 'index.html': 'new' })
  expect(listed()).toEqual(['.nojekyll', 'pr-1/index.html', 'pr-2/index.html'])
  expect(git(path.join(place, 'remote'), 'show', 'gh-pages:pr-1/index.html')).toBe('new')
  put('pr-1')
  expect(listed()).toEqual(['.nojekyll', 'pr-2/index.html'])
})

test('the clone itself is left alone', () => {
  put('pr-1', { 'index.html': 'one' })
  expect(git(root(), 'status', '--porcelain')).toBe('?? .gitignore')
})

test.each(['../out', '/live', 'a/b', '', '-rf'])('%j is refused', (at) => {
  expect(() => put(at, {})).toThrow('is no name of a folder')
})

test('a branch that cannot be pushed is told', () => {
  writeFileSync(path.join(place, 'remote', 'hooks', 'pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(() => put('pr-1', { 'index.html': 'one' })).toThrow('gh-pages cannot be pushed')
})
