import { expect, test } from 'vitest'

import type { Subject } from '../../compare/subject.ts'
import { concernsEnded } from './card-section.tsx'

const period = { start: '2023-02-01 00:00', end: '2023-02-28 23:59' }

function isCalledOut(state: Subject['state'], madeAt: string): boolean {
  const subject: Subject = {
    id: 'campaign-202302-1-noodles',
    kind: 'campaign',
    title: 'めんの店',
    state,
    addresses: [],
    audience: '対象の方',
    runs: [],
    periods: { before: period, after: { ...period, end: '2023-03-05 23:59' } },
    files: [],
    changes: [],
  }
  return concernsEnded(
    { id: subject.id, title: subject.title, subject, changes: [], words: [], consequences: [], groups: [] },
    Date.parse(madeAt),
  )
}

test('a change of a campaign that visitors were told has ended is called out, even if it would run again', () => {
  expect(isCalledOut('changed', '2023-02-28T23:59:59+09:00')).toBe(false)
  expect(isCalledOut('changed', '2023-03-01T00:00:00+09:00')).toBe(true)
  expect(isCalledOut('removed', '2023-03-01T00:00:00+09:00')).toBe(true)
})

test('a campaign that is new has not ended for anybody', () => {
  expect(isCalledOut('added', '2023-04-01T00:00:00+09:00')).toBe(false)
})
