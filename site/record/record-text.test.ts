import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { approvalRecord, type Signature } from '#schemas/approval.ts'

import { addSignature, formatRecord } from './record-text.ts'

const part = '0123456789abcdef0123'
const hashes = {
  shown: 'e'.repeat(64),
  words: part,
  facts: part,
  links: part,
  pictures: part,
  styles: part,
  frame: part,
}
const signature: Signature = {
  role: 'legal',
  by: '山田 "花子"\\: #1',
  at: '2026-04-01 09:00',
  commit: 'none',
  uncommitted: true,
  moments: ['before', 'after'],
  surfaces: { 'in-app': hashes },
}

test('a record is read as it was written, whatever the name of the person', () => {
  const record = addSignature('/jp/card/202604-1/tea/', undefined, signature)
  expect(approvalRecord.parse(parse(formatRecord(record)))).toEqual(record)
})

test('signing again replaces the earlier signature of the same person in the same role, and no other', () => {
  const first = addSignature('/p/', undefined, signature)
  const others = ['marketing', 'legal'].map((role) => ({ ...signature, role, by: role }))
  const all = others.reduce((record, one) => addSignature('/p/', record, one), first)
  const again = addSignature('/p/', all, { ...signature, at: '2026-04-02 09:00' })
  expect(again.signatures.map(({ by, at }) => [by, at])).toEqual([
    ['marketing', '2026-04-01 09:00'],
    ['legal', '2026-04-01 09:00'],
    [signature.by, '2026-04-02 09:00'],
  ])
})
