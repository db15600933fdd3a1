import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { recordAllAsGenerated } from '../../output-folder/generated-files.ts'
import { refuseUnmanaged } from '../../output-folder/refuse-unmanaged.ts'
import { retainOldFiles } from './retain-old-files.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'deployments-'))
})

afterEach(() => rm(root, { recursive: true }))

/** Makes a published folder of the given files, each containing its own name. */
async function publish(name: string, files: readonly string[]): Promise<string> {
  for (const file of files) {
    await mkdir(path.join(root, name, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, name, file), file)
  }
  return path.join(root, name)
}

const chunk = (name: string) => `scripts/${name}.js`

const filesIn = async (folder: string) =>
  (await glob('**', { cwd: folder })).filter((file) => !['kept-files.json', 'made-files.json'].includes(file)).sort()

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

test('files with fingerprinted names stay, with their compressed forms; pages and settings are those of the new build', async () => {
  const previous = await publish('a', [
    chunk('one'),
    `${chunk('one')}.br`,
    'media/a.1.svg',
    'jp/old/index.html',
    'nginx.conf',
    'content/old.json',
  ])
  const published = await publish('b', [chunk('two'), 'jp/new/index.html'])
  retainOldFiles({ previous, published, now: day(1), days: 7 })
  expect(await filesIn(published)).toEqual([
    'jp/new/index.html',
    'media/a.1.svg',
    chunk('one'),
    `${chunk('one')}.br`,
    chunk('two'),
  ])
})

test('a file that the new build has too is the new build’s', async () => {
  const previous = await publish('a', [chunk('one')])
  const published = await publish('b', [chunk('one')])
  await writeFile(path.join(published, chunk('one')), 'changed')
  expect(retainOldFiles({ previous, published, now: day(1), days: 7 })).toEqual({ retained: [], dropped: [] })
  expect(await readFile(path.join(published, chunk('one')), 'utf8')).toBe('changed')
})

test('age counts from the deployment that replaced a file', async () => {
  let previous = await publish('0', [chunk('0')])
  const seen: string[][] = []
  for (const [index, date] of [100, 104, 107, 108].entries()) {
    const published = await publish(String(index + 1), [chunk(String(index + 1))])
    retainOldFiles({ previous, published, now: day(date), days: 7 })
    seen.push((await filesIn(published)).map((file) => path.basename(file, '.js')))
    previous = published
  }
  expect(seen).toEqual([
    ['0', '1'],
    ['0', '1', '2'],
    ['0', '1', '2', '3'],
    ['1', '2', '3', '4'],
  ])
})

test('a build may keep from the same folder twice', async () => {
  const previous = await publish('a', [chunk('one')])
  const published = await publish('b', [chunk('two')])
  retainOldFiles({ previous, published, now: day(1), days: 7 })
  retainOldFiles({ previous, published, now: day(1), days: 7 })
  expect(await filesIn(published)).toEqual([chunk('one'), chunk('two')])
})

test('a build takes what is kept for its own, and nothing else', async () => {
  const previous = await publish('a', [chunk('one')])
  const published = await publish('b', [chunk('two')])
  recordAllAsGenerated(published)
  await writeFile(path.join(published, 'notes.txt'), 'mine')
  retainOldFiles({ previous, published, now: day(1), days: 7 })
  expect(() => refuseUnmanaged(published, 'en')).toThrow(/no build generated and that would be lost: notes\.txt\./)
})

test('a copy that fails half-way leaves no part of a file, and the next run keeps all', async () => {
  const previous = await publish('a', [chunk('one'), chunk('two')])
  const published = await publish('b', [chunk('three')])
  await mkdir(path.join(published, chunk('two')))
  expect(() => retainOldFiles({ previous, published, now: day(1), days: 7 })).toThrow(chunk('two'))
  expect(await filesIn(published)).toEqual([chunk('one'), chunk('three')])
  await rm(path.join(published, chunk('two')), { recursive: true })
  expect(retainOldFiles({ previous, published, now: day(2), days: 7 }).retained).toEqual([chunk('one'), chunk('two')])
})

test('a restored file is no old one', async () => {
  const previous = await publish('b', [chunk('two'), chunk('one')])
  await writeFile(path.join(previous, 'kept-files.json'), JSON.stringify({ [chunk('one')]: day(1).toISOString() }))
  const again = await publish('c', [chunk('one')])
  retainOldFiles({ previous, published: again, now: day(30), days: 7 })
  const ledger = JSON.parse(await readFile(path.join(again, 'kept-files.json'), 'utf8')) as object
  expect(Object.keys(ledger)).toEqual([chunk('two')])
})

test.each(['not JSON', '', 'null', '[]', '"text"', '{"a.js": 1}', '{"a.js": "long ago"}'])(
  'notes that hold %j are reported with their position, and nothing is kept on a guess',
  async (text) => {
    const previous = await publish('a', [chunk('one')])
    const published = await publish('b', [chunk('two')])
    const notes = path.join(previous, 'kept-files.json')
    await writeFile(notes, text)
    expect(() => retainOldFiles({ previous, published, now: day(1), days: 7 })).toThrow(
      `${notes} is not what npm run retain wrote`,
    )
    expect(await filesIn(published)).toEqual([chunk('two')])
  },
)
