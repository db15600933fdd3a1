import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { digestOfFolder } from './folder-digest.ts'
import { fillFolder, OutputFolder } from './output-folder.ts'

const place = await temporaryFolder()
const published = path.join(place, 'out')
const work = path.join(place, 'work')

function publish(files: Readonly<Record<string, string>>): string {
  const output = new OutputFolder(published, work)
  for (const [name, text] of Object.entries(files)) output.write(name, Buffer.from(text))
  return output.publish()
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

test('a folder takes the place of the published one, and nothing of that is left', () => {
  publish({ 'index.html': 'one', 'old/index.html': 'one' })
  publish({ 'index.html': 'two' })
  expect(filesIn(published)).toEqual(['index.html'])
  expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('two')
})

test('the digest is that of the folder as it lies there', () => {
  expect(publish({ 'b/index.html': 'b', 'a.css': 'a' })).toBe(digestOfFolder(published))
})

test('what is given up never shows, and leaves nothing behind', () => {
  publish({ 'index.html': 'one' })
  const output = new OutputFolder(published, work)
  output.write('index.html', Buffer.from('two'))
  output.discard()
  expect(readFileSync(path.join(published, 'index.html'), 'utf8')).toBe('one')
  expect(readdirSync(work).filter((name) => !name.endsWith('-old'))).toEqual([])
})

test('two things of one name are a fault', () => {
  const output = new OutputFolder(published, work)
  output.write('index.html', Buffer.from('one'))
  expect(() => output.write('index.html', Buffer.from('two'))).toThrow('index.html would be published twice.')
  output.discard()
})

test('what a broken build left is removed by the next one', async () => {
  mkdirSync(path.join(work, 'made-left'), { recursive: true })
  writeFileSync(path.join(work, 'made-left', 'index.html'), '')
  new OutputFolder(published, work).discard()
  await expect.poll(() => existsSync(path.join(work, 'made-left')), { timeout: 5_000 }).toBe(false)
})

test('a folder that cannot be replaced holds exactly the new files afterwards, with nothing withdrawn still there', () => {
  const [made, mounted] = [path.join(place, 'made'), path.join(place, 'mounted')]
  for (const [name, text] of [
    ['made/jp/index.html', 'new'],
    ['made/media/a.svg', 'a'],
    ['mounted/jp/index.html', 'old'],
    ['mounted/jp/withdrawn/index.html', 'old'],
  ] as const) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    writeFileSync(path.join(place, name), text)
  }
  fillFolder(made, mounted)
  expect(filesIn(mounted)).toEqual(filesIn(made))
  expect(readFileSync(path.join(mounted, 'jp/index.html'), 'utf8')).toBe('new')
})
