import type { Words } from './claims/claims.ts'

const sentenceEnd = /(?<=[。\n])/u

/** The sentences of a text, each with where it begins. */
export function sentencesIn(text: string): { sentence: string; offset: number }[] {
  let offset = 0
  return text.split(sentenceEnd).map((sentence) => {
    const start = offset
    offset += sentence.length
    return { sentence, offset: start }
  })
}

export function sentencesOf(texts: readonly Words[]) {
  return texts.flatMap((text) => text.value.split(sentenceEnd).map((sentence) => ({ text, sentence })))
}
