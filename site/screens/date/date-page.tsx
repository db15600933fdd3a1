import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { QueryProvider } from '../../shared/query-provider.tsx'
import { DatePanel } from './date-panel.tsx'

/** `/examples/date`: instants, time zones, and the status of every campaign at an instant (D7). */
export function DatePage() {
  return (
    <DiagnosticsPage
      path="/examples/date/"
      title="日時の確認"
      lead="端末の時間帯がどこでも、キャンペーンの状態が同じになることを確かめられます。"
    >
      <QueryProvider>
        <DatePanel />
      </QueryProvider>
    </DiagnosticsPage>
  )
}
