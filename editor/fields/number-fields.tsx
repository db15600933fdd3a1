import { useState, type ReactNode } from 'react'

import { noLimit } from '../formats/form-data.ts'
import { getLabelId, type ControlProps } from './control-props.ts'

type InputProps = Pick<ControlProps, 'forID' | 'onChange'> & { min: number; value: string; disabled?: boolean }

/** An input of a whole number; '' if it is empty. */
function NumberInput({ forID, onChange, ...input }: InputProps): ReactNode {
  return (
    <input
      id={forID}
      aria-labelledby={getLabelId(forID)}
      className="own-input"
      type="number"
      step={1}
      {...input}
      onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
    />
  )
}

/** Maximum points: a number, or a checkbox for no limit. */
export function CapField({ value, forID, onChange }: ControlProps): ReactNode {
  const isUnlimited = value === noLimit
  const number = typeof value === 'number' ? String(value) : ''
  return (
    <div className="own-row">
      <NumberInput forID={forID} min={0} disabled={isUnlimited} value={number} onChange={onChange} />
      <label className="own-check">
        <input
          type="checkbox"
          checked={isUnlimited}
          onChange={({ target }) => onChange(target.checked ? noLimit : '')}
        />
        上限なし
      </label>
    </div>
  )
}

/** The width or height of an image, in pixels, if its content file states one; otherwise hidden by the style sheet. */
export function SizeField({ value, forID, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  // A field that is emptied stays visible.
  const [wasEdited, setWasEdited] = useState(false)
  if (text === '' && !wasEdited) return <span className="own-size-unsaid" />
  const change = (size: unknown) => {
    setWasEdited(true)
    onChange(size)
  }
  return <NumberInput forID={forID} min={1} value={text} onChange={change} />
}
