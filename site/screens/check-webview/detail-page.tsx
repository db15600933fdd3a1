import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { Island } from '../../shared/islands/island.tsx'
import { screenData } from '../../shared/context/screen-data.ts'
import { DevicePanels } from './device-panels.tsx'

/** `/examples/check-webview/detail`: what this browser or web view supports. */
export async function DetailPage({ content }: { content: ContentReader }) {
  const provider = await content.provider()
  const screen = screenData(provider, '/examples/check-webview/detail/')
  return (
    <DiagnosticsPage
      screen={screen}
      path="/examples/check-webview/detail/"
      title="端末と機能"
      lead="ページが使う機能が、この端末にあるかを示します。"
    >
      <Island screen={screen} of={DevicePanels} props={{ appToken: provider.userAgentToken }} className="mt-8" />
    </DiagnosticsPage>
  )
}
