import type { PagePreviewProps } from './page-preview.tsx'
import { DiagnosticsPanel } from './diagnostics-panel.tsx'
import { previewStyle } from './preview-style.ts'
import { ScreenNote } from './screen-note.tsx'

type Props = Pick<
  PagePreviewProps,
  'path' | 'diagnostics' | 'files' | 'isCurrent' | 'onOpenField' | 'onConfirm' | 'onReview' | 'nameOf' | 'wordsOf'
> & {
  /** The URL of a preview of the site, if there is one. */
  deployment?: string
}

/** The preview of an entry without a page of its own: a note, and the diagnostics of the check. */
export function ScreenPreview({ path, deployment, ...diagnostics }: Props) {
  return (
    <div className="preview" lang="ja">
      <style>{previewStyle}</style>
      <div className="preview-parts">
        <ScreenNote path={path} deployment={deployment} />
        <DiagnosticsPanel {...diagnostics} />
      </div>
    </div>
  )
}
