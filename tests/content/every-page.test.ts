import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'

import type { ContentIndex } from '#content-layer/documents/document-types.ts'
import { documentsPath } from '#content-layer/documents/document-files.ts'
import { getAttribute, listElements, parseHtml } from '#site/render/html.ts'

import { pathsOfSite, contentSites, pageFiles, readPage, type ContentSite } from '../support/sites/content-sites.ts'
import { diagnosticPaths, screenPaths } from '../support/pages/screen-paths.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's way of writing HTML, which the standard allows.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // A campaign's id may start with a digit, as in 8th-day.
    'valid-id': ['error', { relaxed: true }],
    'attr-case': 'off',
    // Next's scripts and our two short ones are inline.
    'no-inline-style': 'error',
    'long-title': 'off',
    'script-type': 'off',
  },
})

function readIndex({ folder }: ContentSite): ContentIndex {
  return JSON.parse(readFileSync(path.join(folder, documentsPath, 'index.json'), 'utf8')) as ContentIndex
}

describe.each(contentSites)('$name', (site) => {
  const files = pageFiles(site)
  const index = readIndex(site)

  test('has the pages of its index and the screens, and no others', () => {
    const paths = index.months.flatMap(({ paths, campaigns }) => [
      paths,
      ...campaigns.map((campaign) => campaign.paths),
    ])
    const ofCampaigns = paths.flatMap(({ web, inApp }) => [web, inApp]).filter((path) => path !== null)
    const others = ['', '/campaigns', '/jp/card', '/jp/card/in-app', ...diagnosticPaths, ...screenPaths].map(
      (path) => `${path}/`,
    )
    expect(pathsOfSite(site).sort()).toEqual([...ofCampaigns, ...others].sort())
  })

  test.each(files)('%s is valid HTML in the provider’s name and language, and no robot keeps it', async (file) => {
    const html = readPage(site, file)
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
      ),
    ).toEqual([])
    const { name, language } = index.provider
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`<title>${name}</title>`)
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"\s*\/?>/)
    // `only`: no browser darkens the page by itself.
    expect(html).toMatch(/<meta name="color-scheme" content="only light"\s*\/?>/)
  })

  test.each(files)('%s links only to existing pages and files', (file) => {
    const elements = listElements(parseHtml(readPage(site, file)))
    const ids = new Set(elements.map((element) => getAttribute(element, 'id')))
    const dead = elements
      .flatMap((element) => ['href', 'src'].map((name) => getAttribute(element, name)))
      .filter((link) => link !== undefined)
      .filter((link) =>
        link.startsWith('#')
          ? link !== '#' && !ids.has(decodeURIComponent(link.slice(1)))
          : link.startsWith('/') && !isThere(site, link),
      )
    expect(dead).toEqual([])
  })

  test('shows no sample in place of a number or a name', () => {
    const samples = files.filter((file) => /第0{3,}号|（見本）/u.test(readPage(site, file)))
    expect(samples).toEqual([])
  })
})

/** Returns whether a link of the site leads to a file, and to an id in it where it has a fragment. */
function isThere(site: ContentSite, link: string): boolean {
  const { pathname, hash } = new URL(link, site.origin)
  const file = decodeURIComponent(pathname).slice(1) + (pathname.endsWith('/') ? 'index.html' : '')
  if (!existsSync(path.join(site.folder, file))) return false
  return hash === '' || readPage(site, file).includes(`id="${decodeURIComponent(hash.slice(1))}"`)
}
