import type { Problem } from '../../diagnostics/diagnostic.ts'
import { reasonOf, type CompiledPhrases } from '../../common/phrase-lists.ts'

/** Numbers and days that a text states in words. Offsets count in it. */
export function numeralProblems(
  text: string,
  { figures }: CompiledPhrases,
): ({ offset: number } & Problem<'figure-in-words'>)[] {
  if (!figures.any.test(text)) return []
  return figures.rows.flatMap(({ pattern, row }) =>
    [...text.matchAll(pattern)].map(({ index, 0: actual }) => ({
      offset: index,
      kind: 'figure-in-words' as const,
      details: { actual, fix: row.fix, why: reasonOf(row) },
    })),
  )
}
