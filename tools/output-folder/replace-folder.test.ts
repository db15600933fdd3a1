import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { listFiles } from './folder-digest.ts'
import { recordAllAsGenerated, generatedFilesFile } from './generated-files.ts'
import { replaceFolder } from './replace-folder.ts'

let parent: string
let folder: string

beforeEach(async () => {
  parent = await temporaryFolder()
  folder = path.join(parent, 'made')
})

/** Replaces the folder by one with a single page. */
const make = (text: string) =>
  replaceFolder(folder, (next) => {
    writeFileSync(path.join(next, 'index.html'), text)
    recordAllAsGenerated(next)
    return Promise.resolve(text)
  })

const page = () => readFileSync(path.join(folder, 'index.html'), 'utf8')

test('a folder is made where there is none, or an empty one, and replaced by the next', async () => {
  mkdirSync(folder)
  expect([await make('one'), page(), await make('two'), page()]).toEqual(['one', 'one', 'two', 'two'])
  expect(readdirSync(parent)).toEqual(['made'])
  expect(listFiles(folder).sort()).toEqual(['index.html', generatedFilesFile])
})

test('what fails half-way leaves the folder as it was, without a temporary folder', async () => {
  await make('one')
  const failing = replaceFolder(folder, (next) => {
    writeFileSync(path.join(next, 'index.html'), 'two')
    return Promise.reject(new Error('no space left on device'))
  })
  await expect(failing).rejects.toThrow('no space left')
  expect([page(), readdirSync(parent)]).toEqual(['one', ['made']])
})

test('an unmanaged file is named and stays, wherever it is', async () => {
  await make('one')
  mkdirSync(path.join(folder, 'deep/er'), { recursive: true })
  writeFileSync(path.join(folder, 'deep/er/notes.txt'), 'mine')
  writeFileSync(path.join(folder, '.DS_Store'), '')
  await expect(make('two')).rejects.toThrow('作っていないファイルがあります: deep/er/notes.txt。')
  expect([page(), readFileSync(path.join(folder, 'deep/er/notes.txt'), 'utf8')]).toEqual(['one', 'mine'])
})

test('a file added while the next folder is built stays as well', async () => {
  await make('one')
  const replaced = replaceFolder(folder, (next) => {
    writeFileSync(path.join(next, 'index.html'), 'two')
    writeFileSync(path.join(folder, 'late.txt'), 'mine')
    return Promise.resolve()
  })
  await expect(replaced).rejects.toThrow('late.txt')
  expect([page(), readFileSync(path.join(folder, 'late.txt'), 'utf8')]).toEqual(['one', 'mine'])
})

test.each([
  ['has no list', undefined],
  ['has a list that is cut off', '{"madeBy":"campaign-pages","files":["index.html"'],
  ["has another tool's list", '{"madeBy":"another","files":["index.html"]}'],
  ['has a list of another form', '{"files":["index.html"]}'],
])('a folder that %s is not replaced', async (_, list) => {
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'index.html'), 'mine')
  if (list !== undefined) writeFileSync(path.join(folder, generatedFilesFile), list)
  await expect(make('two')).rejects.toThrow('作っていないファイルがあります: index.html')
  expect(page()).toBe('mine')
})

test('a file in the place of the folder stays', async () => {
  writeFileSync(folder, 'mine')
  await expect(make('two')).rejects.toThrow('フォルダではない')
  expect(readFileSync(folder, 'utf8')).toBe('mine')
})

test('a link stays a link, and the folder that it leads to is replaced', async () => {
  const behind = path.join(parent, 'behind')
  mkdirSync(behind)
  symlinkSync(behind, folder)
  await make('one')
  expect(readFileSync(path.join(behind, 'index.html'), 'utf8')).toBe('one')
  writeFileSync(path.join(behind, 'notes.txt'), 'mine')
  await expect(make('two')).rejects.toThrow('notes.txt')
  expect(existsSync(path.join(behind, 'notes.txt'))).toBe(true)
})
