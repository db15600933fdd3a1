import type { Diagnostic } from './diagnostic.ts'

/** What can be written at once: `fix` instead of `got` in the field's text, or instead of its whole value without `got`. */
export type Correction = { got?: string; fix: string }

/** One term, the mark of a note, or the path of a page: words that can be put in as they are. */
const readyMade = /^(?:｛[^｛｝]+｝|※\d+|\/[\w./-]*)$/u

/** The correction that a diagnostic names, where there is one only and it needs no thought; undefined otherwise. */
export function correctionOf(found: Diagnostic): Correction | undefined {
  // The other kind of figure may be meant as well.
  if (found.kind === 'headline-mismatch') return { fix: String(found.details.expected) }
  const details = found.details as object | undefined
  if (!details || !('got' in details) || !('fix' in details)) return undefined
  const { got, fix } = details
  return typeof got === 'string' && typeof fix === 'string' && readyMade.test(fix) ? { got, fix } : undefined
}
