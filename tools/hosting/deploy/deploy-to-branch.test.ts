import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeEach, expect, test } from 'vitest'

import { isWholeGrid, selectShare } from '../../../tests/support/run/grid.ts'
import { deployToBranch } from './deploy-to-branch.ts'

const temporary = mkdtempSync(path.join(tmpdir(), 'place-test-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

let parent: string
let count = 0

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const root = () => path.join(parent, 'clone')
const listed = () => git(path.join(parent, 'remote'), 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n')

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(parent, 'folder-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** Places a site of these files and the page by which it is known. */
const put = (at: string, files?: Readonly<Record<string, string>>) =>
  deployToBranch({ root: root(), at, folder: files && folderWith({ '404.html': 'nothing here', ...files }) })

beforeEach(() => {
  parent = path.join(temporary, `${(count += 1)}`)
  mkdirSync(parent)
  execFileSync('git', ['init', '--quiet', '--bare', 'remote'], { cwd: parent })
  execFileSync('git', ['clone', '--quiet', 'remote', 'clone'], { cwd: parent, stdio: 'ignore' })
  writeFileSync(path.join(root(), '.gitignore'), 'ignored\n')
})

test('a folder is placed with all its files, on a branch that was not there', () => {
  put('pr-1', { 'index.html': 'one', '_preview.js': 'script', ignored: 'too', 'a/b.html': 'deep' })
  expect(listed()).toEqual([
    '.nojekyll',
    'pr-1/404.html',
    'pr-1/_preview.js',
    'pr-1/a/b.html',
    'pr-1/ignored',
    'pr-1/index.html',
  ])
})

test('it replaces what was there, leaves the rest, and can be taken away', () => {
  put('pr-1', { 'index.html': 'one', 'old.html': 'old' })
  put('pr-2', { 'index.html': 'two' })
  put('pr-1', { 'index.html': 'new' })
  expect(listed()).toEqual(['.nojekyll', 'pr-1/404.html', 'pr-1/index.html', 'pr-2/404.html', 'pr-2/index.html'])
  expect(git(path.join(parent, 'remote'), 'show', 'gh-pages:pr-1/index.html')).toBe('new')
  put('pr-1')
  expect(listed()).toEqual(['.nojekyll', 'pr-2/404.html', 'pr-2/index.html'])
})

test('where there is nothing to take away, nothing is pushed', () => {
  expect(put('pr-1')).toBeUndefined()
  expect(() => listed()).toThrow('gh-pages')
  const before = put('pr-2', {})
  expect(put('pr-1')).toBeUndefined()
  expect(git(path.join(parent, 'remote'), 'rev-parse', 'gh-pages')).toBe(before)
})

/** Creates a branch with a history of its own in the clone, and pushes it. */
function pushBranch(branch: string, ...commits: readonly Readonly<Record<string, string>>[]): void {
  git(root(), 'checkout', '--quiet', '--orphan', branch)
  for (const files of commits) {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root(), name)), { recursive: true })
      writeFileSync(path.join(root(), name), text)
    }
    git(root(), 'add', '--all', '--force', ...Object.keys(files))
    git(root(), '-c', 'user.name=A', '-c', 'user.email=a@example.jp', 'commit', '--quiet', '-m', 'A step')
  }
  git(root(), 'push', '--quiet', 'origin', branch)
}

const source = { 'package.json': '{}', 'content/provider.yaml': 'name: 例', 'jp.txt': 'one' }

if (isWholeGrid)
  test('the clone itself keeps its branches, its index and its files', () => {
    pushBranch('main', source, { 'jp.txt': 'two' }, { 'jp.txt': 'three' })
    const state = () => [git(root(), 'for-each-ref', 'refs/heads'), git(root(), 'status', '--porcelain')]
    const before = state()
    put('pr-1', { 'index.html': 'one' })
    put('pr-1', { 'index.html': 'two' })
    expect(existsSync(path.join(root(), '.git', 'shallow'))).toBe(false)
    expect(state()).toEqual(before)
  })

