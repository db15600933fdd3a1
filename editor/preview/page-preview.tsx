import { useCallback, useState, type ReactNode } from 'react'

import type { EngineClient, EditorDiagnostic, FieldPosition } from '../engine/engine-client.ts'
import { PreviousVersion } from './previous-version.tsx'
import { locationOf, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { DiagnosticsPanel } from './diagnostics-panel.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { listMomentsOfPage } from './page-moments.ts'
import { PageFrame } from './page-frame.tsx'
import { previewStyle } from './preview-style.ts'
import { Toolbar, type Look } from './toolbar.tsx'
import { useAnswer } from './use-answer.ts'
import { useFrameContent, type FrameContent } from './use-frame-content.ts'
import { pathFor } from './viewports.ts'

export type PagePreviewProps = DiagnosticCallbacks & {
  engine: EngineClient
  /** The web path of the page, such as /jp/card/202309-1/8th-day/. */
  path: string
  /** Whether the page exists only in the app, and is shown as there. */
  isInApp?: boolean
  /** Increases with each change that the engine received. */
  revision: number
  diagnostics: readonly EditorDiagnostic[]
  /** The files of the entry that is being edited. */
  files: readonly string[]
  /** Whether the diagnostics are those of the form's current input. */
  isCurrent?: boolean
  /** The text of the focused field, to be marked on the page. */
  marked?: string
  /** Content about the focused field, above all diagnostics. */
  children?: ReactNode
}

type ChoicesProps = Pick<PagePreviewProps, 'onOpenField' | 'nameOf'> & {
  positions: readonly FieldPosition[]
  onClose: () => void
}

/** The fields that have what was tapped, to choose from. */
function FieldChoices({ positions, onOpenField, nameOf, onClose }: ChoicesProps) {
  return (
    <section className="preview-list preview-fields" aria-label="どの欄を開きますか" aria-live="polite">
      <h2>どの欄を開きますか</h2>
      <ul>
        {positions.map((position) => (
          <li key={`${position.file} ${position.field} ${position.line}`} className="preview-difference">
            <button
              type="button"
              className="preview-open"
              onClick={() => {
                onClose()
                onOpenField(position)
              }}
            >
              <strong>{nameOf?.(position) ?? locationOf(position)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const askPrevious = (engine: EngineClient, file: string) => engine.previous(file)

const initialLook: Look = { isInApp: false, width: 375, moment: 'during' }

const notFromField = 'この文は、フォームの一つの欄から来たものではありません（ページの部品か、計算した値です）。'

type FramedPageProps = { content: FrameContent | undefined } & Omit<Parameters<typeof PageFrame>[0], 'content'>

/** The page in its frame, or why there is none; after an error the previous page stays. */
function FramedPage({ content, ...props }: FramedPageProps) {
  if (!content) return <div className="preview-loading" role="status" aria-label="ページを作っています" />
  const hasPage = content.html !== ''
  return (
    <>
      {content.reason !== undefined && (
        <p className="preview-warning" role="status">
          {content.reason}
          {hasPage && '（下は、その前のページです）'}
        </p>
      )}
      {hasPage && <PageFrame content={content} {...props} />}
    </>
  )
}

/**
 * The preview of an entry next to its form: the page as it will be published, and above it, or next to it where there is
 * room, all diagnostics of the check.
 */
export function PagePreview({
  engine,
  path,
  isInApp,
  revision,
  diagnostics,
  files,
  isCurrent = true,
  marked,
  children,
  ...callbacks
}: PagePreviewProps) {
  const { onOpenField } = callbacks
  const [file = ''] = files
  const previous = useAnswer({ engine, file, revision }, askPrevious)
  const [look, setLook] = useState<Look>({ ...initialLook, isInApp: isInApp ?? initialLook.isInApp })
  const [htmlOfMoments, setHtmlOfMoments] = useState('')
  const [tappedFields, setTappedFields] = useState<readonly FieldPosition[]>()
  const moments = listMomentsOfPage(htmlOfMoments, file)
  const label = pathFor(path, look)
  const at = moments.find(({ name }) => name === look.moment)?.at
  const content = useFrameContent(engine, label, { at, isInApp: look.isInApp }, revision)
  // Which moments there are depends on the page, so they are read from it once it is rendered.
  if (content && content.html !== '' && content.html !== htmlOfMoments) setHtmlOfMoments(content.html)
  const onTap = useCallback(
    (texts: readonly string[]) => {
      void engine.locate(label, texts).then((positions) => {
        setTappedFields(positions)
        const [first, ...others] = positions
        if (first && others.length === 0) onOpenField(first)
      })
    },
    [engine, label, onOpenField],
  )
  return (
    <div className="preview" lang="ja">
      <style>{previewStyle}</style>
      <div className="preview-parts">
        <Toolbar look={look} moments={moments} onLook={setLook} />
        <div className="preview-reports">
          <DiagnosticsPanel {...{ diagnostics, files, isCurrent, previous, children }} {...callbacks} />
          <MonthCalendar {...{ engine, file, revision, onOpenField }} />
          {previous && <PreviousVersion previous={previous} onTap={onTap} />}
        </div>
        <div className="preview-page">
          <FramedPage
            content={content}
            width={look.width}
            title={`${label} のプレビュー`}
            marked={marked}
            onTap={onTap}
          />
          <p className="preview-hint" role="status">
            {tappedFields?.length === 0 ? notFromField : 'ページの文や数を押すと、その入力欄が開きます。'}
          </p>
          {tappedFields !== undefined && tappedFields.length > 1 && (
            <FieldChoices positions={tappedFields} {...callbacks} onClose={() => setTappedFields(undefined)} />
          )}
        </div>
      </div>
    </div>
  )
}
