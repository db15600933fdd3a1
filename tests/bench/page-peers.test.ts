import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { glob } from 'tinyglobby'
import { beforeAll, describe, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'
import type { BodyNode } from '#content-layer/entries/body.ts'
import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import { campaignFile } from '#content-layer/documents/document-files.ts'
import {
  getAttribute,
  listElements,
  isElement,
  listNodes,
  parseHtml,
  type Document,
  type Node,
} from '#site/render/html.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { composePage } from '#site/render/render-page.tsx'
import { renderTree } from '#site/render/render-tree.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'
import { classesIn } from '#tools/styles/used-css.ts'

import { campaignBody } from './generate/campaign-body.ts'
import { comparedPage, frozenDocuments } from './pages/frozen-page.ts'
import { adaptTheme } from './support/build-astro.ts'
import { pagePeersFolder } from './support/ensure-installed.ts'
import { readSources } from './support/read-sources.ts'

// The peers of the benchmark are not installed here. This test reports early what `npm run test:extended -- benchmarks`
// would find later: a template has changed, and its port to .astro files, or the page written by hand, has not.

/** The features of generated campaigns that the frozen page lacks. */
const notFrozen: BodyNode[] = [
  { type: 'block', name: 'Notice', props: { title: '上乗せの対象外' }, children: [] },
  {
    type: 'block',
    name: 'RateTable',
    props: { caption: '還元の例', columns: ['お支払い', '上乗せ'], rows: [['1,000円', '40円']] },
    children: [],
  },
]

/** The frozen page as it is, then with all that generated campaigns show: in both variants, with other facts. */
async function renderOurs(): Promise<{ frozen: Document; nodes: Node[]; documents: string; blocks: Set<string> }> {
  const { documents, scripts } = await readSources(frozenDocuments)
  const file = campaignFile('202302-1', 'restaurant')
  const campaign = JSON.parse(documents.get(file) ?? '') as CampaignDocument
  const body = [...campaign.body, ...notFrozen]
  const render = async (url: string, changed: object) => {
    const changedDocuments = new Map(documents).set(file, JSON.stringify({ ...campaign, ...changed }))
    const { content } = readDocumentsInMemory(changedDocuments)
    // Adjacent text nodes stay separate, which HTML would join.
    return renderTree(await composePage(url, { content, scripts, styleSheet: createStyleSheet(''), basePath: '' }))
  }
  const pages = [
    await render(comparedPage, { body }),
    await render(`${comparedPage}in-app/`, { entry: 'required', headline: { ...campaign.headline, figure: 12.345 } }),
  ]
  return {
    frozen: await render(comparedPage, {}),
    nodes: pages.flatMap(listNodes),
    documents: [...documents.values(), JSON.stringify(notFrozen)].join('\n'),
    blocks: new Set(JSON.stringify(body).match(/(?<="name":")[A-Z]\w+/g)),
  }
}

function isOfCode(node: Node): boolean {
  return 'parentNode' in node && !!node.parentNode && /^(?:script|style|title)$/.test(node.parentNode.nodeName)
}

/** The text of nodes without whitespace, hidden parts included. */
function textOfNodes(nodes: readonly Node[]): string {
  return nodes.map((node) => ('value' in node && !isOfCode(node) ? node.value.replace(/\s+/g, '') : '')).join('')
}

/** Words in Japanese of two characters or more. */
function termsIn(text: string): string[] {
  return [...new Set(text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}/gu))]
}

let ours: Awaited<ReturnType<typeof renderOurs>>
let port: string
let tokens: Set<string>

beforeAll(async () => {
  ours = await renderOurs()
  const files = await glob('src/**/*.astro', { cwd: pagePeersFolder, absolute: true })
  port = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
  tokens = new Set(port.split(/[\s"'`]+/))
})

/** The classes of our pages, but for those that are made of a colour or an id. */
function classesOfOurs(): Set<string> {
  const classes = ours.nodes.filter(isElement).flatMap((element) => getAttribute(element, 'class')?.split(/\s+/) ?? [])
  return new Set(classes.filter((name) => name !== '' && !/^(?:(?:stage|ground)-[\da-f]{6}[\d_-]*|kv-\w+)$/.test(name)))
}

/** All text of our pages, visible or read aloud, including attributes. */
function textOfOurPages(): string {
  const attributes = ours.nodes.filter(isElement).flatMap(({ attrs }) => attrs.map(({ value }) => value))
  return (
    ours.nodes.map((node) => ('value' in node && !isOfCode(node) ? node.value : '')).join('\n') + attributes.join('\n')
  )
}

describe('the same page in Astro’s files', () => {
  test('knows each block of a generated campaign', () => {
    const named = new Set(campaignBody({ month: '202301-1', id: 'campaign-0001', number: 0 }).match(/(?<=<)[A-Z]\w+/g))
    expect([...named].filter((name) => !ours.blocks.has(name))).toEqual([])
    const blocksOfPort = /const blocks = \{([^}]*)\}/.exec(port)?.[1]?.split(/[\s,]+/) ?? []
    expect([...ours.blocks].filter((name) => !blocksOfPort.includes(name))).toEqual([])
  })

  test('has every class of our page', () => {
    const classes = classesOfOurs()
    expect(classes.size).toBeGreaterThan(200)
    expect([...classes].filter((name) => !tokens.has(name))).toEqual([])
  })

  test('has no class that our page lacks', async () => {
    const from = path.join(pagePeersFolder, 'generated', 'theme.css')
    // Tailwind finds its sources from a folder that is there.
    await mkdir(path.dirname(from), { recursive: true })
    const { css } = await postcss([tailwind({ base: root, optimize: false })]).process(await adaptTheme([]), { from })
    const [used, styled] = [classesOfOurs(), classesIn(css)]
    const ownClasses = [...tokens].filter((token) => /^\D/.test(token) && styled.has(token))
    expect(ownClasses.length).toBeGreaterThan(200)
    expect(ownClasses.filter((name) => !used.has(name))).toEqual([])
  })

  test('has every word of our page that is not from the documents', async () => {
    const modules = new Set(
      [...port.matchAll(/from '#((?:blocks|domain|schemas|site)\/[^']+)'/g)].map(([, file = '']) => file),
    )
    const shared = await Promise.all([...modules].map((file) => readFile(path.join(root, file), 'utf8')))
    const terms = termsIn(textOfOurPages())
    expect(terms.length).toBeGreaterThan(100)
    const given = [ours.documents, port, ...shared].join('\n')
    expect(terms.filter((term) => !given.includes(term))).toEqual([])
  })

  test('has no word that our page lacks', () => {
    const text = textOfOurPages()
    expect(termsIn(port).filter((term) => !text.includes(term))).toEqual([])
  })
})

test('the handwritten page has the texts of our page, in the same order', async () => {
  const byHand = parseHtml(await readFile(path.join(pagePeersFolder, 'by-hand.html'), 'utf8'))
  expect(textOfNodes(listNodes(byHand))).toBe(textOfNodes(listNodes(ours.frozen)))
  const labels = (page: Node) =>
    listElements(page).flatMap((element) => getAttribute(element, 'aria-label') ?? getAttribute(element, 'alt') ?? [])
  expect(labels(byHand)).toEqual(labels(ours.frozen))
})
