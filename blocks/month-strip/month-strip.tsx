import { dayLength, daysIn, parseEnd, parseStart } from '#schemas/japan-time.ts'

import type { BlockProps } from '../block-props.ts'
import { inJapan, oneLine, shortPeriod } from '../format.ts'

/** First and last day of a period within a month, or undefined if it does not overlap the month. */
function daysWithin(
  period: { start: string; end: string },
  monthStart: number,
  dayCount: number,
): [first: number, last: number] | undefined {
  const first = Math.floor((parseStart(period.start) - monthStart) / dayLength) + 1
  const last = Math.floor((parseEnd(period.end) - monthStart) / dayLength) + 1
  return last < 1 || first > dayCount ? undefined : [Math.max(first, 1), Math.min(last, dayCount)]
}

function Days({
  dayCount,
  marked: [first, last],
  color,
}: {
  dayCount: number
  marked: [number, number]
  color: string
}) {
  return (
    <svg viewBox={`0 0 ${dayCount * 10} 14`} aria-hidden="true" className="mt-1.5 block h-auto w-full">
      <rect y="3" width={dayCount * 10} height="8" rx="4" className="fill-line" />
      {Array.from({ length: dayCount }, (_, index) => (
        <circle key={index} cx={index * 10 + 5} cy="7" r="1.2" className="fill-paper" />
      ))}
      <rect
        x={(first - 1) * 10 + 0.75}
        y="0.75"
        width={(last - first + 1) * 10 - 1.5}
        height="12.5"
        rx="4.5"
        fill={color}
        strokeWidth="1.5"
        className="stroke-ink"
      />
    </svg>
  )
}

/** The days of the month, one row per campaign, with its active days in its colour. */
export function MonthStrip({ monthId, campaigns }: BlockProps<'MonthStrip'>) {
  const start = parseStart(`${monthId.slice(0, 4)}-${monthId.slice(4, 6)}-01 00:00`)
  const { year, month } = inJapan(start)
  const dayCount = daysIn(year, month)
  return (
    <ul className="grid gap-4">
      {campaigns.map(({ title, bgcolor, period }, index) => {
        const marked = daysWithin(period, start, dayCount)
        return (
          <li key={index}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-note leading-snug">
              <span className="font-bold">{oneLine(title)}</span>
              <span className="text-sub tabular">{shortPeriod(period)}</span>
            </p>
            {marked && <Days dayCount={dayCount} marked={marked} color={bgcolor} />}
          </li>
        )
      })}
    </ul>
  )
}
