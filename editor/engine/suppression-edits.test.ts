import { expect, test } from 'vitest'

import { suppressionEdits } from './suppression-edits.ts'
import type { EditorDiagnostic } from './engine-client.ts'

function remark(file: string, line: number): EditorDiagnostic {
  const words = { message: '', hint: '', kind: 'end-at-midnight' }
  return { file, line, column: 1, field: '-', severity: 'warning', ...words }
}

test('a reason stands behind its field, or else on a line of its own above it', () => {
  expect(suppressionEdits('a: 1\n  b: 2\n', remark('x.yaml', 2), '見た')).toEqual([
    'a: 1\n  b: 2 # 確認ずみ: 見た\n',
    'a: 1\n  # 確認ずみ: 見た\n  b: 2\n',
  ])
})

test('a reason for a line of a text stands behind the field of the text', () => {
  expect(suppressionEdits('a: |-\n  b\n  c', remark('x.yaml', 3), '見た')[0]).toBe('a: |- # 確認ずみ: 見た\n  b\n  c')
})

test('in the body of a campaign a reason is a comment of a body, and in its fields one of fields', () => {
  const text = '---\na: 1\n---\n\nb'
  expect(suppressionEdits(text, remark('campaigns/202309-1/x.mdx', 5), '見た')[0]).toBe(
    '---\na: 1\n---\n\n{/* 確認ずみ: 見た */}\nb',
  )
  expect(suppressionEdits(text, remark('campaigns/202309-1/x.mdx', 2), '見た')[0]).toBe(
    '---\na: 1 # 確認ずみ: 見た\n---\n\nb',
  )
})

test('a shared text is all body', () => {
  expect(suppressionEdits('- 送料\n', remark('shared/x.mdx', 1), '見た')[0]).toBe('{/* 確認ずみ: 見た */}\n- 送料\n')
})

test('a reason is one line that cannot end its comment, and lines keep their ends', () => {
  expect(suppressionEdits('---\r\n---\r\nb\r\n', remark('x.mdx', 3), '一\n二 */ <Faq>')[0]).toBe(
    '---\r\n---\r\n{/* 確認ずみ: 一 二 ＊／ <Faq> */}\r\nb\r\n',
  )
})
