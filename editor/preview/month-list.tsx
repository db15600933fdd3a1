import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { nameEntry, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { describeRest, groupByPart } from './classify-diagnostics.ts'

type Props = Pick<DiagnosticCallbacks, 'onOpenField' | 'onRemoveImages'> & {
  diagnostics: readonly EditorDiagnostic[]
}

/** Images of the month that no page shows, such as those of a template after they were replaced. */
function UnusedImages({ files, onRemoveImages }: { files: readonly string[] } & Pick<Props, 'onRemoveImages'>) {
  if (files.length === 0) return null
  return (
    <section className="preview-list">
      <h2>
        この月の、使っていない絵
        <span className="preview-count">{files.length}枚</span>
      </h2>
      <p className="preview-where">{files.map((file) => file.replace(/^campaigns\/[^/]+\/images\//, '')).join('、')}</p>
      {onRemoveImages && (
        <button type="button" className="preview-quiet" onClick={() => onRemoveImages(files)}>
          使っていない絵を消す
        </button>
      )}
    </section>
  )
}

/** What is left to do in the month: its other unfinished pages, each a button that opens it, and unused images. */
export function MonthList({ diagnostics, onOpenField, onRemoveImages }: Props) {
  const isUnusedImage = ({ kind }: EditorDiagnostic) => kind === 'picture-unused'
  const pages = groupByPart(
    diagnostics.filter((diagnostic) => !isUnusedImage(diagnostic)),
    nameEntry,
  )
  return (
    <>
      {pages.length > 0 && (
        <section className="preview-list">
          <h2>
            この月の、ほかのページ
            <span className="preview-count">{pages.length}ページ</span>
          </h2>
          <p className="preview-where">押すと、ここまでの入力を保存して開きます。</p>
          <ul>
            {pages.map(({ name, diagnostics: ofPage }) => {
              const [first] = ofPage
              return (
                <li key={name} className="preview-difference">
                  <button
                    type="button"
                    className="preview-open"
                    onClick={() => first && onOpenField(first, { savesFirst: true })}
                  >
                    <strong>{name}</strong>
                    <span className="preview-where">{describeRest(ofPage)}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <UnusedImages
        files={diagnostics.filter(isUnusedImage).map(({ file }) => file)}
        {...(onRemoveImages && { onRemoveImages })}
      />
    </>
  )
}
