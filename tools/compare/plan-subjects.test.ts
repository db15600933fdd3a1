import { expect, test } from 'vitest'

import { readPlan } from '#content-layer/plan/read-plan.ts'
import { planSubjects, planTexts } from './plan-subjects.ts'

function planned(row: string) {
  const sheet = `id,種類,率,上限,開始,終了,付与,エントリー\n${row}`
  return planTexts(new Map([['202309-1', readPlan('202309-1', 'plan.csv', new TextEncoder().encode(sheet))]]))
}

const books = 'books,率,4%,300,2023/9/1,2023/9/30,2023/10/31,不要'

test('a changed decision is a change of terms, in words, and nothing else is listed', () => {
  const [subject, ...others] = planSubjects(planned(books), planned(books.replace('300', 'なし')))
  expect(others).toEqual([])
  expect(subject).toMatchObject({ id: 'plan-202309-1', state: 'changed' })
  expect(subject?.changes).toMatchObject([
    { kind: 'terms', label: '計画 books 上限', before: '300ポイント', after: 'なし' },
  ])
})

test('a sheet that was saved in another form has not changed', () => {
  expect(planSubjects(planned(books), planned(books.replaceAll('/', '-')))[0]?.changes).toEqual([])
})

test('an added or removed plan is listed with everything that it decides', () => {
  expect(planSubjects(undefined, planned(books))[0]).toMatchObject({ state: 'added', changes: { length: 7 } })
  expect(planSubjects(planned(books), undefined)[0]).toMatchObject({ state: 'removed', changes: { length: 7 } })
})
