import { sampleText } from '../../common/draft-texts.ts'
import { rowAt, type CompiledPhrases } from '../../common/phrase-lists.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import type { Facts } from '../../placeholders/fact.ts'
import { findRefusedPromises } from '../claims/refused-phrases.ts'
import { findQuotedPromises } from '../figures/quoted-promises.ts'
import { findRepeatedBonus } from '../rates/repeated-bonus.ts'
import { findFullMonthProblems } from '../roles/full-month.ts'
import { findGrantTimeProblems } from '../roles/grant-times.ts'
import { findMisplacedTerms } from '../roles/misplaced-terms.ts'
import { normalizeForRules, locateSentences } from '../sentences.ts'

const samples = new RegExp(sampleText, 'gu')

function find<Found>(text: string, pattern: RegExp, make: (actual: string) => Found): ({ offset: number } & Found)[] {
  return [...text.matchAll(pattern)].map(({ index, 0: actual }) => ({ offset: index, ...make(actual) }))
}

const oddPunctuation = /。{2,}|、{2,}|、。|。、|[！!]{3,}|[？?]{3,}|をを|にに(?!も)|がが|(?<!は)はは(?!は)/gu

/** Brackets around a fact that resemble those of a placeholder. */
const likeBraces =
  /(?:\{|〈|《|［|\[|【|〔|＜)[ \u3000]*([^\s\u3000{}〈〉《》［］[\]【】〔〕＜＞｛｝「」：:]{1,20})(?:[：:]([^{}〈〉《》［］[\]【】〔〕＜＞｛｝]*))?[ \u3000]*(?:\}|〉|》|］|\]|】|〕|＞)/gu

const quotedLiteral = /｛「([^」｛｝]+)」｝/gu

const reference = /｛([^｛｝\n]+)｝/gu

/** Finds brackets without a counterpart. */
export function findUnbalancedBrackets(text: string): TextProblem[] {
  return (['「」', '（）'] as const).flatMap(([open = '', close = '']): TextProblem[] => {
    const [opened, closed] = [text.split(open).length, text.split(close).length]
    if (opened === closed) return []
    const surplus = opened > closed ? open : close
    return [{ offset: text.lastIndexOf(surplus), kind: 'odd-punctuation', details: { actual: surplus } }]
  })
}

/** Facts that a sentence rarely states twice. */
const weighty = /上限$|付与日|終了日|特典$/u

/** Returns whether a placeholder follows its own name: 上限の｛上限｝. */
function isNamed(before: string, name: string): boolean {
  return before.replace(/[のはが：:\s]$/u, '').endsWith(name)
}

/** Finds sentences that state one fact twice, which is rarely intended unless each has its name. */
function findRepeatedFacts(text: string): TextProblem[] {
  return locateSentences(text).flatMap(({ sentence, offset }): TextProblem[] => {
    const seen = new Map<string, boolean>()
    for (const { 1: name = '', index } of sentence.matchAll(reference)) {
      const areNamed = (seen.get(name) ?? true) && isNamed(sentence.slice(0, index), name)
      if (seen.has(name) && weighty.test(name) && !areNamed)
        return [{ offset: offset + index, kind: 'fact-twice', details: { name } }]
      seen.set(name, areNamed)
    }
    return []
  })
}

/** Finds misspelt words in a text. Offsets are those of the text. */
function findMisspellings(text: string, { spellings }: CompiledPhrases): TextProblem[] {
  return [...text.matchAll(spellings.allPattern)].map(({ index, 0: actual }) => ({
    offset: index,
    kind: 'spelling' as const,
    details: { actual, fix: rowAt(spellings, text, index)?.fix ?? '' },
  }))
}

/** Quick test for the most frequent warnings on form, which most texts pass. */
const suspicious = new RegExp(
  [samples, oddPunctuation, likeBraces, quotedLiteral].map(({ source }) => source).join('|'),
  'u',
)

/** Returns the warnings for a text with placeholders, by the facts that they name. */
function findFactProblems(text: string, facts: Facts | undefined): TextProblem[] {
  if (!text.includes('｛')) return []
  return [
    ...findFullMonthProblems(text, facts),
    ...findGrantTimeProblems(text, facts),
    ...findRepeatedBonus(text, facts),
    ...findRepeatedFacts(text),
  ]
}

/** Finds facts in brackets other than those of a placeholder: [上限]. */
function findBracketedFacts(text: string, facts: Facts | undefined): TextProblem[] {
  return [...text.matchAll(likeBraces)].flatMap(({ index, 0: actual, 1: name = '', 2: form = '' }): TextProblem[] => {
    if (!facts?.has(name) || /^\{[a-z]/.test(actual)) return []
    const fix = form.trim() === '' ? `｛${name}｝` : `｛${name}：${form.trim()}｝`
    return [{ offset: index, kind: 'fact-in-brackets', details: { actual, fix } }]
  })
}

/** Returns the warnings for a text without line breaks in its sentences. */
function problemsAsRead(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  const ofForm = suspicious.test(text)
    ? [
        ...find(text, samples, (actual) => ({ kind: 'sample-text', details: { actual } }) as const),
        ...find(text, oddPunctuation, (actual) => ({ kind: 'odd-punctuation', details: { actual } }) as const),
        ...findBracketedFacts(text, facts),
        ...(text.includes('｛「') ? findQuotedPromises(text, facts) : []),
      ]
    : []
  return [
    ...ofForm,
    ...findRefusedPromises(text, phrases),
    ...findMisspellings(text, phrases),
    ...findUnbalancedBrackets(text),
    ...findFactProblems(text, facts),
  ]
}

/** Returns the warnings for a source text, given the facts that it can name. Offsets are those of that text. */
export function findWordingProblems(text: string, facts: Facts | undefined, phrases: CompiledPhrases): TextProblem[] {
  const { text: read, offsetOf } = normalizeForRules(text)
  const misplaced = text.includes('｛') ? findMisplacedTerms(text, facts) : []
  return [
    ...problemsAsRead(read, facts, phrases).map((problem) => ({ ...problem, offset: offsetOf(problem.offset) })),
    ...misplaced,
  ]
}
