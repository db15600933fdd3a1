import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { findMisspellings, findRefusedPromises } from '../claims/refused-phrases.ts'
import { findQuotedPromises } from '../figures/quoted-promises.ts'
import { findMisplacedTerms } from '../roles/misplaced-terms.ts'
import { moveToSource, normalizeForRules } from '../sentences.ts'
import { findSampleTexts } from './draft-texts.ts'
import { findBracketedFacts, findOddPunctuation } from './punctuation.ts'

/** Finds questionable words of a source text, given the facts that it can name. Offsets are those of that text. */
export function findWordingProblems(source: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  const normalized = normalizeForRules(source)
  const { text } = normalized
  const problems = [
    ...findSampleTexts(text),
    ...findOddPunctuation(text),
    ...findBracketedFacts(text, facts),
    ...findQuotedPromises(text, facts),
    ...findRefusedPromises(text, phrases),
    ...findMisspellings(text, phrases),
  ]
  return [...moveToSource(problems, normalized), ...findMisplacedTerms(source, facts)]
}
