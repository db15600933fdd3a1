import { groupBy } from '#domain/group-by.ts'

import type { EditorDiagnostic } from '../engine/engine-client.ts'

export function isError({ severity }: EditorDiagnostic): boolean {
  return severity === 'error'
}

/** Returns whether a diagnostic is suppressed in its file, with a reason. */
export function isSettled({ reason }: EditorDiagnostic): boolean {
  return reason !== undefined
}

export function isOpenWarning(diagnostic: EditorDiagnostic): boolean {
  return diagnostic.severity === 'warning' && !isSettled(diagnostic)
}

/** Returns whether a diagnostic reports a review mark, on a copied line that the author has yet to review. */
export function isMark({ kind }: Pick<EditorDiagnostic, 'kind'>): boolean {
  return kind === 'not-reviewed'
}

/** Returns the review marks among diagnostics, except on lines with an error, which have to be changed anyway. */
export function listReviewMarks(diagnostics: readonly EditorDiagnostic[]): EditorDiagnostic[] {
  const lineOf = ({ file, line }: EditorDiagnostic) => `${file}:${line}`
  const withErrors = new Set(diagnostics.filter((each) => isError(each) && !isMark(each)).map(lineOf))
  return diagnostics.filter((each) => isMark(each) && !withErrors.has(lineOf(each)))
}

/** Diagnostics of one part of the form, such as an image or a block, or of one entry. */
export type DiagnosticGroup = { name: string; diagnostics: EditorDiagnostic[] }

/** Groups diagnostics by the part that contains their field, which its name starts with: ロゴ 2 › 代替テキスト. */
export function groupByPart(
  diagnostics: readonly EditorDiagnostic[],
  getFieldName: (diagnostic: EditorDiagnostic) => string,
): DiagnosticGroup[] {
  const partOf = (diagnostic: EditorDiagnostic) => getFieldName(diagnostic).split(' › ', 1).join('')
  return [...groupBy(diagnostics, partOf)].map(([name, group]) => ({ name, diagnostics: group }))
}

/** Formats what is left to do: errors, review marks and open warnings, with their numbers; empty if nothing is. */
export function describeRest(diagnostics: readonly EditorDiagnostic[]): string {
  const errors = diagnostics.filter((each) => isError(each) && !isMark(each)).length
  const marks = listReviewMarks(diagnostics).length
  const warnings = diagnostics.filter(isOpenWarning).length
  return [
    ...(errors > 0 ? [`直すところ ${errors}件`] : []),
    ...(marks > 0 ? [`見直すところ ${marks}か所`] : []),
    ...(warnings > 0 ? [`確かめてほしいところ ${warnings}件`] : []),
  ].join('、')
}
