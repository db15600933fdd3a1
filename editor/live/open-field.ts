import { bodyKey, splitFile } from '../formats/file-formats.ts'
import { readBody } from '../formats/read-body.ts'
import type { Place } from '../engine/engine-client.ts'

/** Where in a text a line begins; lines count from 1. */
function startOfLine(text: string, line: number): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, { length }) => sum + length + 1, 0)
}

/** The block of a campaign's body that a line of its file is in, or the one that follows; undefined above the body. */
function blockAt(text: string, line: number): number | undefined {
  const { bodyStart } = splitFile(text)
  const from = startOfLine(text, line)
  if (from < bodyStart) return undefined
  const index = readBody(text.slice(bodyStart)).findIndex(({ end }) => bodyStart + end > from)
  return index < 0 ? undefined : index
}

/** The path of the form's field for a place of a file; undefined where no field shows it. */
export function fieldOfPlace({ file, field, line }: Place, text: string): string | undefined {
  if (field !== '-') return field.replaceAll(/\[(\d+)\]/g, '.$1')
  if (!file.endsWith('.mdx')) return undefined
  const block = blockAt(text, line)
  return block === undefined ? undefined : `${bodyKey}.${block}`
}

/** Has Sveltia open the groups around a field of the form, bring it into view, and put the focus into it. */
export function openField(keyPath: string): void {
  // As Sveltia's own list of invalid fields asks for it; entries without languages have this one.
  postMessage({ type: 'highlight-editor-field', payload: { locale: '_default', keyPath } }, location.origin)
}
