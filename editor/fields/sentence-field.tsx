import type { ReactNode } from 'react'

import type { ControlProps } from './control.ts'

/** A text. */
export function SentenceField({ value, field, forID, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const lines = text.split('\n').length
  return (
    <textarea
      id={forID}
      className="own-input"
      rows={Math.max(field.get('markdown') === true ? 3 : 1, lines)}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
