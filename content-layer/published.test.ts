import { expect, test } from 'vitest'

import { folderOfFiles } from '../tests/support/engine/content-engine.ts'
import { turnedRound } from './published.ts'
import { listContentFiles } from './read/files/content-files.ts'

const page = (month: string) => `campaigns/${month}/8th-day.mdx`
const kept = '上限は、この日の合計で数えます。\n'
const turned = '上限は、お店ごとに数えます。\n'

/** What is told of pages as they stand, beside what was published of them. */
function told(pages: Readonly<Record<string, string>>, published: ReadonlyMap<string, string | undefined> | undefined) {
  const folder = folderOfFiles(new Map(Object.entries(pages).map(([file, text]) => [file, Buffer.from(text)])))
  return turnedRound(published, folder, listContentFiles(folder).files)
}

test('a page is held against its published version', () => {
  const pages = { [page('202308-1')]: turned }
  expect(told(pages, new Map([[page('202308-1'), kept]]))).toMatchObject([
    { file: page('202308-1'), line: 1, kind: 'meaning-turned', details: { where: '' } },
  ])
  expect(told(pages, new Map([[page('202308-1'), turned]]))).toEqual([])
  expect(told(pages, new Map())).toEqual([])
  expect(told(pages, undefined)).toEqual([])
})

test('a new page is held against the same campaign in the latest month before', () => {
  const pages = {
    [page('202306-1')]: turned,
    [page('202308-1')]: kept,
    [page('202309-1')]: turned,
    [page('202310-1')]: turned,
  }
  expect(told(pages, new Map([[page('202309-1'), undefined]]))).toMatchObject([
    { file: page('202309-1'), kind: 'meaning-turned', details: { where: page('202308-1') } },
  ])
  expect(told({ ...pages, [page('202309-1')]: kept }, new Map([[page('202309-1'), undefined]]))).toEqual([])
})

test('a new page of a campaign that is new has nothing to be held against', () => {
  const pages = { [page('202308-1')]: kept, 'campaigns/202309-1/apple.mdx': turned }
  expect(told(pages, new Map([['campaigns/202309-1/apple.mdx', undefined]]))).toEqual([])
})
