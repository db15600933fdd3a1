import { expect, test } from 'vitest'

import { columns, type ColumnName } from './columns.ts'
import { suggestCell } from './suggest-cell.ts'

test.each<[ColumnName, string, string]>([
  ['rate', '0.04', '4%'],
  ['rate', '.005', '0.5%'],
  ['rate', '4%〜5%', ''],
  ['cap', '300円', '300'],
  ['cap', '1万', '10000'],
  ['cap', '1.5万ポイント', '15000'],
  ['cap', '多め', ''],
  ['start', '45170', '2023/9/1'],
  ['start', '9/1/2023', '2023/9/1'],
  ['start', '9/1', ''],
  ['end', '2023/9/30 24:00', '2023/9/30 23:59'],
  ['end', '２０２３/９/３０ ２４：００', '2023/9/30 23:59'],
  ['end', '2023/9/31 24:00', ''],
])('%s: %s is suggested as 「%s」', (name, written, suggestion) => {
  expect(suggestCell(written, (text) => columns[name].read(text) !== undefined)).toBe(suggestion)
})
