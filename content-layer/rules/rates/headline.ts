/*
 * Rules about the headline of a campaign: its rate, its label, and a bonus in place of a rate.
 */

import { addRates } from '#domain/money/rates.ts'
import type { CampaignDefinition } from '#schemas/files/campaign.ts'

import { compilePattern } from '../../common/phrase-pattern.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

type Headline = Pick<CampaignDefinition, 'headline' | 'reductionRate'>

/** Checks the rate that the headline shows, in percent (D8). */
export function checkHeadlineRate({ headline, reductionRate }: Headline, baseRate: number): FieldDiagnostic[] {
  const { kind, figure: actual } = headline
  if (kind === 'bonus' || reductionRate === undefined) return []
  const total = addRates(baseRate, reductionRate)
  const path = ['headline', 'figure']
  const details =
    kind === 'total'
      ? { actual, sum: `baseRate ${baseRate} + reductionRate ${reductionRate} = ${total}`, expected: total }
      : { actual, sum: `reductionRate = ${reductionRate}`, expected: reductionRate }
  if (actual === details.expected) return []
  // The figure matches the other kind, so the kind may be wrong.
  const [other, rateOfOther] = kind === 'total' ? ['extra', reductionRate] : ['total', total]
  if (actual === rateOfOther) return [{ path, kind: 'headline-other-kind', details: { ...details, other } }]
  return [{ path, kind: 'headline-mismatch', details }]
}

const reductions = ['割引', '値引', '引き', 'オフ', 'OFF', 'キャッシュバック']
const added = ['上乗せ', 'プラス', '加算', '＋']
const sums = ['合計', '合わせて', 'トータル', '最大']

/**
 * Phrases that the label of the large figure must not contain, by the figure's kind; phrases that make them acceptable;
 * and the fix.
 */
const refused: Readonly<
  Record<CampaignDefinition['headline']['kind'], { pattern: RegExp; unless: readonly string[]; fix: string }>
> = {
  total: {
    pattern: compilePattern([
      { say: added, reason: '合計には、常時の分も入っている' },
      { say: reductions, reason: 'ポイントは、値段を下げない' },
    ]),
    unless: sums,
    fix: 'ポイント還元',
  },
  extra: {
    pattern: compilePattern([
      { say: ['還元', ...sums.slice(0, 3)], reason: '上乗せだけの率に、常時の分は入っていない' },
      { say: reductions, reason: 'ポイントは、値段を下げない' },
    ]),
    unless: added,
    fix: 'ポイント上乗せ',
  },
  bonus: {
    pattern: compilePattern([
      { say: reductions.filter((phrase) => phrase !== '引き'), reason: 'ポイントは、値段を下げない' },
    ]),
    unless: [],
    fix: 'プレゼント',
  },
}

/** Finds labels that contradict the large figure: a total called 上乗せ, points called a discount. */
export function checkHeadlineLabel({ headline: { kind, label } }: Headline): FieldDiagnostic[] {
  const { pattern, unless, fix } = refused[kind]
  const actual = pattern.exec(label.replaceAll('\n', ''))?.[0]
  const isFine = actual === undefined || unless.some((phrase) => label.includes(phrase))
  return isFine ? [] : [{ path: ['headline', 'label'], kind: 'label-misfit', details: { actual, kind, fix } }]
}

/** Finds a bonus in addition to a rate, or a bonus above 100 percent. */
export function checkBonus({ headline, reductionRate }: Headline): FieldDiagnostic[] {
  const { kind, figure, unit } = headline
  if (kind !== 'bonus') return []
  const details = { actual: `${figure}${unit}`, rate: reductionRate ?? 0 }
  return [
    ...(reductionRate === undefined
      ? []
      : [{ path: ['headline', 'kind'], kind: 'bonus-beside-rate' as const, details }]),
    ...(unit === '%' && figure > 100
      ? [{ path: ['headline', 'figure'], kind: 'bonus-above-all' as const, details: { actual: figure } }]
      : []),
  ]
}
