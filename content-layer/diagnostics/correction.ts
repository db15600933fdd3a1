import type { Diagnostic } from './diagnostic.ts'

/** What can be written at once: `fix` instead of `actual` in the field's text, or instead of its whole value without `actual`. */
export type Correction = { actual?: string; fix: string }

/** One term, the mark of a note, or the path of a page: words that can be put in as they are. */
const insertable = /^(?:｛[^｛｝]+｝|※\d+|\/[\w./-]*)$/u

/** The correction that a diagnostic names, where there is one only and it needs no thought; undefined otherwise. */
export function correctionOf(diagnostic: Diagnostic): Correction | undefined {
  // The other kind of figure may be meant as well.
  if (diagnostic.kind === 'headline-mismatch') return { fix: String(diagnostic.details.expected) }
  const details = diagnostic.details as object | undefined
  if (!details || !('actual' in details) || !('fix' in details)) return undefined
  const { actual, fix } = details
  return typeof actual === 'string' && typeof fix === 'string' && insertable.test(fix) ? { actual, fix } : undefined
}
