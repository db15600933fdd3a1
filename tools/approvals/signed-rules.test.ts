import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import type { Requirement } from '#schemas/requirements.ts'

import { readRecords } from './record-files.ts'
import {
  formatRulesRecord,
  hashRules,
  judgeRules,
  readRulesRecord,
  rulesFile,
  signRules,
  writeRulesRecord,
} from './signed-rules.ts'

const ruleOf = (id: string): Requirement => ({
  id,
  name: `${id}のこと`,
  of: 'all',
  in: 'notes',
  facts: ['上限'],
  words: [],
  blocks: [],
  how: '書く',
  reason: '要る',
  source: '決まり',
})
const settings = { from: '2026-04-01', roles: [{ id: 'legal', name: '法務' }] }
const rules = [ruleOf('cap'), ruleOf('grant')]
const signer = { role: 'legal', by: '山田花子', at: '2026-04-01 10:00', commit: 'none', uncommitted: false }
const recordAt = (at: string) => signRules(hashRules(rules, settings), { signatures: [] }, { ...signer, at })
const record = recordAt(signer.at)
const now = Date.parse('2026-04-01T12:00:00+09:00')

const folder = mkdtempSync(path.join(tmpdir(), 'rules-'))
afterAll(() => rmSync(folder, { recursive: true }))

const judged = (found: readonly Requirement[], asked = settings) =>
  judgeRules(hashRules(found, asked), record, asked)[0]

test('rules that nobody has signed are not signed, and without roles nobody is asked', () => {
  const hashes = hashRules(rules, settings)
  expect(judgeRules(hashes, { signatures: [] }, settings)).toMatchObject([{ role: 'legal', state: 'unsigned' }])
  expect(judgeRules(hashes, record, undefined)).toEqual([])
})

test('a signature holds while the same is asked, in whatever order, or more', () => {
  expect(judged(rules)).toMatchObject({ state: 'signed' })
  expect(
    judged([...rules].reverse().map((one) => Object.fromEntries(Object.entries(one).reverse()) as Requirement)),
  ).toMatchObject({ state: 'signed' })
  expect(judged([...rules, ruleOf('further')])).toMatchObject({ state: 'signed' })
})

test.each([
  ['a rule that is gone', rules.slice(1), settings, { lost: ['cap'], changed: [] }],
  [
    'a rule that is met by less',
    [{ ...ruleOf('cap'), words: ['、'] }, ruleOf('grant')],
    settings,
    { lost: [], changed: ['cap'] },
  ],
  ['a day that comes later', rules, { ...settings, from: '2030-01-01' }, { lost: [], changed: ['approvals'] }],
])('%s makes it void, by name', (_, now, asked, names) => {
  expect(judged(now, asked)).toMatchObject({ state: 'void', ...names })
})

test('a record is read as it was written, is none of a page, and stands for the newest signature of a role', async () => {
  expect(readRulesRecord(folder, now)).toEqual({ signatures: [] })
  writeRulesRecord(folder, record)
  expect(readRulesRecord(folder, now)).toEqual(record)
  expect(await readRecords(folder, Date.now())).toEqual(new Map())
  const again = signRules(hashRules(rules.slice(1), settings), record, { ...signer, by: '佐藤' })
  expect(again.signatures.map(({ by }) => by)).toEqual(['佐藤'])
})

test.each([
  ['of another kind', 'signatures: 3\n', '承認の記録として読めません'],
  ['that is no YAML', 'signatures: [\n', '承認の記録として読めません'],
  ['of the future', formatRulesRecord(recordAt('2999-01-01 00:00')), '「2999-01-01 00:00」は、まだ来ていません'],
  [
    'of a day that does not exist',
    formatRulesRecord(recordAt('2026-02-30 09:00')),
    '「2026-02-30 09:00」は、ありえません',
  ],
])('a record %s is told by its name, with what to do', (_, text, told) => {
  writeFileSync(path.join(folder, rulesFile), text)
  const reading = () => readRulesRecord(folder, now)
  expect(reading).toThrow(`approvals/${rulesFile}: `)
  expect(reading).toThrow(told)
  expect(reading).toThrow('元に戻すか、消して承認しなおしてください')
})
