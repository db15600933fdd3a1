import { describeReason, type CompiledPhrases } from '../../common/phrase-lists.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'

/** Finds numbers and days that a text spells out in words. Offsets are those of the text. */
export function findSpelledOutNumbers(text: string, { figures }: CompiledPhrases): TextProblem<'figure-in-words'>[] {
  if (!figures.any.test(text)) return []
  return figures.rows.flatMap(({ pattern, row }) =>
    [...text.matchAll(pattern)].map(({ index, 0: actual }) => ({
      offset: index,
      kind: 'figure-in-words' as const,
      details: { actual, fix: row.fix, reason: describeReason(row) },
    })),
  )
}
