import { useState, type ReactNode } from 'react'

import { labelIdOf, type ControlProps } from './control-props.ts'

/** The width or height of an image, in pixels, if its content file states one; otherwise hidden by the style sheet. */
export function SizeField({ value, forID, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  // A field that is emptied stays visible.
  const [wasEdited, setWasEdited] = useState(false)
  if (text === '' && !wasEdited) return <span className="own-size-unsaid" />
  return (
    <input
      id={forID}
      aria-labelledby={labelIdOf(forID)}
      className="own-input"
      type="number"
      min={1}
      step={1}
      value={text}
      onChange={({ target }) => {
        setWasEdited(true)
        onChange(target.value === '' ? '' : Number(target.value))
      }}
    />
  )
}
