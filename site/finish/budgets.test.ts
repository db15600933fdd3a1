import { expect, test } from 'vitest'

import { exceededBudgets } from './budgets.ts'

const weights = { before: { html: 1, css: 1, js: 1 }, after: { html: 5_000, css: 5_001, js: 0 } }

test('a page beyond its budget is named, with what keeps its runtime', () => {
  const page = 'jp/card/202302-1/restaurant/index.html'
  expect(exceededBudgets([{ page, reasons: [], ...weights }])).toEqual([
    `${page}: 10001 bytes of brotli, more than the 10000 of a campaign page. Make it lighter, or raise the budget with a reason.`,
  ])
  expect(exceededBudgets([{ page, reasons: ['a client module: counter.tsx'], ...weights }])[0]).toContain(
    "It keeps Next's runtime because of this: a client module: counter.tsx. Make it lighter",
  )
})

test('a page that no budget speaks of is named', () => {
  expect(exceededBudgets([{ page: 'new/index.html', reasons: [], ...weights }])).toEqual([
    'new/index.html: no budget speaks of it. Add a row in site/finish/budgets.ts.',
  ])
})
