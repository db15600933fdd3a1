import { expect, test } from 'vitest'

import { makeScreen } from './make-documents.ts'

test('a row with a sample in place of the real value is not published', () => {
  const rows = [
    { term: '返済方式', detail: '元利定額返済' },
    { term: '貸金業者登録番号', detail: '関東財務局長（1）\n第00000号' },
    { term: '指定紛争解決機関', detail: '加入する機関の名前（見本）' },
  ]
  expect(makeScreen('lending', { terms: rows, nested: { rows } }, new Map())).toMatchObject({
    terms: [rows[0]],
    nested: { rows: [rows[0]] },
  })
})

test('fields that concern authors only are not published', () => {
  expect(makeScreen('lending', { heading: '返済', assumed: ['heading'] }, new Map())).not.toHaveProperty('assumed')
})
