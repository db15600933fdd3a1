import { publishedContent } from '../../documents/published-content.ts'
import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { EnvironmentPanel } from './environment-panel.tsx'
import { GatesPanel } from './gates-panel.tsx'

/** `/examples/check-webview`: the detected environment, and what this version of the app supports. */
export async function CheckWebviewPage() {
  const provider = await publishedContent.provider()
  return (
    <DiagnosticsPage
      path="/examples/check-webview/"
      title="WebViewの確認"
      lead="いま開いている場所を、ページがどう判定したかを示します。"
    >
      <EnvironmentPanel appToken={provider.userAgentToken} />
      <GatesPanel appToken={provider.userAgentToken} providerName={provider.name} />
    </DiagnosticsPage>
  )
}
