import { formatDay, inJapan, shortMoment, startOfDay } from '#schemas/format-time.ts'
import { daysIn, parseStart } from '#schemas/japan-time.ts'

import { dateOf, dayNumber } from '../../content-layer/calendar.ts'
import { gapsOf, overlapsOf, type CalendarRow } from '../calendar/rows.ts'
import { Document } from './document.tsx'
import { pageHref } from './links.ts'

function writeDays({ first, last }: { first: number; last: number }): string {
  const start = formatDay(startOfDay(first))
  return first === last ? start : `${start}〜${formatDay(startOfDay(last), { year: false })}`
}

type MonthOfYear = { year: number; month: number; first: number; last: number }

function monthsOf(rows: readonly CalendarRow[]): MonthOfYear[] {
  const months = new Map<string, MonthOfYear>()
  for (const { first, last } of rows) {
    for (let day = first; day <= last; day += 1) {
      const { year, month } = dateOf(day)
      const key = `${year} ${month}`
      if (months.has(key)) continue
      const start = dayNumber(year, month, 1)
      months.set(key, { year, month, first: start, last: start + daysIn(year, month) - 1 })
    }
  }
  return [...months.values()].toSorted((a, b) => a.first - b.first)
}

/** The days of a month on which a campaign runs, as a bar across the month. */
function Bar({ row, month }: { row: CalendarRow; month: MonthOfYear }) {
  const from = Math.max(row.first, month.first) - month.first
  const to = Math.min(row.last, month.last) - month.first + 1
  const days = month.last - month.first + 1
  return (
    <div>
      <p className="note">{row.name}</p>
      <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="track" width={days} height="1" />
        <rect className="span" x={from} width={to - from} height="1" />
      </svg>
    </div>
  )
}

function DateRow({ row }: { row: CalendarRow }) {
  const { name, address, start, end, grantBy, isEntryRequired } = row
  const year = `${inJapan(start).year}年 `
  return (
    <tr>
      <th scope="row">{address === null ? name : <a href={pageHref(address, start, 1)}>{name}</a>}</th>
      <td data-label="始まり">{year + shortMoment(start)}</td>
      <td data-label="終わり">{shortMoment(end)}</td>
      <td data-label="付与期限">{grantBy === undefined ? 'なし' : formatDay(parseStart(`${grantBy} 00:00`))}</td>
      <td data-label="エントリー">{isEntryRequired ? `${shortMoment(end)}まで` : '不要'}</td>
    </tr>
  )
}

function MonthSection({ month, rows }: { month: MonthOfYear; rows: readonly CalendarRow[] }) {
  const running = rows.filter(({ first, last }) => first <= month.last && last >= month.first)
  const starting = running.filter(({ first }) => first >= month.first)
  const id = `month-${month.year}-${month.month}`
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>
        {month.year}年{month.month}月
      </h2>
      <p className="scale" aria-hidden="true">
        <span>1日</span>
        <span>{month.last - month.first + 1}日</span>
      </p>
      <div className="month-grid">
        {running.map((row) => (
          <Bar key={`${row.month} ${row.id}`} row={row} month={month} />
        ))}
      </div>
      {starting.length > 0 && (
        <table className="dates">
          <caption className="note">この月に始まるキャンペーン</caption>
          <thead>
            <tr>
              {['キャンペーン', '始まり', '終わり', '付与期限', 'エントリー'].map((heading) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {starting.map((row) => (
              <DateRow key={`${row.month} ${row.id}`} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** `/review/calendar/`: when everything begins, ends and is granted, what runs together, and when nothing runs. */
export function CalendarPage({ rows }: { rows: readonly CalendarRow[] }) {
  const [gaps, overlaps] = [gapsOf(rows), overlapsOf(rows)]
  return (
    <Document title="レビュー: カレンダー" depth={1} current="calendar">
      <div className="intro">
        <h1>カレンダー</h1>
        <p>
          全{rows.length}件。時刻は日本時間です。<a href="../calendar.ics">カレンダーに取りこむ（.ics）</a>・
          <a href="../calendar.json">データ（JSON）</a>
        </p>
      </div>
      {monthsOf(rows).map((month) => (
        <MonthSection key={month.first} month={month} rows={rows} />
      ))}
      <section className="card" aria-labelledby="gaps">
        <h2 id="gaps">何も開催していない日</h2>
        <ul>
          {gaps.map((gap) => (
            <li key={gap.first}>{writeDays(gap)}</li>
          ))}
        </ul>
        {gaps.length === 0 && <p>ありません。</p>}
      </section>
      <section className="card" aria-labelledby="overlaps">
        <h2 id="overlaps">同時に開催する組（{overlaps.length}）</h2>
        <details>
          <summary>一覧</summary>
          <ul>
            {overlaps.map((overlap, index) => (
              <li key={index}>
                {overlap.names.join(' と ')}: {writeDays(overlap)}
              </li>
            ))}
          </ul>
        </details>
      </section>
    </Document>
  )
}
