import { expect, test } from 'vitest'

import { flattenRules } from './flatten-rules.ts'

test('rules that a compiler has joined are the same list as rules apart', () => {
  expect(flattenRules('.a,.b{color:red;margin:0}')).toEqual(
    flattenRules('.a{color:red;margin:0}.b{color:red}.b{margin:0}'),
  )
  expect(flattenRules('@media print{.a{top:0}.b{top:0}}')).toEqual(
    flattenRules('@media print{.a{top:0}}@media print{.b{top:0}}'),
  )
})

test('a selector, a condition, a value, its weight and the order each make a difference', () => {
  const lists = [
    '.a{top:0}.b{top:1px}',
    '.b{top:1px}.a{top:0}',
    '.a{top:0}.c{top:1px}',
    '.a{top:0}.b{top:2px}',
    '.a{top:0}.b{top:1px!important}',
    '.a{top:0}@media print{.b{top:1px}}',
    '@layer one,two;.a{top:0}.b{top:1px}',
  ].map((css) => JSON.stringify(flattenRules(css)))
  expect(new Set(lists).size).toBe(lists.length)
})

test('a comma inside a selector does not divide it', () => {
  expect(flattenRules(':is(.a,.b) p{top:0}')).toEqual([':is(.a,.b) p top:0'])
})
