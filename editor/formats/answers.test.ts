import { expect, test } from 'vitest'

import { addDecision, decisionsKey, withDecisions } from './answers.ts'

const text = 'a: 1\nb: 2\na: 1\nc: 3\n'

test('an answer behind a line or above it comes back in the text that it was given for, and after others', () => {
  const behind = text.replace('b: 2', 'b: 2 # 確認ずみ: よい')
  const one = addDecision('', text, behind)
  expect(withDecisions(text, { [decisionsKey]: one })).toBe(behind)
  const both = behind.replace('c: 3', '# 確認ずみ: これも\nc: 3')
  expect(withDecisions(text, { [decisionsKey]: addDecision(one, behind, both) })).toBe(both)
})

test('of lines that are the same, the one that was answered is', () => {
  const answered = 'a: 1\nb: 2\na: 1 # 確認ずみ: よい\nc: 3\n'
  expect(withDecisions(text, { [decisionsKey]: addDecision(undefined, text, answered) })).toBe(answered)
})

test('an answer follows its line, and goes with the line that it was of', () => {
  const given = { [decisionsKey]: addDecision('', text, text.replace('b: 2', 'b: 2 # 確認ずみ: よい')) }
  expect(withDecisions(`new: 0\n${text}`, given)).toContain('b: 2 # 確認ずみ: よい\n')
  expect(withDecisions(text.replace('b: 2', 'b: 5'), given)).not.toContain('確認ずみ')
})
