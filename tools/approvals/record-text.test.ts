import path from 'node:path'

import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { approvalRecord, type ApprovalRecord } from '#schemas/files/approval.ts'

import { approvePage, formatRecord } from './record-text.ts'

const page = { page: '/jp/card/202604-1/tea/', record: undefined, shown: 'e'.repeat(64) }
const approver = { role: 'legal', by: '山田 "花子"\\: #1' }
const dayAt = (day: number) => Date.parse(`2026-04-0${day}T09:00+09:00`)

test('a record is read as it was written, whatever the name of the person', () => {
  const commit = { hash: 'c'.repeat(40), isClean: false }
  const record = approvePage(page, approver, commit, dayAt(1))
  const at = '2026-04-01 09:00'
  expect(record.approvals).toEqual([{ ...approver, at, commit: commit.hash, uncommitted: true, shown: page.shown }])
  expect(approvalRecord.parse(parse(formatRecord(record)))).toEqual(record)
})

test('an approval outside a repository names no commit', () => {
  expect(approvePage(page, approver, undefined, dayAt(1)).approvals[0]).toMatchObject({
    commit: 'none',
    uncommitted: false,
  })
})

test('approving again replaces the earlier approval of the same person in the same role, and no other', () => {
  const record = [approver.by, '佐藤', '鈴木', approver.by].reduce<ApprovalRecord | undefined>(
    (record, by, index) => approvePage({ ...page, record }, { ...approver, by }, undefined, dayAt(index + 1)),
    undefined,
  )
  expect(record?.approvals.map(({ by, at }) => [by, at])).toEqual([
    ['佐藤', '2026-04-02 09:00'],
    ['鈴木', '2026-04-03 09:00'],
    [approver.by, '2026-04-04 09:00'],
  ])
  const other = approvePage({ ...page, record }, { ...approver, role: 'marketing' }, undefined, dayAt(5))
  expect(other.approvals.length).toBe(4)
})

test('the text of a record is made in a browser too, without a library', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(import.meta.dirname, 'record-text.ts')],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
  })
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain('domain/time/format-time.ts')
  expect(inputs.filter((file) => file.includes('node_modules'))).toEqual([])
})
