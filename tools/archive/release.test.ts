import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { computeFolderDigest } from '../output-folder/folder-digest.ts'
import { temporaryFolder } from '../../tests/support/run/temporary-folder.ts'
import { archiveRelease, hashRelease, manifestFile, openRelease } from './release.ts'

const commit = { hash: '0a1b2c3d4e'.repeat(4), isClean: true, time: Date.parse('2023-04-01T09:00+09:00') }
const builtAt = Date.parse('2023-04-02T10:30+09:00')

let site: string
let archive: string

const archiveSite = (at = builtAt) =>
  archiveRelease({ site, commit, builtAt: at, siteUrl: 'https://card.example.jp' }, archive)

beforeEach(async () => {
  const folder = await temporaryFolder()
  site = path.join(folder, 'out')
  archive = path.join(folder, 'archive')
  mkdirSync(path.join(site, 'jp/card'), { recursive: true })
  writeFileSync(path.join(site, '404.html'), 'nothing here')
  writeFileSync(path.join(site, 'jp/card/index.html'), 'a page')
})

test('a release is the built site, with the commit, the moment and the SHA-256 of every file', async () => {
  const folder = await archiveSite()
  expect(path.basename(folder)).toBe('2023-04-02-1030-0a1b2c3d4e')
  const opened = openRelease(folder)
  expect(computeFolderDigest(opened.site)).toBe(computeFolderDigest(site))
  expect(opened.release).toEqual({
    commit: commit.hash,
    committedAt: '2023-04-01 09:00',
    builtAsOf: '2023-04-02 10:30',
    timeZone: 'Asia/Tokyo',
    siteUrl: 'https://card.example.jp',
    files: {
      '404.html': '76c475039816aeca476d2fc8bf1c450a6c1492b2a43097988bcb3051e1747338',
      'jp/card/index.html': '9a8eeff1d0bc6b9b7acf170b1168d6d07f193dc770d4c1864b03e48d775e8d1a',
    },
  })
})

test('the same release has the same list, whenever it is archived, and another one has another', async () => {
  const first = hashRelease(await archiveSite())
  rmSync(archive, { recursive: true })
  expect(hashRelease(await archiveSite())).toBe(first)
  writeFileSync(path.join(site, 'jp/card/index.html'), 'another page')
  rmSync(archive, { recursive: true })
  expect(hashRelease(await archiveSite())).not.toBe(first)
})

test('no release takes the place of another', async () => {
  const folder = await archiveSite()
  const before = computeFolderDigest(archive)
  writeFileSync(path.join(site, 'jp/card/index.html'), 'another page')
  await expect(archiveSite()).rejects.toThrow(`${folder} はもうあります`)
  expect(computeFolderDigest(archive)).toBe(before)
  const later = await archiveSite(builtAt + 60_000)
  expect(openRelease(folder).release.commit).toBe(openRelease(later).release.commit)
})

const tamperings: [what: string, change: (folder: string) => void, named: string][] = [
  ['changed', (folder) => writeFileSync(path.join(folder, 'jp/card/index.html'), 'A page'), 'jp/card/index.html'],
  ['added', (folder) => writeFileSync(path.join(folder, 'more.html'), ''), 'more.html'],
  ['removed', (folder) => rmSync(path.join(folder, '404.html')), '404.html'],
]

test.each(tamperings)(
  'a release of which a file was %s is not opened, and the file is named',
  async (_, change, named) => {
    const folder = await archiveSite()
    change(path.join(folder, 'site'))
    expect(() => openRelease(folder)).toThrow(named)
  },
)

test.each(['{"name":"Shop","start_url":"/","icons":[]}', 'Manifest-Version: 1.0', undefined])(
  'a folder whose manifest is %s is no release',
  async (text) => {
    const folder = await archiveSite()
    const list = path.join(folder, manifestFile)
    if (text === undefined) rmSync(list)
    else writeFileSync(list, text)
    expect(() => openRelease(folder)).toThrow('is no release')
  },
)

test('what fails leaves no part of a release behind', async () => {
  rmSync(site, { recursive: true })
  await expect(archiveSite()).rejects.toThrow()
  expect(existsSync(path.join(archive, '2023-04-02-1030-0a1b2c3d4e'))).toBe(false)
})
