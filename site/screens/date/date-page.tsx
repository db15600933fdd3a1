import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { DatePanel } from './date-panel.tsx'

/** `/examples/date`: instants, time zones, and the status of every campaign at an instant (D7). */
export async function DatePage({ content }: { content: ContentReader }) {
  return (
    <DiagnosticsPage
      provider={await content.provider()}
      path="/examples/date/"
      title="日時の確認"
      lead="端末の時間帯がどこでも、キャンペーンの状態が同じになることを確かめられます。"
      of={DatePanel}
      props={{}}
    />
  )
}
