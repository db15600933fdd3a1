import type { Finding } from '../engine/engine-client.ts'
import { isMark } from './marked-parts.ts'
import { ReasonForm } from './reason-form.tsx'

export type FindingCallbacks = {
  onOpenField: (finding: Finding) => void
  /** Called when the author accepts a warning and gives a reason. */
  onConfirm: (finding: Finding, reason: string) => void
  /** Called when the author has reviewed lines with marks, which need no reason. */
  onReview: (marked: readonly Finding[]) => void
  /** The name of a finding's field in the form, where it has one there. */
  nameOf?: (finding: Finding) => string | undefined
  /** The words that a mark asks to look at. */
  wordsOf?: (finding: Finding) => string
}

/** Formats the position of a finding for people: the field, or the line of a body. */
export function locationOf({ file, field, line }: Finding): string {
  return field === '-' ? `${file} ${line}行目` : `${file} ${field}（${line}行目）`
}

/** One finding in the words of the check: what is wrong, what to do, and the way to its field. */
export function FindingRow({
  finding,
  onOpenField,
  onConfirm,
  onReview,
  nameOf,
}: { finding: Finding } & FindingCallbacks) {
  const { severity, message, hint, reason } = finding
  const isOpen = severity === 'warning' && reason === undefined
  return (
    <li className="preview-finding" data-severity={severity} data-settled={reason !== undefined}>
      <button type="button" className="preview-open" onClick={() => onOpenField(finding)}>
        <strong>{message}</strong>
        <span className="preview-advice">→ {hint}</span>
        <span className="preview-where">{nameOf?.(finding) ?? locationOf(finding)}</span>
      </button>
      {reason !== undefined && <p className="preview-reason">確認ずみ: {reason}</p>}
      {isMark(finding) && (
        <button type="button" className="preview-quiet" onClick={() => onReview([finding])}>
          確かめた（印を消す）
        </button>
      )}
      {isOpen && <ReasonForm onConfirm={(given) => onConfirm(finding, given)} />}
    </li>
  )
}
