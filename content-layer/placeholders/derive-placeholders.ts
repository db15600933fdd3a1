/*
 * Placeholders of which the value follows from the fields of a campaign, a screen or a promotion: ｛上限｝, ｛終了日｝.
 */

import { parseFact, type Fact, type FactDay } from '#schemas/facts.ts'
import { inJapan } from '#domain/time/format-time.ts'
import { dayInJapan, parseEnd, parseStart } from '#domain/time/japan-time.ts'
import { yenToReach } from '#domain/money/points.ts'
import { addRates } from '#domain/money/rates.ts'

import { toCalendarDate, getLastDay } from '../common/days.ts'
import { createCount, isMonthCount } from './counts.ts'
import { percent, points, yen } from './fact.ts'
import type { Figures, Rates } from './lenient-fields.ts'
import type { Role } from './roles.ts'

function dateAt(instant: number): FactDay {
  const { hour, minute } = inJapan(instant)
  return { kind: 'date', day: dayInJapan(instant), minutes: hour * 60 + minute }
}

function getStart({ period }: Figures): FactDay | undefined {
  return period && dateAt(parseStart(period.start))
}

function getEnd({ period }: Figures): FactDay | undefined {
  return period && dateAt(parseEnd(period.end))
}

function endOfNextMonth({ day }: FactDay): Fact {
  const { year, month } = toCalendarDate(day)
  return { kind: 'date', day: getLastDay(year, month + 1) }
}

function statedBonus({ headline, bonus }: Figures): Fact | undefined {
  if (headline?.kind === 'bonus') return headline.unit === '%' ? percent(headline.figure) : points(headline.figure)
  return bonus === undefined ? undefined : points(bonus)
}

/**
 * Returns the minimum amount, in whole yen, at which the points reach the cap: 5,556 yen for 500 points at 9 percent.
 */
function amountAtCap({ extra, bonus, cap }: Rates): Fact | undefined {
  const rate = extra ?? bonus
  return typeof cap === 'number' && rate ? yen(yenToReach(cap, rate)) : undefined
}

type FieldPlaceholder = {
  role: Role
  /** The field to add if there is no value. */
  field?: string
  /** Returns the placeholder's value, its fact; undefined if the fields do not state it. */
  derive: (figures: Figures, rates: Rates) => Fact | undefined
}

/** The placeholders by their names between ｛ and ｝. */
export const fieldPlaceholders: Readonly<Record<string, FieldPlaceholder>> = {
  上乗せ: {
    role: 'extra',
    field: 'reductionRate',
    derive: (_, { extra }) => (extra === undefined ? undefined : percent(extra)),
  },
  合計: {
    role: 'total',
    field: 'reductionRate',
    derive: (_, { base, extra }) => (extra === undefined ? undefined : percent(addRates(base, extra))),
  },
  特典: { role: 'bonus', derive: statedBonus },
  追加特典: {
    role: 'bonus',
    field: 'headline.plus',
    derive: ({ headline }) => headline?.plus && points(headline.plus.points),
  },
  上限: {
    role: 'cap',
    field: 'maximumGrantPoint',
    derive: (_, { cap }) => (typeof cap === 'number' ? points(cap) : undefined),
  },
  上限に届く金額: { role: 'cap-amount', field: 'maximumGrantPoint', derive: (_, rates) => amountAtCap(rates) },
  付与日: {
    role: 'grant',
    field: 'grantBy',
    derive: ({ grantBy }) => (grantBy === undefined ? undefined : parseFact(grantBy)),
  },
  最小額: {
    role: 'lowest-amount',
    derive: ({ limits }) => (limits?.minimum === undefined ? undefined : yen(limits.minimum)),
  },
  最低利率: {
    role: 'lowest-rate',
    derive: ({ rates }) => (rates?.lowest === undefined ? undefined : percent(rates.lowest, 1)),
  },
  最高利率: {
    role: 'highest-rate',
    derive: ({ rates }) => (rates?.highest === undefined ? undefined : percent(rates.highest, 1)),
  },
  商品の数: { role: 'count', derive: ({ affiliateItems }) => createCount(affiliateItems) },
  お店の数: { role: 'count', derive: ({ logosOnDetail }) => createCount(logosOnDetail) },
  開始日: { role: 'start', derive: getStart },
  終了日: { role: 'end', derive: getEnd },
  開始前日: {
    role: 'before-start',
    derive: (figures) => {
      const start = getStart(figures)
      return start && { kind: 'date', day: start.day - 1 }
    },
  },
  日数: {
    role: 'days',
    derive: (figures) => {
      const [start, end] = [getStart(figures), getEnd(figures)]
      return start && end && { kind: 'count', value: end.day - start.day + 1, counter: '日間' }
    },
  },
  終了翌月末日: {
    role: 'month-end',
    derive: (figures) => {
      const end = getEnd(figures)
      return end && endOfNextMonth(end)
    },
  },
}

/** Returns whether a name is a count derived from the fields of a campaign, or from the campaigns of a month. */
export function isCountName(name: string): boolean {
  return isMonthCount(name) || (Object.hasOwn(fieldPlaceholders, name) && fieldPlaceholders[name]?.role === 'count')
}
