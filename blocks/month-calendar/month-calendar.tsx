import { inJapan } from '#domain/time/format-time.ts'
import { dayLength, daysIn, parseEnd, parseStart, weekdays } from '#domain/time/japan-time.ts'

import type { BlockProps } from '../block-props.ts'
import { oneLine, shortPeriod } from '../format.ts'
import { StageColor, stageClass } from '../stage-color.tsx'

type Campaign = BlockProps<'MonthCalendar'>['campaigns'][number]
type Range = { first: number; last: number; campaign: Campaign }
type Week = readonly (number | undefined)[]

/** First and last day of a period within a month, or undefined if it does not overlap the month. */
function rangeWithin(campaign: Campaign, monthStart: number, dayCount: number): Range | undefined {
  const first = Math.floor((parseStart(campaign.period.start) - monthStart) / dayLength) + 1
  const last = Math.floor((parseEnd(campaign.period.end) - monthStart) / dayLength) + 1
  return last < 1 || first > dayCount ? undefined : { first, last, campaign }
}

/** The days of a month that campaigns of the eighth day cover. */
function eighthDays(campaigns: readonly Campaign[], monthStart: number, dayCount: number): Set<number> {
  const ranges = campaigns.flatMap((campaign) =>
    campaign.isEighthDay === true ? (rangeWithin(campaign, monthStart, dayCount) ?? []) : [],
  )
  const days = Array.from({ length: dayCount }, (_, index) => index + 1)
  return new Set(days.filter((day) => ranges.some(({ first, last }) => day >= first && day <= last)))
}

/** Campaigns of one colour and period share a line. */
function distinct(campaigns: readonly Campaign[]): Campaign[] {
  const keyed = campaigns.map((campaign): [string, Campaign] => [
    [campaign.bgcolor, campaign.period.start, campaign.period.end].join(),
    campaign,
  ])
  return [...new Map(keyed).values()]
}

/** The days of a month in weeks from Sunday, with gaps in place of other months' days. */
function weeksOf(monthStart: number, dayCount: number): Week[] {
  const gap = weekdays.indexOf(inJapan(monthStart).weekday as (typeof weekdays)[number])
  return Array.from({ length: Math.ceil((gap + dayCount) / 7) }, (_, week) =>
    weekdays.map((_day, index) => {
      const day = week * 7 + index - gap + 1
      return day >= 1 && day <= dayCount ? day : undefined
    }),
  )
}

const columnStarts = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7'] // prettier-ignore
const columnSpans = ['', 'col-span-1', 'col-span-2', 'col-span-3', 'col-span-4', 'col-span-5', 'col-span-6', 'col-span-7'] // prettier-ignore

/** The part of a range in a week, with a rounded end where the range starts or ends. */
function Line({ week, range: { first, last, campaign } }: { week: Week; range: Range }) {
  const within = week.flatMap((day, index) => (day !== undefined && day >= first && day <= last ? [index] : []))
  const [start] = within
  if (start === undefined) return <span className="col-span-7 h-1.5" />
  const isFirst = week[start] === first
  const isLast = week[start + within.length - 1] === last
  return (
    <span className="col-span-7 grid grid-cols-7">
      <span
        className={`painted h-1.5 bg-(--stage) ${stageClass(campaign.bgcolor)} ${columnStarts[start]} ${columnSpans[within.length]} ${isFirst ? 'ml-1 rounded-l-full' : ''} ${isLast ? 'mr-1 rounded-r-full' : ''}`.trim()}
      />
    </span>
  )
}

const coin = 'border-2 border-ink bg-coin'
const today = 'aria-[current]:outline-3 aria-[current]:outline-accent'

type WeeksProps = { weeks: Week[]; ranges: Range[]; coins: ReadonlySet<number>; monthStart: number }

/** A month in seven columns: today ringed, an eighth day with its campaign a coin, and each campaign's days in its colour. */
function Weeks({ weeks, ranges, coins, monthStart }: WeeksProps) {
  return (
    <div aria-hidden="true" data-first-day={monthStart} className="rounded-card border border-line px-2 pt-3 pb-2">
      <div className="grid grid-cols-7 text-center text-tiny font-bold text-sub">
        {weekdays.map((weekday, index) => (
          <span key={weekday} className={index === 0 ? 'text-accent' : ''}>
            {weekday}
          </span>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div
          key={index}
          className="mt-2 grid grid-cols-7 gap-y-0.75 border-t border-line pt-1.5 pb-1 text-center tabular"
        >
          {week.map((day, column) =>
            day === undefined ? (
              <span key={column} />
            ) : (
              <span
                key={column}
                data-day=""
                className={`mx-auto mb-0.5 grid aspect-square w-[min(2rem,100%)] place-items-center rounded-[50%] text-[min(0.875rem,4.6vw)] leading-none font-bold ${today} ${coins.has(day) ? coin : ''}`.trim()}
              >
                {day}
              </span>
            ),
          )}
          {ranges.map((range, line) => (
            <Line key={line} week={week} range={range} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The month as a calendar, with the list of its campaigns on the right or below. */
export function MonthCalendar({ monthId, campaigns }: BlockProps<'MonthCalendar'>) {
  const monthStart = parseStart(`${monthId.slice(0, 4)}-${monthId.slice(4, 6)}-01 00:00`)
  const { year, month } = inJapan(monthStart)
  const dayCount = daysIn(year, month)
  const ranges = distinct(campaigns).flatMap((campaign) => rangeWithin(campaign, monthStart, dayCount) ?? [])
  return (
    <div className="grid gap-6 desktop:grid-cols-2 desktop:gap-12">
      <Weeks
        weeks={weeksOf(monthStart, dayCount)}
        ranges={ranges}
        coins={eighthDays(campaigns, monthStart, dayCount)}
        monthStart={monthStart}
      />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-2 self-start">
        {campaigns.map(({ title, bgcolor, period }, index) => (
          <li key={index} className="flex items-center gap-2.5 text-small leading-snug">
            <StageColor color={bgcolor} />
            <span
              aria-hidden="true"
              className={`painted h-2.5 w-5 shrink-0 rounded-full bg-(--stage) ${stageClass(bgcolor)}`}
            />
            <span>
              <b className="block font-bold">{oneLine(title)}</b>
              <span className="block text-sub tabular">{shortPeriod(period)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
