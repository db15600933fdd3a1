import path from 'node:path'

import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { approvalRecord, type ApprovalRecord, type PageHashes } from '#schemas/approval.ts'

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

test('what is signed bit by bit adds up, until it is void or signed anew', () => {
  const both = { web: hashes, 'in-app': hashes }
  const sign = (record: ApprovalRecord | undefined, choice: Partial<Signing>, shown: PageHashes = both) =>
    signRecord({ ...page, record, hashes: shown }, { ...signing, ...choice })
  const seenOf = (record: ApprovalRecord | undefined) =>
    record?.signatures.map(({ moments, surfaces }) => [...moments, ...Object.keys(surfaces)].join(' '))

  const web = sign(undefined, { moments: ['before'], surfaces: ['web'] })
  const app = sign(web, { moments: ['before'], surfaces: ['in-app'] })
  expect(seenOf(app)).toEqual(['before web', 'before in-app'])
  const later = sign(app, { moments: ['during'], surfaces: ['web'] })
  expect(seenOf(later)).toEqual(['before web', 'before in-app', 'during web'])
  expect(seenOf(sign(later, { moments: ['before', 'during'], surfaces: ['web'] }))).toEqual([
    'before in-app',
    'before during web',
  ])
  const changed = { ...both, web: { ...hashes, shown: 'f'.repeat(64) } }
  expect(seenOf(sign(later, { moments: ['after'], surfaces: ['web'] }, changed))).toEqual([
    'before in-app',
    'after web',
  ])
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
  const inputs = Object.keys(metafile.inputs)
  expect(inputs).toContain('schemas/approval-parts.ts')
  expect(inputs.filter((file) => file.includes('node_modules'))).toEqual([])
})
