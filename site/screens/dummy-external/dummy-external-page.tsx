import type { ContentReader } from '../../documents/content-reader.ts'
import { DiagnosticsPage } from '../../shared/page/diagnostics-page.tsx'
import { Island } from '../../shared/islands/island.tsx'
import { screenData } from '../../shared/context/screen-data.ts'
import { VisitPanel } from './visit-panel.tsx'

/** `/examples/dummy-external`: simulates a page outside the site, to test leaving and returning. */
export async function DummyExternalPage({ content }: { content: ContentReader }) {
  const screen = screenData(await content.provider(), '/examples/dummy-external/')
  return (
    <DiagnosticsPage
      screen={screen}
      path="/examples/dummy-external/"
      title="外部ページの代わり"
      lead="外のサイトの代わりになるページです。アプリがここを外部として開くか、戻ったときに元の画面が残っているかを試せます。"
    >
      <Island screen={screen} of={VisitPanel} props={{}} className="mt-8" />
    </DiagnosticsPage>
  )
}
