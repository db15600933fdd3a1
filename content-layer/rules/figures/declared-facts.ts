/*
 * Rules about the facts that a file declares (`facts:`), each a name with a figure: 「一回の下限: 2,000円」.
 */

import { formatNumber } from '#blocks/format.ts'
import { parseFact, type Fact } from '#schemas/facts.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** Lists the facts that a file declares, as source text and as values. */
export function listDeclaredFacts(
  facts: Readonly<Record<string, string>>,
): { name: string; written: string; fact: Fact }[] {
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

/** Fact names for the value of a field, by the kind of figure, and the name to use instead. */
const namesLikeFields: readonly { kind: Fact['kind']; names: readonly string[]; fix: string }[] = [
  { kind: 'percent', names: ['最大', '最大還元', '還元', '還元率', '合計還元', '最大還元率'], fix: '｛合計｝' },
  { kind: 'percent', names: ['上乗せ率', '率', '追加還元'], fix: '｛上乗せ｝' },
  { kind: 'date', names: ['締切', '締め切り', '期限', '終了', '終わり', '最終日'], fix: '｛終了日｝' },
  { kind: 'date', names: ['開始', '始まり', '初日'], fix: '｛開始日｝' },
  { kind: 'date', names: ['付与', '付与期限', '付与予定', '付与予定日', 'ポイント付与'], fix: '｛付与日｝' },
  { kind: 'time', names: ['時刻', '終了時刻', '締切時刻'], fix: '｛終了日：時刻｝' },
  { kind: 'time', names: ['開始時刻'], fix: '｛開始日：時刻｝' },
  { kind: 'points', names: ['最大ポイント', '上限ポイント', 'ポイント上限', '最大'], fix: '｛上限｝' },
]

/** Figures implied by the end of a fact's name: the kind or the counters, and the unit to use. */
const unitsByEnding: readonly {
  ends: readonly string[]
  kind: Fact['kind']
  counters?: readonly string[]
  unit: string
}[] = [
  { ends: ['金額', '値段', '価格', '代金', '下限'], kind: 'yen', unit: '円' },
  { ends: ['率'], kind: 'percent', unit: '%' },
  { ends: ['ポイント', 'ポイント数'], kind: 'points', unit: 'ポイント' },
  { ends: ['回数'], kind: 'count', counters: ['回'], unit: '回' },
  { ends: ['人数'], kind: 'count', counters: ['人', '名', '名さま', '組'], unit: '人' },
]

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

/** Finds facts declared by a campaign that repeat a field, or have another unit than their name implies. */
export function checkFactNames({ facts }: Pick<CampaignDefinition, 'facts'>): FieldDiagnostic[] {
  return listDeclaredFacts(facts).flatMap(({ name, written, fact }): FieldDiagnostic[] => {
    const path = ['facts', name]
    const same = namesLikeFields.find(({ kind, names }) => kind === fact.kind && names.includes(name))
    if (same) return [{ path, kind: 'fact-of-field', details: { name, fix: same.fix } }]
    const expectedUnit = unitsByEnding.find(({ ends }) => ends.some((end) => name.endsWith(end)))
    if (!expectedUnit) return []
    const isOther = fact.kind === 'count' && expectedUnit.counters && !expectedUnit.counters.includes(fact.counter)
    return fact.kind !== expectedUnit.kind || isOther
      ? [{ path, kind: 'fact-unit-misfit', details: { name, actual: written, unit: expectedUnit.unit } }]
      : []
  })
}
