/*
 * Finds placeholders that contradict the words next to them: 「上限は｛上限に届く金額｝」.
 */

import { compilePattern } from '../../common/phrase-pattern.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { getDeclaredRole } from '../../placeholders/declared-roles.ts'
import { getDerivedRole } from '../../placeholders/derived-roles.ts'
import type { Facts } from '../../placeholders/fact.ts'
import type { Role } from '../../placeholders/roles.ts'
import { locateTerms, type Term } from './locate-terms.ts'
import { paymentPhrases } from './phrases.ts'
import { contexts, type TermContext } from './term-contexts.ts'

/** The placeholder to suggest for each role. */
const nameOfRole: Readonly<Partial<Record<Role, string>>> = {
  start: '開始日',
  end: '終了日',
  grant: '付与日',
  base: '常時',
  extra: '上乗せ',
  total: '合計',
  cap: '上限',
  'cap-amount': '上限に届く金額',
  month: '月',
  bonus: '特典',
}

type CompiledContext = TermContext & { pattern: RegExp }

/** Characters that never occur between two related words: a placeholder, or the topic of another clause. */
const clauseBoundary = '。\\n｛は'

const compiledContexts = contexts.map((context): CompiledContext => {
  const { source } = compilePattern([context.phrases], 'u', clauseBoundary)
  // The phrase is adjacent to the placeholder, except for a space before it.
  const adjacent = context.side === 'after' ? `^(?:${source})` : `(?:${source})[ \\u3000]?$`
  return { ...context, pattern: new RegExp(adjacent, 'u') }
})

/** Phrases of negation and questions, in which a term may be valid that is invalid in a promise. */
export const denial = /ません|ない|対象外|除き|前日|翌日|か[？?]?$/u

/** Returns whether the words before a placeholder name its subject, and that is no payment: 「受け取りが」. */
function isOfOther(clauseBefore: string): boolean {
  return clauseBefore.endsWith('が') && !paymentPhrases.some((phrase) => clauseBefore.includes(phrase))
}

function isExempt(context: TermContext, { before, after }: Term): boolean {
  const { unlessDenied, unlessThen, unlessBefore, unlessOfOther } = context
  const clauseBefore = before.split('、').at(-1) ?? ''
  return (
    (unlessOfOther === true && isOfOther(clauseBefore)) ||
    (unlessDenied === true && denial.test(before + after)) ||
    unlessThen?.some((phrase) => after.startsWith(phrase)) === true ||
    unlessBefore?.some((phrase) => clauseBefore.includes(phrase)) === true
  )
}

const inBrackets = /（[^（）]*）/gu

/** A time after a date, between it and the phrase that determines its meaning: の23時59分, 朝9時. */
const timeOfDay = /^(?:の|\s)*(?:[0-9０-９]{1,2}時(?:[0-9０-９]{1,2}分)?)?(?:の間)?/u

/** Returns the adjacent phrase that a placeholder contradicts; undefined if there is none. */
function findContradictedPhrase(context: CompiledContext, term: Term): string | undefined {
  if (!context.refuses.includes(term.role) || isExempt(context, term)) return undefined
  const { pattern, side } = context
  if (side === 'before') return pattern.exec(term.before)?.[0]
  // Words in brackets or a time may precede the phrase: ｛終了日｝（土）の23時59分から.
  const withoutBrackets = term.after.replaceAll(inBrackets, '')
  const wordings = [term.after, withoutBrackets, withoutBrackets.replace(timeOfDay, '')]
  return wordings.map((wording) => pattern.exec(wording)?.[0]).find(Boolean)
}

/** Returns the name of a figure that the page itself declares with this role. */
function findDeclaredName(role: Role, facts: Facts | undefined): string | undefined {
  return [...(facts ?? [])].find(
    ([name, fact]) => getDerivedRole(name) === undefined && getDeclaredRole(name, fact) === role,
  )?.[0]
}

/** Returns the placeholder of the intended role, of the same campaign on a month's page; '' if there is none. */
function suggestPlaceholder(role: Role, { name }: Term, facts: Facts | undefined): string {
  const campaign = /^[a-z0-9-]+の/.exec(name)?.[0] ?? ''
  const suggested = nameOfRole[role] ?? ''
  const candidates = [`${campaign}${suggested}`, suggested, ...(role === 'bonus' ? [`${campaign}追加特典`] : [])]
  const existing = candidates.find((candidate) => facts?.has(candidate)) ?? findDeclaredName(role, facts)
  return existing === undefined ? '' : `｛${existing}｝`
}

/** Returns whether the suggested placeholder has the same value: in a one-day campaign, the start is the end. */
function hasSameValue(suggestion: string, { name, placeholder }: Term, facts: Facts | undefined): boolean {
  const getValue = (factName: string) => {
    const fact = facts?.get(factName)
    return fact?.kind === 'date' && !placeholder.includes('時刻') ? fact.day : JSON.stringify(fact)
  }
  return getValue(name) === getValue(suggestion.slice(1, -1))
}

/** Finds placeholders that contradict the words next to them. Offsets are those of the source text. */
export function findMisplacedTerms(text: string, facts: Facts | undefined): TextProblem[] {
  return locateTerms(text, facts).flatMap((term): TextProblem[] => {
    for (const context of compiledContexts) {
      const related = findContradictedPhrase(context, term)
      if (related === undefined) continue
      const fix = suggestPlaceholder(context.meant, term, facts)
      if (fix !== '' && hasSameValue(fix, term, facts)) continue
      const details = { actual: term.placeholder, related, fix, reason: context.phrases.reason }
      return [{ offset: term.offset, kind: 'term-misplaced', details }]
    }
    return []
  })
}
