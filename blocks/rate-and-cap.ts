import { formatNumber } from './format.ts'

type Headline = {
  kind: 'total' | 'extra' | 'bonus'
  figure: number
  unit: '%' | 'P'
  plus?: { points: number; label: string } | undefined
}

/**
 * Formats a headline as the large figures of a stage or card: 5%, ＋8%, or both amounts if points are added to points,
 * since they are of one kind and shown with equal clarity (D20): 100P and ＋888P.
 */
export function formatHeadline({ kind, figure, unit, plus }: Headline): [first: string, second?: string] {
  const headline = `${kind === 'extra' ? '＋' : ''}${formatNumber(figure)}${unit}`
  return kind === 'bonus' && unit === 'P' && plus ? [`${formatNumber(plus.points)}P`, `＋${headline}`] : [headline]
}

/** Formats the points that are added to a headline: ＋1,500. */
export function formatPlus(points: number): string {
  return `＋${formatNumber(points)}`
}

/**
 * Lists all rewards of a headline, for a row in which they are side by side: 5%, 100P＋888P, and 3%＋1,500P if points are
 * added to a rate (specification §9).
 */
export function listRewards(headline: Headline): string[] {
  const [first, second] = formatHeadline(headline)
  if (second !== undefined) return [first, second]
  return headline.plus ? [first, `${formatPlus(headline.plus.points)}P`] : [first]
}

/**
 * Describes a cap: 上限 300ポイント, or 上限なし. Next to a total rate it says that it limits the extra points alone, since
 * the base rate has no cap: 上乗せ上限 300ポイント.
 */
export function describeCap(maximumGrantPoint: number | null, kind?: Headline['kind']): string {
  if (maximumGrantPoint === null) return '上限なし'
  return `${kind === 'total' ? '上乗せ' : ''}上限 ${formatNumber(maximumGrantPoint)}ポイント`
}

/** What limits a campaign's claim: its cap in points (null for none), with the headline that it limits, and its conditions. */
export type Limits = {
  headline?: Pick<Headline, 'kind'> | undefined
  maximumGrantPoint?: number | null | undefined
  conditions: readonly string[]
}

/** Lists the limits of a campaign's claim: its cap and its conditions. */
export function listLimits({ headline, maximumGrantPoint, conditions }: Limits): string[] {
  return [...(maximumGrantPoint === undefined ? [] : [describeCap(maximumGrantPoint, headline?.kind)]), ...conditions]
}

/** Describes the limits of a campaign's claim on one line. */
export function describeLimits(limits: Limits): string {
  return listLimits(limits).join('・')
}
