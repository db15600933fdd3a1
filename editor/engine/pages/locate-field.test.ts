import path from 'node:path'

import { expect, test } from 'vitest'

import { once } from '#tools/shared/once.ts'
import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { listPages } from '#site/render/pages.tsx'
import { renderMarkup } from '#site/render/render-page.tsx'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

import { listComputedTexts } from './computed-texts.ts'
import { locateField } from './locate-field.ts'
import { PageDocuments } from './page-documents.ts'

const readCorpus = once(() => readContentFolder(path.join(root, 'tests', 'corpus', 'content'), ContentCache.empty()))

/**
 * Returns the fields of the files that texts of a page lead to: of the element that was tapped, and of those around it.
 */
async function locate(page: string, ...texts: string[]): Promise<string[]> {
  const found = locateField(`/jp/card/202309-1/${page}`, texts, await readCorpus())
  return found.map(({ file, field }) => `${path.basename(file)} ${field}`)
}

test('a moment of a period leads to one of its fields, and the period to both', async () => {
  const period = '2023年9月1日(金) 0:00〜9月30日(土) 23:59'
  expect(await locate('restaurant/', '2023年9月1日(金) 0:00', period)).toEqual(['restaurant.mdx period.start'])
  expect(await locate('restaurant/', period)).toEqual(['restaurant.mdx period.start', 'restaurant.mdx period.end'])
})

test('a figure leads to the field of the figure, and its label to that of the label', async () => {
  expect(await locate('restaurant/', '4%', '4%ポイント還元※1')).toEqual(['restaurant.mdx headline.figure'])
  expect(await locate('restaurant/', 'ポイント還元※1', '4%ポイント還元※1')).toEqual(['restaurant.mdx headline.label'])
})

test('a shared note leads to its own field and to its use', async () => {
  const note = '付与した後にわかったときは、その分のポイントを差し引きます。'
  expect(await locate('restaurant/', note)).toEqual([
    'points-cancel.yaml detail',
    'restaurant.mdx annotationLists[8].use',
  ])
})

test('a heading of a month’s page leads to the field below it', async () => {
  expect(await locate('', '開催日カレンダー')).toEqual(['month.yaml campaigns'])
})

test('a fixed text of the page leads nowhere', async () => {
  expect(await locate('restaurant/', 'スマートフォンで開く')).toEqual([])
  expect(await locate('none/', '期間')).toEqual([])
})

/** Returns the texts of all pages of the corpus, without white space. */
async function renderTexts(): Promise<string> {
  const content = await readCorpus()
  const images = new Map(
    [...content.pictures.keys()].map((file) => [file, { src: `/media/${file}`, width: 32, height: 24 }]),
  )
  const reader = new PageDocuments().createReader(content, images)
  const styleSheet = { css: '', findUsed: () => Promise.resolve('') }
  const site = { content: reader, scripts: emptyPageScripts, styleSheet, basePath: '' }
  const pages = await Promise.all((await listPages(reader)).map((page) => renderMarkup(page, site)))
  return pages.join('').replaceAll(/<[^>]+>|\s/g, '')
}

test('a page shows at least one text of each computed form', async () => {
  const { campaigns, months, shared } = await readCorpus()
  const rendered = await renderTexts()
  const computed = [...months, ...campaigns].flatMap((entry) =>
    listComputedTexts(entry, shared.provider?.baseRate ?? 0).map(({ text }) => text.replaceAll(/\s/g, '')),
  )
  const formOf = (text: string) => text.replaceAll(/[\d,.]+/g, '0').replaceAll(/\([日月火水木金土]\)/g, '(日)')
  const shown = new Set(computed.filter((text) => rendered.includes(text)).map(formOf))
  expect(computed.map(formOf).filter((form) => !shown.has(form))).toEqual([])
})