const noSites: [name: string, files: Readonly<Record<string, string>>][] = [
  ['an empty folder', {}],
  ['a folder of other files', { 'index.html': 'home' }],
  ['a site that was cut off', { '404.html': '' }],
]

test.each(selectShare(noSites, 0, 3))('%s takes the place of no site', (_, files) => {
  put('live', { 'index.html': 'live' })
  const folder = folderWith(files)
  expect(() => deployToBranch({ root: root(), at: 'live', folder })).toThrow(
    `"${folder}" is no site: there is no 404.html`,
  )
  expect(git(path.join(parent, 'remote'), 'show', 'gh-pages:live/index.html')).toBe('live')
})

test.each([
  ['a branch of source code', source, 'content', 'gh-pages contains source code'],
  ['source code with a mark of pages', { ...source, '.nojekyll': '' }, 'content', 'gh-pages contains source code'],
  ['a branch without the mark of pages', { 'notes/a.md': 'text' }, 'notes', 'gh-pages has no .nojekyll at its top'],
  ['a folder that is no site', { '.nojekyll': '', 'notes/a.md': 'text' }, 'notes', 'notes on gh-pages is no site'],
  ['a file', { '.nojekyll': '', 'index.html': 'home' }, 'index.html', 'index.html on gh-pages is no site'],
])('%s is neither replaced nor taken away', (_, files, at, message) => {
  pushBranch('gh-pages', files)
  const before = git(path.join(parent, 'remote'), 'rev-parse', 'gh-pages')
  expect(() => put(at, { 'index.html': 'new' })).toThrow(message)
  expect(() => put(at)).toThrow(message)
  expect(git(path.join(parent, 'remote'), 'rev-parse', 'gh-pages')).toBe(before)
})

test('an unmanaged file next to a placed site is named and stays', () => {
  put('live', { 'made-files.json': '{"madeBy":"campaign-pages","files":["404.html"]}' })
  const other = path.join(parent, 'other')
  execFileSync('git', ['clone', '--quiet', '--branch', 'gh-pages', 'remote', 'other'], { cwd: parent, stdio: 'ignore' })
  writeFileSync(path.join(other, 'live', 'proof.txt'), 'mine')
  git(other, 'add', '.')
  git(other, '-c', 'user.name=A', '-c', 'user.email=a@example.jp', 'commit', '--quiet', '-m', 'Prove the owner')
  git(other, 'push', '--quiet')
  expect(() => put('live', {})).toThrow('live/ on gh-pages contains files that no build generated: proof.txt')
  expect(() => put('live')).toThrow('proof.txt')
  expect(git(path.join(parent, 'remote'), 'show', 'gh-pages:live/proof.txt')).toBe('mine')
})

if (isWholeGrid)
  test('a branch whose name ends the same is another one', () => {
    pushBranch('old/gh-pages', source)
    put('pr-1', { 'index.html': 'one' })
    expect(listed()).toEqual(['.nojekyll', 'pr-1/404.html', 'pr-1/index.html'])
  })

if (isWholeGrid)
  test('the remote is reached by the settings of the repository', () => {
    git(root(), 'config', `url.${path.join(parent, 'remote')}.insteadOf`, 'https://host.invalid/pages')
    git(root(), 'remote', 'set-url', 'origin', 'https://host.invalid/pages')
    put('pr-1', { 'index.html': 'one' })
    expect(listed()).toContain('pr-1/index.html')
  })

test.each(['../out', '/live', 'a/b', '', '-rf'])('%j is refused', (at) => {
  expect(() => put(at, {})).toThrow('is no name of a folder')
})

if (isWholeGrid)
  test('a failed push is reported', () => {
    writeFileSync(path.join(parent, 'remote', 'hooks', 'pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect(() => put('pr-1', { 'index.html': 'one' })).toThrow(/^git push .*gh-pages failed/)
  })
