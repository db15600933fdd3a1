import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { glob } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { once } from '#tools/shared/once.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { readContent, type Content } from '#content-layer/load/read-content.ts'
import { ContentInMemory } from '#editor/engine/content-in-memory.ts'
import { describeContentDiagnostics } from '#editor/engine/editor-diagnostics.ts'
import type { EditorDiagnostic } from '#editor/engine/engine-client.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { listPages } from '#site/render/pages.tsx'
import { hashSource } from '#site/render/content-security-policy.ts'
import { renderPage } from '#site/render/render-page.tsx'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'
import { bundleEngine, type BundledEngine } from '#tools/editor/bundle-engine.ts'
import { picturesOnDisk } from '#tools/images/read-pictures.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { EditableCorpus, readHarmlessEdits, readMistakes } from '../corpus/corpus.ts'
import {
  openChromium,
  openEngine,
  pack,
  packFolder,
  type OpenEngine,
  type Packed,
} from '../support/editor/open-engine.ts'
import { editText, randomEdit, type RandomEdit } from '../support/editor/random-edits.ts'
import { cellsOf, isWholeGrid, shareOf } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

// The editor's engine in a worker of Chromium tells what `npm run check` tells, and renders what a build renders.

const projectContent = path.join(root, 'content')
const corpus = path.join(root, 'tests', 'corpus', 'content')

/** A time at which some pages of `content/` are held back. */
const now = Date.UTC(2023, 3, 1)

let browser: Browser

function readFromDisk(folder: string): Promise<Content> {
  return readContentFolder(folder, ContentCache.empty(), now)
}

/** The project's content as a build publishes it. */
const publishProjectContent = once(async () => {
  const folder = await temporaryFolder()
  const publish = createPublisher({ publicFolder: folder, versionFile: path.join(folder, 'version.ts') })
  const { documents } = await publish(projectContent, await readFromDisk(projectContent))
  const content = readDocumentsInMemory(documents).content
  const scripts = await bundlePageScripts(await content.provider())
  return { content, scripts, styleSheet: createStyleSheet(await compileStyles()), basePath: '' }
})

/** Builds the content page at a path. */
async function buildPage(address: string): Promise<string> {
  return (await renderPage(address, await publishProjectContent()))?.html ?? ''
}

async function listAddresses(): Promise<readonly string[]> {
  return listPages((await publishProjectContent()).content)
}

const bundleForProject = once(async () => bundleEngine(await readFromDisk(projectContent), { now }))

/** Opens an engine with a content loaded. */
async function openWith(folder: string, bundled: Promise<BundledEngine>): Promise<OpenEngine> {
  const engine = await openEngine(browser, await bundled)
  await engine.load(await packFolder(folder))
  return engine
}

const openProjectContent = once(() => openWith(projectContent, bundleForProject()))
const openCorpus = once(async () => openWith(corpus, bundleEngine(await readFromDisk(corpus), { now })))

/** Opens the project's content in an engine that has to draw each of its pictures. */
async function openWithoutDrawings(): Promise<OpenEngine> {
  const content = await readFromDisk(projectContent)
  return openWith(projectContent, bundleEngine({ ...content, pictures: new Map() }, { now }))
}

/** Returns a text as it travels into a browser. */
function encode(text: string): string {
  return Buffer.from(text).toString('base64')
}

/** Writes a file as it was before. */
async function restore(engine: OpenEngine, folder: string, file: string): Promise<void> {
  await engine.change(await pack(folder, [file]))
}

beforeAll(async () => {
  browser = await openChromium()
})

afterAll(() => browser.close())

/** Returns where two texts begin to differ, with what stands there. */
function whereDifferent(one: string, other: string): [one: string, other: string] | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  return [one.slice(Math.max(at - 40, 0), at + 80), other.slice(Math.max(at - 40, 0), at + 80)]
}

