import { annotation as noteSchema } from '#schemas/files/annotation.ts'

import { noPhrases } from '../common/phrase-lists.ts'
import { diagnosticIn, noField, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedEntry } from '../entries/entries.ts'
import type { SharedText, SharedTexts } from '../entries/shared-text.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import { guardParsing, unguarded } from '../source/guard-parsing.ts'
import type { TextReadContext } from './read-context.ts'
import { checkYaml, type CheckOptions } from './read-yaml.ts'
import type { ReadPhrases } from './read-settings.ts'

/** The file of a shared note, or of a shared part of a body. */
export type SharedFile = Extract<ContentFile, { role: 'shared' }>

/** Reads the file of a shared note, such as `annotations/points-expiry.yaml`. */
export function readNote({ path: file, name }: SharedFile, text: string, options: CheckOptions): SharedEntry {
  const { data, diagnostics, removed, yaml } = checkYaml(file, text, noteSchema, undefined, options)
  const position = { field: 'detail', ...yaml.positionOf(['detail']) }
  return {
    ...(data && { text: { name, file, position, diagnostics, note: data } }),
    images: [],
    diagnostics,
    removed,
  }
}

/** Position of a part of a body, which has no fields. */
const startOfPiece = { field: noField, line: 1, column: 1 }

/** Creates a shared text with this source, which may differ from that of the content. */
export function readSharedText(file: SharedFile, source: string): SharedText | undefined {
  const { name, path, kind } = file
  if (kind === 'note') return readNote(file, source, { guard: unguarded, phrases: noPhrases }).text
  return { name, file: path, position: startOfPiece, diagnostics: [], source }
}

/** Reads a part of a body by itself, without its context and the facts of its users. */
function readPiece(file: string, text: string, texts: SharedTexts, { guard, phrases }: CheckOptions): SharedEntry {
  const read = (): SharedEntry => {
    const mdx = parseMdx(file, text, undefined, { vocabulary: phrases, shared: texts, isAlone: true })
    const blocks = checkBlocks(file, mdx, undefined)
    const diagnostics = [...findReviewMarks(file, text), ...mdx.diagnostics, ...blocks.diagnostics]
    const isEmpty = mdx.body.length === 0 && diagnostics.length === 0
    return {
      images: blocks.references.flatMap(({ images }) => images),
      // Texts that are used in this one report their own diagnostics.
      diagnostics: isEmpty
        ? [diagnosticIn(file, { kind: 'body-empty' })]
        : diagnostics.filter((diagnostic) => diagnostic.file === file),
    }
  }
  const refuse = (diagnostic: Diagnostic): SharedEntry => ({ images: [], diagnostics: [diagnostic] })
  return guardParsing(guard, file, read, refuse)
}

/**
 * Reads the parts of bodies in `shared/`, each of which may use others. Returns the entry of each file, and the readable
 * texts by their file.
 */
export function readPieces(
  { folder, cache, guard }: TextReadContext,
  files: readonly SharedFile[],
  { phrases, hash: phrasesHash }: ReadPhrases,
) {
  const sources = files.map(({ path: file, name }) => ({ file, name, ...readText(folder, file) }))
  const unread: SharedTexts = new Map(
    sources.map(({ file, name, text }) => [
      file,
      { name, file, position: startOfPiece, diagnostics: [], source: text },
    ]),
  )
  const hash = cache.keyOf(phrasesHash, ...sources.flatMap(({ file, text }) => [file, text]))
  const entries = sources.map(({ file, text, diagnostics: unreadable }) =>
    unreadable.length > 0
      ? { file, images: [], diagnostics: unreadable }
      : { file, ...cache.get('shared', file, hash, () => readPiece(file, text, unread, { guard, phrases })) },
  )
  const texts = entries.flatMap(({ file, diagnostics }): [string, SharedText][] => {
    const text = unread.get(file)
    return text ? [[file, { ...text, diagnostics }]] : []
  })
  return { texts, entries, hash }
}
