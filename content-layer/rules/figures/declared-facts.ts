/*
 * Rules about the facts that a file declares (`facts:`), each a name with a figure: 「一回の下限: 2,000円」.
 */

import { formatNumber } from '#blocks/format.ts'
import { parseFact, type Fact } from '#schemas/facts.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Lists the facts that a file declares, as source text and as values. */
function listDeclaredFacts(facts: Readonly<Record<string, string>>): { name: string; written: string; fact: Fact }[] {
  return Object.entries(facts).flatMap(([name, written]) => {
    const fact = parseFact(written)
    return fact ? [{ name, written, fact }] : []
  })
}

/** Returns the number of a declared fact; undefined if there is none of that name, or if it is a date or a time. */
export function declaredValue(facts: Readonly<Record<string, string>>, name: string): number | undefined {
  const fact = Object.hasOwn(facts, name) ? parseFact(facts[name] ?? '') : undefined
  return fact && 'value' in fact ? fact.value : undefined
}

/** Common counters. A typing mistake such as エン for 円 would be read as a counter too. */
const commonCounters =
  /^(?:回|人|名|名さま|点|個|つ|枚|本|台|冊|着|足|杯|皿|件|社|店|店舗|ショップ|種類|口|号|位|組|箱|袋|か所|日|日間|週間|か月|ヶ月|カ月|年|年間|歳|時間|分|分間|秒|倍|km|kg|g|ml|cm|GB)$/u

/** Finds declared facts with an uncommon unit, or an impossible number. */
export function checkDeclaredFacts(facts: Readonly<Record<string, string>>, path: Path = []): FieldDiagnostic[] {
  return listDeclaredFacts(facts).flatMap(({ name, written, fact }): FieldDiagnostic[] => {
    const factPath = [...path, 'facts', name]
    if (!('value' in fact)) return []
    if (fact.kind === 'count' && !commonCounters.test(fact.counter))
      return [{ path: factPath, kind: 'unit-unusual', details: { actual: written } }]
    const isDayOfMonth = fact.kind === 'count' && fact.counter === '日' && name.endsWith('日')
    return fact.value === 0 || (isDayOfMonth && fact.value > 31)
      ? [{ path: factPath, kind: 'value-impossible', details: { actual: written } }]
      : []
  })
}

/** Start of a name for the total of both gifts of a campaign: 両方の合計. */
const totalName = /^(?:両方|ふたつ|二つ|合わせて|あわせて)/u

type FactsAndHeadline = Pick<CampaignDefinition, 'facts' | 'headline'>

/** Finds a total of both gifts that is not their sum. */
export function checkGiftTotal({ facts, headline }: FactsAndHeadline): FieldDiagnostic[] {
  if (headline.kind !== 'bonus' || !headline.plus) return []
  const sum = headline.figure + headline.plus.points
  return listDeclaredFacts(facts).flatMap(({ name, written, fact }): FieldDiagnostic[] => {
    return totalName.test(name) && fact.kind === 'points' && fact.value !== sum
      ? [{ path: ['facts', name], kind: 'sum-misfit', details: { name, actual: written, sum: formatNumber(sum) } }]
      : []
  })
}
