import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Grant } from '#domain/money/points.ts'
import { elementsBelow, parseHtml, textOf } from '#site/render/html.ts'

import { estimateRange, estimateRows } from './estimate-range.ts'
import { PointsEstimate } from './points-estimate.tsx'

function read(grant: Grant) {
  const html = renderToStaticMarkup(
    <PointsEstimate grant={grant} of="お支払い" scope={{ id: 'noodles', headingLevel: 2 }} />,
  )
  const elements = elementsBelow(parseHtml(html))
  const text = (tag: string) => elements.filter(({ tagName }) => tagName === tag).map(textOf)
  const hidden = elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'hidden')).map(textOf)
  return { result: text('output')[0] ?? '', rows: text('tr'), marks: text('b'), hidden }
}

const unread = '金額を1つ、数字で入れてください。例：12,800'

test('the slider has the sum at which the cap is reached in its middle', () => {
  expect(estimateRange({ base: 1, extra: 4, cap: 300 })).toEqual({
    maximum: 15_000,
    step: 100,
    start: 3000,
    goal: 7500,
  })
  expect(estimateRange({ base: 1, extra: 8, cap: 300 })).toMatchObject({ maximum: 7500, step: 50, goal: 3750 })
  expect(estimateRange({ base: 1, extra: 2, cap: null })).toMatchObject({ maximum: 20_000, goal: undefined })
  expect(estimateRange({ base: 0, extra: 50, cap: 1 })).toEqual({ maximum: 10, step: 10, start: 10, goal: 2 })
})

test('it starts with an example, before the cap', () => {
  const { result, marks, hidden } = read({ base: 1, extra: 4, cap: 300 })
  expect(result).toContain(
    '合計5%で150ポイント常時1% 30P ＋ 上乗せ4% 120Pあと4,500円で、上乗せが上限の300ポイントになります。',
  )
  expect(marks).toContain('▲7,500円で上限')
  expect(hidden).toEqual([unread, '上乗せは上限の300ポイントです。こえた分は常時の1%（100円で1ポイント）だけです。'])
})

test('beyond the cap it says what is left, and nothing where nothing is', () => {
  expect(read({ base: 1.5, extra: 4, cap: 300 }).hidden[1]).toContain('こえた分は常時の1.5%だけです。')
  const fee = read({ base: 0, extra: 50, cap: 3000 })
  expect(fee.hidden).toEqual([unread, '上限の3,000ポイントです。これより増えても、ポイントは変わりません。'])
  expect(fee.result).not.toMatch(/常時|上乗せ/)
  expect(read({ base: 1, extra: 2, cap: null }).result).toContain('上乗せに上限はありません。')
})

test('without scripts it is a table with sums before, at and beyond the cap', () => {
  expect(estimateRows({ base: 1, extra: 4, cap: 300 })).toEqual([3000, 5300, 7500, 15_000])
  expect(read({ base: 1, extra: 4, cap: 300 }).rows).toEqual([
    'お支払い常時上乗せ合計',
    '3,000円30P120P150P',
    '5,300円53P212P265P',
    '7,500円75P300P375P',
    '15,000円150P300P450P',
  ])
  expect(read({ base: 0, extra: 50, cap: 3000 }).rows.at(-1)).toBe('12,000円3,000P')
})
