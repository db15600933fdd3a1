import { calendarMonths } from '../calendar/months.ts'
import type { CalendarRow } from '../calendar/rows.ts'
import { MonthSection, monthId } from './calendar-month.tsx'
import { Document } from './document.tsx'

/** `/review/calendar/`: month by month, when campaigns begin, end and are granted, what overlaps, and when nothing runs. */
export function CalendarPage({ rows }: { rows: readonly CalendarRow[] }) {
  const months = calendarMonths(rows)
  return (
    <Document title="レビュー: カレンダー" depth={1} current="calendar">
      <div className="intro">
        <h1>カレンダー</h1>
        <p>全{rows.length}件。時刻は日本時間、帯の灰色は土日です。名前を押すと、始まったときのページが開きます。</p>
        <ul className="downloads">
          <li>
            <a href="../calendar.ics">予定表に取りこむ（.ics）</a>
          </li>
          <li>
            <a href="../calendar.json">データ（JSON）</a>
          </li>
        </ul>
        <nav className="months" aria-label="月">
          <ol>
            {months.map((month) => (
              <li key={month.first}>
                <a href={`#${monthId(month)}`}>
                  {month.year}年{month.month}月
                  <span className="note">{month.running.length > 0 ? `${month.running.length}件` : '付与のみ'}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      {months.map((month) => (
        <MonthSection key={month.first} month={month} />
      ))}
    </Document>
  )
}
