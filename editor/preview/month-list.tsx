import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { nameFile } from '../form/form-words.ts'
import type { DiagnosticCallbacks } from './diagnostic-row.tsx'
import { isMark, marksIn, partsOf } from './review-parts.ts'

type Props = Pick<DiagnosticCallbacks, 'onOpenField'> & { diagnostics: readonly EditorDiagnostic[] }

/** Formats what is left to do in a file. */
function describeRest(diagnostics: readonly EditorDiagnostic[]): string {
  const marks = marksIn(diagnostics).length
  const errors = diagnostics.filter((one) => one.severity === 'error' && !isMark(one)).length
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning').length
  return [
    ...(errors > 0 ? [`直すところ ${errors}件`] : []),
    ...(marks > 0 ? [`見直すところ ${marks}か所`] : []),
    ...(warnings > 0 ? [`確かめてほしいところ ${warnings}件`] : []),
  ].join('、')
}

/** The other pages of the month that are not finished, each of which a tap opens; nothing if there are none. */
export function MonthList({ diagnostics, onOpenField }: Props) {
  const pages = partsOf(diagnostics, ({ file }) => nameFile(file))
  if (pages.length === 0) return null
  return (
    <section className="preview-list">
      <h2>
        この月の、ほかのページ
        <span className="preview-count">{pages.length}件</span>
      </h2>
      <ul>
        {pages.map(({ name, marked }) => {
          const [first] = marked
          return (
            <li key={name} className="preview-difference">
              <button type="button" className="preview-open" onClick={() => first && onOpenField(first)}>
                <strong>{name}</strong>
                <span className="preview-where">{describeRest(marked)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
