import { expect, test } from 'vitest'

import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import { renderCalendarFile } from './campaign-calendar-files.ts'

type Period = CampaignDocument['period']

const days = (first: string, last: string): Period => ({ start: `${first} 00:00`, end: `${last} 23:59` })

/** Returns a site with months, newest first, of campaigns given by id and period. */
function readerOf(months: Readonly<Record<string, Readonly<Record<string, Period>>>>): ContentReader {
  const campaign = (month: string, id: string) => ({
    ...{ month, id, title: '見本', target: 'すべての人', conditions: [], paths: { web: `/jp/card/${month}/${id}/` } },
    headline: { kind: 'total', figure: 5, unit: '%', label: '' },
    period: months[month]?.[id],
  })
  const ids = (month: string) => Object.keys(months[month] ?? {}).map((id) => ({ id }))
  return {
    provider: () => Promise.resolve({ name: '見本', siteUrl: 'https://card.example.jp' }),
    months: () => Promise.resolve(Object.keys(months).map((month) => ({ month, campaigns: ids(month) }))),
    campaign: (month: string, id: string) => Promise.resolve(campaign(month, id)),
    revision: () => Promise.resolve(undefined),
  } as unknown as ContentReader
}

async function uidOf(months: Parameters<typeof readerOf>[0], month: string, id: string): Promise<string> {
  const file = await renderCalendarFile(readerOf(months), month, id)
  return /^UID:(.*)\r$/m.exec(file)?.[1] ?? ''
}

test('a corrected period stays the same event', async () => {
  const before = await uidOf({ m2: { books: days('2023-02-01', '2023-02-28') } }, 'm2', 'books')
  expect(await uidOf({ m2: { books: days('2023-02-03', '2023-03-02') } }, 'm2', 'books')).toBe(before)
  expect(await uidOf({ m2: { books: days('2023-03-01', '2023-03-31') } }, 'm2', 'books')).toBe(before)
})

test('a campaign in two months is one event, and a repeated one is another', async () => {
  const months = {
    m3: { books: days('2023-02-01', '2023-03-31'), '8th-day': days('2023-03-08', '2023-03-08') },
    m2: { books: days('2023-02-01', '2023-03-31'), '8th-day': days('2023-02-08', '2023-02-08') },
  }
  expect(await uidOf(months, 'm3', 'books')).toBe(await uidOf(months, 'm2', 'books'))
  expect(await uidOf(months, 'm3', '8th-day')).not.toBe(await uidOf(months, 'm2', '8th-day'))
})
