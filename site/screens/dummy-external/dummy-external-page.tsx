import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { VisitPanel } from './visit-panel.tsx'

/** `/examples/dummy-external`: simulates a page outside the site, to test leaving and returning. */
export async function DummyExternalPage({ content }: { content: ContentReader }) {
  return (
    <DiagnosticsPage
      provider={await content.provider()}
      path="/examples/dummy-external/"
      title="外部ページの代わり"
      lead="外のサイトの代わりになるページです。アプリがここを外部として開くか、戻ったときに元の画面が残っているかを試せます。"
      of={VisitPanel}
      props={{}}
    />
  )
}
