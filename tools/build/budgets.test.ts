import { expect, test } from 'vitest'

import { exceededBudgets } from './budgets.ts'

const about = { isScreen: false, weight: { html: 5_000, css: 7_901, js: 0 } }

test('a page beyond its budget is named', () => {
  const page = 'jp/card/202302-1/restaurant/index.html'
  expect(exceededBudgets([{ page, ...about }])).toEqual([
    `${page}: 12901 bytes of brotli, more than the 12900 of a campaign page. Make it lighter, or raise the budget with a reason.`,
  ])
})

test('a page that no budget speaks of is named', () => {
  expect(exceededBudgets([{ page: 'new/index.html', ...about }])).toEqual([
    'new/index.html: no budget speaks of it. Add a row in tools/build/budgets.ts.',
  ])
})
