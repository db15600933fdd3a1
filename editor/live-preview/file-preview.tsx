import { parseEntryFile } from '#content-layer/common/entry-files.ts'
import { campaignPath, monthPath } from '#content-layer/common/routes.ts'
import { screenNames } from '#schemas/screens.ts'

import type { EngineClient } from '../engine/engine-client.ts'
import { screenPaths } from '../form/screens.ts'
import { DiagnosticsPanel, type DiagnosticsPanelProps } from '../preview/diagnostics-panel.tsx'
import { PagePreview } from '../preview/page-preview.tsx'
import { previewStyle } from '../preview/preview-style.ts'
import { ScreenPreview } from '../preview/screen-preview.tsx'

/** Returns the web path of a file's page, of its month where a campaign has none; undefined where there is none. */
function getPagePath(file: string, pages: unknown): string | undefined {
  const { month, id } = parseEntryFile(file) ?? {}
  if (month === undefined) return undefined
  return id === undefined || pages === 'summary-only' ? monthPath(month, 'web') : campaignPath(month, id, 'web')
}

type Props = Omit<DiagnosticsPanelProps, 'files'> & {
  engine: EngineClient
  file: string
  /** Increases with each change that the engine received. */
  revision: number
  /** The value of the field `pages` of a campaign. */
  pages: unknown
  /** The text of the focused field, to be marked on the page. */
  marked: string
}

/** Chooses the preview of a file: its page, where to find its screen, or only the diagnostics of any other file. */
export function FilePreview({ engine, file, revision, pages, marked, ...others }: Props) {
  const panel = { ...others, files: [file] }
  const path = getPagePath(file, pages)
  if (path !== undefined)
    return (
      <PagePreview
        engine={engine}
        path={path}
        isInApp={pages === 'in-app-only'}
        revision={revision}
        marked={marked}
        {...panel}
      />
    )
  const screen = screenNames.find((name) => file === `screens/${name}.yaml`)
  if (screen !== undefined) return <ScreenPreview path={screenPaths[screen]} {...panel} />
  return (
    <div className="preview" lang="ja">
      <style>{previewStyle}</style>
      <DiagnosticsPanel {...panel} />
    </div>
  )
}
