import { useState } from 'react'

import { groupLeftovers, type Leftover } from '#content-layer/rules/edits/leftovers.ts'
import { noField } from '#content-layer/diagnostics/diagnostic.ts'

import type { EditorDiagnostic, PreviousComparison } from '../engine/engine-client.ts'
import type { DiagnosticCallbacks } from './diagnostic-row.tsx'
import { areRead, listUnconfirmed, storeRead } from './leftover-storage.ts'

type Props = Pick<DiagnosticCallbacks, 'onOpenField' | 'onReview'> & {
  file: string
  previous: PreviousComparison
  /** The lines to review that are listed above: who has read everything has reviewed them, too. */
  marked: readonly EditorDiagnostic[]
}

/** Returns whether texts are copied from the previous version that the author has yet to read. */
export function hasUnreadLeftovers(file: string, previous: PreviousComparison | undefined): boolean {
  return previous !== undefined && !areRead(file, previous.leftovers)
}

type GroupsProps = { file: string; leftovers: readonly Leftover[] } & Pick<Props, 'onOpenField'>

/** Copied texts by the reason why they are listed, each a button that opens its field. */
function LeftoverGroups({ file, leftovers, onOpenField }: GroupsProps) {
  return groupLeftovers(leftovers).map(([reason, texts]) => (
    <section key={reason}>
      <h3>
        {reason}（{texts.length}）
      </h3>
      <ul>
        {texts.map(({ text, line }) => (
          <li key={text}>
            <button type="button" onClick={() => onOpenField({ file, line, column: 1, field: noField, text })}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/**
 * The texts of a page that are copied word for word from the previous version, which a comparison does not show, with a
 * checkbox that confirms that they were read. The list of a page that was just copied is open until then.
 */
export function LeftoverList({ file, previous: { title, leftovers }, marked, onOpenField, onReview }: Props) {
  // The browser's storage has which texts were read.
  const [, setReads] = useState(0)
  const isRead = areRead(file, leftovers)
  // The list of a page that was reviewed before is closed, so that the preview is in view. The checkbox does not close
  // it, because that would move everything below.
  const [isOpen] = useState(marked.length > 0 && !isRead)
  const listed = listUnconfirmed(file, leftovers)
  if (listed.length === 0) return null
  return (
    <details className="preview-earlier preview-leftovers" open={isOpen} aria-live="off">
      <summary>
        写したまま残っているところ
        <span className="preview-count">{listed.length}か所</span>
        {isRead && <span className="preview-where">読みました ✓</span>}
      </summary>
      <p className="preview-where">
        {title}
        と同じ文です。今回にも合っているか読んで、直すところは押して開きます。
      </p>
      <LeftoverGroups file={file} leftovers={listed} onOpenField={onOpenField} />
      <label>
        <input
          type="checkbox"
          checked={isRead}
          onChange={({ target }) => {
            storeRead(file, listed, target.checked)
            if (target.checked && marked.length > 0) onReview(marked)
            setReads((count) => count + 1)
          }}
        />
        すべて読みました（公開の前に要ります
        {!isRead && marked.length > 0 && `。見直すところ${marked.length}か所の印も消します`}）
      </label>
    </details>
  )
}
