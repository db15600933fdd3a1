import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { documentsPath } from '#content-layer/documents/document-files.ts'
import { formatHeaderPolicy, type Policy } from '#site/render/content-security-policy.ts'
import { partPageFile } from '../shared/preview-part.ts'
import { isInternal } from '../hosting/unserved-files.ts'
import { isCompressible, getMediaType } from '../hosting/media-types.ts'
import { isPictureName } from '#content-layer/images/published-name.ts'
import { createHostingFiles } from '../hosting/host-config/hosting-files.ts'
import { listUrls } from '../hosting/server/preview-layer.ts'
import { readDocumentsInMemory } from '#site/documents/documents-in-memory.ts'
import type { StyleSheet } from '#site/render/style-sheet.ts'
import { computeHash } from '../shared/files/hash.ts'
import { readRecords, writeRecords } from '../shared/files/records.ts'
import { PlainError } from '../shared/plain-error.ts'
import { createStyleSheet, type UsedRules } from '../styles/create-style-sheet.ts'
import { previewScript } from '../preview/overlay-preview.ts'
import { checkBudgets, shareTagsAllowance } from './budgets.ts'
import { computeCodeVersion } from './code-files.ts'
import type { Build, MakeSiteOptions } from './make-options.ts'
import { publishShareCards } from './publish-share-cards.ts'
import { makeContentPages } from './make-content-pages.ts'
import { createVersionLookup, type BuiltPage } from './make-pages.ts'
import { makeScreenPages } from './make-screen-pages.ts'
import { OutputFolder } from './output-folder.ts'
import { publishText } from './publish-text.ts'
import { summarize, type WorkDone, type PageReport } from './report.ts'
import { Store } from './build-cache.ts'
import { TextStore } from './text-store.ts'

/**
 * Returns the style sheet of all pages, and a function that saves which rules pages use. The compiler, and what selects
 * rules, are loaded only for what has changed since the last build.
 */
async function readStyleSheet(
  { code, compileStyles, cacheFolder }: MakeSiteOptions,
  store: Store,
): Promise<{ styleSheet: StyleSheet; saveUsedRules: () => Promise<void> }> {
  const css = await store.get(`${computeCodeVersion(code.styles)}-all.css`, async () => {
    const compile = compileStyles ?? (await import('../styles/compile-styles.ts')).compileStyles
    return Buffer.from(await compile())
  })
  const file = path.join(cacheFolder, 'used-rules')
  const salt = computeHash(computeCodeVersion(code.pages), css)
  const styleSheet = createStyleSheet(css.toString(), readRecords<UsedRules>(file, salt).values())
  return { styleSheet, saveUsedRules: async () => writeRecords(file, salt, await styleSheet.listUsed()) }
}

/** Writes the published files that are not pages: the documents and the public folder. */
async function writeFiles(
  { documents, publicFolder, effort = 'smallest' }: MakeSiteOptions,
  build: Build,
): Promise<void> {
  for (const [file, text] of documents) await publishText(build, `${documentsPath}/${file}`, Buffer.from(text), 'quick')
  const names = await glob('**', { cwd: publicFolder, dot: true, ignore: ['content/**'] })
  const isStray = (name: string) => name.startsWith('media/') && !isPictureName(name)
  for (const name of names.filter((name) => !isStray(name)).sort()) {
    const bytes = readFileSync(path.join(publicFolder, name))
    if (isCompressible(name)) await publishText(build, name, bytes, effort)
    else build.output.write(name, bytes)
  }
}

/**
 * Refuses pages that refer to missing files. The content check covers references in the content; this covers all
 * others.
 * @throws PlainError that names the pages and the files
 */
function refuseMissingFiles(pages: readonly BuiltPage[], output: OutputFolder): void {
  const missing = pages.flatMap(({ page, files }) =>
    files.filter((file) => !output.has(file.slice(1))).map((file) => `${page} shows ${file}, which is not published.`),
  )
  if (missing.length > 0) throw new PlainError([...new Set(missing)].join('\n'))
}

/** Builds content pages, screens and all other files in parallel. If one of these fails, the others are aborted. */
async function buildFiles(options: MakeSiteOptions, build: Build) {
  const aborter = new AbortController()
  const steps = [
    makeContentPages(options, build, aborter.signal),
    makeScreenPages(options, build, aborter.signal),
    writeFiles(options, build),
  ] as const
  for (const work of steps) work.catch(() => aborter.abort())
  await Promise.allSettled(steps)
  const [content, screens] = await Promise.all(steps)
  const sumSizes = (scripts: readonly string[]) => scripts.reduce((sum, url) => sum + (screens.sizes.get(url) ?? 0), 0)
  const weigh = (pages: readonly BuiltPage[], isScreen: boolean): PageReport[] =>
    pages.map(({ page, bytes, scripts = [] }) => ({ page, isScreen, weight: { html: bytes, js: sumSizes(scripts) } }))
  return {
    pages: [...content.pages, ...screens.pages],
    rendered: [...content.rendered, ...screens.rendered],
    sizes: [...weigh(content.pages, false), ...weigh(screens.pages, true)].sort((a, b) => (a.page < b.page ? -1 : 1)),
  }
}

