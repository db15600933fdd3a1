import { expect, test } from 'vitest'

import { approvalRecord, rulesRecord, signature } from './approval.ts'

const part = '0123456789abcdef0123'
const hashes = {
  shown: part.repeat(3) + 'abcd',
  words: part,
  facts: part,
  links: part,
  pictures: part,
  styles: part,
  frame: part,
}
const commit = 'a0b1c2d3e4'.repeat(4)
const signed = {
  role: '法務',
  by: '山田 花子',
  at: '2023-08-31 09:05',
  commit,
  moments: ['before'],
  surfaces: { web: hashes },
}

function problemsOf(changes: object): string[] {
  const { error } = signature.safeParse({ ...signed, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('a signature says who looked at what, when, and at which commit', () => {
  expect(signature.parse(signed)).toEqual({ ...signed, uncommitted: false })
  expect(signature.parse({ ...signed, uncommitted: true }).uncommitted).toBe(true)
  expect(problemsOf({ commit: 'none' })).toEqual([])
  expect(problemsOf({ moments: ['before', 'after'] })).toEqual([])
  expect(problemsOf({ surfaces: { web: hashes, 'in-app': hashes } })).toEqual([])
  expect(problemsOf({ surfaces: { 'in-app': hashes } })).toEqual([])
})

test.each([
  { role: '' },
  { by: '' },
  { by: '山田\u200b花子' },
  { by: '山田\n花子' },
  { moments: [] },
  { moments: ['someday'] },
  { surfaces: {} },
  { surfaces: { web: hashes, paper: hashes } },
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

test('what is wrong is said to whoever reads the record', () => {
  expect(problemsOf({ at: '2023-02-30 09:05' })).toEqual(['at: 承認した日時「2023-02-30 09:05」は、ありえません。'])
  expect(problemsOf({ commit: '0'.repeat(40) })).toEqual([`commit: コミット「${'0'.repeat(40)}」は、ありません。`])
  expect(problemsOf({ by: '山田\u200b花子' })).toEqual(['by: 「山田�花子」に見えない文字（U+200B）があります。'])
})

test.each(['a', `${commit}0`, commit.slice(1), `x${commit.slice(1)}`, `none `, ''])('%o is no commit', (wrong) => {
  expect(problemsOf({ commit: wrong })).toHaveLength(1)
})

test('a commit may begin or end with zeros', () => {
  expect(problemsOf({ commit: `0${commit.slice(1)}` })).toEqual([])
  expect(problemsOf({ commit: `${commit.slice(1)}0` })).toEqual([])
})

test.each([
  ['shown', hashes.shown.slice(1)],
  ['shown', `${hashes.shown}0`],
  ['shown', `x${hashes.shown.slice(1)}`],
  ['words', part.slice(1)],
  ['words', `${part}0`],
  ['words', `g${part.slice(1)}`],
  ['words', '0'],
  ['shown', '0'],
  ['sounds', part],
  ['frame', undefined],
])('a surface whose hash of %s is %o was not signed', (name, hash) => {
  expect(problemsOf({ surfaces: { web: { ...hashes, [name]: hash } } })).not.toEqual([])
})

test('a record holds the signatures of a page, or of the rules', () => {
  expect(approvalRecord.safeParse({ page: '/campaigns/', signatures: [signed] }).success).toBe(true)
  expect(approvalRecord.safeParse({ page: '', signatures: [signed] }).success).toBe(false)
  expect(approvalRecord.safeParse({ page: '/campaigns/', signatures: [{}] }).success).toBe(false)
  expect(approvalRecord.safeParse({ page: '/campaigns/', signatures: [], more: 1 }).success).toBe(false)
  const { moments: _, surfaces: __, ...signer } = signed
  expect(rulesRecord.safeParse({ signatures: [{ ...signer, rules: { cap: part } }] }).success).toBe(true)
  expect(rulesRecord.safeParse({ signatures: [{ ...signer, rules: { cap: 'x' } }] }).success).toBe(false)
  expect(rulesRecord.safeParse({ signatures: [signer] }).success).toBe(false)
  expect(rulesRecord.safeParse({ signatures: [], more: 1 }).success).toBe(false)
})
