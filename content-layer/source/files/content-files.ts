/*
 * Lists the files of the content folder and reads their texts; anything unexpected is a diagnostic.
 */

import { findInvisible } from '#domain/text/invisible-characters.ts'
import { monthId } from '#schemas/ids.ts'

import type { ContentFolder, FolderEntry } from './content-folder.ts'
import { diagnosticIn, type Diagnostic, type Position, type Problem } from '../../diagnostics/diagnostic.ts'
import { positionAt } from '../../common/position-at.ts'
import { textLimits } from '../../common/text-limits.ts'
import { type ContentFile, classifyFile } from './classify-file.ts'

/** The marketers' guides are in the content folder. */
const guides: ReadonlySet<string> = new Set(['README.md', 'RULES.md'])

/** Prefix of temporary folders. A killed process may leave one behind. */
export const unfinishedPrefix = '.unfinished-'

/** Written by operating systems, or to preserve an empty folder in Git. */
const ignoredNames: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', '.gitkeep', '.keep'])

/**
 * Returns the maximum size in bytes of a file with this name. Pictures have their own limits, so that references to
 * large ones are not reported as missing.
 */
function getMaxSize(file: string): number {
  const { mdxBytes, yamlBytes, sheetBytes } = textLimits
  if (file.endsWith('.csv')) return sheetBytes
  if (file.endsWith('.mdx')) return yamlBytes + mdxBytes
  return file.endsWith('.yaml') ? yamlBytes : Infinity
}

function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The files of a folder, and the diagnostics of everything else in it. */
type Listing = { files: ContentFile[]; diagnostics: Diagnostic[] }

/**
 * Lists all files below the content folder, by path. A link, an oversized file and a file in an unknown location result
 * in diagnostics.
 */
export function listContentFiles(content: ContentFolder): Listing {
  const files: ContentFile[] = []
  const diagnostics: Diagnostic[] = []
  const report = (file: string, problem: Problem) => diagnostics.push(diagnosticIn(file, problem))

  function visit(folder: string): void {
    for (const entry of [...content.list(folder)].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`
      try {
        visitEntry(file, entry)
      } catch (error) {
        report(file, { kind: 'unreadable', details: { reason: describeError(error) } })
      }
    }
  }

  function visitEntry(file: string, { name, kind }: FolderEntry): void {
    if (kind === 'link') report(file, { kind: 'symlink' })
    else if (kind === 'folder') visitFolder(file, name)
    else if (kind === 'other') report(file, { kind: 'not-a-file' })
    else if (!ignoredNames.has(name) && !guides.has(file)) addFile(file)
  }

  function visitFolder(folder: string, name: string): void {
    // Temporary folder that `npm run new` is about to rename, or left behind when it was killed.
    if (name.startsWith(unfinishedPrefix)) return
    const [first, month, ...deeper] = folder.split('/')
    const isMonth = first === 'campaigns' && month !== undefined && deeper.length === 0
    if (isMonth && !monthId.safeParse(month).success) report(folder, { kind: 'bad-month-folder' })
    else visit(folder)
  }

  function addFile(file: string): void {
    const classified = classifyFile(file)
    if (!('role' in classified)) return void report(file, classified)
    const size = content.sizeOf(file)
    const limit = getMaxSize(file)
    if (size <= limit) files.push(classified)
    else report(file, { kind: 'too-large', details: { size: Math.ceil(size / 1024), limit: limit / 1024 } })
  }

  try {
    visit('')
  } catch (error) {
    report('.', { kind: 'unreadable', details: { reason: describeError(error) } })
  }
  return { files, diagnostics }
}

/** Reads the bytes of a file, or the reason why it cannot be read. */
export function readBytes(content: ContentFolder, file: string): Uint8Array | string {
  try {
    return content.read(file, getMaxSize(file))
  } catch (error) {
    return describeError(error)
  }
}

/** A text, or the diagnostics of a file without a readable one. */
type ReadText = { text: string; diagnostics: Diagnostic[] }

/** Decoded texts by their bytes, because the same files are read repeatedly during editing. */
const cache = new WeakMap<Uint8Array, ReadText>()

/** Reads the text of a file without byte order mark and with LF line endings, and its diagnostics. */
export function readText(content: ContentFolder, file: string): ReadText {
  try {
    const bytes = content.read(file, getMaxSize(file))
    const read = cache.get(bytes) ?? decode(file, bytes)
    cache.set(bytes, read)
    return read
  } catch (error) {
    const problem = { kind: 'unreadable', details: { reason: describeError(error) } } as const
    return { text: '', diagnostics: [diagnosticIn(file, problem)] }
  }
}

/** A line that Git writes at a conflict of two changes: `<<<<<<< HEAD`, `=======`, `>>>>>>> branch`. */
const conflictMarker = /^(?:(?:<{7}|>{7})(?: |\r?$)|={7}\r?$)/

/** Returns the index of the first line that is a conflict marker; -1 if there is none. */
export function findConflict(text: string): number {
  return text.split('\n').findIndex((line) => conflictMarker.test(line))
}

function decode(file: string, bytes: Uint8Array): ReadText {
  const refuse = (problem: Problem, position?: Position): ReadText => ({
    text: '',
    diagnostics: [diagnosticIn(file, problem, position)],
  })
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n')
    const conflict = findConflict(text)
    if (conflict >= 0) return refuse({ kind: 'conflict-marks' }, { line: conflict + 1, column: 1 })
    // Neither an editor nor the page would show it.
    const invisible = findInvisible(text)
    if (!invisible) return { text, diagnostics: [] }
    const problem = { kind: 'control-character', details: { code: invisible.code } } as const
    return refuse(problem, positionAt(text, invisible.index))
  } catch (error) {
    if (error instanceof TypeError) return refuse({ kind: 'not-utf8' })
    throw error
  }
}
