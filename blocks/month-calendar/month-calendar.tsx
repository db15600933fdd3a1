import { inJapan } from '#domain/time/format-time.ts'
import { dayLength, daysIn, parseEnd, parseStart, weekdays } from '#domain/time/japan-time.ts'

import type { BlockProps } from '../block-props.ts'
import { joinLines, formatShortPeriod } from '../format.ts'
import { periodData } from '../period-data.ts'
import { StageColor, stageClass } from '../stage-color.tsx'
import { StyleRule } from '../style-rule.tsx'

type Campaign = BlockProps<'MonthCalendar'>['campaigns'][number]
type Range = { first: number; last: number; campaign: Campaign }

/** Returns the first and last day of a period within a month; undefined if it does not overlap the month. */
function rangeWithin(campaign: Campaign, monthStart: number, dayCount: number): Range | undefined {
  const first = Math.floor((parseStart(campaign.period.start) - monthStart) / dayLength) + 1
  const last = Math.floor((parseEnd(campaign.period.end) - monthStart) / dayLength) + 1
  return last < 1 || first > dayCount ? undefined : { first, last, campaign }
}

/** Returns the days of a month that campaigns of the eighth day cover. */
function eighthDays(campaigns: readonly Campaign[], monthStart: number, dayCount: number): Set<number> {
  const ranges = campaigns.flatMap((campaign) =>
    campaign.isEighthDay === true ? (rangeWithin(campaign, monthStart, dayCount) ?? []) : [],
  )
  const days = Array.from({ length: dayCount }, (_, index) => index + 1)
  return new Set(days.filter((day) => ranges.some(({ first, last }) => day >= first && day <= last)))
}

/** The rule of the class `month-30`: a grid with a column for each day. */
function MonthColumns({ dayCount }: { dayCount: number }) {
  const name = `month-${dayCount}`
  return (
    <StyleRule name={name}>
      {`.${name}{display:grid;grid-template-columns:repeat(${dayCount},minmax(0,1fr))}`}
    </StyleRule>
  )
}

/** The rule of the class `days-1-7`: an item across the columns of these days. */
function DayColumns({ first, last }: { first: number; last: number }) {
  const name = `days-${first}-${last}`
  return <StyleRule name={name}>{`.${name}{grid-column:${first}/${last + 1}}`}</StyleRule>
}

/**
 * Minimum number of days of a bar that holds the name of its campaign, on the narrowest phone too; the name of a shorter
 * one is beside it.
 */
const minDaysOfName = 16

/** The days of a campaign as a bar with its name; grey once it ended. */
function Bar({ range: { first, last, campaign }, dayCount }: { range: Range; dayCount: number }) {
  const start = Math.max(first, 1)
  const end = Math.min(last, dayCount)
  const isShort = end - start + 1 < minDaysOfName
  const isLate = start > dayCount / 2
  // The name beside a bar takes all days before a late one, or after an early one.
  const nameFirst = isLate ? 1 : end + 1
  const nameLast = isLate ? start - 1 : dayCount
  const bar = `painted days-${start}-${end} ${stageClass(campaign.bgcolor)} bg-(--stage) ended:bg-line`
  const rounded = `${first === start ? 'rounded-l-full' : ''} ${last === end ? 'rounded-r-full' : ''}`.trim()
  const row = `flex min-h-9 items-center ${isLate ? 'justify-end text-right' : ''}`.trim()
  const name = (
    <span className="mx-3 text-small leading-snug">
      <b className="font-bold">{joinLines(campaign.title)}</b>{' '}
      <span className="inline-block text-tiny tabular">{formatShortPeriod(campaign.period)}</span>
    </span>
  )
  const parts = [
    <span key="bar" className={`${bar} ${isShort ? '' : row} ${rounded}`.trim()}>
      {!isShort && name}
    </span>,
    isShort && (
      <span key="name" className={`days-${nameFirst}-${nameLast} ${row}`}>
        {name}
      </span>
    ),
  ]
  return (
    <li {...periodData(campaign.period)} className={`mt-1.5 month-${dayCount}`}>
      <StageColor color={campaign.bgcolor} />
      <DayColumns first={start} last={end} />
      {isShort && <DayColumns first={nameFirst} last={nameLast} />}
      {isLate ? parts.toReversed() : parts}
    </li>
  )
}

const eighthDayClasses = 'border-2 border-ink bg-coin'

/** In a narrow window there is space for one day a week; today is visible too, above these. */
const spareDayClasses = 'max-desktop:not-aria-[current]:invisible'
const todayClasses = 'aria-[current]:bg-accent aria-[current]:text-paper max-desktop:aria-[current]:-translate-y-7'

/** The month as a timeline: its days with today, and below them a bar per campaign. */
export function MonthCalendar({ monthId, campaigns }: BlockProps<'MonthCalendar'>) {
  const monthStart = parseStart(`${monthId.slice(0, 4)}-${monthId.slice(4, 6)}-01 00:00`)
  const { year, month } = inJapan(monthStart)
  const dayCount = daysIn(year, month)
  const ranges = campaigns.flatMap((campaign) => rangeWithin(campaign, monthStart, dayCount) ?? [])
  const eighth = eighthDays(campaigns, monthStart, dayCount)
  const days = Array.from({ length: dayCount }, (_, index) => index + 1)
  const firstWeekday = weekdays.findIndex((weekday) => weekday === inJapan(monthStart).weekday)
  return (
    <section aria-label={`${month}月の開催日`}>
      <MonthColumns dayCount={dayCount} />
      <div
        aria-hidden="true"
        data-first-day={monthStart}
        className={`month-${dayCount} justify-items-center border-b border-line pb-1 text-center tabular max-desktop:pt-7`}
      >
        {days.map((day) => (
          <span
            key={day}
            className={`text-tiny max-desktop:hidden ${(firstWeekday + day) % 7 === 1 ? 'text-accent' : 'text-sub'}`}
          >
            {weekdays[(firstWeekday + day - 1) % 7]}
          </span>
        ))}
        {days.map((day) => (
          <span
            key={day}
            data-day=""
            className={`grid size-7 place-items-center rounded-full text-note leading-none font-bold ${todayClasses} ${eighth.has(day) ? eighthDayClasses : day % 7 === 1 ? '' : spareDayClasses}`.trim()}
          >
            {day}
          </span>
        ))}
      </div>
      <ul>
        {ranges.map((range, index) => (
          <Bar key={index} range={range} dayCount={dayCount} />
        ))}
      </ul>
    </section>
  )
}
