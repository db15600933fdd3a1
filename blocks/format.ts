import { japanOffset, parseEnd, parseStart, weekdays } from '#schemas/japan-time.ts'

type JapanTime = { year: number; month: number; day: number; weekday: string; hour: number; minute: number }

/** The date and time in Japan at an instant in milliseconds since 1970 UTC. */
export function inJapan(instant: number): JapanTime {
  const date = new Date(instant + japanOffset)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()] ?? '',
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  }
}

function clock({ hour, minute }: JapanTime): string {
  return `${hour}:${String(minute).padStart(2, '0')}`
}

type Moment = { text: string; dateTime: string }
type PeriodText = { start: Moment; end: Moment; isOneDay: boolean }

/** A period in words, in Japan time with weekdays (D7): the year once, and the day once if both ends share it. */
export function describePeriod(period: { start: string; end: string }): PeriodText {
  const [startInstant, endInstant] = [parseStart(period.start), parseEnd(period.end)]
  const [start, end] = [inJapan(startInstant), inJapan(endInstant)]
  const isOneDay = start.year === end.year && start.month === end.month && start.day === end.day
  const year = end.year === start.year ? '' : `${end.year}年`
  const endDay = isOneDay ? '' : `${year}${end.month}月${end.day}日(${end.weekday}) `
  return {
    isOneDay,
    start: {
      text: `${start.year}年${start.month}月${start.day}日(${start.weekday}) ${clock(start)}`,
      dateTime: new Date(startInstant).toISOString(),
    },
    end: { text: `${endDay}${clock(end)}`, dateTime: new Date(endInstant).toISOString() },
  }
}

/** A day in short form, in Japan time: 2/28(火). */
export function shortDay(instant: number): string {
  const { month, day, weekday } = inJapan(instant)
  return `${month}/${day}(${weekday})`
}

/** A moment in short form, in Japan time: 2/28(火) 23:59. */
export function shortMoment(instant: number): string {
  return `${shortDay(instant)} ${clock(inJapan(instant))}`
}

/** A period in short form, for cards: 2/1(水)〜2/28(火), or 2/8(水) for a single day. */
export function shortPeriod(period: { start: string; end: string }): string {
  const [start, end] = [parseStart(period.start), parseEnd(period.end)]
  const [first, last] = [shortDay(start), shortDay(end)]
  return first === last && inJapan(start).year === inJapan(end).year ? first : `${first}〜${last}`
}

/**
 * A number with thousands separators and its own decimals, at least `decimals` and at most six: 149,800, 14.95. Written
 * by hand, since the first use of `Intl` takes 60 ms on a processor four times slower than a desktop's.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', rest = ''] = value.toFixed(6).split('.')
  const shown = rest.replace(/0+$/, '').padEnd(decimals, '0')
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',') + (shown === '' ? '' : `.${shown}`)
}

type Headline = {
  kind: 'total' | 'extra' | 'bonus'
  figure: number
  unit: '%' | 'P'
  plus?: { points: number; label: string } | undefined
}

/**
 * A headline as figures: 5%, ＋8%, or, where points come on top of points, both, as they are of one kind and told with
 * equal clearness (D20): 100P and ＋888P.
 */
export function headlineFigures({ kind, figure, unit, plus }: Headline): [first: string, second?: string] {
  const own = `${kind === 'extra' ? '＋' : ''}${formatNumber(figure)}${unit}`
  return kind === 'bonus' && unit === 'P' && plus ? [`${formatNumber(plus.points)}P`, `＋${own}`] : [own]
}

/** A cap in words: 上限 300ポイント, or 上限なし. */
export function describeCap(maximumGrantPoint: number | null): string {
  return maximumGrantPoint === null ? '上限なし' : `上限 ${formatNumber(maximumGrantPoint)}ポイント`
}

/** The limits of a campaign's claim in one line: its cap and its conditions. */
export function describeLimits({
  maximumGrantPoint,
  conditions,
}: {
  maximumGrantPoint?: number | null | undefined
  conditions: readonly string[]
}): string {
  return [...(maximumGrantPoint === undefined ? [] : [describeCap(maximumGrantPoint)]), ...conditions].join('・')
}

/** Joins a multi-line title into one line. */
export function oneLine(title: string): string {
  return title.replace(/\n/g, '')
}
