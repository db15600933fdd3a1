import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { periodData } from '../period-data.ts'
import { MonthCalendar } from './month-calendar.tsx'

type Campaign = Parameters<typeof MonthCalendar>[0]['campaigns'][number]

/** Returns the days that a calendar of February 2099 marks with a coin. */
function coins(campaigns: readonly Omit<Campaign, 'title' | 'bgcolor'>[]): number[] {
  const named = campaigns.map((campaign) => ({ title: '見出し', bgcolor: '#8ec5ff', ...campaign }))
  const scope = { id: 'month', headingLevel: 2 } as const
  const html = renderToStaticMarkup(<MonthCalendar monthId="209902-1" campaigns={named} scope={scope} />)
  const days = [...html.matchAll(/<span data-day="" class="([^"]*)">(\d+)<\/span>/g)]
  expect(days).toHaveLength(28)
  return days.flatMap(([, className = '', day]) => (className.includes('bg-coin') ? [Number(day)] : []))
}

const on = (start: string, end: string) => ({ start: `2099-02-${start} 00:00`, end: `2099-02-${end} 23:59` })

test('a campaign that covers the 8th among other days marks no day with a coin (D27)', () => {
  expect(coins([{ period: on('15', '21') }])).toEqual([])
  expect(coins([{ period: on('01', '28') }, { period: on('08', '08'), isEighthDay: false }])).toEqual([])
})

test('a campaign of the eighth day marks the days that it covers with a coin, whatever shares its line', () => {
  const period = on('08', '08')
  expect(coins([{ period, isEighthDay: true }, { period: on('01', '28') }, { period }])).toEqual([8])
  expect(coins([{ period: on('09', '10'), isEighthDay: true }])).toEqual([9, 10])
  expect(coins([{ period: { start: '2099-01-08 00:00', end: '2099-01-08 23:59' }, isEighthDay: true }])).toEqual([])
})

test('each bar has the period of its campaign, after which it turns grey', () => {
  const campaigns = [on('01', '28'), on('08', '08')].map((period) => ({ title: '見出し', bgcolor: '#8ec5ff', period }))
  const scope = { id: 'month', headingLevel: 2 } as const
  const html = renderToStaticMarkup(<MonthCalendar monthId="209902-1" campaigns={campaigns} scope={scope} />)
  const rows = [...html.matchAll(/<li data-period="([^"]*)"/g)].map(([, period]) => period)
  expect(rows).toEqual(campaigns.map(({ period }) => periodData(period)['data-period']))
})
