import { expect, test } from 'vitest'

import { append, inFields, readChanged } from '../../../tests/support/sites/small-content.ts'
import { listMonthEvents } from './month-events.ts'

test('a month has the days in Japan on which its pages are published, start, end and grant points', async () => {
  const changes = { './noodles.mdx': inFields(append('publishAt: 2023-01-25 10:00\ngrantBy: 2023-03-31\n')) }
  const content = await readChanged(changes)
  const [month = ''] = content.months.map((entry) => entry.month)
  const days = listMonthEvents(`campaigns/${month}/month.yaml`, content).map(({ day, events }) => [
    day,
    ...events.map(({ file, kind, time, field }) => `${file} ${kind} ${time} ${field}`),
  ])
  const at = (id: string) => `campaigns/${month}/${id}.mdx`
  expect(days).toEqual([
    ['2023年1月25日(水)', `${at('noodles')} published 10:00 publishAt`],
    ['2023年2月1日(水)', `${at('noodles')} starts 0:00 period.start`, `${at('shop')} starts 0:00 period.start`],
    ['2023年2月28日(火)', `${at('noodles')} ends 23:59 period.end`, `${at('shop')} ends 23:59 period.end`],
    ['2023年3月31日(金)', `${at('noodles')} grant-day 0:00 grantBy`],
  ])
  expect(listMonthEvents(at('noodles'), content)).toEqual([])
})
