import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { Policy } from '#site/render/content-policy.ts'
import type { PartName } from '#site/documents/content-reader.ts'
import type { OutputFolder } from './output-folder.ts'
import { changedParts, withVersions, type Parts, type VersionOf } from './parts.ts'
import { readRecords, writeRecords } from './records.ts'
import { addScreenPolicy } from './screen-policy.ts'
import { keepText, transferSize, type Effort, type TextStore } from './text-forms.ts'
import type { Loads } from './weigh.ts'

/** A file of Next's export: a page with its policy and the files it loads, or a script or style sheet. */
type ExportedFile = { file: string; text: string; page?: { policy: Policy; loads: Loads } }

/** The last export: the content parts it was made from, and its files. */
type ExportRecord = { key: 'screens'; parts: Parts; files: ExportedFile[] }

export type MadeScreen = { page: string; bytes: number; policy: Policy; loads: Loads }

type Options = {
  /** Changes with the code of the screens and everything that configures them. */
  version: string
  versionOf: VersionOf
  recordsFile: string
  texts: TextStore
  output: OutputFolder
  effort: Effort
  /** The Next project. */
  project: string
  /** Runs Next with additional environment variables. Returns false if it failed, with the reason printed. */
  runNext: (environment: Record<string, string>) => Promise<boolean>
  /** Completes a page's HTML, of which only the policy is missing. */
  finish: (html: string) => string
  /** Where API calls go. */
  connect: readonly string[]
}

/** Exported files that are not screens: Next's own not-found page. */
const notScreens = ['404.html', '404/**', '_not-found.html', '_not-found/**']

/**
 * The exported files that pages need. Next's data for client-side navigation is omitted: every page is loaded in full,
 * with its own policy.
 */
async function listExport(folder: string, buildId: string): Promise<string[]> {
  return (
    await glob(['**/*.html', '_next/static/**'], { cwd: folder, ignore: [...notScreens, `_next/static/${buildId}/**`] })
  ).sort()
}

async function readExport({ project, texts, connect, version, effort, finish }: Options): Promise<ExportedFile[]> {
  const folder = path.join(project, 'out')
  const files: ExportedFile[] = []
  for (const file of await listExport(folder, version)) {
    const bytes = readFileSync(path.join(folder, file))
    const page = file.endsWith('.html') ? addScreenPolicy(file, finish(bytes.toString()), connect) : undefined
    const plain = page ? Buffer.from(page.html) : bytes
    const { key } = await keepText(texts, plain, effort, (text) => texts.read(text) !== undefined)
    files.push({ file, text: key, ...(page && { page: { policy: page.policy, loads: page.loads } }) })
  }
  return files
}

async function exportScreens(options: Options): Promise<ExportRecord | undefined> {
  const { project, runNext, versionOf, version, recordsFile } = options
  const partsFile = `${recordsFile}.read`
  mkdirSync(path.dirname(partsFile), { recursive: true })
  for (const left of [partsFile, path.join(project, 'out')]) rmSync(left, { recursive: true, force: true })
  if (!(await runNext({ CONTENT_PARTS_FILE: partsFile, BUILD_ID: version }))) return undefined
  const read = new Set(readFileSync(partsFile, 'utf8').trim().split('\n')) as Set<PartName>
  return { key: 'screens', parts: await withVersions(read, versionOf), files: await readExport(options) }
}

/** The last export, if none of its inputs has changed. */
async function findExport({ recordsFile, version, versionOf }: Options): Promise<ExportRecord | undefined> {
  const record = readRecords<ExportRecord>(recordsFile, version).get('screens')
  return record && (await changedParts(record.parts, versionOf)).length === 0 ? record : undefined
}

/** The screens' pages, and the transfer size in bytes of each exported file, by name. */
type Written = { screens: MadeScreen[]; sizes: ReadonlyMap<string, number> }

/** The screens, and whether Next made them in this build. */
type MadeScreens = Written & { isRebuilt: boolean }

/** Writes an export to the output. Returns undefined, having written nothing, if part of it is no longer stored. */
function writeExport({ files }: ExportRecord, { texts, output }: Options): Written | undefined {
  const stored = files.map(({ file, text, page }) => ({ file, page, text: texts.find(text) }))
  const bytes = new Map(stored.map(({ file, text }) => [file, text && texts.read(text)]))
  const lost = stored.filter(({ file }) => bytes.get(file) === undefined)
  for (const { text } of lost) if (text) texts.forget(text)
  if (lost.length > 0) return undefined
  const sizes = new Map(stored.map(({ file, text }) => [file, text ? transferSize(text) : 0]))
  for (const { file, text } of stored) if (text) output.writeText(file, text, () => bytes.get(file))
  const screens = stored.flatMap(({ file, page }) =>
    page ? [{ page: file, bytes: sizes.get(file) ?? 0, ...page }] : [],
  )
  return { screens, sizes }
}

/**
 * Writes the screens' pages, scripts and style sheets to the output, from the store or exported by Next if their code
 * or content has changed. Returns undefined if Next failed.
 * @throws Error if the store loses what is written to it
 */
export async function makeScreens(options: Options): Promise<MadeScreens | undefined> {
  const known = await findExport(options)
  const kept = known && writeExport(known, options)
  if (kept) return { ...kept, isRebuilt: false }
  const record = await exportScreens(options)
  if (!record) return undefined
  writeRecords(options.recordsFile, options.version, [record])
  const written = writeExport(record, options)
  if (!written) throw new Error('The cache does not keep what is written to it.')
  return { ...written, isRebuilt: true }
}
