import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { QueryProvider } from '../../shared/query-provider.tsx'
import { ContentPanel } from './content-panel.tsx'
import { RaiseErrorPanel } from './raise-error-panel.tsx'
import { StatusPanel } from './status-panel.tsx'

/** `/examples/check-webview/status`: whether the server responds, and which content is published. */
export function StatusPage() {
  return (
    <DiagnosticsPage
      path="/examples/check-webview/status/"
      title="通信の状態"
      lead="ページがサーバーと話せるか、どの内容が公開されているかを示します。"
    >
      <QueryProvider>
        <StatusPanel />
        <ContentPanel />
        <RaiseErrorPanel />
      </QueryProvider>
    </DiagnosticsPage>
  )
}
