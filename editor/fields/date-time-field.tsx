import { useRef, useState, type ReactNode } from 'react'

import { formatDay, formatMoment, inJapan } from '#domain/time/format-time.ts'
import { isRealDateTime, parseStart } from '#domain/time/japan-time.ts'
import { parseWrittenMoment } from '#domain/time/written-day.ts'

import { getLabelId, type ControlProps } from './control-props.ts'

/** What is in the input while it has the focus, and the value before. */
type Typing = { typed: string; before: string }

/** Parses what was typed: a day alone retains the time of the value before, one without a year that value's year. */
function parseTyped({ typed, before }: Typing, isDay: boolean): string | undefined {
  const year = Number(/^\d{4}(?=-)/.exec(before)?.[0] ?? inJapan(Date.now()).year)
  const moment = parseWrittenMoment(typed, { year, time: /\d\d:\d\d$/.exec(before)?.[0] ?? '00:00' })
  return isDay ? moment?.slice(0, 10) : moment
}

/** Formats a value for people, with the weekday; undefined if it is not an existing day or moment. */
function describe(value: string, isDay: boolean): string | undefined {
  const moment = isDay ? `${value} 00:00` : value
  if (!isRealDateTime(moment)) return undefined
  return isDay ? formatDay(parseStart(moment)) : formatMoment(parseStart(moment))
}

type PickerProps = { value: string; isDay: boolean; onPick: (value: string) => void }

/** The browser's own calendar, behind a button. */
function Picker({ value, isDay, onPick }: PickerProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="own-pick-place">
      <button type="button" className="own-pick" onClick={() => input.current?.showPicker()}>
        カレンダーから選ぶ
      </button>
      <input
        ref={input}
        type={isDay ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden
        value={value.replace(' ', 'T')}
        onChange={({ target }) => target.value !== '' && onPick(target.value.slice(0, 16).replace('T', ' '))}
      />
    </span>
  )
}

/**
 * A day, or a day with a time, in Japan time. It is typed or pasted in any common form, or picked from a calendar; the
 * weekday is shown below. What cannot be parsed is stored as it is, so that the check reports it. The form that content
 * uses (`2023-09-01 10:00`) is shown when the field loses the focus.
 */
export function DateTimeField({ value, field, forID, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const isDay = field.get('day') === true
  const [typing, setTyping] = useState<Typing>()
  const described = describe(text, isDay)

  const type = (typed: string) => {
    const next = { typed, before: typing?.before ?? text }
    setTyping(next)
    onChange(parseTyped(next, isDay) ?? typed)
  }
  const pick = (picked: string) => {
    setTyping(undefined)
    onChange(picked)
  }
  return (
    <>
      <div className="own-row">
        <input
          id={forID}
          aria-labelledby={getLabelId(forID)}
          className="own-input"
          autoComplete="off"
          placeholder={isDay ? '例: 2023-09-01' : '例: 2023-09-01 10:00'}
          value={typing?.typed ?? text}
          onChange={({ target }) => type(target.value)}
          onBlur={() => setTyping(undefined)}
        />
        <Picker value={described === undefined ? '' : text} isDay={isDay} onPick={pick} />
      </div>
      <p className="own-reading" aria-live="polite">
        {described}
      </p>
    </>
  )
}
