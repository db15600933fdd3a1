import type { PublishedImage } from '#schemas/published-image.ts'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'

import { build } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { glob } from 'tinyglobby'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Content } from '#content-layer/load/read-content.ts'
import type { PageScripts } from '#site/page-script/page-scripts.ts'
import { listPages } from '#site/render/pages.tsx'
import { renderPage } from '#site/render/render-page.tsx'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import { bundlePageScripts } from '#tools/shared/bundling/bundle-page-scripts.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { folderOnDisk, readContentFolder } from '#tools/content/read-content-cached.ts'
import { picturesOnDisk } from '#tools/images/read-pictures.ts'
import { findChromium, findHeadlessShell } from '#tools/shared/processes/find-chromium.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { readHarmlessEdits, readMistakes, EditableCorpus } from '../corpus/corpus.ts'
import { describeContent, picturesIn, type Pictures } from '../support/engine/content-engine.ts'
import type { Packed, Task } from '../support/engine/engine-bundle.ts'
import { isWholeGrid, shareOf } from '../support/run/grid.ts'
import { temporaryFolder } from '../support/run/temporary-folder.ts'

// The same content gives the same documents, diagnostics and pages, byte for byte, wherever it is read: in Node with
// its disk, in a worker thread, in a page of a browser, and in a worker of it.

const projectContent = path.join(root, 'content')
const corpusFolder = path.join(root, 'tests', 'corpus', 'content')

/** A time at which some pages of `content/` are still scheduled. */
const now = Date.UTC(2023, 3, 1)

async function readScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests', 'support', 'engine', 'engine-bundle.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    // The parser of Markdown decodes names of characters by the document, unless a condition says that there may be none.
    conditions: ['worker'],
    // Screens are compiled by their own (`site/tsconfig.json`).
    tsconfig: path.join(root, 'tsconfig.json'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** An environment in which the engine runs. */
type Runtime = { run: (task: Task) => Promise<string>; close: () => Promise<unknown> }

const inWorker = 'onmessage = async ({ data }) => postMessage(await runTask(data))'

function openThread(script: string): Runtime {
  // Without `require` and `process`, the engine cannot use Node.
  const source = `const { parentPort } = require('node:worker_threads')
    const run = new Function('require', 'process', 'Buffer', 'module', 'exports', ${JSON.stringify(script)})
    run()
    parentPort.on('message', async (task) => parentPort.postMessage(await globalThis.runTask(task)))`
  const worker = new Worker(source, { eval: true })
  const run = async (task: Task): Promise<string> => {
    worker.postMessage(task)
    const [result] = (await once(worker, 'message')) as [string]
    return result
  }
  return { run, close: () => worker.terminate() }
}

async function openPage(browser: Browser, script: string): Promise<Runtime> {
  const page: Page = await browser.newPage()
  await page.addScriptTag({ content: script })
  const run = (task: Task) =>
    page.evaluate(
      (given) => (globalThis as unknown as { runTask: (task: Task) => Promise<string> }).runTask(given),
      task,
    )
  return { run, close: () => page.close() }
}

async function openBrowserWorker(browser: Browser, script: string): Promise<Runtime> {
  const page: Page = await browser.newPage()
  await page.evaluate((source) => {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    Object.assign(globalThis, { worker: new globalThis.Worker(url) })
  }, `${script}\n${inWorker}`)
  const run = (task: Task) =>
    page.evaluate(
      (given) =>
        new Promise<string>((resolve, reject) => {
          const { worker } = globalThis as unknown as { worker: globalThis.Worker }
          worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data)
          worker.onerror = ({ message }) => reject(new Error(message))
          worker.postMessage(given)
        }),
      task,
    )
  return { run, close: () => page.close() }
}

let browser: Browser
const runtimes: Record<string, Runtime> = {}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: ['--no-sandbox'] })
  const script = await readScript()
  runtimes['a worker thread of Node'] = openThread(script)
  // A worker has everything that a page has except the document, which the engine does not use.
  if (isWholeGrid) runtimes['a page'] = await openPage(browser, script)
  runtimes['a worker of a page'] = await openBrowserWorker(browser, script)
})

afterAll(async () => {
  for (const { close } of Object.values(runtimes)) await close()
  await browser.close()
})

async function pack(folder: string, files: readonly string[]): Promise<Packed> {
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(folder, file)).catch(() => undefined)
      return [file, bytes?.toString('base64')] as const
    }),
  )
}

async function packFolder(folder: string): Promise<Packed> {
  return pack(folder, (await glob('**', { cwd: folder, dot: true })).sort())
}

async function measure(folder: string, cache: ContentCache): Promise<Pictures['measured']> {
  return [...(await picturesOnDisk(folder, cache)(picturesIn(folderOnDisk(folder))))]
}

