import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

import { readPlan } from './read-plan.ts'

const sheets = path.resolve(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'plans')

function readSheet(text: string) {
  const { rows, diagnostics } = readPlan('plan.csv', new TextEncoder().encode(text))
  return { rows, found: diagnostics.map(({ kind, line, field }) => `${line} ${field} ${kind}`) }
}

/** Returns the value of one cell of a rate campaign. */
function cell(heading: string, text: string) {
  const { rows, found } = readSheet(`id,種類,${heading}\nbooks,率,"${text}"`)
  return found.length > 2 ? found.find((line) => line.includes(heading)) : rows[0]?.values
}

const defaults = { start: '2023-09-01 00:00', end: '2023-09-30 23:59', grant: '2023-10-31', entry: 'not-required' }

// As each program writes the same sheet: with a byte order mark or Shift_JIS, CRLF, a table's name, no last line end.
test.each(['excel-utf-8', 'excel-shift-jis', 'numbers', 'google-sheets'])('a sheet of %s is read', (name) => {
  const bytes = readFileSync(path.join(sheets, `${name}.csv`))
  const { rows, diagnostics } = readPlan('plan.csv', bytes)
  const first = name === 'numbers' ? 3 : 2
  expect(diagnostics).toEqual([])
  expect(rows).toEqual([
    {
      id: 'books',
      row: first,
      values: { kind: 'rate', rate: 4, cap: 1000, bonusPoints: null, items: [], ...defaults },
    },
    {
      id: 'gift',
      row: first + 1,
      values: { kind: 'bonus', rate: null, cap: null, bonusPoints: 300, items: [], ...defaults },
    },
    {
      id: 'goods',
      row: first + 2,
      values: {
        kind: 'items',
        rate: 2,
        cap: null,
        bonusPoints: null,
        ...defaults,
        start: '2023-09-01 10:00',
        items: [
          { id: 'laptop', price: 149_800, points: 5994 },
          { id: 'phone', price: 119_800, points: 5094 },
        ],
      },
    },
  ])
})

test.each([
  ['utf-16', Buffer.from('\ufeffid,種類\r\n', 'utf16le')],
  ['utf-16', Buffer.from('id,kind\r\n', 'utf16le')],
  ['workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00])],
  ['workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
  ['html', Buffer.from('\ufeff<!DOCTYPE html><html><table>')],
  ['pdf', Buffer.from('%PDF-1.7\n')],
  ['unknown', Buffer.from([0x69, 0x64, 0xff, 0xff])],
])('a file of another kind is reported with its kind: %s', (actual, bytes) => {
  const { diagnostics } = readPlan('plan.csv', new Uint8Array(bytes))
  expect(diagnostics).toMatchObject([{ kind: 'plan-encoding', details: { actual } }])
})

test.each(['\t', ';', '；', '|', '｜', '，', '、'])('a sheet with cells separated by %j is reported', (sign) => {
  const { found } = readSheet([`id${sign}種類${sign}率`, `books${sign}率${sign}4%`].join('\n'))
  expect(found).toEqual(['1 - plan-separator'])
})

test.each([
  ['率', '４％', { rate: 4 }],
  ['率', '4.5', { rate: 4.5 }],
  ['率', '0.5%', { rate: 0.5 }],
  ['上乗せ', '4%', { rate: 4 }],
  ['上限', '１，０００ポイント', { cap: 1000 }],
  ['上限', '1000P', { cap: 1000 }],
  ['上限', 'なし', { cap: null }],
  ['上限', '未定', {}],
  ['開始', '2023-09-01', { start: '2023-09-01 00:00' }],
  ['開始', '2023年9月1日(金) 10:00', { start: '2023-09-01 10:00' }],
  ['終了', '2023/9/30', { end: '2023-09-30 23:59' }],
  ['終了', '2023/9/30 0:00:00', { end: '2023-09-30 00:00' }],
  ['付与', '2023/10/31 0:00', { grant: '2023-10-31' }],
  ['エントリー', 'TRUE', { entry: 'required' }],
  ['エントリー', '不要', { entry: 'not-required' }],
  ['条件', '1回 2,000円以上、\nはじめての方', { conditions: '1回2000円以上はじめての方' }],
  [
    '数字',
    '一回の下限：２,000円、締切 2023/9/30',
    {
      facts: [
        { name: '一回の下限', text: '2,000円', fact: { kind: 'yen', value: 2000 } },
        { name: '締切', text: '2023-09-30', fact: { kind: 'date', day: 19630 } },
      ],
    },
  ],
  [
    '商品',
    'a ¥1,000 10P、b: 2000円 / 20',
    {
      items: [
        { id: 'a', price: 1000, points: 10 },
        { id: 'b', price: 2000, points: 20 },
      ],
    },
  ],
])('%s: %s', (heading, text, values) => {
  expect(readSheet(`id,種類,${heading}\nbooks,率,"${text}"`).rows[0]?.values).toEqual({ kind: 'rate', ...values })
})

test.each([
  ['率', '0.04'],
  ['率', '0.1'],
  ['率', '四パーセント'],
  ['上限', '1,00'],
  ['上限', '1000円'],
  ['開始', '9/1'],
  ['開始', '45170'],
  ['終了', '2023/9/31'],
  ['終了', '月末'],
  ['付与', '2023/10/31 23:59'],
  ['エントリー', 'たぶん'],
  ['商品', 'laptop 149,800円'],
  ['商品', 'a 1円 1P、a 2円 2P'],
])('%s cannot be %s', (heading, text) => {
  expect(cell(heading, text)).toBe(`2 ${heading} plan-cell-unread`)
})

test('a line break in a cell does not shift the rows as spreadsheets count them', () => {
  const { rows, found } = readSheet('id,種類,メモ\nbooks,率,"二行\nのメモ"\nBooks,率,\n')
  expect(rows.map(({ row }) => row)).toEqual([2])
  expect(found).toContain('4 id plan-cell-unread')
})

test('an unclosed quotation mark is reported at the start of its row', () => {
  expect(readSheet('id,種類\nbooks,"率\ngift,特典\n').found).toContain('2 - plan-broken')
})

test.each(['Books', 'books.mdx'])('the id %s is reported, and its row read as that of books', (id) => {
  const { rows, found } = readSheet(`id,種類,率\n${id},率,4%\n`)
  expect(rows).toMatchObject([{ id: 'books', values: { rate: 4 } }])
  expect(found.filter((line) => line.startsWith('2'))).toEqual(['2 id plan-cell-unread'])
})

test('a row without an id, as of totals, is reported once', () => {
  const { rows, found } = readSheet('id,種類,率\nbooks,率,4%\n合計,,\n')
  expect(rows).toHaveLength(1)
  expect(found.filter((line) => line.startsWith('3'))).toEqual(['3 id plan-cell-unread'])
})

test('a misspelt heading is reported, and its column read', () => {
  const { rows, found } = readSheet('id,種類,率,上げん\nbooks,率,4%,300\n')
  expect(rows).toMatchObject([{ values: { rate: 4, cap: 300 } }])
  expect(found.filter((line) => line.includes('heading-unknown'))).toEqual(['1 - plan-heading-unknown'])
  expect(found.join()).not.toContain('上限')
})

test('cells that a comma in a number shifts are reported once', () => {
  const { rows, found } = readSheet('id,種類,率,上限,開始\nbooks,率,4%,1,000,2023/9/1\ngift,特典,,,2023/9/1,\n')
  expect(rows.map(({ id }) => id)).toEqual(['gift'])
  expect(found.filter((line) => /^[23]/u.test(line))).toEqual(['2 - plan-row-shifted'])
})
