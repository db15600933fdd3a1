import type { Problem } from '../../diagnostics/diagnostic.ts'
import { rowAt, type Words } from '../word-lists.ts'

/** The misspelt words of a text. Offsets count in it. */
export function spellingProblems(text: string, { spellings }: Words): ({ offset: number } & Problem)[] {
  return [...text.matchAll(spellings.all)].map(({ index, 0: got }) => ({
    offset: index,
    kind: 'spelling' as const,
    details: { got, fix: rowAt(spellings, text, index)?.fix ?? '' },
  }))
}
