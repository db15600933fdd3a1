import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { VisitPanel } from './visit-panel.tsx'

/** `/examples/dummy-external`: stands in for a page outside the site, to test leaving and coming back. */
export function DummyExternalPage() {
  return (
    <DiagnosticsPage
      path="/examples/dummy-external/"
      title="外部ページの代わり"
      lead="外のサイトの代わりになるページです。アプリがここを外部として開くか、戻ったときに元の画面が残っているかを試せます。"
    >
      <VisitPanel />
    </DiagnosticsPage>
  )
}
