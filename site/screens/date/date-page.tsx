import { oneLine, shortPeriod } from '#blocks/format.ts'
import { parseEnd, parseStart } from '#schemas/japan-time.ts'

import { publishedContent } from '../../content.ts'
import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { DatePanel } from './date-panel.tsx'

/** `/examples/date`: instants, time zones, and what every campaign is at them (D7). */
export async function DatePage() {
  const calendar = await publishedContent.calendar()
  const campaigns = calendar.map(({ name, title, period }) => ({
    name,
    title: oneLine(title),
    words: shortPeriod(period),
    start: parseStart(period.start),
    end: parseEnd(period.end),
  }))
  return (
    <DiagnosticsPage path="/examples/date/" title="日時の確認" lead="端末の時間帯がどこでも、キャンペーンの状態が同じになることを確かめられます。">
      <DatePanel campaigns={campaigns} />
    </DiagnosticsPage>
  )
}
