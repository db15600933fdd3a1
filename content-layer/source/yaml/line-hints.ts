/*
 * Recognizes common mistakes in a line of YAML, for messages that say how to write it.
 */

import type { Problem } from '../../diagnostics/diagnostic.ts'

/** The mistake in a line, with its column. */
export type Hint = { column: number } & Problem

/** Returns the part of a line that is examined: its first 2,000 characters. Handwritten lines are shorter. */
export function cutLine(line: string): string {
  return line.slice(0, 2000)
}

/** Formats a text as a quoted YAML value. */
export function quoteForYaml(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : `"${value}"`
}

/** `title：街`, with a full-width colon. */
const fullWidthColon = /^\s*(?:- +)*(?<key>[A-Za-z]\w*) *：\s*(?<value>.*)$/

/** `title:街`, without the space after its colon, or with one that YAML does not know. Not `https://`. */
const missingSpace = /^\s*(?:- +)*(?<key>[A-Za-z]\w*):(?!\/\/)[\u3000\u00a0]*(?<value>\S.*)$/

/** Explains mistakes before the value: between the field's name and its text. */
export function separatorHint(line: string): Hint | undefined {
  const wide = fullWidthColon.exec(line)?.groups
  const { key = '', value = '' } = wide ?? missingSpace.exec(line)?.groups ?? {}
  if (key === '') return undefined
  const kind = wide ? 'yaml-full-width-colon' : 'yaml-no-space'
  return { column: line.indexOf(wide ? '：' : ':') + 1, kind, details: { fix: `${key}: ${value}`.trim() } }
}

/** `  - key: ` or `key: `, and the value after it. */
const fieldLine = /^(?<head>\s*(?:- +)*(?:(?<key>[A-Za-z]\w*): +)?)(?<value>\S.*?)\s*$/

/** A colon that YAML reads as the end of a key, in a value without quotes: `街: ごはん`, `街:`. */
const colonInValue = /^(?<before>[^"'].*?)(?:: |:$)/

/** Explains mistakes in the value: characters that are YAML syntax. */
export function valueHint(line: string): Hint | undefined {
  const { head = '', key, value = '' } = fieldLine.exec(line)?.groups ?? {}
  const column = head.length + 1
  const quoteWithKey = (text: string) => `${key === undefined ? '' : `${key}: `}${quoteForYaml(text)}`
  if (/^[“”‘’]/.test(value)) {
    const unquoted = value.replace(/^[“”‘’]+|[“”‘’]+$/g, '')
    return { column, kind: 'yaml-curly-quotes', details: { fix: quoteWithKey(unquoted) } }
  }
  if (/^(?:[%@`>|[{]|\? )/.test(value))
    return { column, kind: 'yaml-special-start', details: { actual: value.slice(0, 1), fix: quoteWithKey(value) } }
  const before = colonInValue.exec(value)?.groups?.['before']
  return before === undefined
    ? undefined
    : { column: column + before.length, kind: 'yaml-colon-in-value', details: { fix: quoteWithKey(value) } }
}

/** Explains a list or a group of fields whose bracket is not closed, or a text that starts with one: `[PR 対象の…`. */
export function bracketHint(line: string, start: number): Hint {
  const { head = '', key, value = '' } = fieldLine.exec(cutLine(line))?.groups ?? {}
  const isWhole = head.length === start
  const details = {
    actual: line.charAt(start),
    fix: isWhole && key !== undefined ? `${key}: ${quoteForYaml(value)}` : '',
  }
  return { column: start + 1, kind: 'yaml-open-bracket', details }
}

/** `-use: points`, or an item after a dash of another kind or a typed bullet, which YAML reads as text. */
const unreadDash = /^(?<indent>\s*)(?:-(?=[^\s-])|[\u2010-\u2015\u2212\uff0d・•]|-[^\S ])\s*(?<item>\S.*)$/u

/** Explains a line that was intended as an item of a list. */
function dashHint(line: string): Hint | undefined {
  const { indent = '', item } = unreadDash.exec(line)?.groups ?? {}
  return item === undefined
    ? undefined
    : { column: indent.length + 1, kind: 'yaml-dash', details: { fix: `- ${item}` } }
}

/** Explains a line that is neither a field nor part of a list. */
function strayHint(line: string): Hint | undefined {
  const isStray = /^\s*[^\s#\]}-]/.test(line) && !/[:：]/.test(line)
  if (!isStray) return undefined
  return { column: line.search(/\S/) + 1, kind: 'yaml-stray-line', details: { actual: line.trim() } }
}

/** Explains a line that the parser refused, if it contains a common mistake. */
export function hintForLine(line: string): Hint | undefined {
  const examined = cutLine(line)
  return dashHint(examined) ?? separatorHint(examined) ?? valueHint(examined) ?? strayHint(examined)
}
