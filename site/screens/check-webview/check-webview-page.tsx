import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { EnvironmentPanels } from './environment-panels.tsx'

/** `/examples/check-webview`: the detected environment, and what this version of the app supports. */
export async function CheckWebviewPage({ content }: { content: ContentReader }) {
  const provider = await content.provider()
  return (
    <DiagnosticsPage
      provider={provider}
      path="/examples/check-webview/"
      title="WebViewの確認"
      lead="いま開いている場所を、ページがどう判定したかを示します。"
      of={EnvironmentPanels}
      props={{ appToken: provider.userAgentToken, providerName: provider.name }}
    />
  )
}
