import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { StatusPanels } from './status-panels.tsx'

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
