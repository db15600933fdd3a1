import type { Problem } from '../../diagnostics/diagnostic.ts'
import { rowAt, type CompiledPhrases } from '../../common/phrase-lists.ts'

/** Finds misspelt words in a text. Offsets are those of the text. */
export function spellingProblems(text: string, { spellings }: CompiledPhrases): ({ offset: number } & Problem)[] {
  return [...text.matchAll(spellings.allPattern)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'spelling' as const,
    details: { actual, fix: rowAt(spellings, text, index)?.fix ?? '' },
  }))
}
