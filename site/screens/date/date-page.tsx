import { oneLine, shortPeriod } from '#blocks/format.ts'
import { parseEnd, parseStart } from '#schemas/japan-time.ts'

import { readIndex, readMonth } from '../../content.ts'
import { DiagnosticsPage } from '../../shared/diagnostics-page.tsx'
import { DatePanel } from './date-panel.tsx'

/** `/examples/date`: instants, time zones, and what every campaign is at them (D7). */
export async function DatePage() {
  const { months } = await readIndex()
  const documents = await Promise.all(months.map(({ month }) => readMonth(month)))
  const campaigns = documents.flatMap(({ month, campaigns: entries }) =>
    entries.map(({ id, card: { title, period } }) => ({
      name: `${month}/${id}`,
      title: oneLine(title),
      words: shortPeriod(period),
      start: parseStart(period.start),
      end: parseEnd(period.end),
    })),
  )
  return (
    <DiagnosticsPage path="/examples/date/" title="日時の確認" lead="端末の時間帯がどこでも、キャンペーンの状態が同じになることを確かめられます。">
      <DatePanel campaigns={campaigns} />
    </DiagnosticsPage>
  )
}
