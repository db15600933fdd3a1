import { isRecord } from './equal-values.ts'

/** The key under which a form stores suppressions of warnings. They are comments, so no field contains them. */
export const suppressionsKey = '$answers'

/** A line of a file as it was, and with its answer: the same line with a comment, or a line with one above it. */
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

/** The answers of a form with one more: by a file's text as the form writes it, and as it is with the answer. */
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

/** A file's text with the answers of its form, each where its line is as it was: what was changed since is asked again. */
export function withSuppressions(text: string, form: Readonly<Record<string, unknown>>): string {
  return readDecisions(form[suppressionsKey]).reduce(putIn, text)
}
