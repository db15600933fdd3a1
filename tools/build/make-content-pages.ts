import path from 'node:path'

import { hashOf } from '../shared/hash.ts'
import type { RenderedPage, Site } from '#site/render/render-page.tsx'
import { createStyleSheet } from '../styles/create-style-sheet.ts'

import { layPreviewOver } from '../preview/lay-preview-over.ts'
import { changedCode, versionOfCode, type CodeFiles } from './code-files.ts'
import { makePages, type MadeRecord } from './make-pages.ts'
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

/** A content page with the preview laid over it. */
function inPreview({ html, policy, files }: RenderedPage, basePath: string): RenderedPage {
  const scripts = ["'self'", ...(policy['script-src'] ?? [])]
  return { html: layPreviewOver(html, basePath), policy: { ...policy, 'script-src': scripts }, files }
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
  const { records, ...made } = await makePages({
    site: { content, scripts, basePath, styleSheet },
    versionOf,
    previous: readRecords<MadeRecord>(recordsFile, salt),
    changedInputs: lastInputs === undefined ? [] : changedCode(lastInputs.inputs, inputs),
    texts,
    output,
    effort: options.effort ?? 'smallest',
    finish: (page) => (preview ? inPreview(page, basePath) : page),
    signal,
  })
  writeRecords(recordsFile, salt, records)
  const lastMade: InputsRecord = { key: 'inputs', inputs }
  writeRecords(inputsFile, 'inputs', [lastMade])
  return made
}
