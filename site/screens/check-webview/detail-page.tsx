import { publishedContent } from '../../documents/published-content.ts'
import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { DevicePanels } from './device-panels.tsx'

/** `/examples/check-webview/detail`: what this browser or web view supports. */
export async function DetailPage() {
  const provider = await publishedContent.provider()
  return (
    <DiagnosticsPage
      path="/examples/check-webview/detail/"
      title="端末と機能"
      lead="ページが使う機能が、この端末にあるかを示します。"
    >
      <DevicePanels appToken={provider.userAgentToken} />
    </DiagnosticsPage>
  )
}
