/** A place in a content file; line and column count from 1. */
export type Place = { line: number; column: number }

export const languages = ['en', 'ja'] as const
export type Language = (typeof languages)[number]

/** What a kind of fault says: what is wrong, and what to do about it. */
export type FaultText = { message: string; advice: string }

export type FaultDetails = Readonly<Record<string, string | number>>

/** One slip in the content: where, in which field, of which kind. The words come from the table of messages. */
export type Fault = Place & {
  file: string
  field: string
  kind: string
  details: FaultDetails
}

/** Sorts by file, then line, then column, so that one run is easy to compare with the next. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
  return [...faults].sort((a, b) => byText(a.file, b.file) || a.line - b.line || a.column - b.column || byText(a.field + a.kind, b.field + b.kind))
}
