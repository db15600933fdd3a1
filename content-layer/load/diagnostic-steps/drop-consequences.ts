/*
 * Drops diagnostics that only follow from others: once an author fixes those, they disappear too. The kind `unknown-fact`
 * reports a placeholder without a value.
 */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { followsFromFields } from '../../placeholders/derived-roles.ts'
import { getFolder, imagePath } from '../../source/fields/images-in-fields.ts'

/** Drops unknown placeholders by name: where `books.mdx` is invalid, ｛booksの上限｝ of its month. */
export function dropUnknownPlaceholders(
  diagnostics: readonly Diagnostic[],
  isConsequence: (name: string) => boolean,
): readonly Diagnostic[] {
  return diagnostics.filter(({ kind, details }) => kind !== 'unknown-fact' || !isConsequence(details.actual))
}

/**
 * Drops placeholders that are unknown only because a field, or the declared fact with that name, is invalid:
 * `maximumGrantPoint: abc` drops ｛上限｝, and `回数: abc` drops ｛回数｝.
 */
export function dropPlaceholdersOfInvalidFields(
  diagnostics: readonly Diagnostic[],
  invalidFacts: readonly string[] = [],
): readonly Diagnostic[] {
  return dropUnknownPlaceholders(diagnostics, (name) => followsFromFields(name) || invalidFacts.includes(name))
}

/**
 * Drops diagnostics of edited sentences that are reported as changed promises of an ended campaign, at the same line:
 * 「1回以上」 edited to 「2回以上」 after the end is `ended-promise-changed`, and not `words-exchanged` too.
 */
export function dropSentencesOfChangedPromises(
  diagnostics: readonly Diagnostic[],
  ended: readonly Diagnostic[],
): Diagnostic[] {
  const isReported = ({ file, line }: Diagnostic) => ended.some((other) => other.file === file && other.line === line)
  return diagnostics.filter((diagnostic) => {
    const isOfSentence = diagnostic.kind === 'words-exchanged' || diagnostic.kind === 'meaning-turned'
    return !isOfSentence || !isReported(diagnostic)
  })
}

/**
 * Drops the paths of images whose file names are reported as invalid, in capitals or not: `src: KV.svg` and `src: kv.svg`
 * where `KV.svg` is reported.
 */
export function dropPathsOfMisnamedImages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const misnamed = new Set(
    diagnostics.flatMap(({ kind, file }) => (kind === 'bad-image-name' ? [file.toLowerCase()] : [])),
  )
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.kind === 'missing-image') return !misnamed.has(diagnostic.details.path)
    const isOfPath = diagnostic.kind === 'bad-image-path' || diagnostic.kind === 'image-upper-case'
    return !isOfPath || !misnamed.has(imagePath(diagnostic.file, diagnostic.details.actual).toLowerCase())
  })
}

/** Returns the id of a campaign that does not exist, but that a month lists or names: `books`, ｛booksの上限｝. */
function findMissingCampaign({ kind, details }: Diagnostic): string | undefined {
  if (kind === 'dangling-campaign') return details.actual
  return kind === 'unknown-fact' ? /^([a-z0-9-]+)の/.exec(details.actual)?.[1] : undefined
}

/** Returns the paths that the file of a `missing-file` may have: the diagnostic is in its folder, or in a file of it. */
function listMissingPaths({ file, details }: Diagnostic<'missing-file'>): string[] {
  const isTop = (folder: string) => folder === '' || folder === '.'
  return [file, getFolder(file)].map((folder) => (isTop(folder) ? details.file : `${folder}/${details.file}`))
}

/**
 * Drops diagnostics of files that seem to be missing only because they were refused before reading: `books.mdx` in the
 * wrong encoding, or `Books.mdx`, drops that `month.yaml` lists `books`. `listing` are the diagnostics of refused files.
 */
export function dropReferencesToRefusedFiles(
  diagnostics: readonly Diagnostic[],
  listing: readonly Diagnostic[],
): Diagnostic[] {
  const refused = new Set(
    listing.map(({ file, kind, details }) => (kind === 'misnamed-file' ? `${getFolder(file)}/${details.fix}` : file)),
  )
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.kind === 'missing-file') return !listMissingPaths(diagnostic).some((file) => refused.has(file))
    const id = findMissingCampaign(diagnostic)
    return id === undefined || !refused.has(`${getFolder(diagnostic.file)}/${id}.mdx`)
  })
}
