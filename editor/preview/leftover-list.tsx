import { useState } from 'react'

import { groupLeftovers, type Leftover } from '#content-layer/rules/edits/leftovers.ts'

import type { FieldPosition } from '../engine/engine-client.ts'
import { areRead, storeRead } from './read-leftovers.ts'

type Props = {
  file: string
  /** The previous version, as people name it. */
  previous: string
  leftovers: readonly Leftover[]
  onOpenField: (position: FieldPosition) => void
}

/**
 * The texts of a page that are copied word for word from the previous version, which no comparison shows, with
 * checkboxes for having read them.
 */
export function LeftoverList({ file, previous, leftovers, onOpenField }: Props) {
  const [, setReads] = useState(0)
  if (leftovers.length === 0) return null
  const isRead = areRead(file, leftovers)
  return (
    <details className="preview-earlier preview-leftovers">
      <summary>
        写したまま残っているところ
        <span className="preview-count">{leftovers.length}か所</span>
        {isRead && <span className="preview-where">読みました ✓</span>}
      </summary>
      <p className="preview-where">
        {previous}
        と同じ文です。今回にも合っているか読んで、直すところは押して開きます。
      </p>
      {groupLeftovers(leftovers).map(([reason, texts]) => (
        <section key={reason}>
          <h3>
            {reason}（{texts.length}）
          </h3>
          <ul>
            {texts.map(({ text, line }) => (
              <li key={text}>
                <button type="button" onClick={() => onOpenField({ file, line, column: 1, field: '-' })}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <label>
        <input
          type="checkbox"
          checked={isRead}
          onChange={({ target }) => {
            storeRead(file, leftovers, target.checked)
            setReads((count) => count + 1)
          }}
        />
        すべて読みました（公開の前に要ります）
      </label>
    </details>
  )
}
