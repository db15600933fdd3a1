import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'

import { hashOf } from '../content-layer/hash.ts'
import { errorStatuses } from '../error-statuses.ts'
import { hostingFiles } from '../hosting/hosting-files.ts'
import type { PageScripts } from '../page-script/bundle.ts'
import { speculationRules } from '../page-script/speculation-rules.ts'
import { exceededBudgets } from './budgets.ts'
import { compressFolder } from './compress.ts'
import { finishPages } from './finish-pages.ts'
import { readNextBuild } from './next-build.ts'
import { formatReport, summarize } from './report.ts'
import { Store } from './store.ts'

/** Changes with the code of this folder and the versions of its libraries. */
async function codeVersion(lockfile: string): Promise<string> {
  const names = (await glob('*.ts', { cwd: import.meta.dirname })).sort()
  const texts = await Promise.all(names.map((name) => readFile(path.join(import.meta.dirname, name))))
  return hashOf(...texts, await readFile(lockfile))
}

/** Error pages answer to no address of their own, so their folders go. */
async function moveErrorPages(folder: string): Promise<void> {
  for (const status of errorStatuses) await rename(path.join(folder, 'errors', status, 'index.html'), path.join(folder, 'errors', `${status}.html`))
  const left = [...errorStatuses.map((status) => `errors/${status}`), '404', '_not-found', '_not-found.html']
  for (const name of left) await rm(path.join(folder, name), { recursive: true, force: true })
}

/** Next's data for changing to a page without loading it: with that gone, the browser loads the page, its scripts run, and its policy holds. */
async function dropFlightFiles(folder: string): Promise<void> {
  const names = await glob(['**/index.txt', '**/__next.*.txt', '_not-found.txt', 'errors/*.txt'], { cwd: folder })
  for (const name of names) await rm(path.join(folder, name))
}

/** Lists for another router of Next's, which no page asks for. Hosts would keep them for ever, but their names do not change with them. */
async function dropBuildLists(folder: string, nextFolder: string): Promise<void> {
  const build = (await readFile(path.join(nextFolder, 'BUILD_ID'), 'utf8')).trim()
  for (const place of ['_next', '_next/static']) await rm(path.join(folder, place, build), { recursive: true, force: true })
}

/** One rename at the end, so that nobody is ever served a half-written folder: on another disk, of a copy beside the old one. */
async function swap(made: string, published: string): Promise<void> {
  const [old, next] = [`${published}.old`, `${published}.new`]
  for (const left of [old, next]) await rm(left, { recursive: true, force: true })
  await mkdir(path.dirname(published), { recursive: true })
  await rename(made, next).catch(() => cp(made, next, { recursive: true }))
  await rename(published, old).catch(() => undefined)
  await rename(next, published)
  await rm(old, { recursive: true, force: true })
}

type Options = {
  exported: string
  published: string
  /** Next's build folder and the package it came from. */
  nextFolder: string
  nextPackage: string
  scripts: PageScripts
  /** Where calls go, when that is another origin. */
  apiOrigin: string
  storeFolder: string
  /** The versions of all libraries. */
  lockfile: string
}

/**
 * Turns Next's export into what is published: finished pages, error pages in their place, compressed files, and the
 * settings of hosts beside them. Beside the published folder it leaves the report. Returns what a person should read.
 * @throws Error where a page is heavier than its budget, or is of a form that the finishing does not know
 */
export async function finishExport({ exported, published, nextFolder, nextPackage, scripts, apiOrigin, storeFolder, lockfile }: Options): Promise<string> {
  await moveErrorPages(exported)
  await dropFlightFiles(exported)
  await dropBuildLists(exported, nextFolder)
  const store = new Store(storeFolder)
  const report = `${published}-report`
  const build = await readNextBuild(nextFolder, nextPackage)
  const { pages, policies } = await finishPages({
    folder: exported,
    exportedFolder: path.join(report, 'exported'),
    build,
    scripts: { ...scripts, speculationRules },
    connect: ["'self'", ...(apiOrigin === '' ? [] : [new URL(apiOrigin).origin])],
    store,
    codeVersion: await codeVersion(lockfile),
  })
  const tooHeavy = exceededBudgets(pages)
  if (tooHeavy.length === 0) await compressFolder(exported, store)
  for (const [name, text] of Object.entries(hostingFiles(policies, build.basePath))) await writeFile(path.join(exported, name), text)
  await writeFile(path.join(report, 'report.json'), formatReport({ pages, exceededBudgets: tooHeavy, made: store.made }))
  if (tooHeavy.length > 0) throw new Error(tooHeavy.join('\n'))
  await store.prune()
  await swap(exported, published)
  return summarize(pages)
}
