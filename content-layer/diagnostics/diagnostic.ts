import type { kinds } from './registry.ts'

/** A position in a content file; line and column count from 1. */
export type Position = { line: number; column: number }

/** Keys and list indexes that lead to a value inside the data of a file. */
export type Path = readonly PropertyKey[]

/** Returns the position of the value at a path or, with an offset, inside a text of several lines. */
export type PositionOf = (path: Path, offset?: number) => Position

type Kinds = typeof kinds

/** The name of a kind of diagnostic, such as `bad-date`. */
export type DiagnosticKind = keyof Kinds

/** A kind of diagnostic with the details of its message. Kinds with a constant message have no details. */
export type Problem<Kind extends DiagnosticKind = DiagnosticKind> = {
  [Each in Kind]: Kinds[Each]['messages'] extends (details: infer Details) => unknown
    ? { kind: Each; details: Details }
    : { kind: Each; details?: object }
}[Kind]

/** A problem in a text, with its offset in that text. */
export type TextProblem<Kind extends DiagnosticKind = DiagnosticKind> = { offset: number } & Problem<Kind>

/** The field of a position that belongs to none: in a body, or of a whole file. */
export const noField = '-'

/** A position in a content file, and the field at that position. */
export type FieldPosition = Position & { file: string; field: string }

/** A diagnostic of the content check: position, field and kind. */
export type Diagnostic<Kind extends DiagnosticKind = DiagnosticKind> = FieldPosition & {
  /** The position inside a shared text, if it is reported at a use of that text. */
  within?: FieldPosition
  /** The number of affected pages, if it is reported once in a text that they share. */
  pages?: number
} & Problem<Kind>

/** A diagnostic that does not stop a build, and the reason of its suppression, if any. */
export type Warning = Diagnostic & { reason?: string }

/** A diagnostic that a step dropped or rephrased, with the reason of the step. */
export type Removed = { step: string; reason: string; diagnostic: Diagnostic }

/** Creates the diagnostic of a whole file, or of a position in it that belongs to no field. */
export function diagnosticIn(
  file: string,
  problem: Problem,
  { line, column }: Position = { line: 1, column: 1 },
): Diagnostic {
  return { ...problem, file, line, column, field: noField }
}

/** Creates the diagnostic of a field, without other properties that the position has. */
export function diagnosticAt({ file, line, column, field }: FieldPosition, problem: Problem): Diagnostic {
  return { file, line, column, field, ...problem }
}

/** Sorts by file, line and column, so that runs can be compared, and removes duplicates. */
export function sortDiagnostics<Found extends Diagnostic>(diagnostics: readonly Found[]): Found[] {
  const sorted = diagnostics.toSorted(comparePositions)
  return sorted.filter((diagnostic, index) => JSON.stringify(diagnostic) !== JSON.stringify(sorted[index - 1]))
}

function comparePositions(one: Diagnostic, other: Diagnostic): number {
  return (
    compareTexts(one.file, other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    compareTexts(one.field + one.kind, other.field + other.kind)
  )
}

/** Compares by code units, which, unlike a collation, is the same on every platform. */
function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
