import type { CalendarEvent, EngineClient, FieldPosition } from '../engine/engine-client.ts'
import { useAnswer, type AnswerQuery } from './use-answer.ts'

type Props = AnswerQuery & { onOpenField: (position: FieldPosition) => void }

const words: Readonly<Record<CalendarEvent['kind'], string>> = {
  published: 'に公開',
  starts: 'に始まる',
  ends: 'に終わる',
  'grant-day': 'ポイントの付与日',
}

function describe({ kind, time }: CalendarEvent): string {
  return kind === 'grant-day' ? words[kind] : `${time} ${words[kind]}`
}

const askCalendar = (engine: EngineClient, file: string) => engine.listMonthEvents(file)

/** Calendar of a month's events, each a button that opens the field that states it. Renders nothing for other files. */
export function MonthEvents({ onOpenField, ...query }: Props) {
  const days = useAnswer(query, askCalendar) ?? []
  if (days.length === 0) return null
  return (
    <details className="preview-earlier preview-calendar">
      <summary>
        この月の予定
        <span className="preview-count">{days.length}日</span>
      </summary>
      {days.map(({ day, events }) => (
        <section key={day}>
          <h3>{day}</h3>
          <ul>
            {events.map((event) => (
              <li key={`${event.file} ${event.field}`}>
                <button type="button" onClick={() => onOpenField({ ...event, line: 1, column: 1 })}>
                  <strong>{event.name}</strong>
                  <span>{describe(event)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
