import type { Facts } from '#content-layer/placeholders/fact.ts'
import { getValue } from '#content-layer/source/fields/paths.ts'

import { fillTerms } from '../fields/available-terms.ts'

/** Returns the values of two forms at a path; undefined if a list on the path has different lengths in them. */
function getValuesAt(one: unknown, other: unknown, keyPath: string): [unknown, unknown] | undefined {
  let values: [unknown, unknown] = [one, other]
  for (const name of keyPath.split('.')) {
    const [before, now] = values
    if (Array.isArray(before) && Array.isArray(now) && before.length !== now.length) return undefined
    values = [getValue(before, [name]), getValue(now, [name])]
  }
  return values
}

/** Returns what was published in a field as it is typed; undefined for what is not typed, or is the same in the form. */
export function getPublishedText(published: unknown, data: unknown, keyPath: string): string | undefined {
  const [before = '', now = ''] = getValuesAt(published, data, keyPath) ?? []
  const isTyped = [before, now].every((value) => typeof value === 'string' || typeof value === 'number')
  return isTyped && before !== now ? String(before) : undefined
}

/** Returns the text of a line of Markdown without its markup. */
function withoutMarkup(line: string): string {
  return line
    .replace(/^\s*(?:#+|[-*]|\d+\.)\s+/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .trim()
}

/** Returns the text of a field as its page shows it, of a Markdown field its first line; empty if it has no text. */
export function getFieldText(data: unknown, keyPath: string, facts: Facts): string {
  const value = getValue(data, keyPath.split('.'))
  if (typeof value !== 'string') return ''
  const shownText = fillTerms(value, facts) ?? value
  const isMarkdown = keyPath.endsWith('.body')
  return isMarkdown
    ? (shownText
        .split('\n')
        .map(withoutMarkup)
        .find((line) => line !== '') ?? '')
    : shownText
}
