import { isRecord } from '#domain/is-record.ts'

/** The key under which a form stores suppressions, which are comments of its file, as JSON until it is saved. */
export const suppressionsKey = '$answers'

/** A suppression as the replacement of a line. */
type LineReplacement = {
  before: string
  /** The same line with a comment, or with a comment line above it. */
  after: string
  /** How many lines above are equal to `before`. */
  same: number
}

function isLineReplacement(value: unknown): value is LineReplacement {
  return isRecord(value) && ['before', 'after'].every((name) => typeof value[name] === 'string')
}

function parseReplacements(value: unknown): LineReplacement[] {
  if (typeof value !== 'string' || value === '') return []
  const replacements: unknown = JSON.parse(value)
  return Array.isArray(replacements) ? replacements.filter(isLineReplacement) : []
}

/** Adds to a form's value of `suppressionsKey` the suppression in which `suppressedText` differs from `text`. */
export function addSuppression(value: unknown, text: string, suppressedText: string): string {
  const [lines, suppressedLines] = [text.split('\n'), suppressedText.split('\n')]
  const index = lines.findIndex((line, position) => line !== suppressedLines[position])
  const before = lines[index] ?? ''
  const addedLines = suppressedLines.length - lines.length
  const after = suppressedLines.slice(index, index + 1 + addedLines).join('\n')
  const same = lines.slice(0, index).filter((line) => line === before).length
  return JSON.stringify([...parseReplacements(value), { before, after, same }])
}

function replaceLine(text: string, { before, after, same }: LineReplacement): string {
  const lines = text.split('\n')
  const equalLines = [...lines.keys()].filter((index) => lines[index] === before)
  const index = equalLines[same] ?? equalLines.at(-1)
  return index === undefined ? text : lines.with(index, after).join('\n')
}

/** Applies the form's suppressions to a file's text, except those whose line was changed since. */
export function withSuppressions(text: string, form: Readonly<Record<string, unknown>>): string {
  return parseReplacements(form[suppressionsKey]).reduce(replaceLine, text)
}
