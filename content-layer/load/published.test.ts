import { expect, test } from 'vitest'

import { folderOfFiles } from '../../tests/support/engine/content-engine.ts'
import { invertedSentences } from './compare-with-published.ts'
import type { Reference } from '../source/fields/collect.ts'
import { listContentFiles } from '../source/files/content-files.ts'

const page = (month: string) => `campaigns/${month}/8th-day.mdx`
const kept = '上限は、この日の合計で数えます。\n'
const turned = '上限は、お店ごとに数えます。\n'

/** Returns the diagnostics of pages compared with their published versions. */
function told(
  pages: Readonly<Record<string, string>>,
  published: ReadonlyMap<string, string | undefined> | undefined,
  texts: Reference[] = [],
) {
  const folder = folderOfFiles(new Map(Object.entries(pages).map(([file, text]) => [file, Buffer.from(text)])))
  return invertedSentences(published, folder, listContentFiles(folder).files, () => texts)
}

test('a page is compared with its published version', () => {
  const pages = { [page('202308-1')]: turned }
  expect(told(pages, new Map([[page('202308-1'), kept]]))).toMatchObject([
    { file: page('202308-1'), line: 1, kind: 'meaning-turned', details: { where: '' } },
  ])
  expect(told(pages, new Map([[page('202308-1'), turned]]))).toEqual([])
  expect(told(pages, new Map())).toEqual([])
  expect(told(pages, undefined)).toEqual([])
})

test('a new page is compared with the same campaign in the latest previous month', () => {
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

test('a page of a new campaign has no baseline', () => {
  const pages = { [page('202308-1')]: kept, 'campaigns/202309-1/apple.mdx': turned }
  expect(told(pages, new Map([['campaigns/202309-1/apple.mdx', undefined]]))).toEqual([])
})

test('a diagnostic is at the field of the last text that starts before it', () => {
  const file = page('202308-1')
  const text = (lines: string) => `---\ntitle: 日\ndescription: >\n  ${lines}---\n`
  const at = (field: string, line: number): Reference => ({ file, field, value: '', line, column: 1 })
  const published = new Map([[file, text(kept)]])
  const fieldsKnown = told({ [file]: text(turned) }, published, [at('title', 2), at('description', 3), at('-', 7)])
  expect(fieldsKnown).toMatchObject([{ line: 4, field: 'description' }])
  expect(told({ [file]: text(turned) }, published)).toMatchObject([{ line: 4, field: '-' }])
})
