/*
 * Reads the fragments: parts of bodies that pages share, each an MDX file in `shared/`. Pages and other fragments use one by
 * `<Shared use="…">`.
 */

import { diagnosticIn, noField, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SharedEntry } from '../entries/entries.ts'
import type { Fragment, SharedTexts } from '../entries/shared-text.ts'
import { parseMdx } from '../mdx/parse-mdx.ts'
import { checkBlocks } from '../rules/blocks/check-blocks.ts'
import { findReviewMarks } from '../rules/review/review-marks.ts'
import type { SharedFile } from '../source/files/classify-file.ts'
import { readText } from '../source/files/content-files.ts'
import { splitFrontMatter } from '../source/files/front-matter.ts'
import { guardParsing } from '../source/guard-parsing.ts'
import type { TextReadContext } from './read-context.ts'
import type { ReadPhrases } from './read-phrases.ts'
import type { CheckOptions } from './read-yaml.ts'

/** Creates a fragment from its MDX, which may be that of another version. `diagnostics` are those found so far. */
export function createFragment(
  { path: file, name }: SharedFile,
  source: string,
  diagnostics: readonly Diagnostic[] = [],
): Fragment {
  return { name, file, position: { field: noField, line: 1, column: 1 }, diagnostics, source }
}

/** Checks a fragment by itself, without the facts of the pages that use it. `fragments` are those that it may use. */
function checkFragment(
  { file, source }: Fragment,
  fragments: SharedTexts,
  { guard, phrases }: CheckOptions,
): SharedEntry {
  const check = (): SharedEntry => {
    const mdx = parseMdx(file, source, { phrases, shared: fragments, isAlone: true })
    const blocks = checkBlocks(file, mdx, undefined)
    const diagnostics = [...findReviewMarks(file, source), ...mdx.diagnostics, ...blocks.diagnostics]
    const isEmpty = mdx.body.length === 0 && diagnostics.length === 0
    return {
      images: blocks.references.flatMap(({ images }) => images),
      // Fragments that are used in this one report their own diagnostics.
      diagnostics: isEmpty
        ? [diagnosticIn(file, { kind: 'body-empty' })]
        : diagnostics.filter((diagnostic) => diagnostic.file === file),
    }
  }
  const refuse = (diagnostic: Diagnostic): SharedEntry => ({ images: [], diagnostics: [diagnostic] })
  return guardParsing(guard, { file, work: check, refuse })
}

/** All fragments, and the entry of each file. */
type ReadFragments = {
  fragments: Fragment[]
  entries: SharedEntry[]
  /** Changes with any fragment, because each may use others, and with the phrase lists. */
  cacheKey: string
}

/** Reads and checks all fragments. */
export function readFragments(
  { folder, cache, guard }: TextReadContext,
  files: readonly SharedFile[],
  { phrases, cacheKey: phrasesKey }: ReadPhrases,
): ReadFragments {
  const unchecked = files.map((file) => {
    const { text, diagnostics } = readText(folder, file.path)
    const { source } = splitFrontMatter(file.path, text)
    if (!source) return createFragment(file, text, diagnostics)
    return createFragment(file, source.body, [diagnosticIn(file.path, { kind: 'fields-in-fragment' })])
  })
  const byFile = new Map(unchecked.map((fragment) => [fragment.file, fragment]))
  const cacheKey = cache.keyOf(phrasesKey, ...unchecked.flatMap(({ file, source }) => [file, source]))
  const checked = unchecked.map((fragment) => {
    const entry: SharedEntry =
      fragment.diagnostics.length > 0
        ? { images: [], diagnostics: [...fragment.diagnostics] }
        : cache.get('shared', fragment.file, cacheKey, () => checkFragment(fragment, byFile, { guard, phrases }))
    return { entry, fragment: { ...fragment, diagnostics: entry.diagnostics } }
  })
  return { fragments: checked.map(({ fragment }) => fragment), entries: checked.map(({ entry }) => entry), cacheKey }
}
