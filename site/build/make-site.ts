import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashOf } from '../content-layer/hash.ts'
import { documentsPath } from '../content-layer/documents.ts'
import { bucketListFile } from '../hosting/bucket-list.ts'
import { compressible } from '../hosting/encodings.ts'
import { hostingFiles } from '../hosting/hosting-files.ts'
import type { PageScripts } from '../page-script/bundle.ts'
import { readDocumentsInMemory, type DocumentsInMemory } from '../render/documents-in-memory.ts'
import type { Site } from '../render/render-page.tsx'
import { createStyleSheet } from '../render/style-sheet.ts'
import { exceededBudgets } from './budgets.ts'
import { makePages, type MadePage, type MadeRecord } from './make-pages.ts'
import { OutputFolder } from './output-folder.ts'
import { readRecords, writeRecords } from './records.ts'
import { formatReport, summarize, type Made, type PageReport } from './report.ts'
import { makeScreens, type MadeScreen } from './screens.ts'
import { Store } from './store.ts'
import { keepText, TextStore, type Effort } from './text-forms.ts'
import { weigh } from './weigh.ts'

export type MakeSite = {
  /** The folder that is published. */
  published: string
  /** What is kept between builds of this target. */
  cacheFolder: string
  /** The published documents by file. */
  documents: ReadonlyMap<string, string>
  /** Files that are published as they are, pictures among them. */
  publicFolder: string
  scripts: PageScripts
  basePath: string
  /** Where calls go, when that is another origin. */
  apiOrigin: string
  /** Changes with all code that makes pages, and its libraries. */
  codeVersion: string
  /** Changes with what else screens are set up by. */
  screenSettings: string
  /** The Next project, and how it is built. */
  project: string
  runNext: (environment: Record<string, string>) => Promise<boolean>
  /** Compiles the style sheet of all content pages, if not as they are published. */
  compileStyles?: () => Promise<string>
  /** How much work goes into compressing pages, if not as much as there is. */
  effort?: Effort
}

/** The style sheet of all content pages. What compiles it is loaded only where the code has changed. */
async function readStyleSheet({ codeVersion, compileStyles }: MakeSite, store: Store): Promise<Site['styleSheet']> {
  const css = await store.get(`${codeVersion}-all.css`, async () => {
    const compile = compileStyles ?? (await import('../render/compile-styles.ts')).compileStyles
    return Buffer.from(await compile())
  })
  const keep = async (key: string, make: () => Promise<string>) =>
    (await store.get(`${codeVersion}-${key}.css`, async () => Buffer.from(await make()))).toString()
  return createStyleSheet(css.toString(), keep)
}

/** Published files that are not pages: the documents, and what lies in the public folder. */
async function writeFiles(
  { documents, publicFolder, effort = 'smallest' }: MakeSite,
  texts: TextStore,
  output: OutputFolder,
): Promise<void> {
  const write = async (name: string, bytes: Buffer, effort: Effort) => {
    await keepText(texts, bytes, effort, (text) => output.writeText(name, text, () => texts.read(text)))
  }
  for (const [file, text] of documents) await write(`${documentsPath}/${file}`, Buffer.from(text), 'quick')
  for (const name of (await glob('**', { cwd: publicFolder, dot: true, ignore: ['content/**'] })).sort()) {
    const bytes = readFileSync(path.join(publicFolder, name))
    if (compressible.test(name)) await write(name, bytes, effort)
    else output.write(name, bytes)
  }
}

/**
 * A page must not show what is not there: the content check has seen to it for the content, and this for everything
 * else.
 */
function refuseMissingFiles(pages: readonly MadePage[], output: OutputFolder): void {
  const missing = pages.flatMap(({ page, files }) =>
    files.filter((file) => !output.has(file.slice(1))).map((file) => `${page} shows ${file}, which is not published.`),
  )
  if (missing.length > 0) throw new Error([...new Set(missing)].join('\n'))
}

function reportPages(
  pages: readonly MadePage[],
  screens: readonly MadeScreen[],
  sizeOf: (address: string) => number,
): PageReport[] {
  const ofPages = pages.map(({ page, bytes }): PageReport => ({
    page,
    isScreen: false,
    weight: { html: bytes, css: 0, js: 0 },
  }))
  const ofScreens = screens.map(({ page, bytes, loads }): PageReport => ({
    page,
    isScreen: true,
    weight: weigh(bytes, loads, sizeOf),
  }))
  return [...ofPages, ...ofScreens].sort((a, b) => (a.page < b.page ? -1 : 1))
}

