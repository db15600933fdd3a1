import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { PointTerms } from '#domain/money/points.ts'
import { listElements, parseHtml, getText } from '#site/render/html.ts'

import { amountAtCap, barParts } from '#domain/money/estimate-bar.ts'
import { PointsEstimate } from './points-estimate.tsx'

/** Renders the calculator; returns the text of its result, and the texts that are hidden at first. */
function renderEstimate(grant: PointTerms) {
  const html = renderToStaticMarkup(
    <PointsEstimate grant={grant} rateAppliesTo="お支払い" scope={{ id: 'noodles', headingLevel: 2 }} />,
  )
  const elements = listElements(parseHtml(html))
  const text = (tag: string) => elements.filter(({ tagName }) => tagName === tag).map(getText)
  const hidden = elements.filter(({ attrs }) => attrs.some(({ name }) => name === 'hidden')).map(getText)
  return { result: text('output')[0] ?? '', hidden }
}

/** Shown for an amount that cannot be read. */
const unreadable = '金額を1つ、数字で入れてください。例：12,800'

test('the bar shows the points in thousandths of its length, with every cap at 800', () => {
  const capped = { base: 1, extra: 4, cap: 300 }
  expect(amountAtCap(capped)).toBe(7500)
  expect(barParts(0, capped)).toEqual({ base: 0, extra: 0 })
  expect(barParts(7500, capped)).toEqual({ base: 160, extra: 640 })
  expect(barParts(10_000, capped)).toEqual({ base: 213, extra: 640 })
  expect(barParts(1_000_000, capped)).toEqual({ base: 1000, extra: 0 })
  expect(barParts(6000, { base: 0, extra: 50, cap: 3000 })).toEqual({ base: 0, extra: 800 })
  expect(amountAtCap({ base: 1, extra: 2, cap: null })).toBeUndefined()
  expect(barParts(10_000, { base: 1, extra: 3, cap: null })).toEqual({ base: 250, extra: 750 })
})

test('it starts with an example, and marks where the cap is', () => {
  const { result, hidden } = renderEstimate({ base: 1, extra: 4, cap: 300 })
  expect(result).toContain('150ポイント▲7,500円で上乗せ上限常時1% 30P上乗せ4% 120P')
  expect(hidden).toEqual([
    unreadable,
    '上乗せは上限の300ポイントです。こえた分は常時の1%（100円で1ポイント）だけです。',
  ])
})

test('beyond the cap it says what is left, and nothing where nothing is', () => {
  expect(renderEstimate({ base: 1.5, extra: 4, cap: 300 }).hidden[1]).toContain('こえた分は常時の1.5%だけです。')
  const fee = renderEstimate({ base: 0, extra: 50, cap: 3000 })
  expect(fee.hidden).toEqual([unreadable, '上限の3,000ポイントです。これより増えても、ポイントは変わりません。'])
  expect(fee.result).not.toMatch(/常時|上乗せ/)
  expect(renderEstimate({ base: 1, extra: 2, cap: null }).result).toContain('上乗せに上限はありません。')
})
