/*
 * Reads the pieces: parts of bodies that pages share, each an MDX file in `shared/`. Pages and other pieces use one by
 * `<Shared use="…">`.
 */

import { diagnosticIn, noField, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedEntry } from '../entries/entries.ts'
import type { Piece, SharedTexts } from '../entries/shared-text.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import type { SharedFile } from '../source/files/classify-file.ts'
import { readText } from '../source/files/content-files.ts'
import { guardParsing } from '../source/guard-parsing.ts'
import type { TextReadContext } from './read-context.ts'
import type { ReadPhrases } from './read-phrases.ts'
import type { CheckOptions } from './read-yaml.ts'

/** Creates a piece from its MDX, which may be that of another version. `diagnostics` are those found so far. */
export function createPiece(
  { path: file, name }: SharedFile,
  source: string,
  diagnostics: readonly Diagnostic[] = [],
): Piece {
  return { name, file, position: { field: noField, line: 1, column: 1 }, diagnostics, source }
}

/** Checks a piece by itself, without the facts of the pages that use it. `pieces` are those that it may use. */
function checkPiece({ file, source }: Piece, pieces: SharedTexts, { guard, phrases }: CheckOptions): SharedEntry {
  const check = (): SharedEntry => {
    const mdx = parseMdx(file, source, { vocabulary: phrases, shared: pieces, isAlone: true })
    const blocks = checkBlocks(file, mdx, undefined)
    const diagnostics = [...findReviewMarks(file, source), ...mdx.diagnostics, ...blocks.diagnostics]
    const isEmpty = mdx.body.length === 0 && diagnostics.length === 0
    return {
      images: blocks.references.flatMap(({ images }) => images),
      // Pieces that are used in this one report their own diagnostics.
      diagnostics: isEmpty
        ? [diagnosticIn(file, { kind: 'body-empty' })]
        : diagnostics.filter((diagnostic) => diagnostic.file === file),
    }
  }
  const refuse = (diagnostic: Diagnostic): SharedEntry => ({ images: [], diagnostics: [diagnostic] })
  return guardParsing(guard, { file, work: check, refuse })
}

/** All pieces, and the entry of each file. */
type ReadPieces = {
  pieces: Piece[]
  entries: SharedEntry[]
  /** Changes with any piece, because each may use others, and with the phrase lists. */
  cacheKey: string
}

/** Reads and checks all pieces. */
export function readPieces(
  { folder, cache, guard }: TextReadContext,
  files: readonly SharedFile[],
  { phrases, cacheKey: phrasesKey }: ReadPhrases,
): ReadPieces {
  const unchecked = files.map((file) => {
    const { text, diagnostics } = readText(folder, file.path)
    return createPiece(file, text, diagnostics)
  })
  const byFile = new Map(unchecked.map((piece) => [piece.file, piece]))
  const cacheKey = cache.keyOf(phrasesKey, ...unchecked.flatMap(({ file, source }) => [file, source]))
  const checked = unchecked.map((piece) => {
    const entry: SharedEntry =
      piece.diagnostics.length > 0
        ? { images: [], diagnostics: [...piece.diagnostics] }
        : cache.get('shared', piece.file, cacheKey, () => checkPiece(piece, byFile, { guard, phrases }))
    return { entry, piece: { ...piece, diagnostics: entry.diagnostics } }
  })
  return { pieces: checked.map(({ piece }) => piece), entries: checked.map(({ entry }) => entry), cacheKey }
}
