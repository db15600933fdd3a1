import { useCallback, useState } from 'react'

import { addVariant } from '#content-layer/common/routes.ts'

import type { EngineClient, FieldPosition } from '../engine/engine-client.ts'
import { PreviousVersion } from './previous-version.tsx'
import { nameLocation, type DiagnosticCallbacks } from './diagnostic-row.tsx'
import { DiagnosticsPanel, type DiagnosticsPanelProps } from './diagnostics-panel.tsx'
import { MonthEvents } from './month-events.tsx'
import { listMomentsOfPage } from './page-moments.ts'
import { PageFrame } from './page-frame.tsx'
import { previewStyle } from './preview-style.ts'
import { Toolbar, type Look } from './toolbar.tsx'
import { useAnswer, type AnswerQuery } from './use-answer.ts'
import { useFrameContent, type FrameContent } from './use-frame-content.ts'

type Props = Omit<DiagnosticsPanelProps, 'previous'> & {
  engine: EngineClient
  /** The web path of the page, such as /jp/card/202309-1/8th-day/. */
  path: string
  /** Whether the page exists only in the app, and is shown as there. */
  isInApp?: boolean
  /** Increases with each change that the engine received. */
  revision: number
  /** The text of the focused field, to be marked on the page. */
  marked?: string
}

type ChoicesProps = Pick<Props, 'onOpenField' | 'getFieldName'> & {
  positions: readonly FieldPosition[]
  onClose: () => void
}

/** The possible fields of a tapped text, to choose from. */
function FieldChoices({ positions, onOpenField, getFieldName, onClose }: ChoicesProps) {
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
              <strong>{getFieldName?.(position) ?? nameLocation(position)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const askPrevious = (engine: EngineClient, file: string) => engine.comparePrevious(file)

const initialLook: Look = { isInApp: false, width: 375, moment: 'during' }

const notFromField = 'この文は、フォームの一つの欄から来たものではありません（ページの部品か、計算した値です）。'

type FramedPageProps = { content: FrameContent | undefined } & Omit<Parameters<typeof PageFrame>[0], 'content'>

/** The page in its frame, or the reason why there is none. After an error, the previous page stays. */
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

/** Finds the fields of an element that is tapped on the page at a path, and opens the field if there is only one. */
function useTappedFields(engine: EngineClient, path: string, onOpenField: DiagnosticCallbacks['onOpenField']) {
  const [tappedFields, setTappedFields] = useState<readonly FieldPosition[]>()
  const onTap = useCallback(
    (texts: readonly string[]) => {
      void engine.locate(path, texts).then((positions) => {
        setTappedFields(positions)
        const [first, ...others] = positions
        if (first && others.length === 0) onOpenField(first)
      })
    },
    [engine, path, onOpenField],
  )
  return { tappedFields, onTap, closeChoices: () => setTappedFields(undefined) }
}

/** Renders the page at a path for the chosen view. The moments to choose from are read from the page. */
function usePage({ engine, file, revision }: AnswerQuery, path: string, look: Look) {
  const [htmlOfMoments, setHtmlOfMoments] = useState('')
  const moments = listMomentsOfPage(htmlOfMoments, file)
  const at = moments.find(({ name }) => name === look.moment)?.at
  const content = useFrameContent({ engine, path, at, isInApp: look.isInApp, revision })
  if (content && content.html !== '' && content.html !== htmlOfMoments) setHtmlOfMoments(content.html)
  return { content, moments }
}

/** The preview of an entry: the page as it will be published, with all diagnostics above it or, if wide, beside it. */
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
}: Props) {
  const { onOpenField } = callbacks
  const [file = ''] = files
  const query = { engine, file, revision }
  const previous = useAnswer(query, askPrevious)
  const [look, setLook] = useState<Look>({ ...initialLook, isInApp: isInApp ?? initialLook.isInApp })
  const shownPath = addVariant(path, look.isInApp ? 'in-app' : 'web')
  const { content, moments } = usePage(query, shownPath, look)
  const { tappedFields, onTap, closeChoices } = useTappedFields(engine, shownPath, onOpenField)
  return (
    <div className="preview" lang="ja">
      <style>{previewStyle}</style>
      <div className="preview-parts">
        <Toolbar look={look} moments={moments} onLook={setLook} />
        <div className="preview-reports">
          <DiagnosticsPanel {...{ diagnostics, files, isCurrent, previous, children }} {...callbacks} />
          <MonthEvents {...query} onOpenField={onOpenField} />
          {previous && <PreviousVersion previous={previous} onTap={onTap} />}
        </div>
        <div className="preview-page">
          <FramedPage
            content={content}
            width={look.width}
            title={`${shownPath} のプレビュー`}
            marked={marked}
            onTap={onTap}
          />
          <p className="preview-hint" role="status">
            {tappedFields?.length === 0 ? notFromField : 'ページの文や数を押すと、その入力欄が開きます。'}
          </p>
          {tappedFields !== undefined && tappedFields.length > 1 && (
            <FieldChoices positions={tappedFields} {...callbacks} onClose={closeChoices} />
          )}
        </div>
      </div>
    </div>
  )
}
