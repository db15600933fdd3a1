import { cp, mkdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { temporaryFolder } from '../../../tests/support/run/temporary-folder.ts'
import { computeFolderDigest } from '../../output-folder/folder-digest.ts'
import { isUpToDate, readStamp, writeStamp } from './published-stamp.ts'

let [folder, stamp] = ['', '']
const built = { fingerprint: 'abc', span: { from: -Infinity, until: 2000 } }
const at = (name: string) => path.join(folder, name)

beforeEach(async () => {
  const parent = await temporaryFolder()
  folder = path.join(parent, 'out')
  stamp = path.join(parent, 'cache', 'built-from')
  await mkdir(at('jp/202302-1'), { recursive: true })
  for (const name of ['404.html', 'policies.json', 'jp/202302-1/index.html'])
    await writeFile(at(name), `<p>${name}</p>`)
  await writeStamp(stamp, built, computeFolderDigest(folder))
})

test('a folder is known by what it was built from', async () => {
  expect(await readStamp(stamp, folder)).toEqual(built)
})

test('a copy of the folder is as good as the folder', async () => {
  await cp(folder, `${folder}-copy`, { recursive: true })
  expect(await readStamp(stamp, `${folder}-copy`)).toEqual(built)
})

const damages: [string, () => Promise<unknown>][] = [
  ['a page missing', () => rm(at('jp/202302-1/index.html'))],
  ['its policies missing', () => rm(at('policies.json'))],
  ['a file cut off', () => truncate(at('404.html'), 3)],
  ['a file renamed', () => rename(at('404.html'), at('405.html'))],
  ['a file too many', () => writeFile(at('new.html'), '')],
  [
    'other bytes in a file of the same size and time',
    async () => {
      const [text, { atime, mtime }] = [await readFile(at('404.html'), 'utf8'), await stat(at('404.html'))]
      await writeFile(at('404.html'), text.replace('404', '405'))
      await utimes(at('404.html'), atime, mtime)
    },
  ],
  ['no folder', () => rm(folder, { recursive: true })],
  ['no stamp', () => rm(stamp)],
  ['an empty stamp', () => truncate(stamp, 0)],
  ['a stamp of an earlier version', () => writeFile(stamp, 'abc')],
]

test.each(damages)('with %s it counts as not built', async (_, damage) => {
  await damage()
  expect(await readStamp(stamp, folder)).toBeUndefined()
})

test('a folder is up to date for the same inputs until the next moment of publication', async () => {
  const read = await readStamp(stamp, folder)
  expect([1000, 1999, 2000].map((now) => isUpToDate(read, 'abc', now))).toEqual([true, true, false])
  expect(isUpToDate(read, 'other', 1000)).toBe(false)
})

test('a folder is not up to date for a time before the last moment of publication', async () => {
  await writeStamp(stamp, { fingerprint: 'abc', span: { from: 2000, until: Infinity } }, computeFolderDigest(folder))
  const read = await readStamp(stamp, folder)
  expect([1999, 2000].map((now) => isUpToDate(read, 'abc', now))).toEqual([false, true])
})

test('a stamp without its span counts as out of date', async () => {
  await writeFile(stamp, `abc ${computeFolderDigest(folder)}`)
  expect(isUpToDate(await readStamp(stamp, folder), 'abc', 1000)).toBe(false)
})
