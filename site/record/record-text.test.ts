import path from 'node:path'

import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { approvalRecord, type ApprovalRecord } from '#schemas/approval.ts'

import { formatRecord, signRecord, type Signing } from './record-text.ts'

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
const page = { page: '/jp/card/202604-1/tea/', record: undefined, hashes: { 'in-app': hashes } }
const signing: Signing = {
  role: 'legal',
  by: '山田 "花子"\\: #1',
  at: '2026-04-01 09:00',
  commit: 'none',
  uncommitted: true,
  moments: ['before', 'after'],
  surfaces: ['web', 'in-app'],
}

test('a record is read as it was written, whatever the name of the person', () => {
  const record = signRecord(page, signing) ?? expect.fail()
  expect(record.signatures).toEqual([{ ...signing, surfaces: { 'in-app': hashes } }])
  expect(approvalRecord.parse(parse(formatRecord(record)))).toEqual(record)
})

test('signing again replaces the earlier signature of the same person in the same role, and no other', () => {
  const all = [signing.by, '佐藤', '鈴木', signing.by].reduce<ApprovalRecord | undefined>(
    (record, by, index) => signRecord({ ...page, record }, { ...signing, by, at: `2026-04-0${index + 1} 09:00` }),
    undefined,
  )
  expect(all?.signatures.map(({ by, at }) => [by, at])).toEqual([
    ['佐藤', '2026-04-02 09:00'],
    ['鈴木', '2026-04-03 09:00'],
    [signing.by, '2026-04-04 09:00'],
  ])
  const other = signRecord({ ...page, record: all }, { ...signing, role: 'marketing' })
  expect(other?.signatures.length).toBe(4)
})

test('a page that is not shown where somebody looked is not signed', () => {
  expect(signRecord(page, { ...signing, surfaces: ['web'] })).toBeUndefined()
})

test('the text of a record is made in a browser too, without a library', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'record-text.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
  })
  expect(Object.keys(metafile.inputs).sort()).toEqual(['schemas/approval-parts.ts', 'site/record/record-text.ts'])
})
