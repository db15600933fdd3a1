import type { ReactNode } from 'react'

import { noLimit } from '../formats/form-data.ts'
import { labelIdOf, type ControlProps } from './control-props.ts'

/** A whole number, or a checkbox for no limit. */
export function CapField({ value, forID, onChange }: ControlProps): ReactNode {
  const isUnlimited = value === noLimit
  const number = typeof value === 'number' ? String(value) : ''
  return (
    <div className="own-row">
      <input
        id={forID}
        aria-labelledby={labelIdOf(forID)}
        className="own-input"
        type="number"
        min={0}
        step={1}
        disabled={isUnlimited}
        value={number}
        onChange={({ target }) => onChange(target.value === '' ? '' : Number(target.value))}
      />
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
