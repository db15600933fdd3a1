import type { ReactNode } from 'react'

import { labelIdOf, type ControlProps } from './control.ts'

const plain = /^(\d{4}-\d\d-\d\d)(?: (\d\d:\d\d))?$/

/** What an input of the browser has for a moment as content writes it; undefined for any other text. */
export function inputValue(value: string, isDay: boolean): string | undefined {
  if (value === '') return ''
  const [, day, time] = plain.exec(value) ?? []
  if (day === undefined) return undefined
  if (isDay) return time === undefined ? day : undefined
  return time === undefined ? undefined : `${day}T${time}`
}

/** A day, or a day with a time, in Japan. What is written in another way is shown as it is. */
export function MomentField({ value, field, forID, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const isDay = field.get('day') === true
  const known = inputValue(text, isDay)
  if (known === undefined)
    return (
      <input
        id={forID}
        aria-labelledby={labelIdOf(forID)}
        className="own-input"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <input
      id={forID}
      aria-labelledby={labelIdOf(forID)}
      className="own-input"
      type={isDay ? 'date' : 'datetime-local'}
      value={known}
      onChange={({ target }) => onChange(target.value.slice(0, 16).replace('T', ' '))}
    />
  )
}
