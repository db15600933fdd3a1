import { expect, test } from 'vitest'

import { requirements } from '#schemas/files/requirements.ts'
import { readPlan } from '#content-layer/plan/read-plan.ts'
import {
  comparePublication,
  comparePlans,
  listPlanTexts,
  compareRequirements,
  listRequirementTexts,
} from './unpublished-data.ts'

const moment = Date.parse('2023-04-06T10:00:00+09:00')
const none = new Map<string, number>()
const scheduled = new Map([['month-202304-1', moment]])

test('what becomes scheduled is listed with its moment', () => {
  expect(comparePublication('month-202304-1', none, scheduled)).toMatchObject([
    { kind: 'terms', label: '公開', before: '待たずに公開する', after: '2023年4月6日(木) 10:00に公開する' },
  ])
})

test('what is published at once instead is listed as well', () => {
  expect(comparePublication('month-202304-1', scheduled, none)).toMatchObject([{ after: '待たずに公開する' }])
})

test('unchanged and unrelated entries are not listed', () => {
  expect(comparePublication('month-202304-1', scheduled, scheduled)).toEqual([])
  expect(comparePublication('month-202305-1', none, scheduled)).toEqual([])
})

test('an entry promotion is listed at its screen, by its own name', () => {
  const change = comparePublication('screen-entry', new Map(), new Map([['screen-entry/refound/mobile', moment]]))
  expect(change).toMatchObject([{ label: '特典 refound/mobile の公開', before: '待たずに公開する' }])
})

function planned(row: string) {
  const sheet = `id,種類,率,上限,開始,終了,付与,エントリー\n${row}`
  return listPlanTexts(new Map([['202309-1', readPlan('plan.csv', new TextEncoder().encode(sheet))]]))
}

const books = 'books,率,4%,300,2023/9/1,2023/9/30,2023/10/31,不要'

test('a changed decision is a change of terms, in words, and nothing else is listed', () => {
  const [entry, ...others] = comparePlans(planned(books), planned(books.replace('300', 'なし')))
  expect(others).toEqual([])
  expect(entry).toMatchObject({ id: 'plan-202309-1', state: 'changed' })
  expect(entry?.changes).toMatchObject([
    { kind: 'terms', label: '計画 books 上限', before: '300ポイント', after: 'なし' },
  ])
})

test('a sheet that was saved in another form has not changed', () => {
  expect(comparePlans(planned(books), planned(books.replaceAll('/', '-')))[0]?.changes).toEqual([])
})

test('an added or removed plan is listed with everything that it decides', () => {
  expect(comparePlans(new Map(), planned(books))[0]).toMatchObject({ state: 'added', changes: { length: 7 } })
  expect(comparePlans(planned(books), new Map())[0]).toMatchObject({ state: 'removed', changes: { length: 7 } })
})

const cap = {
  id: 'cap',
  name: '上限',
  of: 'capped',
  in: 'notes',
  facts: ['上限'],
  how: '注記に書く',
  reason: '有利に見える',
  source: '景品表示法',
}
const parseRequirements = (...entries: object[]) =>
  listRequirementTexts(requirements.parse({ requirements: entries }).requirements)

test('a removed requirement is listed with everything that it required', () => {
  const entry = compareRequirements(parseRequirements(cap), parseRequirements())
  expect(entry.changes).toMatchObject([
    {
      kind: 'terms',
      label: 'ページが必ず言うこと 上限（cap）',
      before: '求める相手 capped、場所 notes、数の名前 上限',
    },
  ])
  expect(entry.changes[0]).not.toHaveProperty('after')
})

test('a relaxed requirement is described in words', () => {
  const relaxed = parseRequirements({ ...cap, of: 'uncapped', words: ['上限'] })
  expect(compareRequirements(parseRequirements(cap), relaxed).changes).toMatchObject([
    { after: '求める相手 uncapped、場所 notes、数の名前 上限、言葉 「上限」' },
  ])
})

test('advice that is reworded weakens nothing', () => {
  expect(compareRequirements(parseRequirements(cap), parseRequirements({ ...cap, how: '先に書く' })).changes).toEqual(
    [],
  )
})
