/*
 * Drops diagnostics that only follow from others: once an author fixes those, they disappear too. The kind `unknown-fact`
 * reports a placeholder without a value.
 */

import { sharedFilePath } from '../../common/shared-kinds.ts'
import type { Diagnostic, DiagnosticKind } from '../../diagnostics/diagnostic.ts'
import type { SharedTexts } from '../../entries/shared-text.ts'
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

/** Reports of an image's file by which its path in a field is invalid too. */
const refusedImages: ReadonlySet<DiagnosticKind> = new Set(['bad-image-name', 'foreign-picture'])

/** Returns a path as its author sees it: regardless of capitals, and of separate voicing marks as in `か\u3099.svg`. */
function normalizePath(file: string): string {
  return file.normalize('NFC').toLowerCase()
}

/**
 * Drops the paths of images whose files are reported: `src: KV.svg` and `src: kv.svg` where `KV.svg` is reported for its
 * name, and `src: logo.gif` where that file is.
 */
export function dropPathsOfMisnamedImages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const misnamed = new Set(
    diagnostics.flatMap(({ kind, file }) => (refusedImages.has(kind) ? [normalizePath(file)] : [])),
  )
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.kind === 'missing-image') return !misnamed.has(diagnostic.details.path)
    const isOfPath = diagnostic.kind === 'bad-image-path' || diagnostic.kind === 'image-upper-case'
    return !isOfPath || !misnamed.has(normalizePath(imagePath(diagnostic.file, diagnostic.details.actual)))
  })
}

/** Returns the file of the campaign that a month probably lists by another name: `bokks` for `books.mdx`. */
function findRenamedCampaign({ kind, file, details }: Diagnostic): string[] {
  return kind === 'dangling-campaign' && details.suggestion !== ''
    ? [`${getFolder(file)}/${details.suggestion}.mdx`]
    : []
}

/** Drops that a month does not list a campaign which it probably lists by another name. */
export function dropRenamedCampaigns(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const renamed = new Set(diagnostics.flatMap(findRenamedCampaign))
  return diagnostics.filter(({ kind, file }) => kind !== 'unlisted-campaign' || !renamed.has(file))
}

/** A value whose error makes another value look wrong, or its own text incomplete, in the same file or line. */
type Consequence = { cause: DiagnosticKind; ofField?: string; consequence: DiagnosticKind; onSameLine?: boolean }

const consequences: readonly Consequence[] = [
  { cause: 'item-points-sum', consequence: 'item-points-unusual', onSameLine: true },
  // The end has a wrong year or month, so the grant day seems early.
  { cause: 'period-beyond-month', ofField: 'period.end', consequence: 'grant-before-end' },
  // The cap is in the text, as a placeholder with a mistake.
  { cause: 'fact-in-half-width', consequence: 'not-said', onSameLine: true },
  { cause: 'fact-brace', consequence: 'not-said', onSameLine: true },
  { cause: 'unknown-fact', consequence: 'not-said', onSameLine: true },
  // A row with one cell is also shorter than any row may be.
  { cause: 'table-width', consequence: 'too-few', onSameLine: true },
  { cause: 'rate-over-ceiling', ofField: 'rates.highest', consequence: 'example-rate-low' },
]

/** Drops diagnostics of values that only look wrong next to another value with an error. */
export function dropConsequencesOfValues(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const hasCause = (diagnostic: Diagnostic, rule: Consequence) =>
    diagnostics.some(
      ({ kind, file, field, line }) =>
        kind === rule.cause &&
        file === diagnostic.file &&
        (rule.ofField === undefined || rule.ofField === field) &&
        (rule.onSameLine !== true || line === diagnostic.line),
    )
  return diagnostics.filter(
    (diagnostic) => !consequences.some((rule) => rule.consequence === diagnostic.kind && hasCause(diagnostic, rule)),
  )
}

/** Drops that a note has no mark where that mark is reported in other signs: `*2` in a text drops it for the note ※2. */
export function dropNotesOfMarksInOtherSigns(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const marks = new Set(
    diagnostics.flatMap(({ kind, file, details }) =>
      kind === 'mark-in-other-signs' ? [`${file} ${details.fix}`] : [],
    ),
  )
  return diagnostics.filter(
    ({ kind, file, details }) => kind !== 'annotation-without-mark' || !marks.has(`${file} ${details.mark}`),
  )
}

/** Returns the path that an author meant a file to have: its own, or the one that it should be renamed to. */
function getIntendedPath({ kind, file, details }: Diagnostic): string {
  return kind === 'misnamed-file' ? `${getFolder(file)}/${details.fix}` : file
}

/**
 * Drops that a shared text does not exist where its file does, but is invalid, and what the pages that use it seem not
 * to say without it. `texts` are the valid ones.
 */
export function dropUsesOfInvalidTexts(diagnostics: readonly Diagnostic[], texts: SharedTexts): Diagnostic[] {
  const invalid = new Set(diagnostics.map(getIntendedPath).filter((file) => !texts.has(file)))
  const isOfInvalidText = ({ kind, details }: Diagnostic) =>
    kind === 'shared-unknown' && invalid.has(sharedFilePath(details.kind, details.actual))
  const pages = new Set(diagnostics.filter(isOfInvalidText).map(({ file }) => file))
  return diagnostics.filter(
    (diagnostic) => !isOfInvalidText(diagnostic) && !(diagnostic.kind === 'not-said' && pages.has(diagnostic.file)),
  )
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
  const refused = new Set(listing.map(getIntendedPath))
  return diagnostics.filter((diagnostic) => {
    if (diagnostic.kind === 'missing-file') return !listMissingPaths(diagnostic).some((file) => refused.has(file))
    const id = findMissingCampaign(diagnostic)
    return id === undefined || !refused.has(`${getFolder(diagnostic.file)}/${id}.mdx`)
  })
}