/** What one build reads from, keeps in, and writes to. */
type Build = { documents: DocumentsInMemory; store: Store; texts: TextStore; output: OutputFolder }

/** Every content page and QR code, from the store or made anew. */
async function makeContentPages(
  options: MakeSite,
  { documents: { content, versionOf }, store, texts, output }: Build,
  signal: AbortSignal,
) {
  const { scripts, basePath, codeVersion, cacheFolder } = options
  const recordsFile = path.join(cacheFolder, 'pages')
  const salt = hashOf(codeVersion, basePath, JSON.stringify(scripts))
  const known = readRecords<MadeRecord>(recordsFile, salt)
  const site = { content, scripts, basePath, styleSheet: await readStyleSheet(options, store) }
  const { records, ...made } = await makePages({
    site,
    versionOf,
    known,
    texts,
    output,
    effort: options.effort ?? 'smallest',
    signal,
  })
  writeRecords(recordsFile, salt, records)
  return made
}

function makeScreenPages(options: MakeSite, { documents: { versionOf }, texts, output }: Build) {
  const { scripts, basePath, apiOrigin, codeVersion, screenSettings, cacheFolder, project, runNext } = options
  return makeScreens({
    version: hashOf(codeVersion, basePath, apiOrigin, screenSettings, JSON.stringify(scripts)),
    versionOf,
    recordsFile: path.join(cacheFolder, 'screens'),
    texts,
    output,
    effort: options.effort ?? 'smallest',
    project,
    runNext,
    connect: ["'self'", ...(apiOrigin === '' ? [] : [apiOrigin])],
  })
}

/**
 * Pages and screens side by side, as Next is a process of its own. It is waited for whatever becomes of the pages;
 * where it failed, they are given up.
 */
async function makeAllPages(options: MakeSite, build: Build) {
  const givenUp = new AbortController()
  const giveUp = () => givenUp.abort()
  const makingPages = makeContentPages(options, build, givenUp.signal)
  const makingScreens = makeScreenPages(options, build)
  void makingScreens.then((made) => made ?? giveUp(), giveUp)
  await Promise.allSettled([makingScreens, makingPages])
  const screens = await makingScreens
  return screens && { screens, ...(await makingPages) }
}

export type MadeSite = { summary: string; digest: string }

/**
 * Makes the whole site and puts it in the place of what was published: pages, screens, documents and pictures, their
 * compressed forms, and the settings of hosts. Beside the published folder it leaves the report. Undefined where Next
 * failed, which has said why.
 * @throws Error where a page cannot be made, shows what is not there, or is heavier than its budget
 */
export async function makeSite(options: MakeSite): Promise<MadeSite | undefined> {
  const { published, cacheFolder, basePath } = options
  const store = new Store(path.join(cacheFolder, 'store'))
  const texts = new TextStore(store, path.join(cacheFolder, 'texts'))
  const output = new OutputFolder(published, path.join(cacheFolder, 'spare'))
  const documents = readDocumentsInMemory(options.documents)
  const all = await makeAllPages(options, { documents, store, texts, output })
  if (!all) return undefined
  const { screens, pages, rendered } = all
  await writeFiles(options, texts, output)
  refuseMissingFiles(pages, output)
  const policies = new Map([...pages, ...screens.screens].map(({ page, policy }) => [page, policy]))
  for (const [name, text] of Object.entries(hostingFiles(policies, basePath))) output.write(name, Buffer.from(text))
  const made: Made = { rendered, compressed: texts.made, screens: screens.isAnew }
  const weighed = reportPages(
    pages,
    screens.screens,
    (address) => screens.sizes.get(address.slice(basePath.length + 1)) ?? 0,
  )
  const report = { pages: weighed, exceededBudgets: exceededBudgets(weighed), made }
  const reportFolder = `${published}-report`
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(path.join(reportFolder, 'report.json'), formatReport(report))
  if (report.exceededBudgets.length > 0) throw new Error(report.exceededBudgets.join('\n'))
  // No host needs to read it, so it lies beside the folder. Below a path of somebody else's host there is no bucket.
  if (basePath === '') writeFileSync(path.join(reportFolder, 's3-objects.json'), bucketListFile(output.names))
  const digest = output.publish()
  texts.save()
  store.prune()
  return { summary: summarize(report), digest }
}
