import { expect, test } from 'vitest'

import { checkPromisedPeriods } from './promised-periods.ts'

const period = { start: '2023-09-01 00:00', end: '2023-09-30 23:59' }

const text = (path: readonly PropertyKey[], value: string) => ({
  file: 'screens/a.yaml',
  field: path.join('.'),
  line: 1,
  column: 1,
  path,
  value,
})

const kinds = (...args: Parameters<typeof checkPromisedPeriods>) =>
  checkPromisedPeriods(...args).map(({ kind, field }) => `${field} ${kind}`)

test.each(['tag', 'title', 'conditions'])('the %s of an invitation with a period has no endless words', (field) => {
  const texts = ['いつでも招待', '期限はありません', '期間限定なし'].map((label) => text([field], label))
  expect(kinds([{ at: [], page: { period } }], texts)).toEqual(texts.map(() => `${field} period-denied`))
})

test('endless phrases are allowed without a period, and where they may refer to something else', () => {
  expect(kinds([{ at: [], page: {} }], [text(['tag'], 'いつでも招待')])).toEqual([])
  const texts = [['target'], ['promotions', 0, 'title'], ['steps', 0, 'title']].map((at) => text(at, 'いつでも'))
  expect(kinds([{ at: [], page: { period } }], texts)).toEqual([])
})

test('each entry page is checked against its own period', () => {
  const pages = [
    { at: ['campaigns', 'entry'], page: { period } },
    { at: ['campaigns', 'refound'], page: {} },
  ]
  const texts = [
    text(['campaigns', 'entry', 'tag'], 'いつでもエントリー'),
    text(['campaigns', 'refound', 'tag'], 'いつでもエントリー'),
    text(['campaigns', 'entry', 'target'], '期間中の方'),
    text(['campaigns', 'refound', 'target'], '期間中の方'),
    text(['campaigns', 'refound', 'tag'], 'ずっと期間中'),
    text(['words', 'hint'], '期間中'),
  ]
  expect(kinds(pages, texts)).toEqual([
    'campaigns.entry.tag period-denied',
    'campaigns.refound.target period-not-stated',
    'campaigns.refound.tag period-not-stated',
  ])
})
