import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { generatedFilesFile } from '../output-folder/generated-files.ts'
import { computeFolderDigest } from '../output-folder/folder-digest.ts'
import { OutputFolder } from './output-folder.ts'

const folder = await temporaryFolder()
const published = path.join(folder, 'out')
const spare = path.join(folder, 'cache', 'spare')

function publish(files: Readonly<Record<string, string>>): string {
  const output = new OutputFolder(published, spare)
  for (const [name, text] of Object.entries(files)) output.write(name, Buffer.from(text))
  return output.publish()
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => name !== generatedFilesFile)
    .sort()
}

test('a folder takes the place of the published one, and nothing of that is left', () => {
  publish({ 'index.html': 'one', 'old/index.html': 'one' })
  publish({ 'index.html': 'two' })
  expect(filesIn(published)).toEqual(['index.html'])
  expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('two')
})

test('the digest is that of the folder as it lies there', () => {
  expect(publish({ 'b/index.html': 'b', 'a.css': 'a' })).toBe(computeFolderDigest(published))
})

test('what is not finished never shows', () => {
  publish({ 'index.html': 'one' })
  new OutputFolder(published, spare).write('index.html', Buffer.from('two'))
  expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('one')
})

test('two files of one name are an error', () => {
  const output = new OutputFolder(published, spare)
  output.write('index.html', Buffer.from('one'))
  expect(() => output.write('index.html', Buffer.from('two'))).toThrow('index.html would be published twice.')
})

test('whatever happened to the folder before, the next one contains what was written to it', () => {
  const files = { 'index.html': 'one', 'jp/index.html': 'two', 'a.css': 'three' }
  publish(files)
  publish(files)
  writeFileSync(path.join(spare, 'index.html'), 'evil')
  writeFileSync(path.join(spare, 'jp', 'withdrawn.html'), 'evil')
  rmSync(path.join(spare, 'a.css'))
  mkdirSync(path.join(spare, 'a.css'))
  expect(publish(files)).toBe(computeFolderDigest(published))
  expect(
    Object.fromEntries(filesIn(published).map((name) => [name, readFileSync(path.join(published, name), 'utf8')])),
  ).toEqual(files)
})

test('a text is written from the store only where it is not there already', () => {
  const text = {
    key: 'a',
    forms: [{ ending: '', size: 3, sha256: createHash('sha256').update('one').digest('hex') }],
  } as const
  const write = (read: () => Buffer[] | undefined) => {
    const output = new OutputFolder(published, spare)
    const isWritten = output.writeText('text.html', text, read)
    if (isWritten) output.publish()
    return isWritten
  }
  expect(write(() => undefined)).toBe(false)
  expect([write(() => [Buffer.from('one')]), write(() => [Buffer.from('one')])]).toEqual([true, true])
  expect(write(() => undefined)).toBe(true)
})

test('unmanaged files in the published folder are named and stay, build after build', () => {
  publish({ 'index.html': 'one' })
  writeFileSync(path.join(published, 'CNAME'), 'card.example.jp')
  for (const text of ['two', 'three', 'four'])
    expect(() => publish({ 'index.html': text })).toThrow(`${published} contains files that no build generated`)
  expect(filesIn(published)).toEqual(['CNAME', 'index.html'])
  rmSync(path.join(published, 'CNAME'))
})

test('a file added during a build stays as well', () => {
  publish({ 'index.html': 'one' })
  const output = new OutputFolder(published, spare)
  output.write('index.html', Buffer.from('two'))
  writeFileSync(path.join(published, 'late.txt'), 'mine')
  expect(() => output.publish()).toThrow('late.txt')
  expect(readFileSync(path.join(published, 'late.txt'), 'utf8')).toBe('mine')
  rmSync(path.join(published, 'late.txt'))
})
