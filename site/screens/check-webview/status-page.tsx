import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { Island } from '../../shared/islands/island.tsx'
import { screenData } from '../../shared/context/screen-data.ts'
import { StatusPanels } from './status-panels.tsx'

/** `/examples/check-webview/status`: whether the server responds, and which content is published. */
export async function StatusPage({ content }: { content: ContentReader }) {
  const screen = screenData(await content.provider(), '/examples/check-webview/status/')
  return (
    <DiagnosticsPage
      screen={screen}
      path="/examples/check-webview/status/"
      title="通信の状態"
      lead="ページがサーバーと話せるか、どの内容が公開されているかを示します。"
    >
      <Island screen={screen} of={StatusPanels} props={{}} className="mt-8" />
    </DiagnosticsPage>
  )
}
