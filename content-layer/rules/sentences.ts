import type { Words } from './claims/claims.ts'

export function sentencesOf(texts: readonly Words[]) {
  return texts.flatMap((text) => text.value.split(/(?<=[。\n])/u).map((sentence) => ({ text, sentence })))
}
