import { expect, test } from 'vitest'

import { listNewEntries } from '../form/entry-templates.ts'
import type { InitialValues } from '../form/initial-values.ts'
import { campaignFormat } from '../formats/file-formats.ts'
import { withDaysOfMonth, withId } from './data-to-save.ts'

const initialValues: InitialValues = {
  month: '202312-1',
  monthText: 'title: |-\n  12月の\n  おトク。\ncampaigns:\n  - rate\n',
  provider: { baseRate: 1, cardName: 'カード' },
}

test('an id replaces the temporary one, also in the text', () => {
  const text = listNewEntries(initialValues)[1]?.text
  const named = withId({ text, list: [text] }, 'cafe')
  expect(JSON.stringify(named)).toContain('images/cafe-summary.svg')
  expect(JSON.stringify(named)).not.toContain('id-of-the-new-campaign')
})

test('a campaign started in another month has the days of that month, except those that were typed', () => {
  const begin = (month: string, changed = {}) => {
    const { text = '' } = listNewEntries(initialValues).find(({ name }) => name === 'new-eighth-day') ?? {}
    const data = { ...campaignFormat.fromFile(text), begun: 'new-eighth-day', ...changed }
    return withDaysOfMonth(`${month}/8th-day`, data, initialValues)
  }
  expect(begin('202401-1')).toMatchObject({
    period: { start: '2024-01-08 00:00', end: '2024-01-08 23:59' },
    grantBy: '2024-02-29',
  })
  expect(begin('202401-1', { grantBy: '2024-03-15' })).toMatchObject({ grantBy: '2024-03-15' })
  expect(begin('202312-1')).toMatchObject({ grantBy: '2024-01-31' })
})
