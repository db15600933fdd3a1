import { expect, test } from 'vitest'

import { folderInMemory } from '../../tests/support/read-files.ts'
import { findInvertedSentences } from './find-inverted-sentences.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import { listContentFiles } from '../source/files/content-files.ts'

const page = (month: string) => `campaigns/${month}/8th-day.mdx`
const originalLine = '上限は、この日の合計で数えます。\n'
const invertedLine = '上限は、お店ごとに数えます。\n'

/** Returns the diagnostics of pages compared with their published versions. */
function diagnosticsOf(
  pages: Readonly<Record<string, string>>,
  published: ReadonlyMap<string, string | undefined> | undefined,
  texts: Reference[] = [],
) {
  const folder = folderInMemory(new Map(Object.entries(pages).map(([file, text]) => [file, Buffer.from(text)])))
  return findInvertedSentences(published, folder, listContentFiles(folder).files, () => texts)
}

test('a page is compared with its published version', () => {
  const pages = { [page('202308-1')]: invertedLine }
  expect(diagnosticsOf(pages, new Map([[page('202308-1'), originalLine]]))).toMatchObject([
    { file: page('202308-1'), line: 1, kind: 'meaning-turned', details: { where: '' } },
  ])
  expect(diagnosticsOf(pages, new Map([[page('202308-1'), invertedLine]]))).toEqual([])
  expect(diagnosticsOf(pages, new Map())).toEqual([])
  expect(diagnosticsOf(pages, undefined)).toEqual([])
})

test('a new page is compared with the same campaign in the latest previous month', () => {
  const pages = {
    [page('202306-1')]: invertedLine,
    [page('202308-1')]: originalLine,
    [page('202309-1')]: invertedLine,
    [page('202310-1')]: invertedLine,
  }
  expect(diagnosticsOf(pages, new Map([[page('202309-1'), undefined]]))).toMatchObject([
    { file: page('202309-1'), kind: 'meaning-turned', details: { where: page('202308-1') } },
  ])
  expect(
    diagnosticsOf({ ...pages, [page('202309-1')]: originalLine }, new Map([[page('202309-1'), undefined]])),
  ).toEqual([])
})

test('a page of a new campaign has no baseline', () => {
  const pages = { [page('202308-1')]: originalLine, 'campaigns/202309-1/apple.mdx': invertedLine }
  expect(diagnosticsOf(pages, new Map([['campaigns/202309-1/apple.mdx', undefined]]))).toEqual([])
})

test('a diagnostic is at the field of the last text that starts before it', () => {
  const file = page('202308-1')
  const text = (lines: string) => `---\ntitle: 日\ndescription: >\n  ${lines}---\n`
  const at = (field: string, line: number): Reference => ({ file, field, value: '', line, column: 1 })
  const published = new Map([[file, text(originalLine)]])
  const withFields = diagnosticsOf({ [file]: text(invertedLine) }, published, [
    at('title', 2),
    at('description', 3),
    at('-', 7),
  ])
  expect(withFields).toMatchObject([{ line: 4, field: 'description' }])
  expect(diagnosticsOf({ [file]: text(invertedLine) }, published)).toMatchObject([{ line: 4, field: '-' }])
})
