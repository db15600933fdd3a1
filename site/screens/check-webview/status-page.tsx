import { publishedContent } from '../../content.ts'
import { schemaVersion } from '../../content-layer/documents.ts'
import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { Fact, Panel } from '../../shared/panel.tsx'
import { QueryProvider } from '../../shared/query-provider.tsx'
import { StatusPanel } from './status-panel.tsx'

/** `/examples/check-webview/status`: whether the server answers, and which content these pages were made from. */
export async function StatusPage() {
  const campaigns = await publishedContent.calendar()
  const months = new Set(campaigns.map(({ name }) => name.split('/')[0]))
  return (
    <DiagnosticsPage path="/examples/check-webview/status/" title="通信の状態" lead="ページがサーバーと話せるか、どの内容から作られたかを示します。">
      <QueryProvider>
        <StatusPanel />
      </QueryProvider>
      <Panel title="このページの内容">
        <dl>
          <Fact name="月のページ">{months.size}か月</Fact>
          <Fact name="キャンペーン">{campaigns.length}件</Fact>
          <Fact name="内容の形式">v{schemaVersion}</Fact>
        </dl>
      </Panel>
    </DiagnosticsPage>
  )
}
