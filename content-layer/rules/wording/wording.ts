import type { CompiledPhrases } from '../../common/phrase-lists.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { findMisspellings, findRefusedPromises } from '../claims/refused-phrases.ts'
import { findQuotedPromises } from '../figures/quoted-promises.ts'
import { findRepeatedBonus } from '../rates/repeated-bonus.ts'
import { findFullMonthProblems } from '../roles/full-month.ts'
import { findGrantTimeProblems } from '../roles/grant-times.ts'
import { findMisplacedTerms } from '../roles/misplaced-terms.ts'
import { moveToSource, normalizeForRules } from '../sentences.ts'
import { findSampleTexts } from './draft-texts.ts'
import { findBracketedFacts, findOddPunctuation, findUnbalancedBrackets } from './punctuation.ts'
import { findRepeatedFacts } from './repeated-facts.ts'

/** Finds sentences whose placeholders contradict their words. Most texts have no placeholder. */
function findFactProblems(text: string, facts: Facts | undefined): TextProblem[] {
  if (!text.includes('｛')) return []
  return [...findFullMonthProblems(text, facts), ...findRepeatedBonus(text, facts), ...findRepeatedFacts(text)]
}

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
    ...findUnbalancedBrackets(text),
    ...findGrantTimeProblems(text, facts),
    ...findFactProblems(text, facts),
  ]
  return [...moveToSource(problems, normalized), ...findMisplacedTerms(source, facts)]
}