test.each([...(isWholeGrid ? ['all pictures known' as const] : []), 'no picture known' as const])(
  'content pages of the project are the pages that a build makes, byte for byte, with %s beforehand',
  async (known) => {
    const engine = await (known === 'all pictures known' ? openProjectContent() : openWithoutDrawings())
    const addresses = await listAddresses()
    expect(addresses.length).toBeGreaterThan(40)
    const compared = known === 'no picture known' ? shareOf(addresses, 0, 20) : shareOf(addresses, 1, 6)
    for (const address of compared) {
      const html = await buildPage(address)
      const rendered = await engine.render(address)
      const actual = 'html' in rendered ? rendered.html : rendered.reason
      expect([address, whereDifferent(actual, html)]).toEqual([address, undefined])
    }
    console.log(`${compared.length} pages, byte for byte the same, with ${known}`)
  },
)

test('a page is that of a build, also after edits that were undone', async () => {
  const engine = await openProjectContent()
  const file = 'campaigns/202302-1/restaurant.mdx'
  const [before] = await pack(projectContent, [file])
  const text = Buffer.from(before?.[1] ?? '', 'base64').toString()
  const address = '/jp/card/202302-1/restaurant/'
  const edited = `${text}\n冬のあいだ、あたたかい席でどうぞ。\n`
  await engine.change([[file, encode(edited)]])
  const after = await engine.render(address)
  expect('html' in after && after.html.replaceAll(/<[^>]+>/g, '').includes('冬のあいだ、あたたかい席で')).toBe(true)
  await engine.change([[file, undefined]])
  expect(await engine.render(address)).toHaveProperty('reason')
  await engine.change(before ? [before] : [])
  const [of, months] = await Promise.all([engine.render(address), engine.render('/jp/card/202302-1/')])
  expect(of).toEqual({ html: await buildPage(address) })
  expect(months).toEqual({ html: await buildPage('/jp/card/202302-1/') })
})

test('changes that arrive faster than they can be read are read together, and the last state is reported', async () => {
  const engine = await openProjectContent()
  const file = 'campaigns/202302-1/restaurant.mdx'
  const [before] = await pack(projectContent, [file])
  const text = Buffer.from(before?.[1] ?? '', 'base64').toString()
  const typed = ['｛', '｛上', '｛上限', '｛上限の', '｛上限の｝'].map((end) => `${text}\n${end}\n`)
  const results = await Promise.all(typed.map((one) => engine.change([[file, encode(one)]])))
  const kinds = results.map((diagnostics) => diagnostics.filter((found) => found.file === file).map(({ kind }) => kind))
  expect(kinds.at(-1)).toEqual(['unknown-fact'])
  await restore(engine, projectContent, file)
})

test('every script of every page may run in a frame of the preview', async () => {
  const { scriptSources } = await bundleForProject()
  // Pages of a kind have the same scripts, except that campaigns add those of their blocks.
  const addresses = shareOf(await listAddresses(), 0, 3)
  const pages = await Promise.all(addresses.map(buildPage))
  const scripts = pages.flatMap((html) => [...html.matchAll(/<script>([^<]*(?:<(?!\/script>)[^<]*)*)</g)])
  const sources = new Set(scripts.map(([, script = '']) => hashSource(script)))
  expect(sources.size).toBeGreaterThan(3)
  expect([...sources].filter((source) => !scriptSources.includes(source))).toEqual([])
})

