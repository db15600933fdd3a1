import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'esbuild'
import { prerender } from 'react-dom/static'
import { glob } from 'tinyglobby'
import { describe, expect, test } from 'vitest'

import { fixtureSite } from '../support/sites/fixture-site.ts'
import { readPublishedDocuments } from '../support/sites/published-documents.ts'
import { emptyPageScripts } from '#site/page-script/page-scripts.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { root } from '#tools/commands/project-paths.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import {
  getAttribute,
  listElements,
  isElement,
  listNodes,
  parseHtml,
  removeNode,
  serializeHtml,
  getText,
  type Element,
  type Node,
} from '#site/render/html.ts'
import { getPageFile, listPages } from '#site/render/pages.tsx'
import { removeBreaks } from '#site/phrases/phrase-markup.ts'
import { composePage, renderDocument, renderMarkup, renderPage, type Site } from '#site/render/render-page.tsx'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

const published = fixtureSite.folder
const documents = await readPublishedDocuments()
const { content } = readDocumentsInMemory(documents)
const site: Site = {
  content,
  scripts: { ...emptyPageScripts, environment: 'document.title', page: 'document.body' },
  styleSheet: createStyleSheet(await compileStyles()),
  basePath: '',
}
const paths = await listPages(content)

/** Elements of policy, styles or resource hints, which are not compared. */
function isFromReact(element: Element): boolean {
  const { tagName } = element
  if (tagName === 'link') return getAttribute(element, 'rel') === 'preload'
  return tagName === 'style' || (tagName === 'meta' && getAttribute(element, 'http-equiv') !== undefined)
}

/** Returns a page without React's comments and hints, and apart from it the page's own rules. */
function withoutReactMarkup(html: string): { page: string; rules: string } {
  const page = parseHtml(html)
  const rules: string[] = []
  for (const node of listNodes(page)) {
    if (isElement(node) && node.tagName === 'style') rules.push(getText(node))
    if (node.nodeName === '#comment' || (isElement(node) && isFromReact(node))) removeNode(node)
  }
  return { page: serializeHtml(page), rules: rules.join('') }
}

/**
 * Returns a page as lines: elements with all attributes except classes, and text. Text nodes separated only by comments
 * are joined.
 */
function outline(node: Node, depth = 0): string[] {
  if (!('childNodes' in node)) return []
  const lines: string[] = []
  for (const child of node.childNodes) {
    if (child.nodeName === '#comment' || (isElement(child) && isFromReact(child))) continue
    if ('value' in child) {
      const last = lines.at(-1)
      const text = `${' '.repeat(depth)}"${child.value}`
      if (last?.startsWith(`${' '.repeat(depth)}"`)) lines[lines.length - 1] = last + child.value
      else lines.push(text)
    } else if (isElement(child)) {
      const attributes = child.attrs.filter(({ name }) => name !== 'class').map(({ name, value }) => `${name}=${value}`)
      lines.push(
        `${' '.repeat(depth)}<${[child.tagName, ...attributes.sort()].join(' ')}>`,
        ...outline(child, depth + 1),
      )
    }
  }
  return lines
}

/** Returns the elements that have each class: the same set for a class and its short name. */
function classesIn(html: string): Set<string> {
  const elements = listElements(parseHtml(html)).filter((element) => !isFromReact(element))
  const elementsByClass = new Map<string, number[]>()
  for (const [index, element] of elements.entries()) {
    for (const name of (getAttribute(element, 'class') ?? '').split(/\s+/).filter(Boolean))
      elementsByClass.set(name, [...(elementsByClass.get(name) ?? []), index])
  }
  return new Set([...elementsByClass.values()].map((indexes) => indexes.join(' ')))
}

async function render(path: string, of = site): Promise<string> {
  return (await renderPage(path, of))?.html ?? ''
}

