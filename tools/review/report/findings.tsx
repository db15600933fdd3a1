import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Remark } from '#content-layer/diagnostics/diagnostic.ts'
import { nameField } from './name-field.ts'

/** What the content check has to say, and why somebody found it well. */
export function Findings({ remarks }: { remarks: readonly Remark[] }) {
  return (
    <ul className="findings">
      {remarks.map((remark) => {
        const { message, advice } = describeDiagnostic(remark)
        const place = `${remark.file}:${remark.line}`
        return (
          <li key={`${place} ${remark.column} ${remark.kind}`}>
            <p>
              <span className="tag">{remark.reason === undefined ? '確かめる' : '確認ずみ'}</span>
              {remark.field === '-' ? '' : `${nameField(remark.file, remark.field)}: `}
              {message}
            </p>
            <p className="note">{remark.reason === undefined ? `→ ${advice}` : `理由: ${remark.reason}`}</p>
            <p className="note">{place}</p>
          </li>
        )
      })}
    </ul>
  )
}
