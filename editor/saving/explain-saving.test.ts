// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { explainSaving } from './explain-saving.ts'

test.each([
  [new DOMException('The request is not allowed.', 'NotAllowedError'), '書きこむ許可がありません'],
  [new DOMException('The file is locked.', 'NoModificationAllowedError'), 'ファイルに書きこめません'],
  [new DOMException('A requested file could not be found.', 'NotFoundError'), '見つかりません'],
  [new TypeError('Failed to fetch'), 'つながりません'],
  [new Error('Bad credentials'), '入りなおしてください'],
  [new Error('Resource not accessible: 403'), '入りなおしてください'],
  [{ status: 401, message: 'Bad credentials' }, '入りなおしてください'],
  [{ status: 403 }, '入りなおしてください'],
  [new Error('Something went wrong'), 'もう一度保存してください'],
  ['a text', 'もう一度保存してください'],
])('an error while saving is explained in Japanese: %s', (error, words) => {
  const { message } = explainSaving(error)
  expect(message).toContain(words)
  expect(message).toContain('書いたものは、欄に残っています')
})

test('an error of the editor keeps its own message', () => {
  const refusal = new Error('同じ名前のものがもうあります。')
  expect(explainSaving(refusal)).toBe(refusal)
})
