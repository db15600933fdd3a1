import { groupBy } from '#domain/group-by.ts'

import type { EditorDiagnostic } from '../engine/engine-client.ts'

/** Returns whether a diagnostic reports a review mark, on a copied line that the author has yet to review. */
export function isMark({ kind }: Pick<EditorDiagnostic, 'kind'>): boolean {
  return kind === 'not-reviewed'
}

/** Returns a file's review marks, except on lines with an error, which have to be changed anyway. */
export function marksIn(diagnostics: readonly EditorDiagnostic[]): EditorDiagnostic[] {
  const changed = new Set(
    diagnostics.flatMap((diagnostic) =>
      diagnostic.severity === 'error' && !isMark(diagnostic) ? [`${diagnostic.file}:${diagnostic.line}`] : [],
    ),
  )
  return diagnostics.filter((diagnostic) => isMark(diagnostic) && !changed.has(`${diagnostic.file}:${diagnostic.line}`))
}

/** Marked lines of one part of the form, such as a picture or a block. */
export type ReviewPart = { name: string; marked: EditorDiagnostic[] }

/** Groups marked lines by the part of the form that contains their field, in their order. */
export function partsOf(
  marked: readonly EditorDiagnostic[],
  nameOf: (diagnostic: EditorDiagnostic) => string,
): ReviewPart[] {
  const partOf = (diagnostic: EditorDiagnostic) => nameOf(diagnostic).split(' › ', 1).join('')
  return [...groupBy(marked, partOf)].map(([name, ofPart]) => ({ name, marked: ofPart }))
}

/** Formats what is left to do in a file: errors, marked lines and unsettled warnings; empty if nothing is. */
export function describeRest(diagnostics: readonly EditorDiagnostic[]): string {
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error' && !isMark(diagnostic)).length
  const marks = marksIn(diagnostics).length
  const warnings = diagnostics.filter(({ severity, reason }) => severity === 'warning' && reason === undefined).length
  return [
    ...(errors > 0 ? [`直すところ ${errors}件`] : []),
    ...(marks > 0 ? [`見直すところ ${marks}か所`] : []),
    ...(warnings > 0 ? [`確かめてほしいところ ${warnings}件`] : []),
  ].join('、')
}
