import { expect, test } from 'vitest'

import { grantDiagnostics, periodDiagnostics } from './period-in-month.ts'

const period = (first: string, last: string) => ({ start: `${first} 00:00`, end: `${last} 23:59` })

test('a period left from another month is reported with its month', () => {
  const left = { period: period('2023-01-01', '2023-01-31'), isEighthDay: false }
  expect(periodDiagnostics(left, '202302-1')).toMatchObject([{ details: { month: '2023-02' } }])
})

test('a campaign of the eighth on another day is reported with the eighth of its month', () => {
  const ninth = { period: period('2023-02-09', '2023-02-09'), isEighthDay: true }
  expect(periodDiagnostics(ninth, '202302-1')).toMatchObject([{ details: { eighth: '2023-02-08' } }])
})

test('points granted too soon are reported with the last day', () => {
  const granted = { grantBy: '2023-02-27', period: period('2023-02-01', '2023-02-28') }
  expect(grantDiagnostics(granted)).toMatchObject([{ details: { grantBy: '2023-02-27', end: '2023-02-28' } }])
})
