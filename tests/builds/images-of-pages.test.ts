import path from 'node:path'
import { readFile, stat } from 'node:fs/promises'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { renderMarkup, type Site } from '#site/render/render-page.tsx'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { readPublishedDocuments } from '../support/sites/published-documents.ts'

/** Every page of the fixture site, as a file. */
const pages = (await glob('**/*.html', { cwd: fixtureSite.folder })).sort()

/** A page of each kind that has a key visual, with its kind. */
const pagesWithKeyVisual: Readonly<Record<string, string>> = {
  'jp/card/202302-9': 'a month',
  'jp/card/202308-9': 'a month shown in full',
  'jp/card/202302-9/noodles': 'a campaign',
  'jp/card/202305-9/cloud-closet/in-app': 'a campaign in the app',
  'jp/card/202308-9/in-app': 'a month in the app',
  'jp/card/invitation': 'the invitation',
  'jp/card/entry': 'an entry campaign',
  'jp/card/loyalty': 'the loyalty screen',
  'jp/lending': 'the lending screen',
  'install-app': 'the page for installing the app',
  'examples/blueprints': 'the examples of all blocks',
}

/**
 * Width of every stage picture of the fixture site, in pixels: twice the width of a phone's column, the minimum for a
 * stage (`content-layer/images/picture-widths.ts`).
 */
const stagePictureWidth = 750

/** The attributes of an `img` element by name, in lower case. */
type Picture = Readonly<Record<string, string>>

/** Returns every picture of a page that visitors see with scripts, in document order. */
function picturesIn(html: string): Picture[] {
  const visibleHtml = html.replace(/<(script|noscript)\b.*?<\/\1>/gs, '')
  return [...visibleHtml.matchAll(/<img\b([^>]*)>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  )
}

async function readPictures(page: string): Promise<Picture[]> {
  return picturesIn(await readFile(path.join(fixtureSite.folder, page), 'utf8'))
}

const hasPriority = ({ fetchpriority }: Picture) => fetchpriority === 'high'

test('every page loads at most one picture with priority, the footer’s last, and all others lazily', async () => {
  const priorityCounts = new Map<string, number>()
  for (const page of pages) {
    const pictures = await readPictures(page)
    priorityCounts.set(page, pictures.filter(hasPriority).length)
    // With a priority and lazy, or neither.
    const contradictory = pictures.filter(
      ({ fetchpriority, loading }) => (fetchpriority === undefined) !== (loading === 'lazy'),
    )
    expect(contradictory, page).toEqual([])
  }
  expect([...priorityCounts].filter(([, count]) => count > 1)).toEqual([])
  for (const [page, kind] of Object.entries(pagesWithKeyVisual))
    expect(priorityCounts.get(`${page}/index.html`), `${kind}: ${page}`).toBe(1)
})

test('the picture with priority has the width of a stage picture and fills its container', async () => {
  const site: Site = {
    content: readDocumentsInMemory(await readPublishedDocuments()).content,
    scripts: emptyPageScripts,
    styleSheet: createStyleSheet(''),
    basePath: '',
  }
  for (const page of pages) {
    // Published content pages have shortened class names, so they are rendered again.
    const rendered = await renderMarkup(`/${page.replace(/index\.html$/, '')}`, site)
    const pictures = rendered === undefined ? await readPictures(page) : picturesIn(rendered)
    const stagePicture = pictures.find(hasPriority)
    if (!stagePicture) continue
    expect(Number(stagePicture['width']), page).toBe(stagePictureWidth)
    expect(stagePicture['class'], page).toContain('w-full')
  }
})

test('every picture states its size and has an alt attribute, and its file exists and is not empty', async () => {
  const files = new Set<string>()
  for (const page of pages) {
    for (const { src = '', alt, width, height } of await readPictures(page)) {
      const picture = `${page} ${src}`
      // Empty on a decorative picture.
      expect(alt, picture).toBeTypeOf('string')
      expect(Number(width), picture).toBeGreaterThan(0)
      expect(Number(height), picture).toBeGreaterThan(0)
      files.add(src)
    }
  }
  // The fixture site shows more: fewer would mean that the expressions above no longer find them.
  expect(files.size).toBeGreaterThan(50)
  for (const file of files) expect((await stat(path.join(fixtureSite.folder, file))).size, file).toBeGreaterThan(0)
})
