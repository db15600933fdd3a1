import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { expect, test } from 'vitest'

import { attributeOf, elementsBelow, isComment, isElement, nodesBelow, parseHtml, type Element, type Node } from './html.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const finishedFolder = path.join(root, 'out')
const exportedFolder = path.join(root, 'out-report', 'exported')

type Report = { pages: { page: string; reasons: string[] }[] }

const { pages } = JSON.parse(await readFile(path.join(root, 'out-report', 'report.json'), 'utf8')) as Report
const stripped = pages.filter(({ reasons }) => reasons.length === 0).map(({ page }) => page)
const kept = pages.filter(({ reasons }) => reasons.length > 0).map(({ page }) => page)

/** What belongs to Next, to the policy or to styles, and is not compared. */
function isForeign(element: Element): boolean {
  const { tagName } = element
  if (tagName === 'script' || tagName === 'style') return true
  if (tagName === 'link') return ['preload', 'stylesheet'].includes(attributeOf(element, 'rel') ?? '')
  if (tagName === 'meta') return attributeOf(element, 'http-equiv') !== undefined
  return tagName === 'div' && attributeOf(element, 'hidden') !== undefined && element.childNodes.every(isComment)
}

/** A page as lines: elements with all attributes but classes, and text. Text that only comments part is one. */
function outline(node: Node, depth = 0): string[] {
  if (!('childNodes' in node)) return []
  const lines: string[] = []
  for (const child of node.childNodes) {
    if (isComment(child) || (isElement(child) && isForeign(child))) continue
    if ('value' in child) {
      const last = lines.at(-1)
      const text = `${' '.repeat(depth)}"${child.value}`
      if (last?.startsWith(`${' '.repeat(depth)}"`)) lines[lines.length - 1] = last + child.value
      else lines.push(text)
    } else if (isElement(child)) {
      const attributes = child.attrs.filter(({ name }) => name !== 'class').map(({ name, value }) => `${name}=${value}`)
      lines.push(`${' '.repeat(depth)}<${[child.tagName, ...attributes.sort()].join(' ')}>`, ...outline(child, depth + 1))
    }
  }
  return lines
}

/** Which elements have each class: the same for a class and its short name. */
function places(html: string): Set<string> {
  const elements = elementsBelow(parseHtml(html)).filter((element) => !isForeign(element))
  const found = new Map<string, number[]>()
  for (const [index, element] of elements.entries()) {
    for (const name of (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean)) found.set(name, [...(found.get(name) ?? []), index])
  }
  return new Set([...found.values()].map((indexes) => indexes.join(' ')))
}

async function bothOf(page: string): Promise<{ exported: string; finished: string }> {
  const [exported, finished] = await Promise.all([exportedFolder, finishedFolder].map((folder) => readFile(path.join(folder, page), 'utf8')))
  return { exported: exported ?? '', finished: finished ?? '' }
}

test.each(stripped)('%s has the elements, attributes and words that Next made', async (page) => {
  const { exported, finished } = await bothOf(page)
  expect(outline(parseHtml(finished))).toEqual(outline(parseHtml(exported)))
  const before = places(exported)
  expect([...places(finished)].filter((indexes) => !before.has(indexes))).toEqual([])
})

test.each(stripped)('%s holds its own two scripts, one style, and nothing of Next', async (page) => {
  const { finished } = await bothOf(page)
  const document = parseHtml(finished)
  const elements = elementsBelow(document)
  expect(elements.filter(({ tagName }) => tagName === 'script').map((script) => script.attrs)).toEqual([[], []])
  expect(elements.filter(({ tagName }) => tagName === 'style')).toHaveLength(1)
  expect([...nodesBelow(document)].filter(isComment)).toEqual([])
  expect(finished).not.toMatch(/_next|__next|TURBOPACK|data-precedence/)
})

test.each(kept)('%s is as Next made it, byte for byte, but for its policy', async (page) => {
  const { exported, finished } = await bothOf(page)
  const policies = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g
  expect(finished.match(policies)).toHaveLength(1)
  expect(finished.replace(policies, '')).toBe(exported)
})

test('campaign, error and install pages are stripped; what a visitor acts on is kept', async () => {
  const files = await glob('**/*.html', { cwd: finishedFolder })
  expect([...stripped, ...kept].sort()).toEqual(files.sort())
  expect(stripped.filter((page) => !/^(?:jp\/card\/\d{6}-\d+\/|errors\/|404\.html|install-app\/|campaigns\/|examples\/blueprints\/)/.test(page))).toEqual([])
  expect(kept.filter((page) => /^jp\/card\/\d{6}-\d+\//.test(page))).toEqual([])
})

test('no page leaves data behind by which a browser could get to it without loading it', async () => {
  expect(await glob('**/*.txt', { cwd: finishedFolder, ignore: 'robots.txt' })).toEqual([])
})