/** Returns the pictures of a content, with the names under which they might be published. */
function namedPictures({ pictures }: Content): Map<string, PublishedImage> {
  return new Map(
    [...pictures].flatMap(([file, picture]) =>
      picture ? [[file, { src: `/media/${file}`, width: picture.width, height: picture.height }]] : [],
    ),
  )
}

/** Returns the texts around the first difference; undefined for equal texts. */
function firstDifference(one: string, other: string): [one: string, other: string] | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  return [one.slice(Math.max(at - 40, 0), at + 80), other.slice(Math.max(at - 40, 0), at + 80)]
}

/** Returns the result of a task in each runtime. */
async function runEverywhere(task: Task): Promise<[runtime: string, result: string][]> {
  return Promise.all(Object.entries(runtimes).map(async ([name, { run }]) => [name, await run(task)] as const)).then(
    (results) => results.map(([name, result]): [string, string] => [name, result]),
  )
}

test('the content of this project gives the same documents, diagnostics and pages in every runtime', async () => {
  const folder = await temporaryFolder()
  const cache = ContentCache.empty()
  const content = await readContentFolder(projectContent, cache, now)
  const publish = createPublisher({ publicFolder: folder, versionFile: path.join(folder, 'version.ts') })
  const { documents, pictures: published } = await publish(projectContent, content)
  const expected = describeContent(content, published)
  expect(JSON.parse(expected)).toHaveProperty('texts', [...documents])
  expect(documents.size).toBeGreaterThan(30)
  await runEverywhere({ task: 'open', files: await packFolder(projectContent) })
  const pictures: Pictures = { measured: await measure(projectContent, cache), published: [...published] }
  for (const [runtime, actual] of await runEverywhere({ task: 'read', changed: [], pictures, now }))
    expect([runtime, actual]).toEqual([runtime, expected])

  const { content: reader } = readDocumentsInMemory(documents)
  const sheet = createStyleSheet(await compileStyles())
  const rules = new Map<string, string>()
  const styleSheet = {
    css: '',
    usedBy: async (tokens: Parameters<typeof sheet.usedBy>[0]) => {
      const css = await sheet.usedBy(tokens)
      rules.set(JSON.stringify(tokens), css)
      return css
    },
  }
  const scripts: PageScripts = await bundlePageScripts(await reader.provider())
  const allPaths = await listPages(reader)
  expect(allPaths.length).toBeGreaterThan(40)
  const paths = shareOf(allPaths, 0, 8)
  const pages: [string, string][] = []
  for (const path of paths) {
    const page = await renderPage(path, { content: reader, scripts, styleSheet, basePath: '' })
    pages.push([path, page?.html ?? ''])
  }
  const inputs = { paths, documents: [...documents], scripts, rules: [...rules] }
  for (const [runtime, actual] of await runEverywhere({ task: 'render', inputs })) {
    const rendered = JSON.parse(actual) as [string, string][]
    expect([runtime, rendered.map(([path]) => path)]).toEqual([runtime, pages.map(([path]) => path)])
    rendered.forEach(([path, html], index) =>
      expect([runtime, path, firstDifference(html, pages[index]?.[1] ?? '')]).toEqual([runtime, path, undefined]),
    )
  }
  console.log(
    `${documents.size} documents and ${pages.length} pages, the same in ${Object.keys(runtimes).length + 1} places`,
  )
})

// The default run checks a sample of them in the editor's engine (editor-engine.test.ts).
if (isWholeGrid)
  test('every mistake and edit of the corpus is reported the same everywhere', { timeout: 900_000 }, async () => {
    const corpus = await EditableCorpus.open()
    await runEverywhere({ task: 'open', files: await packFolder(corpusFolder) })
    const edits = [...(await readMistakes()), ...(await readHarmlessEdits())]
    let diagnosticCount = 0
    for (const { title, edits: written } of edits) {
      const { expected, changed, pictures } = await corpus.runAfter(written, async (folder, cache) => {
        const content = await readContentFolder(folder, cache, now)
        const images = namedPictures(content)
        diagnosticCount += content.diagnostics.length + content.warnings.length
        return {
          expected: describeContent(content, images),
          changed: await pack(folder, [...new Set(written.map(({ file }) => file))]),
          pictures: { measured: await measure(folder, cache), published: [...images] },
        }
      })
      for (const [runtime, actual] of await runEverywhere({ task: 'read', changed, pictures, now }))
        expect([title, runtime, actual]).toEqual([title, runtime, expected])
    }
    expect(edits.length).toBeGreaterThan(600)
    expect(diagnosticCount).toBeGreaterThan(700)
    await corpus.close()
    console.log(`${edits.length} edits, ${diagnosticCount} diagnostics`)
  })
