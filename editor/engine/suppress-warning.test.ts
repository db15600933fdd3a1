import { expect, test } from 'vitest'

import { listSuppressionEdits } from './suppress-warning.ts'
import type { EditorDiagnostic } from './engine-client.ts'

function warningAt(file: string, line: number): EditorDiagnostic {
  const words = { message: '', hint: '', kind: 'end-at-midnight' }
  return { file, line, column: 1, field: '-', severity: 'warning', ...words }
}

test('a reason is a comment after its field, or else on a line of its own above it', () => {
  expect(listSuppressionEdits('a: 1\n  b: 2\n', warningAt('x.yaml', 2), '見た')).toEqual([
    'a: 1\n  b: 2 # 確認ずみ: 見た\n',
    'a: 1\n  # 確認ずみ: 見た\n  b: 2\n',
  ])
})

test('the reason for a line of a text is a comment after the field of the text', () => {
  expect(listSuppressionEdits('a: |-\n  b\n  c', warningAt('x.yaml', 3), '見た')[0]).toBe(
    'a: |- # 確認ずみ: 見た\n  b\n  c',
  )
})

test('in the body of a campaign a reason is a comment of a body, and in its fields one of fields', () => {
  const text = '---\na: 1\n---\n\nb'
  expect(listSuppressionEdits(text, warningAt('campaigns/202309-1/x.mdx', 5), '見た')[0]).toBe(
    '---\na: 1\n---\n\n{/* 確認ずみ: 見た */}\nb',
  )
  expect(listSuppressionEdits(text, warningAt('campaigns/202309-1/x.mdx', 2), '見た')[0]).toBe(
    '---\na: 1 # 確認ずみ: 見た\n---\n\nb',
  )
})

test('a shared text consists of a body only', () => {
  expect(listSuppressionEdits('- 送料\n', warningAt('shared/x.mdx', 1), '見た')[0]).toBe(
    '{/* 確認ずみ: 見た */}\n- 送料\n',
  )
})

test('a reason is one line that cannot end its comment, and lines keep their ends', () => {
  expect(listSuppressionEdits('---\r\n---\r\nb\r\n', warningAt('x.mdx', 3), '一\n二 */ <Faq>')[0]).toBe(
    '---\r\n---\r\n{/* 確認ずみ: 一 二 ＊／ <Faq> */}\r\nb\r\n',
  )
})
