import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { digestOfFolder } from '#tools/own-folder/folder-digest.ts'

import { createRecordPlace, runWith, type RecordPlace } from '../support/record-place.ts'
import { isWholeGrid } from '../support/grid.ts'

const noodles = '/jp/card/202302-1/noodles/'

let place: RecordPlace
let full: string

const archive = (...args: readonly string[]) => runWith(place, 'archive', '--without-pictures', ...args)

beforeAll(async () => {
  place = await createRecordPlace('requirements: []\n')
  expect(archive()).toMatchObject({ status: 0 })
  full = digestOfFolder(place.ARCHIVE_ROOT)
})

/** Nothing of the archive changed, and nothing unfinished lies beside it. */
async function expectUntouched(): Promise<void> {
  expect(digestOfFolder(place.ARCHIVE_ROOT)).toBe(full)
  const beside = await readdir(path.dirname(place.ARCHIVE_ROOT))
  expect(beside.filter((name) => name.includes('unfinished'))).toEqual([])
}

if (isWholeGrid)
  test('a page that is not there is told, and the archive stays', async () => {
    const { status, printed } = archive('--page', '/jp/card/typo/', '--page', noodles)
    expect([status, printed]).toEqual([1, expect.stringContaining('/jp/card/typo/: 月とキャンペーンのページには')])
    await expectUntouched()
  })

if (isWholeGrid)
  test('one page does not take the place of all, unless that is asked for', async () => {
    const refused = archive('--page', noodles)
    expect([refused.status, refused.printed]).toEqual([1, expect.stringContaining('--replace')])
    expect(refused.printed).toMatch(/状態\d+件）のうち、jp\/card\/202302-1\/.*がなくなるので、書きかえません/)
    await expectUntouched()
  })

test.each(isWholeGrid ? ['by page'] : [])(
  'what is archived page %s is together, and what is replaced is told',
  async () => {
    const other = path.join(path.dirname(place.ARCHIVE_ROOT), 'other')
    const run = (...args: string[]) =>
      runWith({ ...place, ARCHIVE_ROOT: other }, 'archive', '--without-pictures', '--page', noodles, ...args)
    expect(run()).toMatchObject({ status: 0 })
    const asked = run('--page', '/jp/card/202302-1/shop/')
    expect(asked).toMatchObject({ status: 0, printed: expect.not.stringContaining('捨てます') as string })
    expect(run('--replace').printed).toMatch(/jp\/card\/202302-1\/shop\/.*を捨てます/)
    expect((await readdir(path.join(other, 'jp/card/202302-1'))).sort()).toEqual(['noodles'])
  },
)

if (isWholeGrid)
  test('the same content is archived again without a question', async () => {
    expect(archive()).toMatchObject({ status: 0 })
    await expectUntouched()
  })

test('a page that has changed since does not take the place of what was displayed', async () => {
  const file = path.join(place.CONTENT_ROOT, 'campaigns/202302-1/noodles.mdx')
  const before = await readFile(file, 'utf8')
  await writeFile(file, `${before}\n\nあとから書いた文。\n`)
  const { status, printed } = archive()
  await writeFile(file, before)
  expect([status, printed]).toEqual([1, expect.stringContaining('jp/card/202302-1/noodles/before.html')])
  await expectUntouched()
})

if (isWholeGrid)
  test('a file that somebody put into the archive is told, and stays', async () => {
    const notes = path.join(place.ARCHIVE_ROOT, 'jp', '受領書.pdf')
    await writeFile(notes, 'signed')
    const { status, printed } = archive('--replace')
    expect([status, printed]).toEqual([1, expect.stringContaining('jp/受領書.pdf')])
    expect(await readFile(notes, 'utf8')).toBe('signed')
  })

const notArchives = [
  ['the manifest of a web application', 'manifest.json', '{"name":"Shop","start_url":"/","icons":[]}'],
  ['a manifest that is no JSON', 'manifest.json', 'Manifest-Version: 1.0'],
  ['other files only', 'index.html', 'home'],
] as const

if (isWholeGrid)
  test.each(notArchives)(
    'a folder with %s is no archive, and stays',
    async (_, name, text) => {
      const folder = path.join(path.dirname(place.ARCHIVE_ROOT), `public-${text.length}`)
      await mkdir(folder)
      await writeFile(path.join(folder, name), text)
      await writeFile(path.join(folder, 'photo.jpg'), 'a picture')
      const before = digestOfFolder(folder)
      const { status, printed } = runWith({ ...place, ARCHIVE_ROOT: folder }, 'archive', '--replace')
      expect([status, printed]).toEqual([1, expect.stringContaining('photo.jpg')])
      expect(digestOfFolder(folder)).toBe(before)
    },
    60_000,
  )
