import type { Problem } from '../../diagnostics/diagnostic.ts'
import { reasonOf, type Words } from '../word-lists.ts'

/** Numbers and days that a text states in words. Offsets count in it. */
export function figureWordProblems(
  text: string,
  { figures }: Words,
): ({ offset: number } & Problem<'figure-in-words'>)[] {
  if (!figures.any.test(text)) return []
  return figures.rows.flatMap(({ pattern, row }) =>
    [...text.matchAll(pattern)].map(({ index, 0: got }) => ({
      offset: index,
      kind: 'figure-in-words' as const,
      details: { got, fix: row.fix, why: reasonOf(row) },
    })),
  )
}