test('a campaign is compared with the one of its name in the month before, including unsaved changes', async () => {
  const engine = await openCorpus()
  const file = 'campaigns/202309-1/8th-day.mdx'
  const text = await readFile(path.join(corpus, file), 'utf8')
  const compare = async () => {
    const earlier = await engine.previous(file)
    const write = (parts: readonly { text: string; isMarked: boolean }[]) =>
      parts.map((part) => (part.isMarked ? `[${part.text}]` : part.text)).join('')
    return {
      title: earlier?.title,
      rows: earlier?.changes.map(({ label, before, after }) => [label, write(before), write(after)]),
    }
  }
  const first = await compare()
  expect(first.title).toBe('毎月8日のキャンペーン（202308-1/8th-day）')
  await engine.change([[file, encode(text.replace('maximumGrantPoint: 300', 'maximumGrantPoint: 3000'))]])
  const known = new Set(first.rows?.map((row) => JSON.stringify(row)))
  expect((await compare()).rows?.filter((row) => !known.has(JSON.stringify(row)))).toEqual([
    ['上限', '[300]ポイント', '[3,000]ポイント'],
    [
      '本文（還元率の内訳）',
      '上乗せ分は、この日のお支払いの合計が[3,750]円になると、上限の[300]ポイントに届きます。',
      '上乗せ分は、この日のお支払いの合計が[37,500]円になると、上限の[3,000]ポイントに届きます。',
    ],
  ])
  await engine.change([[file, encode(text.replace('maximumGrantPoint: 300', 'maximumGrantPoint: many'))]])
  expect(await engine.previous(file)).toBeUndefined()
  await restore(engine, corpus, file)
  expect(await engine.previous('annotations/points-base.yaml')).toBeUndefined()
  expect((await engine.previous('campaigns/202309-1/month.yaml'))?.title).toMatch(/の月のページ$/)
})

test('texts that a campaign copied unchanged are listed once each, without shared and changed ones', async () => {
  const engine = await openCorpus()
  const file = 'campaigns/202309-1/8th-day.mdx'
  const text = await readFile(path.join(corpus, file), 'utf8')
  const listLeftovers = async () => (await engine.previous(file))?.leftovers.map((leftover) => leftover.text) ?? []
  const first = await listLeftovers()
  expect(first).toContain('｛開始日：年なし｝にメルカードでお支払いをした方')
  expect(first.join('\n')).not.toMatch(/お買い物に、|月見の団子/)
  expect(new Set(first).size).toBe(first.length)
  const link = 'https://help.example.jp/shops/february-88'
  await engine.change([[file, encode(text.replace(/^(externalPageLink: ).*$/m, `$1${link}`))]])
  expect(await listLeftovers()).toEqual([link, ...first])
  await restore(engine, corpus, file)
})

