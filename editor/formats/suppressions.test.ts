import { expect, test } from 'vitest'

import { addSuppression, suppressionsKey, withSuppressions } from './suppressions.ts'

const text = 'a: 1\nb: 2\na: 1\nc: 3\n'

test('a suppression after a line or above it is written into its text, also after others', () => {
  const behind = text.replace('b: 2', 'b: 2 # 確認ずみ: よい')
  const one = addSuppression('', text, behind)
  expect(withSuppressions(text, { [suppressionsKey]: one })).toBe(behind)
  const both = behind.replace('c: 3', '# 確認ずみ: これも\nc: 3')
  expect(withSuppressions(text, { [suppressionsKey]: addSuppression(one, behind, both) })).toBe(both)
})

test('of several equal lines, only the suppressed one changes', () => {
  const answered = 'a: 1\nb: 2\na: 1 # 確認ずみ: よい\nc: 3\n'
  expect(withSuppressions(text, { [suppressionsKey]: addSuppression(undefined, text, answered) })).toBe(answered)
})

test('a suppression moves with its line, and is dropped with it', () => {
  const given = { [suppressionsKey]: addSuppression('', text, text.replace('b: 2', 'b: 2 # 確認ずみ: よい')) }
  expect(withSuppressions(`new: 0\n${text}`, given)).toContain('b: 2 # 確認ずみ: よい\n')
  expect(withSuppressions(text.replace('b: 2', 'b: 5'), given)).not.toContain('確認ずみ')
})
