import { expect, test } from 'vitest'

import type { EditorDiagnostic } from '../engine/engine-client.ts'
import { partsOf } from './review-parts.ts'

test('marked lines are told by the part of the form that they stand in', () => {
  const names = ['大見出し', '小さい絵 › 画像', '小さい絵 › 代替テキスト']
  const marked = names.map((_, index): EditorDiagnostic => {
    const position = { file: 'a.mdx', line: index, column: 1, field: '-' }
    return { ...position, kind: 'not-reviewed', severity: 'error', message: '', hint: '' }
  })
  const parts = partsOf(marked, ({ line }) => names[line] ?? '')
  expect(parts.map(({ name, marked: { length } }) => [name, length])).toEqual([
    ['大見出し', 1],
    ['小さい絵', 2],
  ])
})
