import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { glob } from 'tinyglobby'

import type { Policy } from '../render/content-policy.ts'
import type { PartName } from '../render/content-reader.ts'
import type { OutputFolder } from './output-folder.ts'
import { areCurrent, readRecords, withVersions, writeRecords, type Parts, type VersionOf } from './page-records.ts'
import { addScreenPolicy } from './screen-policy.ts'
import { sentBytes, type TextStore } from './text-forms.ts'
import type { Loads } from './weigh.ts'

/** A file of Next's export: a page with what its policy is and what it loads, or a script or style sheet. */
type ExportedFile = { file: string; text: string; page?: { policy: Policy; loads: Loads } }

/** Next's export as it was made last: from which parts of the content, and its files. */
type ExportRecord = { address: 'screens'; parts: Parts; files: ExportedFile[] }

export type MadeScreen = { page: string; bytes: number; policy: Policy; loads: Loads }

type Options = {
  /** Changes with the code of screens and everything that they are set up by. */
  version: string
  versionOf: VersionOf
  recordsFile: string
  texts: TextStore
  output: OutputFolder
  /** The Next project. */
  project: string
  /** Runs Next with these further words in its environment. False where that failed, with the reason printed. */
  runNext: (environment: Record<string, string>) => Promise<boolean>
  /** Where calls go. */
  connect: readonly string[]
}

/** What of an export is not a screen: Next's own page for what is not there. */
const notScreens = ['404.html', '404/**', '_not-found.html', '_not-found/**']

/** The files of an export that pages need. Data for changing to a page without loading it and lists for other routers stay behind: each page is loaded for real, with its policy. */
async function listExport(folder: string, buildId: string): Promise<string[]> {
  return (await glob(['**/*.html', '_next/static/**'], { cwd: folder, ignore: [...notScreens, `_next/static/${buildId}/**`] })).sort()
}

async function readExport({ project, texts, connect, version }: Options): Promise<ExportedFile[]> {
  const folder = path.join(project, 'out')
  const files: ExportedFile[] = []
  for (const file of await listExport(folder, version)) {
    const bytes = readFileSync(path.join(folder, file))
    const page = file.endsWith('.html') ? addScreenPolicy(file, bytes.toString(), connect) : undefined
    const { key } = await texts.formsOf(page ? Buffer.from(page.html) : bytes, 'smallest')
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
  return { address: 'screens', parts: await withVersions(read, versionOf), files: await readExport(options) }
}

/** The last export, where nothing that it was made from has changed and all of it is still there. */
async function findExport({ recordsFile, version, versionOf, texts }: Options): Promise<ExportRecord | undefined> {
  const record = readRecords<ExportRecord>(recordsFile, version).get('screens')
  if (!record || !(await areCurrent(record.parts, versionOf))) return undefined
  return record.files.every(({ text }) => texts.find(text)) ? record : undefined
}

/**
 * Writes the screens' pages, scripts and style sheets into the output: as they are kept, or made by Next where their code
 * or what they read has changed. Undefined where Next failed.
 */
export async function makeScreens(options: Options): Promise<{ screens: MadeScreen[]; isAnew: boolean } | undefined> {
  const { recordsFile, version, texts, output } = options
  const known = await findExport(options)
  const record = known ?? (await exportScreens(options))
  if (!record) return undefined
  if (!known) writeRecords(recordsFile, version, [record])
  const screens: MadeScreen[] = []
  for (const { file, text, page } of record.files) {
    const forms = texts.find(text)
    if (!forms) throw new Error(`the cache does not keep what is written to it (${file})`)
    output.writeForms(file, forms)
    if (page) screens.push({ page: file, bytes: sentBytes(forms), ...page })
  }
  return { screens, isAnew: !known }
}
