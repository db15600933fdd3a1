import type { ReactNode } from 'react'

import { isFaulty } from '../formats/file-form.ts'
import { getLabelId, type ControlProps } from './control-props.ts'
import { getEntryFields } from './form-values.ts'

/**
 * The text of a file that cannot be parsed into fields. The style sheet hides all other fields then; for any other file,
 * it hides this one.
 */
export function FileTextField({ value, forID, entry, onChange }: ControlProps): ReactNode {
  if (!isFaulty(getEntryFields(entry))) return <span className="own-file-read" />
  const text = typeof value === 'string' ? value : ''
  return (
    <div className="own-file-text">
      <p className="own-shown">
        欄に分けて読めないので、ファイルの文をそのまま出しています。上の「直すところ」の行を直すと、次に開いたときは欄になります。
      </p>
      <textarea
        id={forID}
        aria-labelledby={getLabelId(forID)}
        className="own-input"
        spellCheck={false}
        rows={Math.min(text.split('\n').length + 1, 40)}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