test('a warning is confirmed in its file where a comment is possible, and is then reported with its reason', async () => {
  const engine = await openCorpus()
  const file = 'campaigns/202309-1/convenience-store.mdx'
  const text = await readFile(path.join(corpus, file), 'utf8')
  const claims = [`${text}\nポイント還元率No.1です。\n`, text.replace(/^(description: .*?)(["']?)$/m, '$1No.1です。$2')]
  for (const claim of claims) {
    const [remark] = await engine.change([[file, encode(claim)]])
    expect(remark).toMatchObject({ kind: 'claim-without-basis', file })
    const answered = remark && (await engine.confirm(remark, '調べの結果がある'))
    const diagnostics = await engine.change([[file, encode(answered ?? '')]])
    expect(diagnostics).toEqual([expect.objectContaining({ kind: 'claim-without-basis', reason: '調べの結果がある' })])
    expect(answered?.split('\n').filter((line) => !claim.split('\n').includes(line))).toHaveLength(1)
  }
  await restore(engine, corpus, file)
})

test('a reason confirms the warning that it is given for, and not that of the next line', async () => {
  const engine = await openCorpus()
  const file = 'campaigns/202309-1/convenience-store.mdx'
  const text = await readFile(path.join(corpus, file), 'utf8')
  const claims = text.replace(/^conditions:\n/m, '$&  - 人気No.1の店\n  - 還元率No.1の店\n')
  const [first] = await engine.change([[file, encode(claims)]])
  const answered = first && (await engine.confirm(first, '調べの結果がある'))
  const diagnostics = await engine.change([[file, encode(answered ?? '')]])
  expect(diagnostics.map(({ line, reason }) => [line - (first?.line ?? 0), reason])).toEqual([
    [1, '調べの結果がある'],
    [2, undefined],
  ])
  await restore(engine, corpus, file)
})

test(`${isWholeGrid ? 'every mistake and edit' : 'a mistake of every twelfth topic, and an edit of each kind,'} of the corpus is reported as by the check`, async () => {
  const editable = await EditableCorpus.open()
  const engine = await openCorpus()
  // Others are asked of the engine everywhere (every-runtime.test.ts).
  const mistakes = shareOf(
    cellsOf(await readMistakes(), ({ topic }) => topic),
    1,
    12,
  )
  const harmless = cellsOf(await readHarmlessEdits(), ({ edits: [first] }) => (first?.file ?? '').split('/')[0] ?? '')
  let reported = 0
  for (const { title, edits } of [...mistakes, ...harmless]) {
    const files = [...new Set(edits.map(({ file }) => file))]
    const published = new Map(files.map((file) => [file, editable.textOf(file)]))
    const result = await editable.runAfter(edits, async (folder, cache) => ({
      expected: describeContentDiagnostics(await readContentFolder(folder, cache, now, published)),
      changes: await pack(folder, files),
    }))
    expect([title, await engine.change(result.changes)]).toEqual([title, result.expected])
    await engine.change(await pack(corpus, files))
    reported += result.expected.length
  }
  expect(reported).toBeGreaterThanOrEqual(mistakes.length)
  await editable.close()
  console.log(`${mistakes.length + harmless.length} edits, ${reported} diagnostics`)
})

/** Returns what a random edit does to the files that are there. */
function apply(edit: RandomEdit, files: ReadonlyMap<string, Buffer>, first: ReadonlyMap<string, Buffer>): Packed {
  const texts = [...first.keys()].filter((file) => /\.(?:yaml|mdx)$/.test(file))
  const file = texts[edit.file % texts.length] ?? ''
  const other = texts[edit.other % texts.length] ?? ''
  const base64 = (bytes: Buffer | undefined) => bytes?.toString('base64')
  if (edit.kind === 'remove') return [[file, undefined]]
  if (edit.kind === 'restore') return [...first].map(([name, bytes]) => [name, base64(bytes)])
  if (edit.kind === 'take') return [[file, base64(first.get(other))]]
  return [[file, base64(Buffer.from(editText((files.get(file) ?? Buffer.from('')).toString(), edit)))]]
}

test('after any sequence of edits, the engine reports what a check without a cache reports', async () => {
  const engine = await openCorpus()
  const names = (await glob('**', { cwd: corpus, dot: true })).sort()
  const first = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(path.join(corpus, name))] as const)),
  )
  const files = new Map(first)
  const measure = picturesOnDisk(corpus, ContentCache.empty())
  let diagnosticCount = 0
  await fc.assert(
    fc.asyncProperty(fc.array(randomEdit, { minLength: 1, maxLength: 4 }), async (edits) => {
      let reported: EditorDiagnostic[] = []
      for (const edit of edits) {
        const changes = apply(edit, files, first)
        for (const [file, base64] of changes)
          if (base64 === undefined) files.delete(file)
          else files.set(file, Buffer.from(base64, 'base64'))
        reported = await engine.change(changes)
      }
      const folder = new ContentInMemory()
      folder.load(files)
      const cache = ContentCache.empty()
      const published = new Map(
        [...files.keys()].flatMap((file) => {
          const before = first.get(file)
          return files.get(file) === before ? [] : [[file, before?.toString('utf8')] as const]
        }),
      )
      const content = await readContent({ folder, cache, guard: unguarded, pictures: measure, now, published })
      expect(reported).toEqual(describeContentDiagnostics(content))
      diagnosticCount += reported.length
    }),
    // Without shrinking: after a failure, the editor's files are not those of a smaller example.
    { numRuns: isWholeGrid ? 60 : 2, endOnFailure: true },
  )
  expect(diagnosticCount).toBeGreaterThan(isWholeGrid ? 20 : 0)
  console.log(`${diagnosticCount} diagnostics after random edits`)
})
