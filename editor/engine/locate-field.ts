import type { Content } from '#content-layer/load/read-content.ts'
import { withoutMarks } from '#schemas/note-mark.ts'

import { computedTexts } from './computed-texts.ts'
import { entriesOf } from './page-entries.ts'
import type { FieldPosition } from './engine-client.ts'

/** Normalizes a text for comparison: pages break lines, and marks are separate from words. */
function plain(text: string): string {
  return withoutMarks(text)
    .normalize('NFKC')
    .replaceAll(/[\s\u200b]/g, '')
}

/** Returns how much of a text of the page a field accounts for, from 0 (nothing) to 1 (all of it). */
function similarityTo(text: string, { value }: Source): number {
  const written = plain(value)
  if (written === '' || text === '') return 0
  if (text.includes(written)) return written.length / text.length
  return written.includes(text) ? text.length / written.length : 0
}

/** A text of a page with the fields that show it, and whether the page computes it from them. */
type Source = { value: string; positions: readonly FieldPosition[]; isComputed?: boolean }

/** Returns the texts of the files that a page is rendered from, and those that the page computes. */
function sourcesOf(path: string, content: Content): Source[] {
  const entries = entriesOf(path, content)
  const baseRate = content.shared.provider?.baseRate ?? 0
  return [
    ...entries.flatMap(({ texts = [] }) =>
      // A shared text has a field where it is used, and one in its own file.
      texts.map(({ value, within, ...position }) => ({ value, positions: [...(within ? [within] : []), position] })),
    ),
    ...entries
      .flatMap((entry) => computedTexts(entry, baseRate))
      .map(({ text, file, fields }) => ({
        value: text,
        isComputed: true,
        positions: fields.map((field) => ({ file, field, line: 1, column: 1 })),
      })),
  ]
}

/** Minimum share of a sentence for a field that contains all of it but a few characters, such as a note's number. */
const nearlyAll = 0.95

/** Minimum share of a text that a field has to account for. */
const least = 0.2

/** Returns the sources that account for the largest share of a text, if it is more than `share`. */
function closest(text: string, sources: readonly Source[], share: number): Source[] {
  const scored = sources.map((source) => ({ source, score: similarityTo(text, source) }))
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  return best <= share ? [] : scored.flatMap(({ source, score }) => (score === best ? [source] : []))
}

/**
 * Returns the positions of the fields that texts of a page show: of an element that was tapped, and of those around it
 * up to its sentence, which is last. Where several fields have the text, it is all of them; fixed texts of pages and
 * sums have none.
 */
export function locateField(path: string, texts: readonly string[], content: Content): FieldPosition[] {
  const sources = sourcesOf(path, content)
  const plainTexts = texts.map(plain)
  const sentence = plainTexts.at(-1) ?? ''
  const isWhole = (text: string) => (source: Source) => text !== '' && plain(source.value) === text
  const candidates = [
    ...plainTexts.map((text) => sources.filter((source) => source.isComputed === true && isWhole(text)(source))),
    closest(sentence, sources, nearlyAll),
    ...plainTexts.map((text) => sources.filter(isWhole(text))),
    closest(sentence, sources, least),
  ]
  const found = candidates.find(({ length }) => length > 0) ?? []
  const positions = found.flatMap((source) => source.positions)
  const keyOf = ({ file, field, line }: FieldPosition) => `${file} ${field} ${field === '-' ? line : ''}`
  const unique = new Map(
    positions.map(({ file, line, column, field }) => [
      keyOf({ file, line, column, field }),
      { file, line, column, field },
    ]),
  )
  return [...unique.values()].slice(0, maxFields)
}

/** Maximum number of fields to choose from, so that the list stays small. */
const maxFields = 8
