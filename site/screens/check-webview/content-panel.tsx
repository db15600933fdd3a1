'use client'

import { schemaVersion } from '../../content-layer/documents.ts'
import { Fact, Panel } from '../../shared/panel.tsx'
import { useCalendar } from '../../shared/use-calendar.ts'

/** Which content is published now. */
export function ContentPanel() {
  const { data, isError } = useCalendar()
  const months = new Set(data?.map(({ month }) => month))
  const unknown = isError ? '読めない' : '…'
  return (
    <Panel title="公開中の内容">
      <dl aria-live="polite">
        <Fact name="月のページ">{data ? `${months.size}か月` : unknown}</Fact>
        <Fact name="キャンペーン">{data ? `${data.length}件` : unknown}</Fact>
        <Fact name="内容の形式">v{schemaVersion}</Fact>
      </dl>
    </Panel>
  )
}
