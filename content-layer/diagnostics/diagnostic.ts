import type { kinds } from './chapters.ts'

/** A position in a content file; line and column count from 1. */
export type Position = { line: number; column: number }

type Kinds = typeof kinds

export type DiagnosticKind = keyof Kinds

/**
 * What is wrong: a kind of diagnostic with the details of its message. Kinds with a constant message have no details.
 */
export type Problem<Kind extends DiagnosticKind = DiagnosticKind> = {
  [Each in Kind]: Kinds[Each]['messages'] extends (details: infer Details) => unknown
    ? { kind: Each; details: Details }
    : { kind: Each; details?: object }
}[Kind]

/** A place in a content file: a position, and the field that stands there. */
export type FieldPosition = Position & { file: string; field: string }

/**
 * One finding of the content check: where, in which field, and what. `within`: in which shared text, where it is told at
 * the use of that. `pages`: on how many pages, where it is told once in what they share.
 */
export type Diagnostic<Kind extends DiagnosticKind = DiagnosticKind> = FieldPosition & {
  within?: FieldPosition
  pages?: number
} & Problem<Kind>

/** What stops nothing, and the reason for which somebody has declared that all is well. */
export type Warning = Diagnostic & { reason?: string }

/** The diagnostic of a whole file, or of a position in it that belongs to no field. */
export function diagnosticIn(
  file: string,
  problem: Problem,
  { line, column }: Position = { line: 1, column: 1 },
): Diagnostic {
  return { ...problem, file, line, column, field: '-' }
}

/** Sorts by file, then line, then column, so that runs can be compared. What two steps tell alike is told once. */
export function sortDiagnostics<Found extends Diagnostic>(diagnostics: readonly Found[]): Found[] {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  const byPosition = (a: Found, b: Found) =>
    byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.field + a.kind, b.field + b.kind)
  const sorted = [...diagnostics].sort(byPosition)
  return sorted.filter((diagnostic, index) => {
    const before = sorted[index - 1]
    return !before || byPosition(before, diagnostic) !== 0 || JSON.stringify(before) !== JSON.stringify(diagnostic)
  })
}
