import { inJapan, shortDay, shortMoment } from '#domain/time/format-time.ts'
import { startOfDay } from '#domain/time/japan-time.ts'

import type { Span } from '#content-layer/calendar.ts'
import { monthPath } from '#content-layer/routes.ts'
import { grantDay, type CalendarMonth, type Stretch } from '../calendar/months.ts'
import type { CalendarRow } from '../calendar/rows.ts'
import { pageHref } from './links.ts'

function writeDay(day: number): string {
  return shortDay(startOfDay(day))
}

function writeDays({ first, last }: Span): string {
  return first === last ? writeDay(first) : `${writeDay(first)}〜${writeDay(last)}`
}

/** The days of a month on which a campaign runs, as a bar across the month; weekends are shaded. */
function Bar({ row, month }: { row: CalendarRow; month: CalendarMonth }) {
  const days = month.last - month.first + 1
  const from = Math.max(row.first, month.first) - month.first
  const to = Math.min(row.last, month.last) - month.first + 1
  const weekends = Array.from({ length: days }, (_, day) => day).filter((day) =>
    ['土', '日'].includes(inJapan(startOfDay(month.first + day)).weekday),
  )
  return (
    <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width={days} height="1" />
      {weekends.map((day) => (
        <rect key={day} className="weekend" x={day} width="1" height="1" />
      ))}
      <rect className="span" x={from} y="0.25" width={to - from} height="0.5" />
    </svg>
  )
}

/** The year of an instant, unless it is that of a month. */
function yearUnless({ year }: CalendarMonth, instant: number): string {
  const own = inJapan(instant).year
  return own === year ? '' : `${own}年 `
}

function writeMoment(instant: number, month: CalendarMonth): string {
  return yearUnless(month, instant) + shortMoment(instant)
}

function hrefOf({ address, month, id, start }: CalendarRow): string {
  return pageHref(address ?? `${monthPath(month, 'web')}#${id}`, start, 1)
}

function Run({ row, month }: { row: CalendarRow; month: CalendarMonth }) {
  const { name, address, start, end, isEntryRequired } = row
  const day = grantDay(row)
  const grant = day === undefined ? undefined : startOfDay(day)
  return (
    <li>
      <a href={hrefOf(row)}>{name}</a>
      <Bar row={row} month={month} />
      <dl>
        <div>
          <dt>期間</dt>
          <dd>
            {writeMoment(start, month)}〜{writeMoment(end, month)}
          </dd>
        </div>
        <div>
          <dt>エントリー</dt>
          <dd>{isEntryRequired ? `${shortMoment(end)}まで` : '不要'}</dd>
        </div>
        <div>
          <dt>付与期限</dt>
          <dd>{grant === undefined ? 'なし' : yearUnless(month, grant) + shortDay(grant)}</dd>
        </div>
        {address === null && (
          <div>
            <dt>ページ</dt>
            <dd>月のページの中</dd>
          </div>
        )}
      </dl>
    </li>
  )
}

function StretchRow({ stretch }: { stretch: Stretch }) {
  const { running } = stretch
  if (running.length === 0)
    return (
      <li className="gap">
        <b>{writeDays(stretch)}</b> 何も開催していません
      </li>
    )
  return (
    <li>
      <b>{writeDays(stretch)}</b> {running.length}件
      <span className="note">{running.map(({ name }) => name).join('、')}</span>
    </li>
  )
}

/** How many campaigns run at once, and on which days none does. */
function Stretches({ stretches }: CalendarMonth) {
  if (stretches.length === 0 || (stretches.length === 1 && stretches[0]?.running.length === 1)) return null
  return (
    <section>
      <h3>重なりと空き</h3>
      <ul className="stretches">
        {stretches.map((stretch) => (
          <StretchRow key={stretch.first} stretch={stretch} />
        ))}
      </ul>
    </section>
  )
}

function Grants({ grants }: CalendarMonth) {
  if (grants.size === 0) return null
  return (
    <section>
      <h3>この月の付与期限</h3>
      <ul className="stretches">
        {[...grants].map(([day, rows]) => (
          <li key={day}>
            <b>{writeDay(day)}</b> {rows.length}件
            <span className="note">{rows.map(({ name }) => name).join('、')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The days at which a month's scale is marked. */
const marks = [1, 8, 15, 22, 29]

function Scale({ month }: { month: CalendarMonth }) {
  const days = month.last - month.first + 1
  return (
    <svg className="scale" aria-hidden="true">
      {marks
        .filter((day) => day <= days)
        .map((day) => (
          <text key={day} x={`${(100 * (day - 1)) / days}%`} y="0">
            {day}
          </text>
        ))}
    </svg>
  )
}

export function monthId({ year, month }: CalendarMonth): string {
  return `month-${year}-${month}`
}

/** A month: each campaign as a bar with its dates, where campaigns overlap, and what has to be granted. */
export function MonthSection({ month }: { month: CalendarMonth }) {
  const id = monthId(month)
  return (
    <section className="card calendar" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {month.year}年{month.month}月
      </h2>
      {month.running.length > 0 && (
        <>
          <Scale month={month} />
          <ol className="runs">
            {month.running.map((row) => (
              <Run key={`${row.month} ${row.id}`} row={row} month={month} />
            ))}
          </ol>
        </>
      )}
      <Stretches {...month} />
      <Grants {...month} />
    </section>
  )
}
