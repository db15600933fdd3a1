import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { DevicePanels } from './device-panels.tsx'

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