/** Writes the files of the parts of a preview, such as the editor. Returns the policy of each part's page, by file. */
async function writeParts({ parts }: MakeSiteOptions, output: OutputFolder): Promise<[page: string, policy: Policy][]> {
  const policies: [page: string, policy: Policy][] = []
  for (const [folder, makePart] of parts ?? []) {
    const { files, current, policy } = await makePart()
    const currentFiles = await Promise.all(
      [...(current ?? [])].map(async ([file, make]) => [file, await make()] as const),
    )
    for (const [file, bytes] of [...files, ...currentFiles]) output.write(`${folder}/${file}`, bytes)
    policies.push([`${folder}/${partPageFile}`, policy])
  }
  return policies
}

/** Writes what follows from the list of pages: the script and the parts of a preview, and the configuration of hosts. */
async function writePreviewAndHosting(
  options: MakeSiteOptions,
  pages: readonly BuiltPage[],
  output: OutputFolder,
): Promise<void> {
  const { preview, basePath } = options
  const files = pages.map(({ page }) => page)
  if (preview) output.write(previewScript, Buffer.from(await preview(listUrls(files, basePath))))
  const partPolicies = await writeParts(options, output)
  const policies = [...pages.map(({ page, policy }) => [page, policy] as const), ...partPolicies]
  const sent = new Map(policies.map(([page, policy]) => [page, formatHeaderPolicy(policy)]))
  const untyped = output.names.filter((name) => !isInternal(name) && getMediaType(name) === undefined)
  if (untyped.length > 0) throw new Error(`tools/hosting/media-types.ts has no media type for ${untyped.join(', ')}.`)
  for (const [name, text] of Object.entries(createHostingFiles(sent, basePath))) output.write(name, Buffer.from(text))
}

/**
 * Writes the report next to the published folder, and the times at which pages change.
 * @throws PlainError if a page is over its budget, after the report is written, because it shows by how much
 */
function writeReports({ published, siteUrl, moments }: MakeSiteOptions, sizes: PageReport[], workDone: WorkDone) {
  const allowance = siteUrl === undefined ? 0 : shareTagsAllowance
  const report = { pages: sizes, budgets: checkBudgets(sizes, allowance), workDone }
  const folder = `${published}-report`
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    path.join(folder, 'report.json'),
    `${JSON.stringify({ unit: 'bytes of brotli', ...report }, null, 2)}\n`,
  )
  const { errors } = report.budgets
  if (errors.length > 0) throw new PlainError(errors.join('\n'))
  const momentsFile = path.join(folder, 'moments.json')
  if (moments === undefined) rmSync(momentsFile, { force: true })
  else writeFileSync(momentsFile, moments)
  return report
}

export type BuiltSite = {
  summary: string
  digest: string
  /** Paths of the pages, QR codes and calendar files that this build rendered. */
  rendered: readonly string[]
}

/**
 * Builds the whole site and replaces the published folder: pages, screens, documents and pictures, their compressed
 * variants, and the configuration of hosts. The report is written next to the published folder.
 * @throws PlainError if a page refers to a missing file, a screen is over its budget, or a page has none
 * @throws Error if a page cannot be rendered
 */
export async function makeSite(options: MakeSiteOptions): Promise<BuiltSite> {
  const { published, cacheFolder } = options
  const store = new Store(path.join(cacheFolder, 'store'))
  const texts = new TextStore(store, path.join(cacheFolder, 'texts'))
  const output = new OutputFolder(published, path.join(cacheFolder, 'spare'))
  const { content: contentWithoutCards } = readDocumentsInMemory(options.documents, options.revisions)
  const [shares, { styleSheet, saveUsedRules }] = await Promise.all([
    publishShareCards(options, contentWithoutCards, store, output),
    readStyleSheet(options, store),
  ])
  const documents = readDocumentsInMemory(options.documents, options.revisions, shares)
  const { content } = documents
  const build = { content, shares, styleSheet, versionOf: createVersionLookup(documents), store, texts, output }
  const { pages, rendered, sizes } = await buildFiles(options, build)
  refuseMissingFiles(pages, output)
  await writePreviewAndHosting(options, pages, output)
  const workDone: WorkDone = { rendered: rendered.length, compressed: texts.compressed }
  const report = writeReports(options, sizes, workDone)
  const digest = output.publish()
  texts.save()
  await saveUsedRules()
  store.prune()
  return { summary: summarize(report), digest, rendered }
}
