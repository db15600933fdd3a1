import type { Content } from '#content-layer/load/read-content.ts'
import { noField } from '#content-layer/diagnostics/diagnostic.ts'
import { withoutMarks } from '#domain/text/note-marks.ts'

import { listComputedTexts } from './computed-texts.ts'
import { entriesOf } from './page-entries.ts'
import type { FieldPosition } from '../engine-client.ts'

/** A text of a page with the fields that show it, and whether the page computes it from them. */
type Source = { value: string; positions: readonly FieldPosition[]; isComputed?: boolean }

/** Normalizes a text for comparison: pages break lines, and marks are separate from words. */
function plain(text: string): string {
  return withoutMarks(text)
    .normalize('NFKC')
    .replaceAll(/[\s\u200b]/g, '')
}

/** Returns which share of the longer of two texts the shorter one is, if it is a part of it; otherwise 0. */
function similarityTo(text: string, { value }: Source): number {
  const written = plain(value)
  if (written === '' || text === '') return 0
  if (text.includes(written)) return written.length / text.length
  return written.includes(text) ? text.length / written.length : 0
}

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
      .flatMap((entry) => listComputedTexts(entry, baseRate))
      .map(({ text, file, fields }) => ({
        value: text,
        isComputed: true,
        positions: fields.map((field) => ({ file, field, line: 1, column: 1 })),
      })),
  ]
}

/** Share of a sentence from which a field is certain: all but a few characters, such as a note's number. */
const certainShare = 0.95

/** Share of a sentence from which a field is possible. */
const minShare = 0.2

/** Returns the sources that account for the largest share of a text, if it is more than `share`. */
function closest(text: string, sources: readonly Source[], share: number): Source[] {
  const scored = sources.map((source) => ({ source, score: similarityTo(text, source) }))
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  return best <= share ? [] : scored.flatMap(({ source, score }) => (score === best ? [source] : []))
}

/** Maximum number of fields to choose from, so that the list stays small. */
const maxFields = 8

/** Returns each field once, without other properties; texts of a body, which have no field, once for each line. */
function uniqueFields(positions: readonly FieldPosition[]): FieldPosition[] {
  const unique = new Map<string, FieldPosition>()
  for (const { file, line, column, field } of positions) {
    const key = `${file} ${field} ${field === noField ? line : ''}`
    unique.set(key, { file, line, column, field })
  }
  return [...unique.values()]
}

/**
 * Finds the fields to open when an element of a page is tapped. `texts` are the texts of the element and of those around
 * it, up to its sentence, which is last. Several fields may have the same text; fixed texts of pages and sums have none.
 */
export function locateField(path: string, texts: readonly string[], content: Content): FieldPosition[] {
  const sources = sourcesOf(path, content)
  const plainTexts = texts.map(plain)
  const sentence = plainTexts.at(-1) ?? ''
  const equalSources = (text: string) => sources.filter(({ value }) => text !== '' && plain(value) === text)
  // The most certain first.
  const candidates = [
    ...plainTexts.map((text) => equalSources(text).filter(({ isComputed }) => isComputed === true)),
    closest(sentence, sources, certainShare),
    ...plainTexts.map(equalSources),
    closest(sentence, sources, minShare),
  ]
  const found = candidates.find(({ length }) => length > 0) ?? []
  return uniqueFields(found.flatMap(({ positions }) => positions)).slice(0, maxFields)
}
