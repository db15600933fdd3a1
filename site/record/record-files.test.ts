import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { readRecords, writeRecord } from './record-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'records-'))
const record = { page: '/jp/card/202604-1/tea/', signatures: [] }

afterAll(() => rmSync(folder, { recursive: true }))

test('where there is no folder there is no record', async () => {
  expect((await readRecords(path.join(folder, 'none'))).size).toBe(0)
})

test('a file that is no record is told by its name, with what to do', async () => {
  writeRecord(folder, '202604-1/tea.yaml', record)
  writeFileSync(path.join(folder, '202604-1/tea.yaml'), 'page: 1\n')
  await expect(readRecords(folder)).rejects.toThrow('approvals/202604-1/tea.yaml: 承認の記録として読めません')
})