describe.each(paths)('%s', (path) => {
  test('has the rendered elements, attributes and texts, with shortened classes on the same elements', async () => {
    const [document, finished] = await Promise.all([renderDocument(path, site), render(path)])
    const rendered = document ? serializeHtml(document) : ''
    expect(outline(parseHtml(finished))).toEqual(outline(parseHtml(rendered)))
    const before = classesIn(rendered)
    expect([...classesIn(finished)].filter((indexes) => !before.has(indexes))).toEqual([])
  })

  test('is, before its lines are broken, identical to React’s output', async () => {
    const { prelude } = await prerender(await composePage(path, site))
    const [ours, reacts] = [(await renderMarkup(path, site)) ?? '', await new Response(prelude).text()]
    expect(withoutReactMarkup(ours)).toEqual(withoutReactMarkup(reacts))
  })

  test('has the same text after its lines are broken between phrases', async () => {
    const [markup = '', document] = await Promise.all([renderMarkup(path, site), renderDocument(path, site)])
    const [broken, whole] = [document, parseHtml(markup)].map((page) => {
      const body = page && listElements(page).find(({ tagName }) => tagName === 'body')
      return body && getText(body)
    })
    expect(broken && removeBreaks(broken)).toBe(whole)
    expect(broken).not.toBe(whole)
  })

  test('contains its scripts, one style, and nothing of React', async () => {
    const finished = await render(path)
    const document = parseHtml(finished)
    const elements = listElements(document)
    expect(elements.filter(({ tagName }) => tagName === 'script').map((script) => script.attrs)).toEqual([
      [{ name: 'type', value: 'speculationrules' }],
      [],
    ])
    expect(elements.filter(({ tagName }) => tagName === 'style').map((style) => style.attrs)).toEqual([[]])
    expect(listNodes(document).filter((node) => node.nodeName === '#comment')).toEqual([])
    expect(finished).not.toMatch(/modulepreload|data-precedence|rel="preload"/)
  })

  test('refers only to published files', async () => {
    const page = await renderPage(path, site)
    expect(page?.files.length).toBeGreaterThan(0)
    const present = new Set(await glob('**', { cwd: published }))
    expect(page?.files.filter((file) => !present.has(file.slice(1)))).toEqual([])
  })
})

test('no module of content pages is for the browser: nothing would bring it to life there', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(root, 'site', 'render', 'render-page.tsx')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    packages: 'external',
    format: 'esm',
  })
  const modules = await Promise.all(
    Object.keys(metafile.inputs).map(async (file) => ({ file, text: await readFile(file, 'utf8') })),
  )
  expect(modules.length).toBeGreaterThan(80)
  expect(modules.filter(({ text }) => /^['"]use client['"]/m.test(text)).map(({ file }) => file)).toEqual([])
})

test('the published file of an address is where hosts look for it', () => {
  expect(['/jp/card/202302-1/', '/404.html'].map(getPageFile)).toEqual(['jp/card/202302-1/index.html', '404.html'])
})

test.each([
  '/jp/card/202302-1',
  '/jp/card/190001-1/',
  '/jp/card/202302-1/none/',
  '/jp/card/202302-1/none/in-app/',
  '/jp/lending/',
])('there is no content page at %s', async (path) => {
  expect(await renderPage(path, site)).toBeUndefined()
})

test('sites with different content and base paths are rendered concurrently, independent of each other', async () => {
  const name = 'ほかの会社'
  const index = documents.get('index.json')?.replace(/"name":"[^"]*"/, `"name":"${name}"`) ?? ''
  const other: Site = {
    ...site,
    content: readDocumentsInMemory(new Map([...documents, ['index.json', index]])).content,
    basePath: '/spring',
  }
  const pages = paths.slice(-6)
  const alone = [
    await Promise.all(pages.map((page) => render(page))),
    await Promise.all(pages.map((page) => render(page, other))),
  ]
  const together = await Promise.all(pages.flatMap((page) => [render(page), render(page, other)]))
  expect(together.filter((_, position) => position % 2 === 0)).toEqual(alone[0])
  expect(together.filter((_, position) => position % 2 === 1)).toEqual(alone[1])
  expect(
    alone[1]?.every((html) => html.includes(`<title>${name}</title>`) && !/(?:href|src)="\/(?!spring\/)/.test(html)),
  ).toBe(true)
})

test('the diagnostics of the content are above the page', async () => {
  expect(await render('/404.html', { ...site, diagnostics: ['content/provider.yaml:1:1 <b>'] })).toContain(
    'content/provider.yaml:1:1 &lt;b&gt;',
  )
})
