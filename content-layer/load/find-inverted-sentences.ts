/*
 * Finds sentences of changed files that invert their published version, or that of the previous month.
 */

import { noField, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import { checkInvertedSentences } from '../rules/edits/inverted-sentences.ts'
import type { Published } from './read-context.ts'

/** Finds the same campaign in the latest previous month, which most new pages are copied from. */
function previousVersion(file: ContentFile, files: readonly ContentFile[]): ContentFile | undefined {
  if (file.role !== 'campaign') return undefined
  return files
    .filter((other) => other.role === 'campaign' && other.id === file.id && other.month < file.month)
    .sort((a, b) => (a.path < b.path ? 1 : -1))[0]
}

/**
 * Returns the field of the last text that starts on or before a line; `noField` if there is none, and for a body's own text.
 */
function fieldAt(line: number, texts: readonly Reference[]): string {
  const inOrder = texts.toSorted((one, other) => one.line - other.line)
  return inOrder.findLast((text) => text.line <= line)?.field ?? noField
}

/** A text before a change, and the path of its file if that is another one; '' if it is the same. */
type TextBefore = { text: string; otherFile: string }

/**
 * Returns the text that a changed file is compared with: its published one, or for a new campaign that of its previous
 * month. Undefined if the file is unchanged or there is none.
 */
function textBefore(
  file: ContentFile,
  published: Published,
  folder: ContentFolder,
  files: readonly ContentFile[],
): TextBefore | undefined {
  if (!published.has(file.path)) return undefined
  const text = published.get(file.path)
  if (text !== undefined) return { text, otherFile: '' }
  const previous = previousVersion(file, files)
  return previous && { text: readText(folder, previous.path).text, otherFile: previous.path }
}

/** Finds sentences that invert their published version. `textsOf` returns the texts of a file's fields. */
export function findInvertedSentences(
  published: Published | undefined,
  folder: ContentFolder,
  files: readonly ContentFile[],
  textsOf: (file: string) => readonly Reference[],
): Diagnostic[] {
  if (!published) return []
  return files.flatMap((file): Diagnostic[] => {
    if (file.role === 'image' || file.role === 'plan' || file.role === 'words') return []
    const before = textBefore(file, published, folder, files)
    if (!before) return []
    const after = readText(folder, file.path).text
    const inverted = checkInvertedSentences(file.path, before.text, after, before.otherFile)
    const texts = inverted.length > 0 ? textsOf(file.path) : []
    return inverted.map((diagnostic) => ({ ...diagnostic, field: fieldAt(diagnostic.line, texts) }))
  })
}
