import path from 'node:path'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PublishedImage } from '#schemas/published-image.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { listPages } from '#site/render/pages.tsx'
import { renderPage } from '#site/render/render-page.tsx'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'
import { once } from '#tools/shared/once.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { folderOnDisk, readContentFolder } from '#tools/content/read-content-cached.ts'
import { picturesOnDisk } from '#tools/images/read-pictures.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { readHarmlessEdits, readMistakes, EditableCorpus } from '../corpus/corpus.ts'
import { openChromium } from '../support/browsers/open-chromium.ts'
import { describeContent, picturesIn, type Pictures } from '../support/engine/content-engine.ts'
import type { Task } from '../support/engine/engine-bundle.ts'
import { packFiles, packFolder } from '../support/engine/pack-files.ts'
import type { PageInputs } from '../support/engine/page-engine.ts'
import {
  bundleRuntimeScript,
  openBrowserWorker,
  openPage,
  openThread,
  type Runtime,
} from '../support/engine/runtimes.ts'
import { findFirstDifference } from '../support/first-difference.ts'
import { isWholeGrid, selectShare } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

// The same content gives the same documents, diagnostics and pages, byte for byte, wherever it is read: in Node with
// its disk, in a worker thread, in a page of a browser, and in a worker of it.

const projectContent = path.join(root, 'content')
const corpusContent = path.join(root, 'tests', 'corpus', 'content')

/** A time at which some pages of `content/` are still scheduled. */
const now = Date.UTC(2023, 3, 1)

let browser: Browser
const runtimes: Record<string, Runtime> = {}

beforeAll(async () => {
  browser = await openChromium()
  const script = await bundleRuntimeScript()
  runtimes['a worker thread of Node'] = openThread(script)
  // A worker has everything that a page has except the document, which the engine does not use.
  if (isWholeGrid) runtimes['a page'] = await openPage(browser, script)
  runtimes['a worker of a page'] = await openBrowserWorker(browser, script)
})

afterAll(async () => {
  for (const { close } of Object.values(runtimes)) await close()
  await browser.close()
})

/** Returns the result of a task in each runtime. */
async function runEverywhere(task: Task): Promise<[runtime: string, result: string][]> {
  return Promise.all(
    Object.entries(runtimes).map(async ([name, { run }]): Promise<[string, string]> => [name, await run(task)]),
  )
}

async function measurePictures(folder: string, cache: ContentCache): Promise<Pictures['measured']> {
  return [...(await picturesOnDisk(folder, cache)(picturesIn(folderOnDisk(folder))))]
}

/** Publishes the project's content in Node: its documents and pictures as a build writes them. */
const publishProjectContent = once(async () => {
  const folder = await temporaryFolder()
  const cache = ContentCache.empty()
  const content = await readContentFolder(projectContent, cache, now)
  const publish = createPublisher({ publicFolder: folder, versionFile: path.join(folder, 'version.ts') })
  const { documents, pictures } = await publish(projectContent, content)
  return { content, documents, published: pictures, measured: await measurePictures(projectContent, cache) }
})

test('the content of this project gives the same documents and diagnostics in every runtime', async () => {
  const { content, documents, published, measured } = await publishProjectContent()
  const expected = describeContent(content, published)
  expect(JSON.parse(expected)).toHaveProperty('texts', [...documents])
  expect(documents.size).toBeGreaterThan(30)
  await runEverywhere({ task: 'open', files: await packFolder(projectContent) })
  const pictures: Pictures = { measured, published: [...published] }
  for (const [runtime, actual] of await runEverywhere({ task: 'read', changed: [], pictures, now }))
    expect([runtime, actual]).toEqual([runtime, expected])
  console.log(`${documents.size} documents, the same in ${Object.keys(runtimes).length + 1} places`)
})

/** Compiles style sheets in Node, and records the rules of each page by the tokens that it uses. */
async function recordStyles() {
  const sheet = createStyleSheet(await compileStyles())
  const rules = new Map<string, string>()
  const usedBy: typeof sheet.usedBy = async (tokens) => {
    const css = await sheet.usedBy(tokens)
    rules.set(JSON.stringify(tokens), css)
    return css
  }
  return { styleSheet: { css: '', usedBy }, rules }
}

test('the documents of this project are the same pages in every runtime', async () => {
  const { documents } = await publishProjectContent()
  const { content } = readDocumentsInMemory(documents)
  const { styleSheet, rules } = await recordStyles()
  const scripts = await bundlePageScripts(await content.provider())
  const allPaths = await listPages(content)
  expect(allPaths.length).toBeGreaterThan(40)
  const expected = new Map<string, string>()
  for (const path of selectShare(allPaths, 0, 8)) {
    const page = await renderPage(path, { content, scripts, styleSheet, basePath: '' })
    expected.set(path, page?.html ?? '')
  }

  const inputs: PageInputs = { paths: [...expected.keys()], documents: [...documents], scripts, rules: [...rules] }
  for (const [runtime, result] of await runEverywhere({ task: 'render', inputs })) {
    const actual = new Map(JSON.parse(result) as [path: string, html: string][])
    expect([runtime, [...actual.keys()]]).toEqual([runtime, [...expected.keys()]])
    for (const [path, html] of expected)
      expect([runtime, path, findFirstDifference(actual.get(path) ?? '', html)]).toEqual([runtime, path, undefined])
  }
  console.log(`${expected.size} pages, the same in ${Object.keys(runtimes).length + 1} places`)
})

/** Returns the pictures of a content, with the names under which they might be published. */
function namedPictures({ pictures }: Content): Map<string, PublishedImage> {
  return new Map(
    [...pictures].flatMap(([file, picture]) =>
      picture ? [[file, { src: `/media/${file}`, width: picture.width, height: picture.height }]] : [],
    ),
  )
}

// The default run checks a sample of them in the editor's engine (editor-diagnostics.test.ts).
if (isWholeGrid)
  test('every mistake and edit of the corpus is reported the same everywhere', { timeout: 900_000 }, async () => {
    const corpus = await EditableCorpus.open()
    await runEverywhere({ task: 'open', files: await packFolder(corpusContent) })
    const changes = [...(await readMistakes()), ...(await readHarmlessEdits())]
    let diagnosticCount = 0
    for (const { title, edits } of changes) {
      const { expected, ...edited } = await corpus.runAfter(edits, async (folder, cache) => {
        const content = await readContentFolder(folder, cache, now)
        const images = namedPictures(content)
        diagnosticCount += content.diagnostics.length + content.warnings.length
        return {
          expected: describeContent(content, images),
          changed: await packFiles(folder, new Set(edits.map(({ file }) => file))),
          pictures: { measured: await measurePictures(folder, cache), published: [...images] },
        }
      })
      for (const [runtime, actual] of await runEverywhere({ task: 'read', ...edited, now }))
        expect([title, runtime, actual]).toEqual([title, runtime, expected])
    }
    expect(changes.length).toBeGreaterThan(600)
    expect(diagnosticCount).toBeGreaterThan(700)
    await corpus.close()
    console.log(`${changes.length} edits, ${diagnosticCount} diagnostics`)
  })
