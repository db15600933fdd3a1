import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import type { Approval, ApprovalRecord } from '#schemas/files/approval.ts'

import { readRecords, writeRecord } from './record-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
const now = Date.parse('2026-04-01T09:00:00+09:00')
const file = '202604-1/tea.yaml'
const approval: Approval = {
  role: 'legal',
  by: '山田 花子',
  at: '2026-04-01 09:00',
  commit: 'c'.repeat(40),
  uncommitted: false,
  shown: 'e'.repeat(64),
}
const record: ApprovalRecord = { page: '/jp/card/202604-1/tea/', approvals: [approval] }

afterAll(() => rmSync(folder, { recursive: true }))

test('where there is no folder there is no record', async () => {
  expect((await readRecords(path.join(folder, 'none'), now)).size).toBe(0)
})

test('a file that is no record is reported by its name, with a hint', async () => {
  writeRecord(folder, file, record)
  writeFileSync(path.join(folder, file), 'page: 1\n')
  await expect(readRecords(folder, now)).rejects.toThrow('approvals/202604-1/tea.yaml: 承認の記録として読めません')
})

test('a record in the format from before 2026-11-28 is reported, with a hint', async () => {
  writeFileSync(path.join(folder, file), `page: ${record.page}\nsignatures: []\n`)
  await expect(readRecords(folder, now)).rejects.toThrow('消して承認しなおしてください')
})

test.each([
  ['in a browser and in the app', record],
  ['in the app alone', { ...record, page: '/jp/card/202604-1/tea/in-app/' }],
  [
    'by a machine whose clock is some minutes ahead',
    { ...record, approvals: [{ ...approval, at: '2026-04-01 09:20' }] },
  ],
  ['outside a repository', { ...record, approvals: [{ ...approval, commit: 'none' }] }],
])('a page that is approved %s is approved', async (_, approved) => {
  writeRecord(folder, file, approved)
  expect([...(await readRecords(folder, now))]).toEqual([[file, approved]])
})

const approved = (changes: Partial<Approval>): ApprovalRecord => ({
  ...record,
  approvals: [{ ...approval, ...changes }],
})

test.each([
  [
    'on a day that does not exist',
    approved({ at: '9999-99-99 99:99' }),
    '承認した日時「9999-99-99 99:99」は、ありえません',
  ],
  ['on the 30th of February', approved({ at: '2026-02-30 09:00' }), '「2026-02-30 09:00」は、ありえません'],
  ['in 2999', approved({ at: '2999-01-01 00:00' }), '承認した日時「2999-01-01 00:00」は、まだ来ていません'],
  ['tomorrow', approved({ at: '2026-04-02 09:00' }), '「2026-04-02 09:00」は、まだ来ていません'],
  ['at a commit that is none', approved({ commit: '0'.repeat(40) }), 'コミット「000'],
  ['by a name that reads from right to left', approved({ by: '山田\u202e子花' }), '見えない文字（U+202E）'],
  ['by a name that turns a terminal', approved({ by: '\u001b[31m山田' }), '見えない文字（U+001B）'],
  ['by a name of two lines', approved({ by: '山田\n花子' }), '見えない文字（U+000A）'],
  ['as a role that nobody sees', approved({ role: 'legal\u200b' }), '見えない文字（U+200B）'],
  ['for another page', { ...record, page: '/jp/card/202604-1/coffee/' }, 'page は /jp/card/202604-1/tea/'],
  ['for its month', { ...record, page: '/jp/card/202604-1/' }, 'page は /jp/card/202604-1/tea/'],
])('a page that is approved %s is not approved, and its record is reported', async (_, forged, expected) => {
  writeRecord(folder, file, forged)
  const reading = readRecords(folder, now)
  await expect(reading).rejects.toThrow(`approvals/${file}: `)
  await expect(reading).rejects.toThrow(expected)
  await expect(reading).rejects.toThrow('元に戻すか、消して承認しなおしてください')
})

test('every forged record is reported, not only the first', async () => {
  writeRecord(folder, file, approved({ at: '2999-01-01 00:00' }))
  writeRecord(folder, '202604-1/month.yaml', record)
  await expect(readRecords(folder, now)).rejects.toThrow(/month\.yaml: .*\n.*tea\.yaml: /)
})
