import { useId, useState } from 'react'

import { isReason } from '#content-layer/rules/review/suppressions.ts'

import type { EditorDiagnostic, FieldPosition } from '../engine/engine-client.ts'
import { getFieldLabel } from '../form/find-field.ts'
import { nameFile } from '../form/name-file.ts'
import { isMark, isOpenWarning } from './classify-diagnostics.ts'

/** What lists of diagnostics call when a button is tapped, and the functions that return names and texts of the form. */
export type DiagnosticCallbacks = {
  /** Opens a field. For another entry, this one is saved before, or else the author is asked about unsaved input. */
  onOpenField: (position: FieldPosition, options?: { savesFirst: boolean }) => void
  /** Called when the author accepts a warning and gives a reason. */
  onConfirm: (diagnostic: EditorDiagnostic, reason: string) => void
  /** Called when the author has reviewed lines with marks, which need no reason. */
  onReview: (marked: readonly EditorDiagnostic[]) => void
  /** Removes images that nothing shows; undefined where the editor cannot. */
  onRemoveImages?: ((files: readonly string[]) => void) | undefined
  /** Returns the name of a field in the open form; undefined for a field that is not in it. */
  getFieldName?: (position: FieldPosition) => string | undefined
  /** Returns the texts that a mark asks to review: as they are written, and as the page shows them. */
  getMarkedTexts?: (diagnostic: EditorDiagnostic) => readonly { text: string; words: string }[]
}

/** Returns the name of a diagnostic's entry for authors, with its label. */
export function nameEntry({ file, label }: Pick<EditorDiagnostic, 'file' | 'label'>): string {
  return label === undefined ? nameFile(file) : `${nameFile(file)}「${label}」`
}

/** Returns the name of a position in another file for authors: what its form is called, and the field. */
export function nameLocation(position: FieldPosition & Pick<EditorDiagnostic, 'label'>): string {
  return `${nameEntry(position)} › ${getFieldLabel(position) ?? `${position.line}行目`}`
}

/** Opens the form of a new shared text with its name, once unsaved input is saved or discarded. */
function openNewSharedText({ kind, name }: NonNullable<EditorDiagnostic['missing']>): void {
  location.hash = `#/collections/${kind === 'note' ? 'new-note' : 'new-shared'}/new?_slug=${name}`
}

type FormProps = {
  /** Other warnings that the reason confirms as well. */
  others: readonly EditorDiagnostic[]
  onConfirm: (reason: string) => void
}

/** Asks why a warning needs no change; the reason is shown to reviewers. */
function SuppressionForm({ others, onConfirm }: FormProps) {
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

type RowProps = DiagnosticCallbacks & {
  diagnostic: EditorDiagnostic
  /** Open warnings of the same line, which the same reason confirms. */
  others: readonly EditorDiagnostic[]
}

/** One diagnostic: its message, its hint, and buttons that open its field or answer it. */
export function DiagnosticRow({ diagnostic, others, onOpenField, onConfirm, onReview, getFieldName }: RowProps) {
  const { severity, message, hint, reason, kind, missing } = diagnostic
  return (
    <li className="preview-diagnostic" data-severity={severity} data-settled={reason !== undefined}>
      <button type="button" className="preview-open" onClick={() => onOpenField(diagnostic)}>
        <strong>{message}</strong>
        <span className="preview-advice">→ {hint}</span>
        <span className="preview-where">{getFieldName?.(diagnostic) ?? nameLocation(diagnostic)}</span>
      </button>
      {reason !== undefined && <p className="preview-reason">確認ずみ: {reason}</p>}
      {kind === 'unknown-host' && (
        <button
          type="button"
          className="preview-quiet"
          onClick={() => onOpenField({ ...diagnostic, file: 'provider.yaml', field: 'linkHosts' })}
        >
          プロバイダの、リンクしてよいサイトの欄を開く
        </button>
      )}
      {missing && (
        <button type="button" className="preview-quiet" onClick={() => openNewSharedText(missing)}>
          {missing.kind === 'note' ? '共通の注記' : '共通の文'}「{missing.name}」を新しく作る
        </button>
      )}
      {isMark(diagnostic) && (
        <button type="button" className="preview-quiet" onClick={() => onReview([diagnostic])}>
          確かめた（印を消す）
        </button>
      )}
      {isOpenWarning(diagnostic) && (
        <SuppressionForm others={others} onConfirm={(given) => onConfirm(diagnostic, given)} />
      )}
    </li>
  )
}
