/*
 * Finds placeholders that contradict the words next to them: 「上限は｛上限に届く金額｝」.
 */

import { compilePattern } from '../../common/phrase-pattern.ts'
import type { TextProblem } from '../../diagnostics/diagnostic.ts'
import { getDerivedRole } from '../../placeholders/collect-facts.ts'
import { getDeclaredRole } from '../../placeholders/declared-roles.ts'
import type { Facts } from '../../placeholders/fact.ts'
import type { Role } from '../../placeholders/roles.ts'
import { sentenceEnd } from '../sentences.ts'
import { contexts, type TermContext } from './term-contexts.ts'

/** A placeholder in a sentence, with the text before and after it. */
type Named = {
  offset: number
  placeholder: string
  name: string
  role: Role
  before: string
  after: string
  sentence: string
}

const reference = /｛([^｛｝「」\n：:]+)(?:[：:][^｛｝\n]*)?｝/gu

/** Phrases of negation and questions, in which a term may be valid that is invalid in a promise. */
const denial = /ません|ない|対象外|除き|前日|翌日|か[？?]?$/u

/** A time after a date, between it and the phrase that determines its meaning: の23時59分, 朝9時. */
const timeOfDay = /^(?:の|\s)*(?:[0-9０-９]{1,2}時(?:[0-9０-９]{1,2}分)?)?(?:の間)?/u

/** Placeholder name of each role. */
const names: Readonly<Partial<Record<Role, string>>> = {
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

/** Months derived from the folder, which always exist. */
const months: Readonly<Record<string, Role>> = { 月: 'month', 翌月: 'next-month' }

const inBrackets = /（[^（）]*）/gu

type ContextPattern = TermContext & { pattern: RegExp }

/** Characters that never occur between two related words: a placeholder, or the topic of another clause. */
const otherClause = '。\\n｛は'

const contextPatterns = contexts.map((context): ContextPattern => {
  const { source } = compilePattern([context.phrases], 'u', otherClause)
  return {
    ...context,
    pattern: new RegExp(context.side === 'after' ? `^(?:${source})` : `(?:${source})[ \\u3000]?$`, 'u'),
  }
})

/** Maximum number of characters of a sentence that are searched on either side. */
const maxRelated = 400

/** Lists the terms that a text names, with their roles. */
export function listTerms(text: string): { placeholder: string; role: Role }[] {
  return locateTerms(text, undefined)
}

/** Returns the role of a name, derived from fields or declared. */
function roleIn(name: string, facts: Facts | undefined): Role | undefined {
  if (Object.hasOwn(months, name)) return months[name]
  return getDerivedRole(name) ?? getDeclaredRole(name, facts?.get(name))
}

function locateTerms(text: string, facts: Facts | undefined): Named[] {
  return [...text.matchAll(reference)].flatMap(({ index, 0: placeholder, 1: name = '' }): Named[] => {
    const role = roleIn(name, facts)
    if (role === undefined) return []
    const end = index + placeholder.length
    const before =
      text
        .slice(Math.max(0, index - maxRelated), index)
        .split(sentenceEnd)
        .at(-1)
        ?.replaceAll('\n', '') ?? ''
    const [rest = ''] = text.slice(end, end + maxRelated).split(sentenceEnd, 1)
    const after = rest.replaceAll('\n', '')
    return [{ offset: index, placeholder, name, role, before, after, sentence: `${before}${after}` }]
  })
}

/** A line ending after which the next line names the reward: 「…めぐりに、」. */
const lineEnd = /[でにと、]$/u

/** Roles that are conditions: the last line of a title may consist of a reward, but not of one of these. */
const conditions: ReadonlySet<Role> = new Set([
  'lowest-amount',
  'cap-amount',
  'example',
  'price',
  'days',
  'times',
  'people',
])

/** Reports a condition that is alone on a line where a promise is expected. */
function aloneProblem(text: string, named: Named, facts: Facts | undefined): TextProblem[] {
  const { offset, placeholder, role, after } = named
  const line = text.slice(0, offset).trimEnd()
  const isAlone = after.trim() === '' && text.slice(line.length, offset).includes('\n')
  const fix = findFix('bonus', named, facts)
  if (!isAlone || !lineEnd.test(line) || !conditions.has(role) || fix === '') return []
  const related = line.split('\n').at(-1) ?? ''
  const details = { actual: placeholder, related, fix, reason: 'もらえるものを書くところ' }
  return [{ offset, kind: 'term-misplaced', details }]
}

/** Returns the adjacent phrase that a placeholder contradicts; undefined if there is none. */
function relatedPhrase(context: ContextPattern, { role, before, after, sentence }: Named): string | undefined {
  if (!context.refuses.includes(role) || (context.unlessDenied === true && denial.test(sentence))) return undefined
  if (context.unlessThen?.some((phrase) => after.startsWith(phrase)) === true) return undefined
  if (context.unlessBefore?.some((phrase) => before.split('、').at(-1)?.includes(phrase)) === true) return undefined
  const { pattern } = context
  if (context.side === 'before') return pattern.exec(before)?.[0]
  const without = after.replaceAll(inBrackets, '')
  return [after, without, without.replace(timeOfDay, '')].map((text) => pattern.exec(text)?.[0]).find(Boolean)
}

/** Returns the term with the intended role of the same campaign; '' if there is none. */
function findFix(meant: Role, { name }: Named, facts: Facts | undefined): string {
  const owner = /^[a-z0-9-]+の/.exec(name)?.[0] ?? ''
  const role = names[meant] ?? ''
  const candidates = [`${owner}${role}`, role, ...(meant === 'bonus' ? [`${owner}追加特典`] : [])]
  const fix = candidates.find((candidate) => facts?.has(candidate)) ?? findDeclared(meant, facts)
  return fix === undefined ? '' : `｛${fix}｝`
}

/** Returns a figure with this role that the page itself declares. */
function findDeclared(meant: Role, facts: Facts | undefined): string | undefined {
  return [...(facts ?? [])].find(
    ([name, fact]) => getDerivedRole(name) === undefined && getDeclaredRole(name, fact) === meant,
  )?.[0]
}

/** Returns whether two names have the same value: in a one-day campaign, its start is its end. */
function isSame(fix: string, { name, placeholder }: Named, facts: Facts | undefined): boolean {
  const [term, other] = [name, fix.slice(1, -1)].map((termName) => {
    const fact = facts?.get(termName)
    return fact?.kind === 'date' && !placeholder.includes('時刻') ? fact.day : JSON.stringify(fact)
  })
  return term === other
}

/** Finds placeholders that contradict the words next to them. Offsets are those of the source text. */
export function findMisplacedTerms(text: string, facts: Facts | undefined): TextProblem[] {
  return locateTerms(text, facts).flatMap((named): TextProblem[] => {
    for (const context of contextPatterns) {
      const related = relatedPhrase(context, named)
      if (related === undefined) continue
      const fix = findFix(context.meant, named, facts)
      if (fix !== '' && isSame(fix, named, facts)) continue
      const details = { actual: named.placeholder, related, fix, reason: context.phrases.reason }
      return [{ offset: named.offset, kind: 'term-misplaced', details }]
    }
    return aloneProblem(text, named, facts)
  })
}
