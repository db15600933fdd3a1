import path from 'node:path'
import { readFile, stat } from 'node:fs/promises'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { readDocumentsInMemory } from '#site/documents/content-reader.ts'
import { renderMarkup, type Site } from '#site/render/render-page.tsx'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { readPublishedDocuments } from '../support/sites/published-documents.ts'

const pages = (await glob('**/*.html', { cwd: fixtureSite.folder })).sort()

/** Returns the attributes of every picture of a page, in document order. */
function picturesIn(html: string): Record<string, string>[] {
  const seen = html.replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
  return [...seen.matchAll(/<img\b([^>]*)>/g)].map(([, inside = '']) =>
    Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  )
}

async function picturesOf(page: string): Promise<Record<string, string>[]> {
  return picturesIn(await readFile(path.join(fixtureSite.folder, page), 'utf8'))
}

test('every page loads at most one picture with priority and all others lazily', async () => {
  const firsts = new Map<string, number>()
  for (const page of pages) {
    const pictures = await picturesOf(page)
    firsts.set(page, pictures.filter(({ fetchpriority }) => fetchpriority === 'high').length)
    const misled = pictures.filter(({ fetchpriority, loading }) => (fetchpriority === 'high') === (loading === 'lazy'))
    expect(misled, page).toEqual([])
  }
  expect([...firsts].filter(([, count]) => count > 1)).toEqual([])
  // A month, a month shown in full, a campaign, an in-app campaign, and screens of each kind have a key visual.
  const withKeyVisual = [
    '202302-9',
    '202308-9',
    '202302-9/noodles',
    '202305-9/cloud-closet/in-app',
    '202308-9/in-app',
    'invitation',
    'entry',
    'loyalty',
  ]
  for (const page of withKeyVisual) expect(firsts.get(`jp/card/${page}/index.html`), page).toBe(1)
  for (const page of ['jp/lending', 'install-app', 'examples/blueprints'])
    expect(firsts.get(`${page}/index.html`), page).toBe(1)
})

test('the picture with priority fills the width of the page’s first stage', async () => {
  const site: Site = {
    content: readDocumentsInMemory(await readPublishedDocuments()).content,
    scripts: emptyPageScripts,
    styleSheet: createStyleSheet(''),
    basePath: '',
  }
  for (const page of pages) {
    // Published content pages have shortened class names.
    const rendered = await renderMarkup(`/${page.replace(/index\.html$/, '')}`, site)
    const first = (rendered === undefined ? await picturesOf(page) : picturesIn(rendered)).find(
      ({ fetchpriority }) => fetchpriority === 'high',
    )
    if (first) expect([Number(first['width']), first['class']], page).toEqual([750, expect.stringContaining('w-full')])
  }
})

test('every picture exists, states its size, and has alternative text', async () => {
  const files = new Set<string>()
  for (const page of pages) {
    for (const { src = '', alt, width, height } of await picturesOf(page)) {
      expect([alt, Number(width) > 0, Number(height) > 0], `${page} ${src}`).toEqual([expect.any(String), true, true])
      files.add(src)
    }
  }
  expect(files.size).toBeGreaterThan(50)
  for (const file of files) expect((await stat(path.join(fixtureSite.folder, file))).size, file).toBeGreaterThan(0)
})
