import { expect, test } from 'vitest'

import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { describeRest, listReviewMarks, groupByPart } from './classify-diagnostics.ts'

function diagnosticAt(line: number, kind: string): EditorDiagnostic {
  return { file: 'a.mdx', line, column: 1, field: '-', kind, severity: 'error', message: '', hint: '' }
}

test('a marked line that has to be changed anyway is not reported twice', () => {
  const [mark, other, fault] = [
    diagnosticAt(1, 'not-reviewed'),
    diagnosticAt(2, 'not-reviewed'),
    diagnosticAt(2, 'draft'),
  ]
  expect(listReviewMarks([mark, other, fault])).toEqual([mark])
  expect(listReviewMarks([mark, other, { ...fault, severity: 'warning' }])).toEqual([mark, other])
})

test('marked lines are grouped by the part of the form that contains them', () => {
  const names = ['大見出し', '小さい絵 › 画像', '小さい絵 › 代替テキスト']
  const marked = names.map((_, index) => diagnosticAt(index, 'not-reviewed'))
  const parts = groupByPart(marked, ({ line }) => names[line] ?? '')
  expect(parts.map(({ name, diagnostics: { length } }) => [name, length])).toEqual([
    ['大見出し', 1],
    ['小さい絵', 2],
  ])
})

test('remaining work is counted by errors, marked lines and open warnings', () => {
  const warning = { ...diagnosticAt(3, 'title-long'), severity: 'warning' as const }
  const settled = { ...warning, reason: '長い店名なので' }
  expect(describeRest([diagnosticAt(1, 'draft'), diagnosticAt(2, 'not-reviewed'), warning, settled])).toBe(
    '直すところ 1件、見直すところ 1か所、確かめてほしいところ 1件',
  )
  expect(describeRest([settled])).toBe('')
})
