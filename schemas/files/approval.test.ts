import { expect, test } from 'vitest'

import { approval, approvalRecord } from './approval.ts'

const commit = 'a0b1c2d3e4'.repeat(4)
const approved = { role: '法務', by: '山田 花子', at: '2023-08-31 09:05', commit, shown: 'e'.repeat(64) }

function problemsOf(changes: object): string[] {
  const { error } = approval.safeParse({ ...approved, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('an approval records who looked at what, when, and at which commit', () => {
  expect(approval.parse(approved)).toEqual({ ...approved, uncommitted: false })
  expect(approval.parse({ ...approved, uncommitted: true }).uncommitted).toBe(true)
  expect(problemsOf({ commit: 'none' })).toEqual([])
})

test.each([
  { role: '' },
  { by: '' },
  { by: '山田\u200b花子' },
  { by: '山田\n花子' },
  { shown: 'e'.repeat(63) },
  { shown: 'e'.repeat(65) },
  { shown: 'x'.repeat(64) },
  { shown: undefined },
  { note: 'x' },
  { at: undefined },
])('one with %o is none', (changes) => {
  expect(problemsOf(changes)).toHaveLength(1)
})

test.each([
  '023-08-31 09:05',
  '2023-8-31 09:05',
  '2023-08-1 09:05',
  '2023-08-31 9:05',
  '2023-08-31 09:5',
  '2023-08-31 09:05:00',
  '\n2023-08-31 09:05',
  'abcd-ef-gh ij:kl',
  '2023-02-30 09:05',
  '2023-08-31 24:00',
])('one that was made at %o is none', (at) => {
  expect(problemsOf({ at })).not.toEqual([])
})

test('an error is explained to the reader of the record', () => {
  expect(problemsOf({ at: '2023-02-30 09:05' })).toEqual(['at: 承認した日時「2023-02-30 09:05」は、ありえません。'])
  expect(problemsOf({ commit: '0'.repeat(40) })).toEqual([`commit: コミット「${'0'.repeat(40)}」は、ありません。`])
  expect(problemsOf({ by: '山田\u200b花子' })).toEqual(['by: 「山田�花子」に見えない文字（U+200B）があります。'])
})

test.each(['a', `${commit}0`, commit.slice(1), `x${commit.slice(1)}`, `none `, ''])('%o is no commit', (wrong) => {
  expect(problemsOf({ commit: wrong })).toHaveLength(1)
})

test('a commit may start or end with zeros', () => {
  expect(problemsOf({ commit: `0${commit.slice(1)}` })).toEqual([])
  expect(problemsOf({ commit: `${commit.slice(1)}0` })).toEqual([])
})

test('a record contains the approvals of a page', () => {
  expect(approvalRecord.safeParse({ page: '/campaigns/', approvals: [approved] }).success).toBe(true)
  expect(approvalRecord.safeParse({ page: '', approvals: [approved] }).success).toBe(false)
  expect(approvalRecord.safeParse({ page: '/campaigns/', approvals: [{}] }).success).toBe(false)
  expect(approvalRecord.safeParse({ page: '/campaigns/', approvals: [], more: 1 }).success).toBe(false)
})
