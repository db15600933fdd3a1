import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { chromium, type Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-folder.ts'
import { bundlePageScripts } from '#tools/shared/bundle-page-scripts.ts'
import { archivePages, userAgentsOf, type ArchivedPage } from '#tools/archive/archive-pages.ts'
import { contentVersion, formatManifest } from '#tools/archive/manifest.ts'
import { createFileReader } from '#tools/archive/read-file.ts'
import { makeSelfContained } from '#tools/archive/self-contained.ts'
import { phone } from '#tools/archive/show-state.ts'
import { takePictures } from '#tools/archive/take-pictures.ts'
import { publishForRecord, type ReadSite } from '#tools/approvals/read-site.ts'
import { elementsBelow, parseHtml, textOf } from '#site/render/html.ts'
import { renderPage } from '#site/render/render-page.tsx'
import { findChromium, findHeadlessShell } from '#tools/shared/find-chromium.ts'

import { fixtureContent } from './support/fixture-site.ts'
import { isWholeGrid } from './support/grid.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const pages = ['/jp/card/202304-9/', '/jp/card/202304-9/tablets/', '/jp/card/202304-9/tablets/in-app/']
const commit = { hash: 'a'.repeat(40), isClean: true, time: Date.parse('2026-11-23T00:00:00Z') }

type Archive = { site: ReadSite; pages: ArchivedPage[]; files: Map<string, string>; manifest: string }

async function archive(): Promise<Archive> {
  const read = await readContentFolder(fixtureContent.folder, ContentCache.open(fixtureContent.cacheFile, ''))
  const site = await publishForRecord(fixtureContent, read, { folder: await temporaryFolder() })
  const files = new Map<string, string>()
  const wanted = { includes: (address: string) => pages.includes(address) }
  const archived = await archivePages(site, { ...wanted, write: (file, html) => files.set(file, html) })
  const manifest = formatManifest(archived, commit, contentVersion(site.documents))
  return { site, pages: archived, files, manifest }
}

let made: Archive
let browser: Browser

beforeAll(async () => {
  made = await archive()
  browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    args: ['--no-sandbox'],
  })
})

afterAll(() => browser.close())

test('every page is archived in every state, and the manifest names each with its hash', () => {
  expect(made.pages.filter(({ file }) => file.startsWith('jp/card/202304-9/tablets/')).map(({ file }) => file)).toEqual(
    ['tablets', 'tablets/in-app'].flatMap((page) =>
      ['before', 'during', 'after'].map((state) => `jp/card/202304-9/${page}/${state}.html`),
    ),
  )
  expect(made.pages.length).toBe(made.files.size)
  expect(made.manifest).toContain('"committedAt": "2026-11-23 09:00"')
  for (const { sha256 } of made.pages) expect(made.manifest).toContain(sha256)
})

if (isWholeGrid)
  test('the same content and commit give the same bytes', async () => {
    const again = await archive()
    expect(again.manifest).toBe(made.manifest)
    expect([...again.files]).toEqual([...made.files])
  })

test('an archived page has no script and asks for no file, and states its title and every note', async () => {
  const { title, annotationLists } = await made.site.content.campaign('202304-9', 'tablets')
  expect(annotationLists.length).toBeGreaterThan(3)
  for (const [file, html] of made.files) {
    const elements = elementsBelow(parseHtml(html))
    const asked = elements.flatMap(({ tagName, attrs }) =>
      attrs.filter(({ name }) => ['src', 'srcset'].includes(name) || (name === 'href' && tagName === 'link')),
    )
    expect(asked.filter(({ value }) => !value.startsWith('data:'))).toEqual([])
    expect(html).not.toMatch(/<script|url\(\s*["']?(?!data:)|@import/)
    if (!file.includes('/tablets/')) continue
    const text = elements
      .filter(({ tagName }) => tagName === 'body')
      .map(textOf)
      .join('')
    for (const words of [title.split('\n')[0] ?? '', ...annotationLists.map(({ detail }) => detail)])
      for (const sentence of words.split(/※\d+|\s+/)) expect(text).toContain(sentence)
  }
})

test("an archived page is what a browser's document is at that moment", async () => {
  const { site } = made
  const provider = await site.content.provider()
  const scripts = await bundlePageScripts({ ...provider, basePath: '' })
  const read = await createFileReader(site)
  for (const { file, surface, shownAt } of made.pages) {
    const address = `/${path.posix.dirname(file)}/`
    const html = (await renderPage(address, { ...site, scripts, basePath: '' }))?.html ?? ''
    const context = await browser.newContext({ viewport: phone, userAgent: userAgentsOf(provider)[surface] })
    const page = await context.newPage()
    await page.route('**', (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }))
    await page.clock.setFixedTime(new Date(`${shownAt.replace(' ', 'T')}:00+09:00`))
    const url = provider.siteUrl + address
    await page.goto(url)
    expect(makeSelfContained(await page.content(), { url, shownAt, read })).toBe(made.files.get(file))
    await context.close()
  }
})

test('an archived page opens from the disk without a network, and its picture is as wide as a phone', async () => {
  const folder = await temporaryFolder()
  const file = 'jp/card/202304-9/tablets/during.html'
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), made.files.get(file) ?? '')
  const page = await browser.newPage({ viewport: phone, offline: true })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => asked.push(message.text()))
  await page.goto(pathToFileURL(path.join(folder, file)).href)
  expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(path.join(folder, file)).href])
  expect(await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length)).toBe(
    0,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  const { pictures } = await takePictures(folder, [file], () => undefined)
  expect(pictures.map((picture) => picture.file)).toEqual([file.replace('.html', '.png')])
  const { width, height } = await sharp(await readFile(path.join(folder, pictures[0]?.file ?? ''))).metadata()
  expect([width, height > 2_000]).toEqual([phone.width, true])
})
