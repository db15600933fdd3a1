import type { PublishedImage } from '#schemas/image.ts'
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
import { readDocumentsInMemory } from '#site/documents/content-reader.ts'
import { bundlePageScripts } from '#tools/shared/bundle-page-scripts.ts'
import { root } from '#tools/commands/project-paths.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { createPublisher } from '#tools/content/publish.ts'
import { folderOnDisk, readContentFolder } from '#tools/content/read-content-cached.ts'
import { picturesOnDisk } from '#tools/images/read-pictures.ts'
import { findChromium, findHeadlessShell } from '#tools/shared/find-chromium.ts'
import { compileStyles } from '#tools/styles/compile-styles.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

import { readFineEdits, readSlips, Workshop } from './corpus/corpus.ts'
import { describeContent, picturesIn, type Pictures } from './support/engine/content-engine.ts'
import type { Packed, Task } from './support/engine/engine-bundle.ts'
import { isWholeGrid, shareOf } from './support/run/grid.ts'
import { temporaryFolder } from './support/run/temporary-folder.ts'

// The same content gives the same documents, diagnostics and pages, byte for byte, wherever it is read: in Node with
// its disk, in a worker thread, in a page of a browser, and in a worker of it.

const projectContent = path.join(root, 'content')
const corpus = path.join(root, 'tests', 'corpus', 'content')

/** A time at which some pages of `content/` are held back. */
const now = Date.UTC(2023, 3, 1)

async function readScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'tests', 'support', 'engine', 'engine-bundle.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    // The parser of Markdown decodes names of characters by the document, unless it is told that there may be none.
    conditions: ['worker'],
    // Screens are compiled by their own (`site/tsconfig.json`).
    tsconfig: path.join(root, 'tsconfig.json'),
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** A place where the engine runs. */
type Runtime = { ask: (task: Task) => Promise<string>; close: () => Promise<unknown> }

const inWorker = 'onmessage = async ({ data }) => postMessage(await answer(data))'

function openThread(script: string): Runtime {
  // No `require`, no `process`: what the engine would take from Node is not there.
  const source = `const { parentPort } = require('node:worker_threads')
    const run = new Function('require', 'process', 'Buffer', 'module', 'exports', ${JSON.stringify(script)})
    run()
    parentPort.on('message', async (task) => parentPort.postMessage(await globalThis.answer(task)))`
  const worker = new Worker(source, { eval: true })
  const ask = async (task: Task): Promise<string> => {
    worker.postMessage(task)
    const [answer] = (await once(worker, 'message')) as [string]
    return answer
  }
  return { ask, close: () => worker.terminate() }
}

async function openPage(browser: Browser, script: string): Promise<Runtime> {
  const page: Page = await browser.newPage()
  await page.addScriptTag({ content: script })
  const ask = (task: Task) =>
    page.evaluate((given) => (globalThis as unknown as { answer: (task: Task) => Promise<string> }).answer(given), task)
  return { ask, close: () => page.close() }
}

async function openBrowserWorker(browser: Browser, script: string): Promise<Runtime> {
  const page: Page = await browser.newPage()
  await page.evaluate((source) => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    Object.assign(globalThis, { worker: new globalThis.Worker(address) })
  }, `${script}\n${inWorker}`)
  const ask = (task: Task) =>
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
  return { ask, close: () => page.close() }
}

let browser: Browser
const runtimes: Record<string, Runtime> = {}

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: ['--no-sandbox'] })
  const script = await readScript()
  runtimes['a worker thread of Node'] = openThread(script)
  // A worker has all that a page has, but for the document, which the engine does not ask for.
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

/** The pictures of a content as they might be published. */
function namedPictures({ pictures }: Content): Map<string, PublishedImage> {
  return new Map(
    [...pictures].flatMap(([file, picture]) =>
      picture ? [[file, { src: `/media/${file}`, width: picture.width, height: picture.height }]] : [],
    ),
  )
}

