import { describe, expect, test } from 'vitest'

import { checkTableFacts } from './tables.ts'

const diagnosticsOf = (...rows: unknown[][]) => checkTableFacts({ rows }).map(({ path, ...rest }) => [path[1], rest])
const mixed = (row: number, first: string, second: string) => [row, { kind: 'table-mixed', details: { first, second } }]

describe('a row about two campaigns is reported', () => {
  test('two examples', () => {
    expect(diagnosticsOf(['｛例1｝', '｛例1のポイント｝'], ['｛例2｝', '｛例1のポイント｝'])).toEqual([
      mixed(1, '例2', '例1'),
    ])
  })

  test('two items, whatever form their facts have', () => {
    expect(diagnosticsOf(['｛phoneの価格｝', '｛tabletのポイント：P｝'])).toEqual([mixed(0, 'phone', 'tablet')])
  })

  test('two examples, one of which has no number', () => {
    expect(diagnosticsOf(['｛例｝', '｛例2のポイント｝'], ['｛例10｝', '｛例10のポイント｝'])).toEqual([
      mixed(0, '例', '例2'),
    ])
    expect(diagnosticsOf(['｛例10｝', '｛上限｝'], ['｛例11｝', '｛例10｝'])).toEqual([mixed(1, '例11', '例10')])
  })

  test('next to another row in which a column changes', () => {
    const rows = [
      ['｛例1の価格｝', '｛例2の価格｝'],
      ['｛例3の価格｝', '｛例3の価格｝'],
      ['｛例4の価格｝', '｛例4のポイント｝'],
    ]
    expect(diagnosticsOf(...rows)).toEqual([mixed(0, '例1', '例2'), mixed(2, '価格', 'ポイント')])
  })

  test('once, even if its column also changes its meaning', () => {
    const rows = [
      ['｛例1｝', '｛例1のポイント｝'],
      ['｛例2｝', '｛例2のポイント｝'],
      ['｛例3｝', '｛例2の合計｝'],
    ]
    expect(diagnosticsOf(...rows)).toEqual([mixed(2, '例3', '例2')])
  })
})

describe('a column that changes its meaning is reported at the row in which it does', () => {
  test('whichever row that is', () => {
    const rows = (...of: string[]) => of.map((what, index) => [`｛例${index + 1}｝`, `｛例${index + 1}の${what}｝`])
    expect(diagnosticsOf(...rows('ポイント', 'ポイント', '合計'))).toEqual([mixed(2, 'ポイント', '合計')])
    expect(diagnosticsOf(...rows('合計', 'ポイント', 'ポイント'))).toEqual([mixed(0, 'ポイント', '合計')])
  })

  test('once, even if two columns change in that row', () => {
    const row = (what: string, example: number) => [`｛例${example}の${what}｝`, `｛例${example}の${what}｝`]
    expect(diagnosticsOf(row('合計', 1), row('合計', 2), row('価格', 3))).toEqual([mixed(2, '合計', '価格')])
  })

  test('rows without a fact do not change the meaning of a column', () => {
    expect(diagnosticsOf(['｛例1のポイント｝'], ['なし'], [], ['｛例2のポイント｝'])).toEqual([])
  })

  test('a column with another fact in each of three rows is not reported', () => {
    expect(diagnosticsOf(['｛aの価格｝'], ['｛bのポイント｝'], ['｛cの合計｝'])).toEqual([])
  })
})

test('a row may name facts of the campaign in addition to its own', () => {
  expect(diagnosticsOf(['｛例1｝', '｛上限｝', '｛例1のポイント｝'])).toEqual([])
  expect(diagnosticsOf(['｛上限｝', '｛終了日｝'])).toEqual([])
})

test.each([{}, { rows: 'a' }, { rows: [] }, { rows: ['a'] }])('nothing is reported for %j', (props) => {
  expect(checkTableFacts(props)).toEqual([])
})
