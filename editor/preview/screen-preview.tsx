import { DiagnosticsPanel, type DiagnosticsPanelProps } from './diagnostics-panel.tsx'
import { previewStyle } from './preview-style.ts'

/** `path` is the web path of the screen. */
type Props = Omit<DiagnosticsPanelProps, 'previous'> & { path: string }

/** In place of the preview of a screen, which only its own code can render: its path, and the diagnostics. */
export function ScreenPreview({ path, ...diagnostics }: Props) {
  return (
    <div className="preview" lang="ja">
      <style>{previewStyle}</style>
      <div className="preview-parts">
        <div className="preview-note">
          <p>この画面はプログラムで作られているため、ここには表示できません。文章の直すところは、一覧に出ます。</p>
          <p>下書きを保存すると作られるプレビューの {path} で、実物を確かめられます。</p>
        </div>
        <DiagnosticsPanel {...diagnostics} />
      </div>
    </div>
  )
}
