import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { entryOf, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { describeRest, partsOf } from './classify-diagnostics.ts'

type Props = Pick<DiagnosticCallbacks, 'onOpenField' | 'onRemovePictures'> & {
  diagnostics: readonly EditorDiagnostic[]
}

/** Pictures of the month that no page shows, as those of templates are once others have replaced them. */
function UnusedPictures({ files, onRemovePictures }: { files: readonly string[] } & Pick<Props, 'onRemovePictures'>) {
  if (files.length === 0) return null
  return (
    <section className="preview-list">
      <h2>
        この月の、使っていない絵
        <span className="preview-count">{files.length}枚</span>
      </h2>
      <p className="preview-where">{files.map((file) => file.replace(/^campaigns\/[^/]+\/images\//, '')).join('、')}</p>
      {onRemovePictures && (
        <button type="button" className="preview-quiet" onClick={() => onRemovePictures(files)}>
          使っていない絵を消す
        </button>
      )}
    </section>
  )
}

/** What is left to do in the month: its other pages that are not finished, each of which a tap opens, and pictures. */
export function MonthList({ diagnostics, onOpenField, onRemovePictures }: Props) {
  const isUnused = ({ kind }: EditorDiagnostic) => kind === 'picture-unused'
  const pages = partsOf(
    diagnostics.filter((diagnostic) => !isUnused(diagnostic)),
    entryOf,
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
            {pages.map(({ name, marked }) => {
              const [first] = marked
              return (
                <li key={name} className="preview-difference">
                  <button type="button" className="preview-open" onClick={() => first && onOpenField(first, true)}>
                    <strong>{name}</strong>
                    <span className="preview-where">{describeRest(marked)}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <UnusedPictures
        files={diagnostics.filter(isUnused).map(({ file }) => file)}
        {...(onRemovePictures && { onRemovePictures })}
      />
    </>
  )
}
