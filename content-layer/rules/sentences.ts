/*
 * Splits texts into the sentences that rules examine, as people read them: across line breaks, in normalized
 * characters.
 */

import { normalizeText, type NormalizedText } from '../placeholders/normalize-text.ts'
import type { Reference } from '../source/fields/collect-references.ts'

/**
 * A line break in the middle of a sentence: after a comma or a particle, and before a line that is neither an entry nor
 * a tag.
 */
const lineBreakInSentence = '(?<=[、はがをにでとのもや])\\n(?![ \\t]*(?:[-*・•#<{]|\\w+:|\\n))'

export const sentenceEnd = new RegExp(`。|(?!${lineBreakInSentence})\\n`, 'u')

const afterSentence = new RegExp(`(?<=${sentenceEnd.source})`, 'u')

/** End of a sentence in a single-line text, which most texts are. */
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

/** Fields with line breaks for their layout: 「上限\nなし」. */
const fieldsInLines = /(?:^|\.)(?:title|label)$/u

/** Splits a text into sentences, each with the offset of its start. */
export function locateSentences(text: string): { sentence: string; offset: number }[] {
  let offset = 0
  return splitText(text).map((sentence) => {
    const start = offset
    offset += sentence.length
    return { sentence, offset: start }
  })
}

function readSentences<Text extends Reference>(texts: readonly Text[]): { text: Text; sentence: string }[] {
  return texts.flatMap((text) => {
    const lines = fieldsInLines.test(text.field) ? text.value.replaceAll('\n', '') : text.value
    return splitText(lines).map((sentence) => ({ text, sentence: sentence.replaceAll('\n', '') }))
  })
}

const cache = new WeakMap<readonly Reference[], { text: Reference; sentence: string }[]>()

/** Returns the sentences of texts, without their line breaks. Cached, because many rules request them. */
export function splitSentences<Text extends Reference>(
  texts: readonly Text[],
): readonly { text: Text; sentence: string }[] {
  const sentences = cache.get(texts) ?? readSentences(texts)
  cache.set(texts, sentences)
  // The cached sentences are those of these texts.
  return sentences as { text: Text; sentence: string }[]
}

const joinedTexts = new WeakMap<readonly Reference[], string>()

/** Joins all sentences to one text, to test quickly that most patterns do not match any of them. */
export function joinSentences(texts: readonly Reference[]): string {
  const cached = joinedTexts.get(texts)
  if (cached !== undefined) return cached
  const sentences = splitSentences(texts)
    .map(({ sentence }) => sentence)
    .join('。')
  joinedTexts.set(texts, sentences)
  return sentences
}
