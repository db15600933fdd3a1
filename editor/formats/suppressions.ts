import { isRecord } from '#domain/is-record.ts'

/** The key under which a form stores suppressions of warnings. They are comments, so no field contains them. */
export const suppressionsKey = '$answers'

/** A line before and after its suppression: the same line with a comment, or with a comment line above it. */
type Decision = {
  before: string
  after: string
  /** How many lines above are the same. */
  same: number
}

function isDecision(value: unknown): value is Decision {
  return isRecord(value) && ['before', 'after'].every((name) => typeof value[name] === 'string')
}

function readDecisions(value: unknown): Decision[] {
  if (typeof value !== 'string' || value === '') return []
  const decisions: unknown = JSON.parse(value)
  return Array.isArray(decisions) ? decisions.filter(isDecision) : []
}

/**
 * Returns the form's suppressions with one more. `text` is the file as the form writes it, `answered` the same with the
 * suppression.
 */
export function addSuppression(value: unknown, text: string, answered: string): string {
  const [lines, after] = [text.split('\n'), answered.split('\n')]
  const at = lines.findIndex((line, index) => line !== after[index])
  const before = lines[at] ?? ''
  const added = after.slice(at, at + 1 + after.length - lines.length).join('\n')
  const same = lines.slice(0, at).filter((line) => line === before).length
  return JSON.stringify([...readDecisions(value), { before, after: added, same }])
}

function putIn(text: string, { before, after, same }: Decision): string {
  const lines = text.split('\n')
  const positions = [...lines.keys()].filter((index) => lines[index] === before)
  const at = positions[same] ?? positions.at(-1)
  return at === undefined ? text : lines.with(at, after).join('\n')
}

/** Applies the form's suppressions to a file's text, except those whose line was changed since. */
export function withSuppressions(text: string, form: Readonly<Record<string, unknown>>): string {
  return readDecisions(form[suppressionsKey]).reduce(putIn, text)
}
