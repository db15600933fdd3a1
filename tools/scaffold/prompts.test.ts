import { expect, test } from 'vitest'

import { kindDescriptions } from '#content-layer/common/campaign-kinds.ts'

import { promptForMissing, normalizeInput, unquotePath, type Question } from './prompts.ts'

/** Types inputs in order; an invalid one is followed by the next, as in a terminal. */
function typing(...inputs: string[]): Question {
  return (prompt, isValid) => {
    for (let input = inputs.shift(); input !== undefined; input = inputs.shift())
      if (isValid(input)) return Promise.resolve(input)
    throw new Error(`no valid answer to ${prompt}`)
  }
}

const month = '202308-1'
const [firstKind] = Object.keys(kindDescriptions)

test.each([
  [['5', '1', '2023-09', month, '209909-1', 'なし', ''], { what: 'month', month: '209909-1', isEmpty: true }],
  [['1', '209909-1', '', ''], { what: 'month', month: '209909-1', isEmpty: false }],
  [['1', '209909-1', '209908-1', month, ''], { what: 'month', month: '209909-1', from: month, isEmpty: false }],
  [['2', '209909-1', month, 'Cafe', 'cafe', '0', '1'], { what: 'campaign', month, id: 'cafe', kind: firstKind }],
  [['3', 'in-app', 'points-transfer'], { what: 'note', name: 'points-transfer' }],
  [['4', 'grant-times'], { what: 'fragment', name: 'grant-times' }],
])('the answers %j make a request', async (inputs, expected) => {
  expect(await promptForMissing([], [month], typing(...inputs))).toEqual(expected)
})

test('only the plan of a month is asked for if there are arguments', async () => {
  expect(await promptForMissing(['209909-1'], [month], typing(''))).toMatchObject({ what: 'month', month: '209909-1' })
  expect(await promptForMissing(['note', 'a-b'], [month], typing())).toEqual({ what: 'note', name: 'a-b' })
})

test('without another month, a new one copies none', async () => {
  expect(await promptForMissing([], [], typing('1', '209909-1', ''))).toEqual({
    what: 'month',
    month: '209909-1',
    isEmpty: true,
  })
})

test.each([
  ['１', '1'],
  ['２０９９０９－１', '209909-1'],
  ['209909ー1', '209909-1'],
  ['ｃａｆｅ', 'cafe'],
  ['cafe', 'cafe'],
])('%s, typed with a Japanese keyboard, is %s', (typed, expected) => {
  expect(normalizeInput(typed)).toBe(expected)
})

test.each([
  [`'/plans/9月 計画.csv'`, '/plans/9月 計画.csv'],
  ['"C:\\plans\\plan.csv"', 'C:\\plans\\plan.csv'],
  ['/plans/9月\\ 計画.csv', '/plans/9月 計画.csv'],
  ['plan.csv', 'plan.csv'],
])('the dropped file %s is found as %s', (typed, expected) => {
  expect(unquotePath(typed)).toBe(expected)
})
