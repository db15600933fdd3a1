import { noField } from '#content-layer/diagnostics/diagnostic.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { withoutMarks } from '#domain/text/note-marks.ts'

import type { FieldPosition } from '../engine-client.ts'
import { listComputedTexts } from './computed-texts.ts'
import { findEntries } from './page-entries.ts'

/** A normalized text of a page, with the fields that it comes from, and whether the page computes it from them. */
type Source = { text: string; positions: readonly FieldPosition[]; isComputed: boolean }

/** Normalizes a text for comparison with that of a page, which has other line breaks and no marks of notes. */
function normalize(text: string): string {
  return withoutMarks(text)
    .normalize('NFKC')
    .replaceAll(/[\s\u200b]/g, '')
}

/** Lists the texts of the files that a page is rendered from, and those that the page computes. */
function listSources(path: string, content: Content): Source[] {
  const entries = findEntries(path, content)
  const baseRate = content.shared.provider?.baseRate ?? 0
  const written = entries.flatMap(({ texts = [] }) => texts)
  const computed = entries.flatMap((entry) => listComputedTexts(entry, baseRate))
  const sources: Source[] = [
    ...written.map(({ value, within, ...position }) => ({
      text: normalize(value),
      // A shared text has a field where it is used, and one in its own file.
      positions: within ? [within, position] : [position],
      isComputed: false,
    })),
    ...computed.map(({ text, file, fields }) => ({
      text: normalize(text),
      // A position needs a line, but the field alone decides what is opened.
      positions: fields.map((field) => ({ file, field, line: 1, column: 1 })),
      isComputed: true,
    })),
  ]
  return sources.filter(({ text }) => text !== '')
}

/** Returns the length of the shorter text relative to the longer one, 0 to 1, if that contains it; otherwise 0. */
function getSharedPart(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return longer.includes(shorter) ? shorter.length / longer.length : 0
}

/** Minimum share of a sentence at which a field is certain: all but a few characters, such as a note's number. */
const certainShare = 0.95

/** Minimum share of a sentence at which a field is possible. */
const minShare = 0.2

/** Returns the sources that account for the largest share of a text, if it is more than `minimum`. */
function findClosest(text: string, sources: readonly Source[], minimum: number): Source[] {
  const scored = sources.map((source) => ({ source, share: getSharedPart(text, source.text) }))
  const largest = scored.reduce((most, { share }) => Math.max(most, share), 0)
  if (text === '' || largest <= minimum) return []
  return scored.filter(({ share }) => share === largest).map(({ source }) => source)
}

/** Maximum number of fields to choose from, so that the list stays small. */
const maxFields = 8

/** Returns each field once, without other properties. Texts of a body have no field, and are returned once per line. */
function listUniqueFields(positions: readonly FieldPosition[]): FieldPosition[] {
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
  const sources = listSources(path, content)
  const tapped = texts.map(normalize)
  const sentence = tapped.at(-1) ?? ''
  const equalSources = (text: string) => sources.filter((source) => source.text === text)
  // The most certain first, and the tapped element before those around it.
  const candidates = [
    // Computed texts such as 「4%」 have one origin; a field that happens to have the same text is less likely.
    ...tapped.map((text) => equalSources(text).filter(({ isComputed }) => isComputed)),
    // The whole sentence is more specific than an element of it, such as a word in bold.
    findClosest(sentence, sources, certainShare),
    // In a sentence of several fields, an element can be all of one of them.
    ...tapped.map(equalSources),
    // The sentence is only a part of a field, such as one of its paragraphs, or has more around it.
    findClosest(sentence, sources, minShare),
  ]
  const found = candidates.find(({ length }) => length > 0) ?? []
  return listUniqueFields(found.flatMap(({ positions }) => positions)).slice(0, maxFields)
}
