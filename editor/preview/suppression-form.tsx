import { useId, useState } from 'react'

import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { isReason } from '#content-layer/rules/review/suppressions.ts'

type Props = {
  /** Other warnings that the reason confirms as well. */
  others: readonly EditorDiagnostic[]
  onConfirm: (reason: string) => void
}

/** Asks why a warning needs no change; the reason is shown to reviewers. */
export function SuppressionForm({ others, onConfirm }: Props) {
  const id = useId()
  const [reason, setReason] = useState<string>()
  if (reason === undefined)
    return (
      <button type="button" className="preview-quiet" onClick={() => setReason('')}>
        このままでよい（理由を書く）
      </button>
    )
  const hasReason = isReason(reason)
  return (
    <form
      className="preview-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (hasReason) onConfirm(reason.trim())
      }}
    >
      <label htmlFor={id}>確認ずみ: 理由（8文字から。確かめる人にも表示されます）</label>
      {others.length > 0 && (
        <p>同じ行なので、「{others.map(({ message }) => message).join('」「')}」も、この理由で確認ずみになります。</p>
      )}
      <input
        id={id}
        value={reason}
        autoFocus
        maxLength={200}
        placeholder="例: 前の日の終わりに締め切る"
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="preview-buttons">
        <button type="submit" className="preview-main" disabled={!hasReason}>
          確認ずみにする
        </button>
        <button type="button" className="preview-quiet" onClick={() => setReason(undefined)}>
          やめる
        </button>
      </div>
    </form>
  )
}
