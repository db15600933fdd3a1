'use client'

import { schemaVersion } from '#content-layer/documents/document-files.ts'
import { PanelRow, Panel } from '../../shared/page/diagnostics-panel.tsx'
import { useCalendar } from '../../shared/queries/use-calendar.ts'
import { RaiseErrorPanel } from './raise-error-panel.tsx'
import { StatusPanel } from './status-panel.tsx'

/** Shows the currently published content. */
function ContentPanel() {
  const { data, isError } = useCalendar()
  const months = new Set(data?.map(({ month }) => month))
  const unknown = isError ? '読めない' : '…'
  return (
    <Panel title="公開中の内容">
      <dl aria-live="polite">
        <PanelRow name="月のページ">{data ? `${months.size}か月` : unknown}</PanelRow>
        <PanelRow name="キャンペーン">{data ? `${data.length}件` : unknown}</PanelRow>
        <PanelRow name="内容の形式">v{schemaVersion}</PanelRow>
      </dl>
    </Panel>
  )
}

/** Shows whether the server responds, which content is published, and a call that fails on purpose. */
export function StatusPanels() {
  return (
    <>
      <StatusPanel />
      <ContentPanel />
      <RaiseErrorPanel />
    </>
  )
}
