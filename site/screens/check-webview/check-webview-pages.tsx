import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { DevicePanels } from './device-panels.tsx'
import { EnvironmentPanels } from './environment-panels.tsx'
import { StatusPanels } from './status-panels.tsx'

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

/** `/examples/check-webview/detail`: what this browser or web view supports. */
export async function DetailPage({ content }: { content: ContentReader }) {
  const provider = await content.provider()
  return (
    <DiagnosticsPage
      provider={provider}
      path="/examples/check-webview/detail/"
      title="端末と機能"
      lead="ページが使う機能が、この端末にあるかを示します。"
      of={DevicePanels}
      props={{ appToken: provider.userAgentToken }}
    />
  )
}

/** `/examples/check-webview/status`: whether the server responds, and which content is published. */
export async function StatusPage({ content }: { content: ContentReader }) {
  return (
    <DiagnosticsPage
      provider={await content.provider()}
      path="/examples/check-webview/status/"
      title="通信の状態"
      lead="ページがサーバーと話せるか、どの内容が公開されているかを示します。"
      of={StatusPanels}
      props={{}}
    />
  )
}
