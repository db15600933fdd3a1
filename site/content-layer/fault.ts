import type { messages } from './messages.ts'

/** A place in a content file; line and column count from 1. */
export type Place = { line: number; column: number }

export const languages = ['en', 'ja'] as const
export type Language = (typeof languages)[number]

/** What a kind of fault says: what is wrong, and what to do about it. */
export type FaultText = { message: string; advice: string }

type Messages = typeof messages

export type FaultKind = keyof Messages

/** What is wrong: a kind of fault with the details that its words are made from, and none where they always are the same. */
export type Problem<Kind extends FaultKind = FaultKind> = {
  [Each in Kind]: Messages[Each] extends (details: infer Details) => unknown ? { kind: Each; details: Details } : { kind: Each; details?: object }
}[Kind]

/** One slip in the content: where, in which field, and what. */
export type Fault<Kind extends FaultKind = FaultKind> = Place & { file: string; field: string } & Problem<Kind>

/** The fault of a whole file, or of a place in it that is no field. */
export function faultIn(file: string, problem: Problem, { line, column }: Place = { line: 1, column: 1 }): Fault {
  return { ...problem, file, line, column, field: '-' }
}

/** Sorts by file, then line, then column, so that one run is easy to compare with the next. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...faults].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.field + a.kind, b.field + b.kind))
}
