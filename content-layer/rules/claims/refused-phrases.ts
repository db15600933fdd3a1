/*
 * Rules about the phrases of `content/words.yaml` that pages must not use, or only with a basis or a period. Offsets are
 * those of the text.
 */

import { describeReason, rowAt, type CompiledPhrases } from '../../common/phrase-lists.ts'
import type { Diagnostic, TextProblem } from '../../diagnostics/diagnostic.ts'
import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import { joinSentences } from '../sentences.ts'

/** Finds excessive promises and prices without tax in a text. */
export function findRefusedPromises(text: string, { promises, pricesWithoutTax }: CompiledPhrases): TextProblem[] {
  const promised = [...text.matchAll(promises.allPattern)].map(({ index, 0: actual }) => {
    const row = rowAt(promises, text, index)
    return {
      offset: index,
      kind: 'promise-too-much' as const,
      details: { actual, reason: row ? describeReason(row) : '' },
    }
  })
  const withoutTax = [...text.matchAll(pricesWithoutTax.allPattern)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'price-without-tax' as const,
    details: { actual },
  }))
  return [...promised, ...withoutTax]
}

/** Finds misspelt words. */
export function findMisspellings(text: string, { spellings }: CompiledPhrases): TextProblem[] {
  return [...text.matchAll(spellings.allPattern)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'spelling' as const,
    details: { actual, fix: rowAt(spellings, text, index)?.fix ?? '' },
  }))
}

/** Finds numbers and days that a text spells out in words: 「数千円」, 「翌月末」. */
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

/** Finds superlatives and promises without a basis on the page. */
export function checkClaims(texts: readonly Reference[], { superlatives, basis }: CompiledPhrases): Diagnostic[] {
  const sentences = joinSentences(texts)
  if (!superlatives.any.test(sentences) || basis.any.test(sentences)) return []
  return texts.flatMap((text): Diagnostic[] => {
    const actual = superlatives.any.exec(text.value)?.[0]
    return actual === undefined ? [] : [{ ...pickPosition(text), kind: 'claim-without-basis', details: { actual } }]
  })
}

/** Finds phrases of urgency; `days` is the length of the period, undefined if there is none. */
export function checkUrgency(
  texts: readonly Reference[],
  days: number | undefined,
  { urgent, urgentForADay }: CompiledPhrases,
): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    const forADay = urgentForADay.any.exec(text.value)?.[0]
    const actual = forADay ?? urgent.any.exec(text.value)?.[0]
    if (actual === undefined) return []
    if (days === undefined) return [{ ...pickPosition(text), kind: 'urgency-without-period', details: { actual } }]
    return forADay !== undefined && days > 1
      ? [{ ...pickPosition(text), kind: 'urgency-too-short', details: { actual, days } }]
      : []
  })
}
