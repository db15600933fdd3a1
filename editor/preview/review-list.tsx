import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { nameLocation, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { groupByPart, type DiagnosticGroup } from './classify-diagnostics.ts'

type Props = Omit<DiagnosticCallbacks, 'onConfirm'> & {
  marked: readonly EditorDiagnostic[]
  /** Whether the checkbox of a list below confirms all of them. */
  isConfirmedBelow: boolean
}

/** Removes the name of the part that a field is in from the field's name. */
function nameWithin(part: string, name: string): string {
  return name.startsWith(`${part} › `) ? name.slice(part.length + 3) : name
}

type PartProps = Omit<Props, 'marked' | 'isConfirmedBelow'> & { part: DiagnosticGroup }

/** The marked lines of one part of the form, each with its texts, and a button that removes their marks. */
function ReviewPart({ part, onOpenField, onReview, getFieldName, getMarkedTexts }: PartProps) {
  const { name, diagnostics: marked } = part
  return (
    <li className="preview-marked">
      {marked.length > 1 && <h3>{name}</h3>}
      {marked.map((diagnostic) => (
        <div key={diagnostic.line}>
          <button type="button" className="preview-to-field" onClick={() => onOpenField(diagnostic)}>
            {nameWithin(name, getFieldName?.(diagnostic) ?? nameLocation(diagnostic))}
          </button>
          <ul className="preview-words">
            {getMarkedTexts?.(diagnostic).map(({ text, words }, index) => (
              <li key={index}>
                <button type="button" onClick={() => onOpenField({ ...diagnostic, text })}>
                  {words}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button type="button" className="preview-quiet" onClick={() => onReview(marked)}>
        {marked.length > 1 ? `${marked.length}つとも確かめた（印を消す）` : '確かめた（印を消す）'}
      </button>
    </li>
  )
}

/** Copied lines that the author has yet to review, by part of the form; nothing if there are none. */
export function ReviewList({ marked, isConfirmedBelow, ...callbacks }: Props) {
  if (marked.length === 0) return null
  const parts = groupByPart(marked, (diagnostic) => callbacks.getFieldName?.(diagnostic) ?? nameLocation(diagnostic))
  return (
    <section className="preview-list">
      <h2>
        見直すところ
        <span className="preview-count">{marked.length}か所</span>
      </h2>
      <p className="preview-where">
        ひな形や前の月から写したままです。読んで、直すか、そのままでよければ印を消します。
      </p>
      <ul>
        {parts.map((part) => (
          <ReviewPart key={part.name} part={part} {...callbacks} />
        ))}
      </ul>
      {parts.length > 1 && !isConfirmedBelow && (
        <button type="button" className="preview-quiet" onClick={() => callbacks.onReview(marked)}>
          上の{marked.length}か所をすべて読んで確かめた（印を消す）
        </button>
      )}
    </section>
  )
}
