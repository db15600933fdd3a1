import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { getAttribute, listElements, parseHtml } from '#site/render/html.ts'

import { fixturePreview, previewLocation } from '../support/sites/fixture-site.ts'
import { readPageReports } from '../support/sites/page-reports.ts'

const { basePath, siteUrl } = previewLocation
const files = readPageReports(fixturePreview.folder).map(({ page }) => page)

/** Returns every address of this host that a page leads to or loads, including all widths of pictures. */
function urlsIn(file: string): string[] {
  const html = readFileSync(path.join(fixturePreview.folder, file), 'utf8')
  const links = listElements(parseHtml(html)).flatMap((element) => {
    const widths = (getAttribute(element, 'srcset') ?? '').split(',').map((candidate) => candidate.trim().split(' ')[0])
    return [getAttribute(element, 'href'), getAttribute(element, 'src'), ...widths]
  })
  const urls = links.flatMap((link) => (link ? [new URL(link, `${siteUrl}/${file}`)] : []))
  return urls.filter(({ origin }) => origin === new URL(siteUrl).origin).map(({ pathname }) => decodeURI(pathname))
}

function isPublished(pathname: string): boolean {
  const file = path.join(fixturePreview.folder, pathname.slice(basePath.length))
  return existsSync(pathname.endsWith('/') ? path.join(file, 'index.html') : file)
}

test.each(files)('every address on %s lies below the path of the site, and something is there', (file) => {
  const urls = urlsIn(file)
  expect(urls.length).toBeGreaterThan(0)
  expect(urls.filter((url) => !url.startsWith(`${basePath}/`) || !isPublished(url))).toEqual([])
})
