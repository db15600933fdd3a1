import { expect, test } from 'vitest'

import { sortNewestFirst } from './days.ts'

test('the newest month comes first, and entries of one month keep their order', () => {
  const entries = ['202308-1 a', '202309-1 b', '202309-1 c', '202212-1 d', '202309-2 e'].map((text) => {
    const [month = '', name = ''] = text.split(' ')
    return { month, name }
  })
  expect(sortNewestFirst(entries).map(({ name }) => name)).toEqual(['e', 'b', 'c', 'a', 'd'])
})
