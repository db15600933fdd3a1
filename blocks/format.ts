import { pointsForPayment, type PointTerms } from '#domain/money/points.ts'
import { formatClock, formatMoment, inJapan, shortDay } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'

type Moment = { text: string; dateTime: string }
type PeriodText = { start: Moment; end: Moment; isOneDay: boolean }

/**
 * Formats a period in words, in Japan time with weekdays (D7): the year once, and the day once if both ends share it.
 */
export function describePeriod(period: { start: string; end: string }): PeriodText {
  const [startInstant, endInstant] = [parseStart(period.start), parseEnd(period.end)]
  const [start, end] = [inJapan(startInstant), inJapan(endInstant)]
  const isOneDay = start.year === end.year && start.month === end.month && start.day === end.day
  return {
    isOneDay,
    start: { text: formatMoment(startInstant), dateTime: new Date(startInstant).toISOString() },
    end: {
      text: isOneDay ? formatClock(endInstant) : formatMoment(endInstant, { year: end.year !== start.year }),
      dateTime: new Date(endInstant).toISOString(),
    },
  }
}

/** Formats a period in short form, for cards: 2/1(水)〜2/28(火), or 2/8(水) for a single day. */
export function shortPeriod(period: { start: string; end: string }): string {
  const [start, end] = [parseStart(period.start), parseEnd(period.end)]
  const [first, last] = [shortDay(start), shortDay(end)]
  return first === last && inJapan(start).year === inJapan(end).year ? first : `${first}〜${last}`
}

/** Formats the digits of a whole number with thousands separators. */
export function groupDigits(digits: string | number): string {
  return `${digits}`.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/**
 * Formats a number with thousands separators and its own decimals, from `decimals` to six: 149,800, 14.95. Does not use
 * `Intl`, because its first use takes 60 ms on a processor four times slower than a desktop's.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [integer = '', rest = ''] = value.toFixed(6).split('.')
  const fraction = rest.replace(/0+$/, '').padEnd(decimals, '0')
  return groupDigits(integer) + (fraction === '' ? '' : `.${fraction}`)
}

/** Formats the points for an amount in yen on one line: 3,000円なら 150P. */
export function describeEstimate(yen: number, grant: PointTerms): string {
  const { always, added } = pointsForPayment(yen, grant)
  return `${groupDigits(yen)}円なら ${groupDigits(always + added)}P`
}

type Headline = {
  kind: 'total' | 'extra' | 'bonus'
  figure: number
  unit: '%' | 'P'
  plus?: { points: number; label: string } | undefined
}

/**
 * Returns a headline as figures: 5%, ＋8%, or both amounts if points are added to points, since they are of one kind and
 * shown with equal clarity (D20): 100P and ＋888P.
 */
export function headlineFigures({ kind, figure, unit, plus }: Headline): [first: string, second?: string] {
  const headline = `${kind === 'extra' ? '＋' : ''}${formatNumber(figure)}${unit}`
  return kind === 'bonus' && unit === 'P' && plus ? [`${formatNumber(plus.points)}P`, `＋${headline}`] : [headline]
}

/**
 * Returns a headline for a list, where all rewards are listed side by side: 5%, 100P＋888P, and 3%＋1,500P if points are
 * added to a rate (specification §9).
 */
export function listedFigures(headline: Headline): string[] {
  const [first, second] = headlineFigures(headline)
  if (second !== undefined) return [first, second]
  return headline.plus ? [first, `＋${formatNumber(headline.plus.points)}P`] : [first]
}

/**
 * Describes a cap: 上限 300ポイント, or 上限なし. Next to a total rate it says that it limits the extra points alone, since
 * the base rate has no cap: 上乗せ上限 300ポイント.
 */
export function describeCap(maximumGrantPoint: number | null, kind?: Headline['kind']): string {
  if (maximumGrantPoint === null) return '上限なし'
  return `${kind === 'total' ? '上乗せ' : ''}上限 ${formatNumber(maximumGrantPoint)}ポイント`
}

type Limits = {
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

/** Joins a multi-line title into one line. */
export function oneLine(title: string): string {
  return title.replace(/\n/g, '')
}
