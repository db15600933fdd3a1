/*
 * Drops diagnostics that only follow from others: once an author fixes those, they disappear too.
 */

import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { followsFromFields } from '../../placeholders/derived-roles.ts'
import { getFolder, imagePath } from '../../source/fields/images-in-fields.ts'

/** Drops the unknown placeholders with these names. */
export function withoutUnknownFacts(
  diagnostics: readonly Diagnostic[],
  isConsequence: (name: string) => boolean,
): readonly Diagnostic[] {
  return diagnostics.filter(({ kind, details }) => kind !== 'unknown-fact' || !isConsequence(details.actual))
}

/** Drops placeholders that are unknown only because a field, or the fact declared with that name, is invalid. */
export function withoutFactsOfInvalidFields(
  diagnostics: readonly Diagnostic[],
  invalidFacts: readonly string[] = [],
): readonly Diagnostic[] {
  return withoutUnknownFacts(diagnostics, (name) => followsFromFields(name) || invalidFacts.includes(name))
}

/** Drops diagnostics of sentences that are reported as changed promises of an ended campaign, at the same line. */
export function withoutChangedPromises(diagnostics: readonly Diagnostic[], ended: readonly Diagnostic[]): Diagnostic[] {
  const isReported = ({ file, line }: Diagnostic) => ended.some((other) => other.file === file && other.line === line)
  return diagnostics.filter((diagnostic) => {
    const isOfSentence = diagnostic.kind === 'words-exchanged' || diagnostic.kind === 'meaning-turned'
    return !isOfSentence || !isReported(diagnostic)
  })
}

/** Drops diagnostics of the paths of images whose file names are reported as invalid. */
export function withoutPathsOfMisnamedImages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const misnamed = new Set(diagnostics.flatMap(({ kind, file }) => (kind === 'bad-image-name' ? [file] : [])))
  return diagnostics.filter(({ file, ...problem }) => {
    const isOfPath = problem.kind === 'bad-image-path' || problem.kind === 'image-upper-case'
    return !isOfPath || !misnamed.has(imagePath(file, problem.details.actual))
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

/** Drops diagnostics of files that seem to be missing only because they were refused before reading. */
export function withoutRefusedFiles(diagnostics: readonly Diagnostic[], listing: readonly Diagnostic[]): Diagnostic[] {
  const refused = new Set(listing.map(({ file }) => file))
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.kind === 'missing-file') return !listMissingPaths(diagnostic).some((file) => refused.has(file))
    const id = findMissingCampaign(diagnostic)
    return id === undefined || !refused.has(`${getFolder(diagnostic.file)}/${id}.mdx`)
  })
}
