import { expect, test } from 'vitest'

import { requirements } from '#schemas/files/requirements.ts'
import { requirementSubjects, requirementTexts } from './requirement-subjects.ts'

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
const requirementsOf = (...entries: object[]) =>
  requirementTexts(requirements.parse({ requirements: entries }).requirements)

test('a removed requirement is listed with everything that it required', () => {
  const [subject] = requirementSubjects(requirementsOf(cap), requirementsOf())
  expect(subject?.changes).toMatchObject([
    {
      kind: 'terms',
      label: 'ページが必ず言うこと 上限（cap）',
      before: '求める相手 capped、場所 notes、数の名前 上限',
    },
  ])
  expect(subject?.changes[0]).not.toHaveProperty('after')
})

test('a relaxed requirement is described in words', () => {
  const [subject] = requirementSubjects(
    requirementsOf(cap),
    requirementsOf({ ...cap, of: 'uncapped', words: ['上限'] }),
  )
  expect(subject?.changes).toMatchObject([{ after: '求める相手 uncapped、場所 notes、数の名前 上限、言葉 「上限」' }])
})

test('advice that is reworded weakens nothing', () => {
  expect(requirementSubjects(requirementsOf(cap), requirementsOf({ ...cap, how: '先に書く' }))[0]?.changes).toEqual([])
})
