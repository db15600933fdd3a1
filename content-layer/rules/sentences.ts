/*
 * Splits texts into the sentences that rules examine, as people read them: across line breaks, in normalized
 * characters.
 */

import { memoizeByObject } from '#domain/memoize.ts'

import { normalizeText, type NormalizedText } from '../placeholders/normalize-text.ts'
import type { Reference } from '../source/fields/collect-references.ts'

/**
 * A line break in the middle of a sentence: after a comma or a particle, and before a line that is neither an entry nor
 * a tag.
 */
const lineBreakInSentence = '(?<=[、はがをにでとのもや])\\n(?![ \\t]*(?:[-*・•#<{]|\\w+:|\\n))'

/** End of a sentence: a full stop, or any other line break. */
export const sentenceEnd = new RegExp(`。|(?!${lineBreakInSentence})\\n`, 'u')

/** Position after the end of a sentence, where a text can be split without losing characters. */
const afterSentence = new RegExp(`(?<=${sentenceEnd.source})`, 'u')

/** The same in a single-line text, which most texts are; much faster. */
const afterFullStop = /(?<=。)/u

function splitText(text: string): string[] {
  return text.split(text.includes('\n') ? afterSentence : afterFullStop)
}

const allBreaksInSentences = new RegExp(`${lineBreakInSentence}[ \\t]*`, 'gu')

/** Joins the lines of each sentence; `offsetOf` maps an offset in the result to the source. */
export function joinLinesOfSentences(text: string): NormalizedText {
  if (!text.includes('\n')) return { text, offsetOf: (offset) => offset }
  const breaks = [...text.matchAll(allBreaksInSentences)]
  const offsetOf = (offset: number) =>
    breaks.reduce((at, { index, 0: { length } }) => (index <= at ? at + length : at), offset)
  return { text: text.replaceAll(allBreaksInSentences, ''), offsetOf }
}

/** Moves the problems of a derived text to their offsets in its source. */
export function moveToSource<Found extends { offset: number }>(
  problems: readonly Found[],
  { offsetOf }: Pick<NormalizedText, 'offsetOf'>,
): Found[] {
  return problems.map((problem) => ({ ...problem, offset: offsetOf(problem.offset) }))
}

/** Normalizes a text for rules: without line breaks in sentences, and with normalized characters. */
export function normalizeForRules(text: string): NormalizedText {
  const lines = joinLinesOfSentences(text)
  const normalized = normalizeText(lines.text)
  return { text: normalized.text, offsetOf: (offset) => lines.offsetOf(normalized.offsetOf(offset)) }
}

/** Returns the same texts in normalized characters. */
export function normalizeTexts<Text extends Reference>(texts: readonly Text[]): Text[] {
  return texts.map((text) => ({ ...text, value: normalizeText(text.value).text }))
}

/** Fields with line breaks for their layout, which end no sentence: 「上限\nなし」. */
const fieldsWithLayoutBreaks = /(?:^|\.)(?:title|label)$/u

/** Splits a text into sentences, each with the offset of its start. */
export function locateSentences(text: string): { sentence: string; offset: number }[] {
  let offset = 0
  return splitText(text).map((sentence) => {
    const start = offset
    offset += sentence.length
    return { sentence, offset: start }
  })
}

/** A sentence without its line breaks, and the text that contains it. */
export type SentenceOfText<Text extends Reference = Reference> = { text: Text; sentence: string }

const sentencesByTexts = new WeakMap<readonly Reference[], SentenceOfText[]>()

/** Splits texts into sentences. Cached by the list of texts, because many rules request those of the same list. */
export function splitSentences<Text extends Reference>(texts: readonly Text[]): readonly SentenceOfText<Text>[] {
  const cached = sentencesByTexts.get(texts)
  // The cached sentences are those of these texts.
  if (cached) return cached as SentenceOfText<Text>[]
  const sentences = texts.flatMap((text) => {
    const value = fieldsWithLayoutBreaks.test(text.field) ? text.value.replaceAll('\n', '') : text.value
    return splitText(value).map((sentence) => ({ text, sentence: sentence.replaceAll('\n', '') }))
  })
  sentencesByTexts.set(texts, sentences)
  return sentences
}

/** Joins all sentences to one text, to test quickly that most patterns do not match any of them. Cached likewise. */
export const joinSentences = memoizeByObject((texts: readonly Reference[]) =>
  splitSentences(texts)
    .map(({ sentence }) => sentence)
    .join('。'),
)
