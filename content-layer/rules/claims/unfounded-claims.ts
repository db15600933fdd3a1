import { pickPosition, type Reference } from '../../source/fields/collect-references.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { joinSentences } from '../sentences.ts'
import type { CompiledPhrases } from '../../common/phrase-lists.ts'

/** Finds superlatives and promises without a basis on the page. */
export function claimDiagnostics(texts: readonly Reference[], { superlatives, basis }: CompiledPhrases): Diagnostic[] {
  const sentences = joinSentences(texts)
  if (!superlatives.any.test(sentences) || basis.any.test(sentences)) return []
  return texts.flatMap((text): Diagnostic[] => {
    const actual = superlatives.any.exec(text.value)?.[0]
    return actual === undefined ? [] : [{ ...pickPosition(text), kind: 'claim-without-basis', details: { actual } }]
  })
}
