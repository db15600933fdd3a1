import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Warning } from '#content-layer/diagnostics/diagnostic.ts'
import { once } from '#tools/shared/once.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { ContentCache } from '#tools/content/content-cache.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

import { phrasesFile } from './test-phrases.ts'
import { filesIn, readFiles } from '../read-files.ts'

/** The folder of the small fixture content. */
export const smallContentFolder = path.resolve(import.meta.dirname, '..', '..', 'fixtures', 'small-content')
const monthFolder = 'campaigns/202302-1/'

/** The target of a symbolic link. */
export type LinkTo = { linkTo: string }

/** A pipe without a writer. */
export type Pipe = { pipe: true }

/** A change to a file: new text or bytes, an edit of its text, a symbolic link, a pipe, or null to delete it. */
export type Change = string | Uint8Array | Edit | CopyOf | LinkTo | Pipe | null

/** An edit of a text. */
export type Edit = (text: string) => string

/** A new file with the text of another, edited. */
export type CopyOf = { copyOf: string; edits: readonly Edit[] }

/** Changes by path below the content folder. A path that starts with `./` is relative to the fixture's month. */
export type Changes = Readonly<Record<string, Change>>

/** Content with one mistake and all diagnostics expected for it, each `path:line:column field kind`. */
export type Case = { title: string; changes: Changes; diagnostics: readonly string[] }

/** Returns an edit that replaces the text, which must occur exactly once. */
export function replaceOnce(from: string, to: string): Edit {
  return (text) => {
    if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand exactly once in the fixture`)
    return text.replace(from, () => to)
  }
}

/** Returns an edit that appends text. */
export function append(addition: string): Edit {
  return (text) => text + addition
}

/** Returns an edit that applies these, one after the other. */
export function compose(...edits: readonly Edit[]): Edit {
  return (text) => edits.reduce((done, edit) => edit(done), text)
}

/** Returns changes of the fixture's first campaign. */
export function noodles(...edits: readonly Edit[]): Changes {
  return { './noodles.mdx': compose(...edits) }
}

/** A campaign's fields and body, as the file has them. */
const campaignParts = /^---\n([^]*?\n)---\n([^]*)$/

/** Returns an edit that changes only the fields at the top of a campaign's file. */
export function inFields(edit: Edit): Edit {
  return (text) => text.replace(campaignParts, (_, fields: string, body: string) => `---\n${edit(fields)}---\n${body}`)
}

/** Changes the fields of the campaign of a restaurant. */
export const editCampaign = (edit: Edit): Changes => ({ './noodles.mdx': inFields(edit) })

/** Changes the fields of the campaign of a shop. */
export const editShop = (edit: Edit): Changes => ({ './shop.mdx': inFields(edit) })

/** Changes the file of the month. */
export const editMonth = (change: Change): Changes => ({ './month.yaml': change })

/** Returns an edit that changes only a campaign's body. */
export function inBody(edit: Edit): Edit {
  return (text) => text.replace(campaignParts, (_, fields: string, body: string) => `---\n${fields}---\n${edit(body)}`)
}

/** The fixture, with the words that pages do not use. */
const readFixture = once(async () => {
  const files = [...(await filesIn(smallContentFolder))].map(([file, bytes]): [string, string] => [
    file,
    bytes.toString('utf8'),
  ])
  return new Map([...files, ['words.yaml', await readFile(phrasesFile, 'utf8')]])
})

/** Content of a fixture file after a change. */
type FileContent = Exclude<Change, null | Edit | CopyOf>

async function readAfter(changes: Changes): Promise<Map<string, FileContent>> {
  const contents = new Map<string, FileContent>(await readFixture())
  for (const [short, change] of Object.entries(changes)) {
    const name = short.replace(/^\.\//, monthFolder)
    const before = contents.get(name)
    if (change === null) contents.delete(name)
    else if (typeof change === 'object' && 'copyOf' in change) {
      const source = (await readFixture()).get(change.copyOf.replace(/^\.\//, monthFolder)) ?? ''
      contents.set(name, compose(...change.edits)(source))
    } else contents.set(name, typeof change === 'function' ? change(typeof before === 'string' ? before : '') : change)
  }
  return contents
}

async function apply(root: string, changes: Changes): Promise<void> {
  for (const [name, content] of await readAfter(changes)) {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    if (typeof content === 'object' && 'linkTo' in content) await symlink(content.linkTo, file)
    else if (typeof content === 'object' && 'pipe' in content) execFileSync('mkfifo', [file])
    else await writeFile(file, content)
  }
}

/** Returns the texts of the fixture's files after the changes. */
export async function textsAfter(changes: Changes): Promise<Map<string, string>> {
  return new Map(
    [...(await readAfter(changes))].flatMap(([name, content]) =>
      typeof content === 'string' ? [[name, content]] : [],
    ),
  )
}

/** Returns a file of the unchanged fixture. */
export async function textBefore(file: string): Promise<string | undefined> {
  return (await readFixture()).get(file)
}

/** Calls `work` with a temporary folder of the small fixture content after the changes, and removes it afterwards. */
export async function withContent<T>(changes: Changes, work: (root: string) => T | Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'))
  try {
    const root = path.join(folder, 'content')
    await apply(root, changes)
    return await work(root)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const encoder = new TextEncoder()

/** Returns the bytes of files, or nothing where something among them is not a file. */
function encodeFiles(contents: ReadonlyMap<string, FileContent>): Map<string, Uint8Array> | undefined {
  const files = new Map<string, Uint8Array>()
  for (const [name, content] of contents) {
    if (typeof content === 'string') files.set(name, encoder.encode(content))
    else if (content instanceof Uint8Array) files.set(name, content)
    else return undefined
  }
  return files
}

/** The cached results of the unchanged fixture. */
const readUnchanged = once(async () => {
  const cache = ContentCache.empty()
  await readFiles(encodeFiles(await readAfter({})) ?? new Map(), cache)
  return cache
})

function describeWarning({ file, field, kind }: Warning): string {
  return `${kind} ${file} ${field}`
}

/** The warnings about the unchanged fixture: it is minimal, so it repeats its one image and its texts. */
const baselineWarnings = once(async () => new Set((await readChanged({})).warnings.map(describeWarning)))

/** Returns the diagnostics of the fixture after the changes, without those of the unchanged fixture. */
export async function newDiagnosticsAfter(changes: Changes): Promise<Warning[]> {
  const { diagnostics, warnings } = await readChanged(changes)
  const baseline = await baselineWarnings()
  return [...diagnostics, ...warnings.filter((warning) => !baseline.has(describeWarning(warning)))]
}

/**
 * Reads the small fixture content after the changes, in memory; on a disk where a link or a pipe is among them. Unchanged
 * files are read only once.
 */
export async function readChanged(changes: Changes): Promise<Content> {
  const cache = (await readUnchanged()).next()
  const files = encodeFiles(await readAfter(changes))
  return files
    ? readFiles(files, cache, { guard: unguarded })
    : withContent(changes, (root) => readContentFolder(root, cache))
}

/**
 * Formats a diagnostic as the tables of cases write it: `path:line:column field kind`, and a warning's reason in
 * brackets.
 */
export function showDiagnostic({ file, line, column, field, kind, reason }: Warning): string {
  const short = file.replace('content/', '').replace(monthFolder, './')
  return `${short}:${line}:${column} ${field} ${kind}${reason === undefined ? '' : ` [${reason}]`}`
}
