import type { Diagnostic } from './diagnostic.ts'

/**
 * A correction that can be applied automatically: `fix` replaces `actual` in the field's text, or the whole value if
 * there is no `actual`.
 */
export type Correction = { actual?: string; fix: string }

/** A single term, the mark of a note, or the path of a page, which can be inserted without changes. */
const insertable = /^(?:｛[^｛｝]+｝|※\d+|\/[\w./-]*)$/u

/** Returns the correction that a diagnostic suggests, if it is unambiguous and needs no review; undefined otherwise. */
export function getCorrection(diagnostic: Diagnostic): Correction | undefined {
  // The other kind of figure may also be intended.
  if (diagnostic.kind === 'headline-mismatch') return { fix: String(diagnostic.details.expected) }
  const details = diagnostic.details as object | undefined
  if (!details || !('actual' in details) || !('fix' in details)) return undefined
  const { actual, fix } = details
  return typeof actual === 'string' && typeof fix === 'string' && insertable.test(fix) ? { actual, fix } : undefined
}
