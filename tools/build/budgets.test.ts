import { expect, test } from 'vitest'

import { campaignBudget, checkBudgets } from './budgets.ts'

const bytes = campaignBudget + 1
const weight = { html: bytes, js: 0 }

test('a content page above its budget is a warning, so that no text can stop the build', () => {
  const page = 'jp/card/202302-1/restaurant/index.html'
  expect(checkBudgets([{ page, isScreen: false, weight }])).toEqual({
    errors: [],
    warnings: [
      `${page}: ${bytes} bytes of brotli, more than the ${campaignBudget} of a campaign page. Shorten its texts.`,
    ],
  })
})

test('a screen above its budget is an error', () => {
  const page = 'jp/lending/index.html'
  const { errors, warnings } = checkBudgets([{ page, isScreen: true, weight: { ...weight, js: 170_000 } }])
  expect(warnings).toEqual([])
  expect(errors).toEqual([expect.stringContaining(`${page}: ${bytes + 170_000} bytes of brotli`)])
})

test('a page without a budget is an error', () => {
  expect(checkBudgets([{ page: 'new/index.html', isScreen: false, weight }])).toEqual({
    errors: ['new/index.html: no budget applies to it. Add a row in tools/build/budgets.ts.'],
    warnings: [],
  })
})
