import path from 'node:path'

import { hashOf } from '../shared/hash.ts'
import type { Site } from '#site/render/render-page.tsx'
import { createStyleSheet } from '../styles/create-style-sheet.ts'

import { openPool } from '../shared/worker-pool.ts'
import { changedCode, versionOfCode, type CodeFiles } from './code-files.ts'
import { makePages, type MadeRecord, type Making } from './make-pages.ts'
import { listTexts, makeText, type MadeText, type TextMaker, type TextTask } from './make-text.ts'
import type { TextWorkerData } from './text-worker.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import { readRecords, writeRecords } from './records.ts'
import type { Store } from './store.ts'

/** The style sheet of all content pages. The compiler is loaded only when something that it reads has changed. */
async function readStyleSheet({ code, compileStyles }: MakeSiteOptions, store: Store): Promise<Site['styleSheet']> {
  const css = await store.get(`${versionOfCode(code.styles)}-all.css`, async () => {
    const compile = compileStyles ?? (await import('../styles/compile-styles.ts')).compileStyles
    return Buffer.from(await compile())
  })
  const version = hashOf(css, versionOfCode(code.pages))
  const keep = async (key: string, make: () => Promise<string>) =>
    (await store.get(`${hashOf(version, key)}.css`, async () => Buffer.from(await make()))).toString()
  return createStyleSheet(css.toString(), keep)
}

/** From how many texts on threads are worth their start, which takes as long as making a hundred. */
const manyTexts = 200

/** Makes texts in this thread, or where there are many, on all cores. */
async function openMaking(
  count: number,
  { site, isPreview }: TextMaker,
  { documents, revisions }: Pick<MakeSiteOptions, 'documents' | 'revisions'>,
): Promise<Making> {
  if (count < manyTexts)
    return { make: (task) => makeText(task, { site, isPreview }), concurrency: 6, close: () => Promise.resolve() }
  const { scripts, basePath, styleSheet } = site
  const data: TextWorkerData = { documents, revisions, scripts, css: styleSheet.css, basePath, isPreview }
  const { run, close, threads } = await openPool<TextTask, MadeText>('tools/build/text-worker.ts', data)
  return { make: run, concurrency: threads * 4, close }
}

/** All that content pages are made from besides the content, each with its hash. */
function inputsOf({ code, scripts, basePath }: MakeSiteOptions, css: string): CodeFiles {
  const hashes = Object.entries(scripts).map(([name, script]) => [`the page script "${name}"`, hashOf(script)] as const)
  return {
    ...code.pages,
    ...Object.fromEntries(hashes),
    'the path that the site is published under': hashOf(basePath),
    'the style sheet': hashOf(css),
  }
}

/** What all content pages were made with in the last build. */
type InputsRecord = { key: 'inputs'; inputs: CodeFiles }

/** Every content page, QR code and calendar file, reused or made anew. */
export async function makeContentPages(
  options: MakeSiteOptions,
  { content, versionOf, store, texts, output }: Build,
  signal: AbortSignal,
) {
  const { scripts, basePath, cacheFolder, preview } = options
  const recordsFile = path.join(cacheFolder, 'pages')
  const inputsFile = path.join(cacheFolder, 'pages-made-with')
  const styleSheet = await readStyleSheet(options, store)
  const inputs = inputsOf(options, styleSheet.css)
  const salt = versionOfCode(inputs)
  const [lastInputs] = readRecords<InputsRecord>(inputsFile, 'inputs').values()
  const site = { content, scripts, basePath, styleSheet }
  const { records, ...made } = await makePages({
    tasks: await listTexts(content),
    openMaking: (count) => openMaking(count, { site, isPreview: preview !== undefined }, options),
    versionOf,
    previous: readRecords<MadeRecord>(recordsFile, salt),
    changedInputs: lastInputs === undefined ? [] : changedCode(lastInputs.inputs, inputs),
    texts,
    output,
    effort: options.effort ?? 'small',
    signal,
  })
  writeRecords(recordsFile, salt, records)
  const lastMade: InputsRecord = { key: 'inputs', inputs }
  writeRecords(inputsFile, 'inputs', [lastMade])
  return made
}
