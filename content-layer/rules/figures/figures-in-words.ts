import type { Problem } from '../../diagnostics/diagnostic.ts'
import { patternOf } from '../vocabulary.ts'
import { figureWords } from './figure-words.ts'

/** What stands in any text that states a number or a day in words: most have none of it. */
const any = patternOf(figureWords.map(({ words }) => words))

const each = figureWords.map(({ words, fix }) => ({ pattern: patternOf([words], 'gu'), fix, why: words.reason }))

/** Numbers and days that a text states in words. Offsets count in it. */
export function figureWordProblems(text: string): ({ offset: number } & Problem<'figure-in-words'>)[] {
  if (!any.test(text)) return []
  return each.flatMap(({ pattern, fix, why }) =>
    [...text.matchAll(pattern)].map(({ index, 0: got }) => ({
      offset: index,
      kind: 'figure-in-words' as const,
      details: { got, fix, why },
    })),
  )
}
