import type { Facts } from '#content-layer/placeholders/fact.ts'

import { readAs } from '../fields/terms.ts'
import { isRecord } from '../formats/equal-values.ts'

function valueAt(data: unknown, keyPath: string): unknown {
  let value = data
  for (const name of keyPath.split('.')) {
    if (!isRecord(value) && !Array.isArray(value)) return undefined
    value = Reflect.get(value, name)
  }
  return value
}

/** A line of Markdown without its signs. */
function withoutSigns(line: string): string {
  return line
    .replace(/^\s*(?:#+|[-*]|\d+\.)\s+/, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .trim()
}

/** Returns the text of a field as its page shows it, up to the end of its line; empty for a field without text. */
export function fieldText(data: unknown, keyPath: string, facts: Facts): string {
  const value = valueAt(data, keyPath)
  if (typeof value !== 'string') return ''
  const shownText = readAs(value, facts) ?? value
  const isMarkdown = keyPath.endsWith('.body')
  return isMarkdown
    ? (shownText
        .split('\n')
        .map(withoutSigns)
        .find((line) => line !== '') ?? '')
    : shownText
}