/** Where two texts begin to differ, with what stands there. */
function whereDifferent(one: string, other: string): [one: string, other: string] | undefined {
  if (one === other) return undefined
  let at = 0
  while (one[at] === other[at]) at += 1
  return [one.slice(Math.max(at - 40, 0), at + 80), other.slice(Math.max(at - 40, 0), at + 80)]
}

/** What each place answers. */
async function askEveryRuntime(task: Task): Promise<[place: string, answer: string][]> {
  return Promise.all(Object.entries(runtimes).map(async ([name, { ask }]) => [name, await ask(task)] as const)).then(
    (answers) => answers.map(([name, answer]): [string, string] => [name, answer]),
  )
}

test('the content of this project is the same everywhere, as documents, diagnostics and pages', async () => {
  const folder = await temporaryFolder()
  const cache = ContentCache.open(undefined, '')
  const content = await readContentFolder(projectContent, cache, now)
  const publish = createPublisher({ publicFolder: folder, versionFile: path.join(folder, 'version.ts') })
  const { documents, pictures: made } = await publish(projectContent, content)
  const expected = describeContent(content, made)
  expect(JSON.parse(expected)).toHaveProperty('texts', [...documents])
  expect(documents.size).toBeGreaterThan(30)
  await askEveryRuntime({ task: 'open', files: await packFolder(projectContent) })
  const pictures: Pictures = { measured: await measure(projectContent, cache), made: [...made] }
  for (const [place, answer] of await askEveryRuntime({ task: 'read', changed: [], pictures, now }))
    expect([place, answer]).toEqual([place, expected])

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
  const all = await listPages(reader)
  expect(all.length).toBeGreaterThan(40)
  const addresses = shareOf(all, 0, 8)
  const pages: [string, string][] = []
  for (const address of addresses) {
    const page = await renderPage(address, { content: reader, scripts, styleSheet, basePath: '' })
    pages.push([address, page?.html ?? ''])
  }
  const inputs = { addresses, documents: [...documents], scripts, rules: [...rules] }
  for (const [place, answer] of await askEveryRuntime({ task: 'render', inputs })) {
    const rendered = JSON.parse(answer) as [string, string][]
    expect([place, rendered.map(([address]) => address)]).toEqual([place, pages.map(([address]) => address)])
    rendered.forEach(([address, html], index) =>
      expect([place, address, whereDifferent(html, pages[index]?.[1] ?? '')]).toEqual([place, address, undefined]),
    )
  }
  console.log(
    `${documents.size} documents and ${pages.length} pages, the same in ${Object.keys(runtimes).length + 1} places`,
  )
})

// Elsewhere the editor's engine is asked for some of them (editor-engine.test.ts).
if (isWholeGrid)
  test('every slip and edit of the corpus is told the same everywhere', { timeout: 900_000 }, async () => {
    const workshop = await Workshop.open()
    await askEveryRuntime({ task: 'open', files: await packFolder(corpus) })
    const edits = [...(await readSlips()), ...(await readFineEdits())]
    let told = 0
    for (const { title, edits: written } of edits) {
      const { expected, changed, pictures } = await workshop.after(written, async (folder, cache) => {
        const content = await readContentFolder(folder, cache, now)
        const made = namedPictures(content)
        told += content.diagnostics.length + content.warnings.length
        return {
          expected: describeContent(content, made),
          changed: await pack(folder, [...new Set(written.map(({ file }) => file))]),
          pictures: { measured: await measure(folder, cache), made: [...made] },
        }
      })
      for (const [place, answer] of await askEveryRuntime({ task: 'read', changed, pictures, now }))
        expect([title, place, answer]).toEqual([title, place, expected])
    }
    expect(edits.length).toBeGreaterThan(600)
    expect(told).toBeGreaterThan(700)
    await workshop.close()
    console.log(`${edits.length} edits, of which ${told} things are told`)
  })
