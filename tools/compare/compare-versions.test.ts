import { expect, test } from 'vitest'

import { groupPages, groupTexts } from './compare-versions.ts'
import type { PageDifference } from './compare-pages.ts'
import type { ChangedEntry } from './changed-entry.ts'

const page = (pagePath: string, pairs: PageDifference['pairs'] = [], way = pagePath): PageDifference => {
  return { pagePath, state: 'changed', pairs, way }
}

const createEntry = (kind: ChangedEntry['kind'], id: string, pagePaths: string[]): ChangedEntry => {
  return { id, kind, title: id, state: 'changed', pagePaths, periods: {}, runs: [], audience: '', changes: [] }
}

const [month, tea] = ['/jp/card/202604-1/', '/jp/card/202604-1/tea/']
const cap = { before: '上限300', after: '上限500' }
const frame = { before: '規約', after: '決まり' }

test('pages that differ in the same way are one group, about the closest of the entries', () => {
  const entries = [createEntry('month', 'the month', [month]), createEntry('campaign', 'the campaign', [tea, month])]
  const pages = [page(tea, [], 'cap'), page(`${tea}in-app/`, [], 'cap'), page(month), page('/campaigns/')]
  expect(groupPages(pages, entries).map(({ pagePaths, entryId }) => [entryId, pagePaths])).toEqual([
    ['the campaign', [tea, `${tea}in-app/`]],
    ['the campaign', [month]],
    [undefined, ['/campaigns/']],
  ])
})

test('a note that pages share makes none of them its own', () => {
  expect(groupPages([page(tea)], [createEntry('note', 'the note', [tea])])[0]?.entryId).toBeUndefined()
})

test('every sentence that differs is there once, with all pages that say it, what most of them say last', () => {
  const pages = [page(tea, [frame, cap]), page(month, [frame, cap]), page('/campaigns/', [frame])]
  expect(groupTexts(pages)).toEqual([
    { pairs: [cap], pagePaths: [month, tea] },
    { pairs: [frame], pagePaths: ['/campaigns/', month, tea] },
  ])
})
